/**
 * Whether more and more requests failed during a load, as with a service that leaks. Pure. The test is that of {@link growingLatency}: Mann
 * and Kendall, with the dependence of neighbors counted in.
 */
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { mannKendall } from './growing-latency.ts'

/** The time of the load is cut into so many equal parts, and their shares of failed requests are compared. */
const GROUPS = 20
const FEWEST_IN_GROUP = 4
const FEWEST_FAILED = 20
const LEAST_TAU = 0.7
const LEAST_DEVIATIONS = 3.3
/** So many times the share of the first quarter in the last one, and so much more of all; in the last still more than in the third. */
const LEAST_TIMES = 1.5
const LEAST_MORE = 0.01
const STILL_TIMES = 1.1
/** A limit refuses what exceeds it: that is not a service that fails. */
const BY_LIMIT: readonly string[] = ['http-429', 'stream-429']

/** Shares of failed requests, 0 to 1, in the first and in the last quarter of the time. */
export type ErrorTrend = { readonly firstShare: number; readonly lastShare: number; readonly tau: number }

/** Returns the growth of failures among requests that ended within these seconds; null where none is shown. */
export function growingErrors(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): ErrorTrend | null {
  const within = buckets.slice(Math.ceil(fromSeconds / bucketSeconds), Math.floor(toSeconds / bucketSeconds))
  const part = (from: number, to: number): Counts =>
    countsOf(
      within.slice(Math.floor((from * within.length) / GROUPS), Math.floor((to * within.length) / GROUPS)),
    )
  const groups = Array.from({ length: GROUPS }, (_, group) => part(group, group + 1))
  if (groups.some(({ ended }) => ended < FEWEST_IN_GROUP)) return null
  if (part(0, GROUPS).failed < FEWEST_FAILED) return null
  const quarter = GROUPS / 4
  const firstShare = shareOf(part(0, quarter))
  const thirdShare = shareOf(part(2 * quarter, 3 * quarter))
  const lastShare = shareOf(part(3 * quarter, GROUPS))
  if (lastShare < Math.max(LEAST_TIMES * firstShare, firstShare + LEAST_MORE, STILL_TIMES * thirdShare))
    return null
  const { tau, deviations } = mannKendall(groups.map(shareOf))
  return tau >= LEAST_TAU && deviations >= LEAST_DEVIATIONS ? { firstShare, lastShare, tau } : null
}

type Counts = { readonly failed: number; readonly ended: number }

function countsOf(buckets: readonly TimelineBucket[]): Counts {
  const failed = buckets.reduce((sum, bucket) => sum + failedIn(bucket), 0)
  return { failed, ended: buckets.reduce((sum, { completed }) => sum + completed, failed) }
}

function failedIn({ failed }: TimelineBucket): number {
  return Object.entries(failed).reduce((sum, [name, count]) => sum + (BY_LIMIT.includes(name) ? 0 : count), 0)
}

function shareOf({ failed, ended }: Counts): number {
  return ended === 0 ? 0 : failed / ended
}
