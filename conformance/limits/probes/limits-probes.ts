import type { Exchange } from '../../exchange/exchange.ts'
import { limitHeadersOf } from '../limits-headers.ts'
import {
  areQueued,
  BURST_EXTRA,
  CALL_TOKENS,
  countsNoRequests,
  declaredQuotas,
  HEADER_CALLS,
  inFlightQuota,
  MAX_WAIT_MS,
  pastWindowMs,
  SEARCH_CALLS,
  MAX_QUOTA,
  refillIn,
  requestQuota,
  requestsForLimits,
  windowWaitSeconds,
} from '../declared-quotas.ts'
import {
  isCompleted,
  labelIn,
  followUpLabels,
  PLAIN_CALLS,
  SINGLE_CALL,
  SPECIAL_CALLS,
} from '../limits-served.ts'
import { answeredAtMs, retryAfterOf } from '../../exchange/limits-values.ts'
import { upperMedian } from '../../../schemas/median.ts'
import { defineProbe, type Call, type Probe, type ProbeContext } from '../../engine/probe.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { is2xx, statusOf } from '../../exchange/reply.ts'
import { unitProbes } from './limits-units.ts'
import { createRun, MARGIN_MS, recordAnswer, promisedTime, type LimitRun } from './limit-run.ts'

const MAX_ROW = 2 * MAX_QUOTA + 30
// The minimum time in ms between two calls that makes their Retry-After values differ by at least one whole second.
const DEEPER_MS = 1100
const DEEP_FROM_MS = 2000

// The longest window in ms that is tested in several trials. Longer windows get one trial, because a trial waits for several windows.
const MAX_REPEATED_WINDOW_MS = 10_000
const BURST_PROBE = 'limits.burst'

const limitsBurst = defineProbe({
  id: BURST_PROBE,
  turn: 'last',
  title: 'a key used up to its limit one call at a time, again after the wait, and with calls all at once',
  calls: declaredCalls,
  mayHaveFurtherTrials: (readings) => {
    const [only, ...others] = declaredQuotas(readings)
    return others.length === 0 && (only?.windowMs ?? Infinity) <= MAX_REPEATED_WINDOW_MS
  },
  run: async (context) => {
    const run = createRun(context)
    // A further trial must begin with the full quota, so it first waits for two windows.
    if (context.recorded(BURST_PROBE).length > 0 && !(await run.silence(2))) return
    const startMs = context.nowMs()
    const refused = await exhaustQuota(run)
    if (refused === null) return await exhaustConcurrently(run)
    if (!isLimit(run, refused)) return
    const last = await sendOtherKinds(run)
    const back = (await lookDeeper(run, last)) ?? (await sendAfterWait(run, last))
    if (back === null) return
    const isSeen = await exhaustWithOthers(run, 'recovery', back)
    // Without header fields, only a series that begins with the full quota shows whether other calls count.
    const isCounted = announced(context, back, 'remaining') === null
    const earlyMs = thirdWithinWindowMs(run, startMs)
    if (
      earlyMs === null
        ? (!isSeen || isCounted) && ((await run.silence(2)) || (await run.silence(1)))
        : await run.until(earlyMs + MARGIN_MS)
    ) {
      await exhaustWithOthers(run, 'recovery-again', null)
    }
    await sendConcurrently(run)
  },
})

// Returns when a third quota of answers is due, if that is within the declared window since `startMs`: the real window is then
// shorter. Null otherwise.
function thirdWithinWindowMs({ context, quota, windowMs, refusal, tookMs }: LimitRun, startMs: number) {
  if (quota === null || windowMs === null || refusal === null || tookMs.length < 2 * quota) return null
  const promisedMs = promisedTime(context, refusal)
  return promisedMs === null || promisedMs >= startMs + windowMs ? null : promisedMs
}

// Returns the declared calls. They are judged like all calls of their kinds.
function declaredCalls(readings: Readings): readonly Call[] {
  if (countsNoRequests(readings)) return []
  const count = requestsForLimits(readings)
  const shared = { about: 'quota', mayBeRefused: true, isSentOnce: true } as const
  const optional = { ...shared, count: 0, ifNeeded: true } as const
  const plain = { kind: 'completion', tokens: CALL_TOKENS } as const
  const waits = count > HEADER_CALLS ? windowWaitSeconds(readings, 3) : 0
  return [
    ...SPECIAL_CALLS.map((call) => ({ ...call, ...optional })),
    ...PLAIN_CALLS.map((call) => ({ ...call, ...optional, ...plain })),
    { label: '*', ...shared, ...plain, count, marks: SINGLE_CALL, waitSeconds: waits / count },
  ]
}

/** All probes that test the limits of a service. */
export const limitsProbes: readonly Probe[] = [limitsBurst, ...unitProbes]

// Uses up the quota. If a limit refuses the very first call, waits and starts once more. Returns the refused call; null for none.
async function exhaustQuota(run: LimitRun): Promise<Exchange | null> {
  const refused = await sendUntilRefused(run)
  if (refused === null || run.answeredCount > 0 || !isLimit(run, refused)) return refused
  const promisedMs = promisedTime(run.context, refused)
  const isQuiet = await run.silence(1)
  if (!isQuiet && (promisedMs === null || !(await run.until(promisedMs + MARGIN_MS)))) return refused
  run.refusal = null
  return await sendUntilRefused(run)
}

// Sends calls until one is not answered 2xx, enough were sent, or a whole window passed. Returns the call without 2xx; null for none.
async function sendUntilRefused(run: LimitRun): Promise<Exchange | null> {
  const startMs = run.context.nowMs()
  for (let number = 1; number <= MAX_ROW; number += 1) {
    const answer = await run.call(labelIn('serial', number))
    if (!is2xx(answer)) return answer
    run.answeredCount = number
    run.quota ??= announced(run.context, answer, 'limit')
    const spanMs = run.context.nowMs() - startMs
    if (number >= enough(run, spanMs)) return null
    // Sequential calls that take longer than a window are too slow to meet the limit.
    if (run.windowMs !== null && spanMs >= run.windowMs) return null
  }
  return null
}

async function exhaustConcurrently(run: LimitRun): Promise<void> {
  const { quota, answeredCount, windowMs, context } = run
  if (areQueued(context.readings) || quota === null || quota > MAX_QUOTA || windowMs === null) return
  // After two quotas of answers there is no limit to find.
  if (answeredCount > 2 * quota) return
  await sendConcurrently(run)
  if (run.refusal !== null) await sendAfterWait(run, run.refusal)
}

// Returns the number of answers after which a probe stops. Usually this is twice the quota plus the refill, as a new window may begin.
function enough({ quota, windowMs, context }: LimitRun, spanMs: number): number {
  if (quota === null) return SEARCH_CALLS
  if (areQueued(context.readings)) return Math.min(quota, MAX_QUOTA) + BURST_EXTRA
  return quota > MAX_QUOTA ? HEADER_CALLS : 2 * quota + 1 + Math.floor(refillIn({ quota, windowMs }, spanMs))
}

function announced({ readings }: ProbeContext, answer: Exchange, part: 'limit' | 'remaining'): number | null {
  const family = stringOf(readings, 'limits.headers', 'reading') ?? ''
  const allowances = (limitHeadersOf(family, answer)?.allowances ?? []).filter(
    ({ unit }) => unit !== 'tokens',
  )
  return allowances.find((each) => each[part] !== null)?.[part] ?? null
}

// Returns whether a refusal may come from a limit: a call was answered before, or the status is 429 or 503.
function isLimit({ answeredCount }: LimitRun, refused: Exchange): boolean {
  const status = statusOf(refused)
  if (status === null) return false
  return answeredCount > 0 || status === 429 || status === 503
}

async function sendOtherKinds(run: LimitRun): Promise<Exchange> {
  const { calls, context } = run
  const scope = requestQuota(context.readings)?.scope ?? null
  const [stream, socket, sibling, other] = await Promise.all([
    calls.stream('stream'),
    calls.socket('socket'),
    calls.sibling('sibling'),
    calls.other('other'),
    run.call('again'),
  ])
  // One answered call may have used a refill of a bucket. Several calls cannot.
  await Promise.all([
    ...(isCompleted(context.readings, stream) ? more('stream', calls.stream) : []),
    ...(isCompleted(context.readings, socket) ? more('socket', calls.socket) : []),
    ...(scope !== 'key' && isCompleted(context.readings, sibling) ? more('sibling', calls.sibling) : []),
    ...(scope === 'address' && isCompleted(context.readings, other) ? more('other', calls.other) : []),
  ])
  return await run.call('a-last')
}

function more(label: string, call: (label: string) => Promise<unknown>): readonly Promise<unknown>[] {
  return followUpLabels(label).map(call)
}

// Sends a call before the time in Retry-After. Returns the call if it was answered nevertheless; else null.
async function lookDeeper(run: LimitRun, last: Exchange): Promise<Exchange | null> {
  const after = retryAfterOf(last)
  if (after === null || after.kind === 'malformed' || after.waitMs < DEEP_FROM_MS) return null
  // The target may decide at any time within a call, so waits longer by the length of an answer, if possible.
  const usualMs = upperMedian(run.tookMs)
  // If the wait is longer than the window, a refusal after the window shows that the real window is longer.
  const pastMs = pastWindowMs(run.context, run.windowMs ?? Infinity, run.quota ?? 1) + usualMs
  const isPast = pastMs <= MAX_WAIT_MS && after.waitMs > pastMs + usualMs + DEEPER_MS
  const soonMs = DEEPER_MS + (after.waitMs < DEEP_FROM_MS + usualMs ? 0 : usualMs)
  const deeperMs = isPast ? Math.max(soonMs, pastMs) : soonMs
  if (!(await run.until(answeredAtMs(last) + deeperMs))) return null
  const deep = await run.call('deep')
  return is2xx(deep) ? deep : null
}

async function sendAfterWait(run: LimitRun, last: Exchange): Promise<Exchange | null> {
  let before = last
  for (const label of ['obey', 'obey-again']) {
    const atMs = returnAtMs(run, before)
    if (atMs === null || !(await run.until(atMs))) return null
    before = await run.call(label)
    if (is2xx(before)) return before
  }
  if (!(await run.silence(2))) return null
  const rested = await run.call('rested')
  return is2xx(rested) ? rested : null
}

function returnAtMs(run: LimitRun, refusal: Exchange): number | null {
  const promisedMs = promisedTime(run.context, refusal)
  const restedMs = run.windowMs === null ? null : run.answeredAtMs + 2 * run.windowMs
  const isRestAhead = restedMs !== null && restedMs > answeredAtMs(refusal)
  if (promisedMs === null) return isRestAhead ? restedMs + MARGIN_MS : null
  // Obeys a promise of up to one window beyond the usual two, because refusals may prolong a window.
  const isFar = isRestAhead && promisedMs > restedMs + (run.windowMs ?? 0)
  return (isFar ? restedMs : promisedMs) + MARGIN_MS
}

/** Uses up the quota by invalid, aborted and valid calls. Returns false if a call is refused before each of these kinds was sent. */
async function exhaustWithOthers(
  run: LimitRun,
  series: 'recovery' | 'recovery-again',
  start: Exchange | null,
): Promise<boolean> {
  const { calls } = run
  const labelOf = (name: string | number) => labelIn(series, name)
  const isAnsweredTo = async (name: string | number) => is2xx(await run.call(labelOf(name)))
  const isStarted = start !== null || (await isAnsweredTo('start'))
  if (!isStarted) return false
  await calls.wrong(labelOf('wrong'))
  if (!(await isAnsweredTo(1))) return false
  for (const label of ['invalid-1', 'invalid-2'].map(labelOf)) await calls.invalid(label)
  if (!(await isAnsweredTo(2))) return false
  const aborted = await calls.aborted(labelOf('aborted'))
  if (aborted !== null && !is2xx(recordAnswer(run, aborted))) return false
  const most = 2 * (run.quota ?? run.answeredCount) + 1
  for (let number = 3; number <= most; number += 1) {
    if (!(await isAnsweredTo(number))) break
  }
  return true
}

async function sendConcurrently(run: LimitRun): Promise<void> {
  const quota = run.quota ?? run.answeredCount
  if (!(await run.silence(1))) return
  const answered = await atOnce(run, 'burst', quota + BURST_EXTRA)
  if (answered === quota || (run.windowMs === null && answered < quota && answered >= run.answeredCount))
    return
  if (await run.silence(2)) await atOnce(run, 'burst-again', quota + BURST_EXTRA)
}

// Sends concurrent calls, each time at most half of the declared limit on concurrent calls, so that only the quota can cause refusals.
async function atOnce(run: LimitRun, series: 'burst' | 'burst-again', count: number): Promise<number> {
  const labels = Array.from({ length: count }, (_, index) => labelIn(series, index + 1))
  const cap = inFlightQuota(run.context.readings)?.quota
  const size = cap === undefined ? count : Math.max(1, Math.floor(cap / 2))
  let answered = 0
  for (let at = 0; at < count; at += size) {
    const answers = await Promise.all(labels.slice(at, at + size).map(run.call))
    answered += answers.filter(is2xx).length
  }
  return answered
}
