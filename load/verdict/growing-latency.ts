/** Whether answers took longer and longer during a load, as those of a service do that degrades. Pure. */
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { upperMedian } from '../../schemas/median.ts'
import { driftOf } from './drift.ts'
import { growthOf, timeGroupsOf } from './trend.ts'

/** A smaller growth of the median is not worth a note. */
const LEAST_MORE_MS = 1
/** In a shorter run the growth of a tenth may be a queue that fills, or a cache that has filled: only the rough test is made. */
const SHORTEST_LONG_SECONDS = 600

/** Fewer answers in a group bound its figure too roughly. */
const FEWEST_IN_GROUP = 10

/** Medians of the first and of the last quarter of the requests, and what shows the growth. */
export type LatencyTrend = { readonly firstMs: number; readonly lastMs: number; readonly shownBy: string }

/** Returns the growth of latency among requests sent within these seconds; null where none is shown. */
export function growingLatency(
  series: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  return growthOfIntervals(series, fromSeconds, toSeconds) ?? growthOfRequests(series, fromSeconds, toSeconds)
}

/** Of a long run: figures of its intervals, which count all of their answers. */
function growthOfIntervals(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  if (within.length * bucketSeconds < SHORTEST_LONG_SECONDS) return null
  const { groups, quarters } = timeGroupsOf(within.filter(({ e2eMeanRootMs }) => e2eMeanRootMs !== undefined))
  if (groups.some((group) => completedIn(group) < FEWEST_IN_GROUP)) return null
  const drift = driftOf(groups.map(meanRootOf))
  const [firstMs, lastMs] = [medianOf(quarters.first), medianOf(quarters.last)]
  if (drift === null || lastMs < firstMs + LEAST_MORE_MS) return null
  return { firstMs, lastMs, shownBy: `a drift of ${drift.standardErrors.toFixed(1)} standard errors` }
}

function meanRootOf(buckets: readonly TimelineBucket[]): number {
  const known = buckets.flatMap(({ e2eMeanRootMs }) => e2eMeanRootMs ?? [])
  return (known.reduce((sum, ms) => sum + Math.cbrt(ms), 0) / known.length) ** 3
}

function medianOf(buckets: readonly TimelineBucket[]): number {
  return upperMedian(buckets.flatMap(({ e2eP50Ms }) => e2eP50Ms ?? []))
}

function completedIn(buckets: readonly TimelineBucket[]): number {
  return buckets.reduce((sum, { completed }) => sum + completed, 0)
}

/** Of any run: the single requests that its series holds. */
function growthOfRequests({ dots }: LoadSeries, fromSeconds: number, toSeconds: number): LatencyTrend | null {
  const tookMs = dots.points
    .filter(
      ([sentSeconds, , , kind]) => kind === 'ok' && sentSeconds >= fromSeconds && sentSeconds < toSeconds,
    )
    .toSorted((a, b) => a[0] - b[0])
    .map(([, , endMs]) => endMs)
  const trend = growthOf({
    inTimeOrder: tookMs,
    figureOf: upperMedian,
    answersIn: ({ length }) => length,
    leastMore: LEAST_MORE_MS,
  })
  return trend === null
    ? null
    : {
        firstMs: trend.first,
        lastMs: trend.last,
        shownBy: `Mann-Kendall tau ${trend.tau.toFixed(2)}`,
      }
}
