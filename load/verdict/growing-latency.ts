/** Whether answers took longer and longer during a load, as those of a service do that degrades. Pure. */
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { upperMedian } from '../../schemas/median.ts'
import { FINE_BOUNDS, growthOf, ROUGH_BOUNDS, type Trend } from './trend.ts'

/** A smaller growth of the median is not worth a note. */
const LEAST_MORE_MS = 1
/** In a shorter run the growth of a tenth may be a queue that fills, or a cache that has filled. */
const SHORTEST_LONG_SECONDS = 600

/** Medians of the first and of the last quarter of the requests. */
export type LatencyTrend = { readonly firstMs: number; readonly lastMs: number; readonly tau: number }

/** Returns the growth of latency among requests sent within these seconds; null where none is shown. */
export function growingLatency(
  series: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  const trend =
    growthOfIntervals(series, fromSeconds, toSeconds) ?? growthOfRequests(series, fromSeconds, toSeconds)
  return trend === null ? null : { firstMs: trend.first, lastMs: trend.last, tau: trend.tau }
}

/** Of a long run: the medians of its intervals, which count all of their answers. */
function growthOfIntervals(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): Trend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  if (within.length * bucketSeconds < SHORTEST_LONG_SECONDS) return null
  const answered = within.filter(({ e2eP50Ms }) => e2eP50Ms !== undefined)
  return growthOf(
    { inTimeOrder: answered, figureOf: medianOf, answersIn: completedIn, leastMore: LEAST_MORE_MS },
    FINE_BOUNDS,
  )
}

function medianOf(buckets: readonly TimelineBucket[]): number {
  return upperMedian(buckets.flatMap(({ e2eP50Ms }) => e2eP50Ms ?? []))
}

function completedIn(buckets: readonly TimelineBucket[]): number {
  return buckets.reduce((sum, { completed }) => sum + completed, 0)
}

/** Of any run: the single requests that its series holds. */
function growthOfRequests({ dots }: LoadSeries, fromSeconds: number, toSeconds: number): Trend | null {
  const tookMs = dots.points
    .filter(
      ([sentSeconds, , , kind]) => kind === 'ok' && sentSeconds >= fromSeconds && sentSeconds < toSeconds,
    )
    .toSorted((a, b) => a[0] - b[0])
    .map(([, , endMs]) => endMs)
  return growthOf(
    {
      inTimeOrder: tookMs,
      figureOf: upperMedian,
      answersIn: ({ length }) => length,
      leastMore: LEAST_MORE_MS,
    },
    ROUGH_BOUNDS,
  )
}
