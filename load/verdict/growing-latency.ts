/** Whether answers took longer and longer during a load, as those of a service do that degrades. Pure. */
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import { upperMedian } from '../../schemas/median.ts'
import { growthOf } from './trend.ts'

/** A smaller growth of the median is not worth a note. */
const LEAST_MORE_MS = 1

/** Medians of the first and of the last quarter of the requests. */
export type LatencyTrend = { readonly firstMs: number; readonly lastMs: number; readonly tau: number }

/** Returns the growth of latency among requests sent within these seconds; null where none is shown. */
export function growingLatency(
  { dots }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
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
  return trend === null ? null : { firstMs: trend.first, lastMs: trend.last, tau: trend.tau }
}
