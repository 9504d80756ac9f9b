/** Simulates services with correct limiters, for tests in which the service, the network or this machine stalls. */
import openai from '../../schemas/profiles/openai.json' with { type: 'json' }
import { readingsOf, SENT_AT_EPOCH_MS } from '../exchange/exchange-fixture.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import type { SimulatedLimiter, SimulatedService } from './stalled-run-fixture.ts'

const QUOTA = 4

/** Creates a fixed window limiter. The first request after the end of a window begins a new window. */
function fixedWindow(quota: number, windowMs: number): SimulatedLimiter {
  let endsMs = Number.NEGATIVE_INFINITY
  let used = 0
  const usedAt = (nowMs: number): number => (nowMs < endsMs ? used : 0)
  const leftMs = (nowMs: number): number => Math.max(0, endsMs - nowMs)
  return {
    admit(nowMs) {
      if (usedAt(nowMs) >= quota) return false
      used = usedAt(nowMs) + 1
      if (nowMs >= endsMs) endsMs = nowMs + windowMs
      return true
    },
    remaining: (nowMs) => quota - usedAt(nowMs),
    nextMs: leftMs,
    fullMs: leftMs,
  }
}

/** Creates a limiter that admits at most the quota within any time as long as a window. */
function slidingLog(quota: number, windowMs: number): SimulatedLimiter {
  const log: number[] = []
  const young = (nowMs: number): readonly number[] => log.filter((atMs) => atMs + windowMs > nowMs)
  const untilMs = (nowMs: number, atMs = nowMs - windowMs): number => atMs + windowMs - nowMs
  return {
    admit(nowMs) {
      if (young(nowMs).length >= quota) return false
      log.push(nowMs)
      return true
    },
    remaining: (nowMs) => quota - young(nowMs).length,
    nextMs: (nowMs) => untilMs(nowMs, young(nowMs)[0]),
    fullMs: (nowMs) => untilMs(nowMs, young(nowMs).at(-1)),
  }
}

/** Creates a token bucket that refills the whole quota within one window. */
function tokenBucket(quota: number, windowMs: number): SimulatedLimiter {
  let level = quota
  let levelMs = 0
  const at = (nowMs: number): number => Math.min(quota, level + ((nowMs - levelMs) * quota) / windowMs)
  const untilMs = (nowMs: number, wanted: number): number =>
    (Math.max(0, wanted - at(nowMs)) * windowMs) / quota
  return {
    admit(nowMs) {
      if (at(nowMs) < 1) return false
      ;[level, levelMs] = [at(nowMs) - 1, nowMs]
      return true
    },
    remaining: (nowMs) => Math.floor(at(nowMs)),
    nextMs: (nowMs) => untilMs(nowMs, Math.min(quota, Math.floor(at(nowMs)) + 1)),
    fullMs: (nowMs) => untilMs(nowMs, quota),
  }
}

type Announce = SimulatedService['announce']

const secondsUp = (ms: number): string => String(Math.ceil(ms / 1000))
const retryAfter = (value: string, isAdmitted: boolean): HeaderList =>
  isAdmitted ? [] : [['retry-after', value]]
// Returns the wait for Retry-After in ms. It is at least 1, even if quota is available again when the refusal is sent.
const retryMs = (limiter: SimulatedLimiter, nowMs: number): number =>
  limiter.remaining(nowMs) > 0 ? 1 : Math.max(1, limiter.nextMs(nowMs))
const retryText = (limiter: SimulatedLimiter, nowMs: number): string => secondsUp(retryMs(limiter, nowMs))
const dateText = (atMs: number): string => new Date(SENT_AT_EPOCH_MS + atMs).toUTCString()

const durations: Announce = (limiter, nowMs, isAdmitted) => [
  ['x-ratelimit-limit-requests', String(QUOTA)],
  ['x-ratelimit-remaining-requests', String(limiter.remaining(nowMs))],
  ['x-ratelimit-reset-requests', `${Math.ceil(limiter.fullMs(nowMs))}ms`],
  ...retryAfter(retryText(limiter, nowMs), isAdmitted),
]

const structured =
  (windowMs: number): Announce =>
  (limiter, nowMs, isAdmitted) => [
    ['ratelimit-policy', `"requests";q=${QUOTA};w=${secondsUp(windowMs)}`],
    ['ratelimit', `"requests";r=${limiter.remaining(nowMs)};t=${secondsUp(limiter.nextMs(nowMs))}`],
    ...retryAfter(retryText(limiter, nowMs), isAdmitted),
  ]

const epoch: Announce = (limiter, nowMs, isAdmitted) => [
  ['date', dateText(nowMs)],
  ['x-ratelimit-limit', String(QUOTA)],
  ['x-ratelimit-remaining', String(limiter.remaining(nowMs))],
  ['x-ratelimit-reset', secondsUp(SENT_AT_EPOCH_MS + nowMs + limiter.fullMs(nowMs))],
  ...retryAfter(dateText(Math.ceil((nowMs + retryMs(limiter, nowMs)) / 1000) * 1000), isAdmitted),
]

function service(
  limiterOf: (quota: number, windowMs: number) => SimulatedLimiter,
  windowMs: number,
  family: string,
  announce: Announce,
): SimulatedService {
  const quotas = [{ quota: QUOTA, unit: 'requests', windowSeconds: windowMs / 1000, scope: 'account' }]
  return {
    quota: QUOTA,
    readings: readingsOf({
      ...openai.readings,
      'limits.headers': { reading: family },
      'limits.quota': { reading: 'list', quotas, charged: [] },
    }),
    createLimiter: () => limiterOf(QUOTA, windowMs),
    announce,
  }
}

const SHORT_MS = 2000
const LONG_MS = 10_000

/** The simulated services by name. */
export const simulatedServices: Readonly<Record<string, SimulatedService>> = {
  'a window of 2 s': service(fixedWindow, SHORT_MS, 'x-ratelimit-durations', durations),
  'a window of 10 s': service(fixedWindow, LONG_MS, 'x-ratelimit-durations', durations),
  'a sliding log of 10 s': service(slidingLog, LONG_MS, 'ratelimit-fields', structured(LONG_MS)),
  'a bucket of 10 s': service(tokenBucket, LONG_MS, 'x-ratelimit-durations', durations),
  'a bucket of 2 s, with dates': service(tokenBucket, SHORT_MS, 'x-ratelimit-epoch', epoch),
  'a window of 10 s, with dates': service(fixedWindow, LONG_MS, 'x-ratelimit-epoch', epoch),
}
