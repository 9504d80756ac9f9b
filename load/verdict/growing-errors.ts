/** Whether more and more requests failed during a load, as with a service that leaks. Pure. */
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { growthOf } from './trend.ts'

const FEWEST_FAILED = 20
/** A smaller growth of the share of failed requests is not worth a note. */
const LEAST_MORE = 0.001
/** The classes of requests that a limit refused. They do not show a failing service. */
export const REFUSED_BY_LIMIT: readonly string[] = ['http-429', 'stream-429']

/** Shares of failed requests, 0 to 1, in the first and in the last quarter of the time. */
export type ErrorTrend = { readonly firstShare: number; readonly lastShare: number; readonly tau: number }

/** Returns the growth of failures among requests that ended within these seconds; null where none is shown. */
export function growingErrors(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): ErrorTrend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  if (failedIn(within) < FEWEST_FAILED) return null
  const samples = { inTimeOrder: within, figureOf: shareOf, answersIn: endedIn, leastMore: LEAST_MORE }
  const trend = growthOf(samples)
  return trend === null ? null : { firstShare: trend.first, lastShare: trend.last, tau: trend.tau }
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
