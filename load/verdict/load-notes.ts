import { conformanceNotes } from '../samples/conformance-notes.ts'
import { count as counted, formatPercent, thousands } from '../../schemas/count.ts'
import type { Measures } from '../analysis/measures.ts'
import { MAX_KEPT_REQUESTS } from '../analysis/columns.ts'
import { MANY_BURSTS, OF_PACE, OF_USAGE } from '../analysis/timings.ts'
import type { Workload } from '../workload/workload.ts'
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { driftOf, growthOf, timeGroupsOf, type Trend } from './trend.ts'
import { upperMedian } from '../../schemas/median.ts'

// A larger deviation from Little's law shows that the rate or the answer times changed.
const LARGEST_RESIDUAL = 0.1
const FEWEST_FOR_STEADY = 20

/** Returns notes on a load run. `isWhole` is false if the run ended before its planned end. */
export function notesOf(measures: Measures, isWhole: boolean): readonly string[] {
  const { requests, conformance, littlesLaw } = measures
  const notes: string[] = []
  // Without any completed request the failures are already the reason of an invalid run.
  if (requests.failed > 0 && requests.ok > 0)
    notes.push(
      `${thousands(requests.failed)} of ${counted(requests.started, 'request')} failed (${formatNoteShare(requests.errorShare)})${worst(measures)}`,
    )
  notes.push(...answerNotes(measures))
  const { resent } = requests
  if (resent > 0)
    notes.push(
      `${counted(resent, 'request')} ${resent === 1 ? 'was' : 'were'} sent again because the service ended the kept connection at once and without an answer (an idle connection that it had closed, or a crash); a client that does not repeat requests sees ${resent === 1 ? 'it' : 'them'} fail`,
    )
  const limited = limitedOf(measures)
  if (limited > 0 && requests.ok > 0)
    notes.push(
      `A LIMIT WAS MEASURED, NOT CAPACITY: ${thousands(limited)} of ${counted(requests.started, 'request')} (${formatNoteShare(limited / requests.started)}) ` +
        'were refused with 429: a rate limit refused them, or the service shed load',
    )
  if (requests.dropped > 0) {
    const many = counted(requests.dropped, 'request')
    notes.push(
      isWhole
        ? `${many} ${requests.dropped === 1 ? 'was' : 'were'} not sent: no user was free before the end`
        : `${many} left no row: the run ended before their time or while they were under way`,
    )
  }
  notes.push(...conformanceNotes(conformance))
  if (requests.interrupted > 0)
    notes.push(
      `${counted(requests.interrupted, 'request')} ${requests.interrupted === 1 ? 'was' : 'were'} cut when the run ended`,
    )
  if (requests.ok > MAX_KEPT_REQUESTS)
    notes.push(
      `durations are those of an even sample: of more than ${thousands(MAX_KEPT_REQUESTS)} completed requests not all are kept, to save memory; the largest is that of all`,
    )
  const residual = littlesLaw.residual ?? 0
  if (residual > LARGEST_RESIDUAL && requests.started >= FEWEST_FOR_STEADY)
    notes.push(
      `the load was not steady: by Little's law, the mean number of requests in flight is off by ${formatNoteShare(residual)}`,
    )
  return notes
}

function answerNotes(measures: Measures): readonly string[] {
  const { requests, tokens, miscount } = measures
  const { empty } = requests
  const notes: string[] = []
  if (empty > 0)
    notes.push(
      `${thousands(empty)} of ${thousands(requests.ok)} completed answers (${formatNoteShare(empty / requests.ok)}) were empty: a finish_reason and no text, or reasoning alone`,
    )
  notes.push(...untimedNotes({ ...requests, miscount }))
  if (requests.bursts === undefined) notes.push(...groupNotes(measures))
  const over = tokens?.over
  if (over != null && miscount === null)
    notes.push(
      `${counted(over.count, 'answer')} (${formatNoteShare(over.share)} of those that reported usage) had more tokens than max_tokens allowed: ` +
        `${over.mean.toFixed(1)} on average; the target does not respect max_tokens, so this is not the requested load`,
    )
  return notes
}

/** Counts of completed requests (`ok`) and of streams in one burst, and why most token counts in `usage` are implausible (or null). */
export type Untimed = Pick<Measures['requests'], 'ok' | 'bursts'> & Pick<Measures, 'miscount'>

/** Returns notes on streams without usable token times: their text came in one burst, or `usage` has wrong token counts. */
export function untimedNotes({ ok, bursts = 0, miscount }: Untimed): readonly string[] {
  // A load generator that was stopped for a moment reads some streams at once.
  const reader = bursts > MANY_BURSTS * ok ? '' : ', or k6 read it late'
  const collected = `${burstText(ok, bursts)}: the service or a proxy collects the answer${reader}, so TTFT is that of the whole answer, and TPOT and ICL do not describe it`
  return [...(bursts === 0 ? [] : [collected]), ...(miscount === null ? [] : [miscount])]
}

/** Returns why a load gives no usable values of `metric`, such as text in one burst. Null if they are usable. */
export function untimedReason(metric: string, { ok, bursts = 0, miscount }: Untimed): string | null {
  if (OF_USAGE.test(metric) && miscount !== null) return miscount
  return OF_PACE.includes(metric) && bursts > MANY_BURSTS * ok
    ? `${burstText(ok, bursts)}, so its tokens have no time of their own`
    : null
}

function burstText(ok: number, bursts: number): string {
  return `the text of ${counted(bursts, 'stream')} of ${thousands(ok)} came in one burst`
}

const MAX_GROUP_GAP_MS = 2

/** Returns a list with one note if most chunks arrived in groups, as through a buffering proxy, else an empty list. */
export function groupNotes({ metrics, statistic }: Measures): readonly string[] {
  const { actual } = statistic('icl', 'p75')
  const tpotMs = metrics['tpot']?.p50 ?? 0
  if (actual === null || actual >= Math.min(MAX_GROUP_GAP_MS, tpotMs / 2)) return []
  return [
    `streams came in few groups of pieces: three of four pieces ${actual.toFixed(2)} ms or less after another, at a TPOT of ${tpotMs.toFixed(2)} ms: the service or a proxy collects tokens, so ICL does not describe them`,
  ]
}

// As a share of the answer time.
const LARGE_HANDSHAKE = 0.1

// As a share of the requests.
const MANY_OPENED = 0.05

/** Returns a list with one note if TLS handshakes noticeably delayed answers, else an empty list. */
export function handshakeNotes(
  { metrics, requests }: Measures,
  { model, rampUpSeconds, warmUpSeconds, vus }: Workload,
): readonly string[] {
  const { p95: handshakeMs = null, n = 0 } = metrics['tls'] ?? {}
  const usualMs = (metrics['ttft'] ?? metrics['e2e'])?.p50 ?? null
  if (handshakeMs === null || usualMs === null || handshakeMs < LARGE_HANDSHAKE * usualMs) return []
  if (model !== 'closed') {
    if (n < MANY_OPENED * requests.started) return []
    return [
      `${thousands(n)} of ${thousands(requests.started)} requests opened a connection, and their times include its TLS handshake (p95 ${milliseconds(handshakeMs)}): no other was idle, or the service closes them after answers; --warm-up N does not count the first ones`,
    ]
  }
  if (vus < 2 || rampUpSeconds > 0 || warmUpSeconds > 0) return []
  return [
    `${thousands(vus)} users began with TLS handshakes at the same time (p95 ${milliseconds(handshakeMs)}), which delayed their first answers: --ramp-up N spreads them, --warm-up N does not count them`,
  ]
}

/** Returns notes on cold starts, growing latency and growing failures. */
export function trendNotes({ series }: Measures, workload: Workload): readonly string[] {
  if (workload.model === 'open-trace') return []
  const { warmUpSeconds, rampUpSeconds, durationSeconds } = workload
  const span = [Math.max(warmUpSeconds, rampUpSeconds), warmUpSeconds + durationSeconds] as const
  return [
    ...coldStartNotes(series, ...span),
    ...latencyNotes(growingLatency(series, ...span)),
    ...errorNotes(growingErrors(series, ...span)),
  ]
}

const [SLOW_TIMES, SLOW_MORE_MS] = [5, 100]
// Fewer answers before the first fast one may be slow by chance.
const FEWEST_SLOW = 3

// Returns a list with one note if the first answers took much longer than the others, as after a cold start.
function coldStartNotes(series: LoadSeries, fromSeconds: number, toSeconds: number): readonly string[] {
  const points = completedPoints(series, fromSeconds, toSeconds)
  const usualMs = upperMedian(points.map(([, , endMs]) => endMs))
  const isSlow = (ms: number): boolean => ms >= SLOW_TIMES * usualMs && ms - usualMs >= SLOW_MORE_MS
  const first = points.slice(
    0,
    points.findIndex(([, , endMs]) => !isSlow(endMs)),
  )
  if (first.length < FEWEST_SLOW) return []
  const seconds = Math.floor(first.at(-1)?.[0] ?? 0) + 1
  const slowMs = upperMedian(first.map(([, , endMs]) => endMs))
  return [
    `the answers of the first ${counted(seconds, 'second')} took ${milliseconds(slowMs)} (median; of all: ${milliseconds(usualMs)}), as after a cold start, and percentiles contain them: --warm-up ${seconds} does not count them`,
  ]
}

function latencyNotes(trend: LatencyTrend | null): readonly string[] {
  if (trend === null) return []
  const { firstMs, lastMs, evidence } = trend
  return [
    `ANSWERS TOOK LONGER AND LONGER: ${milliseconds(firstMs)} in the first quarter, ${milliseconds(lastMs)} in the last (medians of whole answers; ` +
      `${evidence}); percentiles of the whole run describe no single moment, and a longer run would give others`,
  ]
}

function errorNotes(trend: Trend | null): readonly string[] {
  if (trend === null) return []
  const { first, last, tau } = trend
  return [
    `MORE AND MORE REQUESTS FAILED: ${formatNoteShare(first)} in the first quarter, ${formatNoteShare(last)} in the last ` +
      `(Mann-Kendall tau ${tau.toFixed(2)}); a longer run would have a larger share of failures`,
  ]
}

function milliseconds(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : thousands(Math.round(ms))} ms`
}

/** Returns the number of requests that a rate limit refused. */
export function limitedOf({ errors }: Measures): number {
  return errors.reduce(
    (sum, { class: name, count }) => sum + (REFUSED_BY_LIMIT.includes(name) ? count : 0),
    0,
  )
}

/** Formats the most frequent failure, with an example. Returns an empty text if nothing failed. */
export function worst(measures: Measures): string {
  const [first] = measures.errors.toSorted((a, b) => b.count - a.count)
  return first === undefined
    ? ''
    : `; ${thousands(first.count)} ended as ${first.class}: ${first.example ?? 'no example'}`
}

/** Formats a share (0 to 1) as a percentage. */
export function formatNoteShare(share: number): string {
  return formatPercent(share, share * 100 >= 10 ? 0 : 2)
}

const FEWEST_FAILED = 20
const LEAST_GROWTH = 0.001
const REFUSED_BY_LIMIT: readonly string[] = ['http-429', 'stream-429']

/** Returns how the share of failed requests grew from `fromSeconds` to `toSeconds`. Null if it did not clearly grow. */
export function growingErrors(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): Trend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  if (failedIn(within) < FEWEST_FAILED) return null
  return growthOf({ inTimeOrder: within, figureOf: shareOf, answersIn: endedIn, leastMore: LEAST_GROWTH })
}

function shareOf(buckets: readonly TimelineBucket[]): number {
  const ended = endedIn(buckets)
  return ended === 0 ? 0 : failedIn(buckets) / ended
}

function endedIn(buckets: readonly TimelineBucket[]): number {
  return buckets.reduce((sum, { completed }) => sum + completed, failedIn(buckets))
}

function failedIn(buckets: readonly TimelineBucket[]): number {
  const failed = buckets.flatMap((bucket) => Object.entries(bucket.failed))
  return failed.reduce((sum, [name, count]) => sum + (REFUSED_BY_LIMIT.includes(name) ? 0 : count), 0)
}

const LEAST_MORE_MS = 1
// In shorter runs, caches still fill.
const SHORTEST_LONG_SECONDS = 600

const FEWEST_IN_GROUP = 10

type LatencyTrend = { readonly firstMs: number; readonly lastMs: number; readonly evidence: string }

/** Returns how the median answer time grew from `fromSeconds` to `toSeconds`. Null if it did not clearly grow. */
export function growingLatency(
  series: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  return growthOfIntervals(series, fromSeconds, toSeconds) ?? growthOfRequests(series, fromSeconds, toSeconds)
}

function growthOfIntervals(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  if (within.length * bucketSeconds < SHORTEST_LONG_SECONDS) return null
  const { groups, quarters } = timeGroupsOf(within.filter(({ e2eMeanRootMs }) => e2eMeanRootMs !== undefined))
  if (groups.some((group) => completedIn(group) < FEWEST_IN_GROUP)) return null
  const drift = driftOf(groups.map(powerMeanOf))
  const [firstMs, lastMs] = [medianOf(quarters.first), medianOf(quarters.last)]
  if (drift === null || lastMs < firstMs + LEAST_MORE_MS) return null
  return { firstMs, lastMs, evidence: `a drift of ${drift.standardErrors.toFixed(1)} standard errors` }
}

function powerMeanOf(buckets: readonly TimelineBucket[]): number {
  const known = buckets.flatMap(({ e2eMeanRootMs }) => e2eMeanRootMs ?? [])
  return (known.reduce((sum, ms) => sum + Math.cbrt(ms), 0) / known.length) ** 3
}

function medianOf(buckets: readonly TimelineBucket[]): number {
  return upperMedian(buckets.flatMap(({ e2eP50Ms }) => e2eP50Ms ?? []))
}

function completedIn(buckets: readonly TimelineBucket[]): number {
  return buckets.reduce((sum, { completed }) => sum + completed, 0)
}

// Returns the completed requests that were sent between two times, in order of time.
function completedPoints({ dots }: LoadSeries, fromSeconds: number, toSeconds: number) {
  return dots.points
    .filter(
      ([sentSeconds, , , kind]) => kind === 'ok' && sentSeconds >= fromSeconds && sentSeconds < toSeconds,
    )
    .toSorted((a, b) => a[0] - b[0])
}

function growthOfRequests(series: LoadSeries, fromSeconds: number, toSeconds: number): LatencyTrend | null {
  const tookMs = completedPoints(series, fromSeconds, toSeconds).map(([, , endMs]) => endMs)
  const trend = growthOf({
    inTimeOrder: tookMs,
    figureOf: upperMedian,
    answersIn: ({ length }) => length,
    leastMore: LEAST_MORE_MS,
  })
  if (trend === null) return null
  return { firstMs: trend.first, lastMs: trend.last, evidence: `Mann-Kendall tau ${trend.tau.toFixed(2)}` }
}
