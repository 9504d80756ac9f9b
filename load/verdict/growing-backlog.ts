/** Whether requests piled up: the target ended fewer than were sent, and answers took longer and longer. Pure. */
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import { upperMedian } from '../../schemas/median.ts'

/** Below this share of what was sent in the second half, the target does not keep up. */
const KEEPS_UP_FROM = 0.8
/** Fewer requests show nothing, and neither does a difference that chance explains: this many standard deviations of a Poisson count. */
const FEWEST_SENT = 20
const DEVIATIONS = 3
/** Answers that take so many times as long in the last third as in the first get slower. */
const SLOWER_FROM = 1.5
const FEWEST_ANSWERS = 5

/**
 * A backlog that grows: requests sent and ended per second in the second half of the time, and seconds that answers took that ended in its first
 * and in its last third. A target that is only slow ends as many as come once the first answers are there, and its answers take no longer in the end.
 */
export type Backlog = {
  readonly sentPerSecond: number
  readonly endedPerSecond: number
  readonly firstSeconds: number
  readonly lastSeconds: number
}

/** Returns the backlog of a load of `durationSeconds`, null where none grew or too little shows it. */
export function growingBacklog(series: LoadSeries, durationSeconds: number): Backlog | null {
  const { sent, ended } = secondHalf(series, durationSeconds)
  const isKeptUp = ended >= KEEPS_UP_FROM * sent || sent - ended <= DEVIATIONS * Math.sqrt(sent)
  if (sent < FEWEST_SENT || isKeptUp) return null
  const first = staySeconds(series, 0, durationSeconds / 3)
  const last = staySeconds(series, (2 * durationSeconds) / 3, durationSeconds)
  if (first === null || last === null || last < SLOWER_FROM * first) return null
  const seconds = durationSeconds / 2
  return {
    sentPerSecond: sent / seconds,
    endedPerSecond: ended / seconds,
    firstSeconds: first,
    lastSeconds: last,
  }
}

function secondHalf(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  durationSeconds: number,
): { readonly sent: number; readonly ended: number } {
  const own = buckets.slice(
    Math.floor(durationSeconds / 2 / bucketSeconds),
    Math.ceil(durationSeconds / bucketSeconds),
  )
  const sent = own.reduce((sum, bucket) => sum + bucket.sent, 0)
  const failed = own.flatMap((bucket) => Object.values(bucket.failed))
  const ended = own.reduce((sum, bucket) => sum + bucket.completed, 0) + failed.reduce((sum, n) => sum + n, 0)
  return { sent, ended }
}

// By their ends: of the requests that were sent last, the end of the run cuts the slowest.
function staySeconds({ dots }: LoadSeries, fromSeconds: number, toSeconds: number): number | null {
  const stays = dots.points.flatMap(([sentSeconds, , endMs, outcome]) => {
    const endedSeconds = sentSeconds + endMs / 1000
    const isOwn = endedSeconds >= fromSeconds && endedSeconds < toSeconds
    return isOwn && outcome === 'ok' ? [endMs / 1000] : []
  })
  return stays.length < FEWEST_ANSWERS ? null : upperMedian(stays)
}
