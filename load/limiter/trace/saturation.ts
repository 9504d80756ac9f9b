/**
 * Determines the throughput of a trace without a refusal: the answers per second, and the number of requests that the server
 * processed at once. Pure.
 */
import type { IntervalEstimate } from './interval.ts'
import { quantile } from './quantile.ts'
import { stagesOf } from './stage-answers.ts'
import { aloneTimesOf, isPaced, LARGEST_FACTOR } from './uneven-times.ts'
import type { RequestKind, Observation } from './trace.ts'

/** The figures of a burst in which requests waited. `atOnce` is the number of requests in processing, without the waiting ones. */
export type Saturation = {
  readonly kind: RequestKind
  readonly perSecond: number
  /** The service time of a request that does not wait. */
  readonly serviceMs: number
  readonly atOnce: IntervalEstimate
}

/** Bursts of fewer requests do not saturate a server. */
const SMALLEST_BURST = 8
/** A request has waited if it takes this factor, and at least this time, longer than a request alone. */
const WAIT_FACTOR = 1.6
const MIN_WAIT_MS = 60
/** A server that processes a larger share of a burst at once does not make it wait. */
const MAX_OF_BURST = 0.5

/** Returns the requests that were in flight alone: no other request of this run was before them in a queue. */
export function aloneOf(observations: readonly Observation[]): readonly Observation[] {
  const chats = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  const sorted = observations.toSorted((a, b) => a.sentMs - b.sentMs)
  const shared = new Set<Observation>()
  let last: Observation | null = null
  for (const one of sorted) {
    if (last !== null && one.sentMs < last.closedMs) {
      shared.add(one)
      shared.add(last)
    }
    if (last === null || one.closedMs > last.closedMs) last = one
  }
  return chats.filter((one) => !shared.has(one)).toSorted((a, b) => a.sentMs - b.sentMs)
}

/** Returns the time from sending to the last byte. */
function tookMs({ sentMs, closedMs }: Observation): number {
  return closedMs - sentMs
}

/** Returns how unevenly the service takes its time, as a standard deviation of logarithms; 0 for a regular one. */
export function spreadOfAlone(observations: readonly Observation[]): number {
  return aloneTimesOf(aloneOf(observations).map(tookMs)).spread
}

/** Returns the longest usual service time of requests without a wait, as a busy machine has it: the upper quartile; null if none was alone. */
export function longAloneMs(observations: readonly Observation[]): number | null {
  return quantile(aloneOf(observations).map(tookMs), 0.75)
}

/** The factor and the least number of requests alone that were delayed: a busy machine explains fewer or shorter delays. */
const DELAY_FACTOR = 4
const MIN_DELAYED = 2
/** A few long delays, or many short ones. */
const DELAYED = [
  { moreMs: 250, part: 0.05 },
  { moreMs: 30, part: 0.5 },
] as const

/** Few of uneven times lie above the usual one by more standard deviations than these. */
const LONG_DEVIATIONS = 3

/** Returns whether requests alone were delayed. A cap or a busy server does not do that. */
export function isDelayedAlone(observations: readonly Observation[]): boolean {
  const alone = aloneOf(observations).map(tookMs)
  if (isPaced(alone)) return true
  // A pace delays all requests in series. Only the first one of a burst shows the service time.
  const first = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  // The quickest of many uneven times lies far below the usual one: n normal deviates reach to about the root of 2 ln n.
  const quickDeviations = Math.sqrt(2 * Math.log(Math.max(1, first.length)))
  const range = Math.exp((quickDeviations + LONG_DEVIATIONS) * aloneTimesOf(alone).spread)
  const factor = Math.max(DELAY_FACTOR, Math.min(LARGEST_FACTOR, range))
  const usualMs = first.reduce((least, one) => Math.min(least, tookMs(one)), Infinity)
  return DELAYED.some(({ moreMs, part }) => {
    const delayed = alone.filter((ms) => ms > Math.max(factor * usualMs, usualMs + moreMs))
    return delayed.length >= Math.max(MIN_DELAYED, part * alone.length)
  })
}

/**
 * The quantiles of service times: of requests alone, of a burst, and the late ones of a burst. `deviations` are those of a normal
 * distribution.
 */
const ALONE = { part: 0.25, deviations: -0.674 } as const
const QUICK = { part: 0.02, deviations: -2.054 } as const
const LATE = { part: 0.9, deviations: 1.282 } as const

/**
 * Returns the burst with the highest rate, or null if no burst made requests wait. The times of requests alone are those of all
 * `seen` observations.
 */
export function saturationOf(
  observations: readonly Observation[],
  seen: readonly Observation[] = observations,
): Saturation | null {
  const alone = aloneOf(seen).map(tookMs)
  const usualMs = quantile(alone, ALONE.part)
  const { spread } = aloneTimesOf(alone)
  const found = [...stagesOf(observations).values()].flatMap((stage) => {
    const one = saturationIn(stage, usualMs, spread)
    return one === null ? [] : [one]
  })
  // A server may be quick for short requests, and slow for long ones.
  const slow = found.filter((one) => !isFast(one))
  const left = slow.length > 0 ? slow : found
  // The service time is known best for requests that were also sent alone.
  const known = left.filter(({ kind }) => kind === 'chat')
  return (known.length > 0 ? known : left).toSorted((a, b) => b.perSecond - a.perSecond)[0] ?? null
}

function saturationIn(
  stage: readonly Observation[],
  usualMs: number | null,
  spread: number,
): Saturation | null {
  const burst = stage.filter(({ outcome }) => outcome === 'accepted')
  const [first] = burst
  if (first === undefined || burst.length < SMALLEST_BURST) return null
  const sentMs = Math.max(...burst.map((one) => one.sentMs))
  // Requests in series, or in two groups, are not a burst.
  if (burst.some(({ closedMs }) => closedMs <= sentMs)) return null
  const took = burst.map(tookMs)
  // A long answer is never sent alone, so the quickest ones of the burst show the service time.
  const isAlone = first.kind === 'chat' && usualMs !== null
  const quickMs = isAlone ? usualMs : (quantile(took, QUICK.part) ?? 0)
  // Uneven times lie below and above the usual one, without any wait.
  const serviceMs = quickMs * Math.exp(-(isAlone ? ALONE : QUICK).deviations * spread)
  const late = (quantile(took, LATE.part) ?? 0) * Math.exp(-LATE.deviations * spread)
  if (late <= Math.max(WAIT_FACTOR * serviceMs, serviceMs + MIN_WAIT_MS)) return null
  const ends = burst.map(({ closedMs }) => closedMs).toSorted((a, b) => a - b)
  const [low, value, high] = RATE_PARTS.map((part) => quantile(ratesOf(ends, serviceMs), part) ?? Infinity)
  if (low === undefined || value === undefined || high === undefined) return null
  // Little's law: the requests in processing are those that are answered in the service time of one.
  const atOnce = (perMs: number): number => Math.max(1, Math.round(perMs * serviceMs))
  if (atOnce(value) > MAX_OF_BURST * burst.length) return null
  return {
    kind: first.kind,
    perSecond: 1000 * value,
    serviceMs,
    atOnce: { value: atOnce(value), low: atOnce(low), high: atOnce(high) },
  }
}

/** A server with more answers per second, and a shorter service time, is limited by its machine. */
const FAST_MS = 20
const FAST_PER_SECOND = 500

/** Returns whether the machine of the server is the limit. */
export function isFast({ perSecond, serviceMs }: Saturation): boolean {
  return perSecond >= FAST_PER_SECOND && serviceMs < FAST_MS
}

/** The quantiles of the rate. The upper one is further from the median, because stalls of the machine lower a rate. */
const RATE_PARTS = [0.25, 0.5, 0.9] as const
/** The rate is counted over this many service times if the burst is long enough, because answers may come in groups. */
const SERVICES = 5

/** Returns the answers per millisecond from each answer on, until the end of the burst. The first answer of a span counts half. */
function ratesOf(ends: readonly number[], serviceMs: number): readonly number[] {
  const [firstMs, lastMs] = [ends[0] ?? 0, ends.at(-1) ?? 0]
  const spanMs = Math.max(1, Math.min(SERVICES * serviceMs, Math.max(serviceMs, (lastMs - firstMs) / 2)))
  let until = 0
  return ends.flatMap((fromMs, at) => {
    while (until < ends.length && (ends[until] ?? 0) < fromMs + spanMs) until += 1
    return fromMs + spanMs > lastMs ? [] : [(until - at - 0.5) / spanMs]
  })
}
