import type { LoadSeries, Overload } from '../../schemas/compiled/load-run.ts'
import type { Measures } from '../analysis/measures.ts'
import type { Workload } from '../workload/workload.ts'
import { BUSY_CPU_SHARE } from './judge-instrument.ts'
import { formatPercent } from '../../schemas/count.ts'
import { isTimeout } from '../analysis/timings.ts'
import { upperMedian } from '../../schemas/median.ts'

// As a share of the requested rate.
const MAX_MISSED_SHARE = 0.05

/** Returns whether requests were sent at 95 % of the requested rate or more. */
export function wasSent({
  askedPerSecond,
  sentPerSecond,
}: Pick<Overload, 'askedPerSecond' | 'sentPerSecond'>): boolean {
  return 1 - sentPerSecond / askedPerSecond <= MAX_MISSED_SHARE + ROUNDING
}

const LATE_MS = 20
// The maximum rounding error of a computed share: 1 - 19 / 20 is a little more than 0.05.
const ROUNDING = 1e-9
const ALL_BUSY_SHARE = 0.9
const FEWEST_ANSWERS = 5
// Some answers take longer than the mean, so more users than the mean are busy at times.
const SPARE_USERS = 1.2

/** Returns why a load missed its rate, or why requests piled up. Null if neither happened. */
export function overloadOf(
  measures: Measures,
  { vus, warmUpSeconds, durationSeconds }: Workload,
  cpuShare: number | null,
): Overload | null {
  const { rates, series, requests, metrics } = measures
  const { askedPerSecond, sentPerSecond, completedPerSecond } = rates
  if (askedPerSecond === null) return null
  const reached = { askedPerSecond, sentPerSecond, completedPerSecond }
  // If no request was late, the load was sent, even when the last requests left after the end of the window.
  const isInTime = requests.dropped === 0 && (metrics['schedule-lag']?.max ?? Infinity) <= LATE_MS
  if (isInTime || wasSent(reached))
    return backlogOf(
      reached,
      growingBacklog(series, warmUpSeconds, warmUpSeconds + durationSeconds),
      cpuShare,
    )
  const busy = busyText(cpuShare)
  if (busy !== null) return { ...reached, limit: 'machine', why: busy }
  return { ...reached, ...limitReached(measures, vus, askedPerSecond) }
}

type Reached = Pick<Overload, 'askedPerSecond' | 'sentPerSecond' | 'completedPerSecond'>

// Returns the overload that a growing backlog shows, of the target or of this machine. Null without a growing backlog.
function backlogOf(reached: Reached, backlog: Backlog | null, cpuShare: number | null): Overload | null {
  if (backlog === null) return null
  const { sentPerSecond, endedPerSecond, firstSeconds, lastSeconds } = backlog
  const grew =
    `in the second half ${endedPerSecond.toFixed(2)}/s of ${sentPerSecond.toFixed(2)}/s were answered, ` +
    `and requests took ${seconds(firstSeconds)} at first and ${seconds(lastSeconds)} in the end`
  const busy = busyText(cpuShare)
  if (busy !== null) return { ...reached, limit: 'machine', why: `${busy}; ${grew}` }
  return { ...reached, limit: 'target', why: `the target: ${grew}` }
}

function busyText(cpuShare: number | null): string | null {
  if (cpuShare === null || cpuShare <= BUSY_CPU_SHARE) return null
  return `this machine: k6 used ${formatPercent(cpuShare, 0)} of it`
}

/** Returns whether nearly all virtual users waited for an answer at the same time. */
export function wereAllBusy({ timeline }: LoadSeries, vus: number): boolean {
  return timeline.buckets.some(({ inFlight }) => inFlight >= ALL_BUSY_SHARE * vus)
}

function limitReached(
  { series, littlesLaw: { meanStaySeconds: staySeconds } }: Measures,
  vus: number,
  askedPerSecond: number,
): Pick<Overload, 'limit' | 'why'> {
  if (!wereAllBusy(series, vus))
    return {
      limit: 'machine',
      why: `this machine: requests were sent late while some of the ${vus} users were free`,
    }
  const users = staySeconds === null ? null : Math.ceil(askedPerSecond * staySeconds * SPARE_USERS)
  const more = users === null || users <= vus ? 'more users' : `about ${users} users`
  const took = staySeconds === null ? '' : `, an answer took ${seconds(staySeconds)}`
  return {
    limit: 'target-or-users',
    why: `the target or --vus: all ${vus} users were busy${took}; a run with ${more} shows which`,
  }
}

function seconds(value: number): string {
  return `${value < 1 ? value.toFixed(3) : value.toFixed(1)} s`
}

const LEAST_ANSWERED_SHARE = 0.8
const FEWEST_SENT = 20
const DEVIATIONS = 3
const LEAST_TIMES_SLOWER = 1.5

type Backlog = {
  readonly sentPerSecond: number
  readonly endedPerSecond: number
  readonly firstSeconds: number
  readonly lastSeconds: number
}

/** Returns the figures of a growing backlog: fewer requests were answered than sent, and answers took longer. Null if there is none. */
export function growingBacklog(series: LoadSeries, fromSeconds: number, toSeconds: number): Backlog | null {
  const thirdSeconds = (toSeconds - fromSeconds) / 3
  const { sent, ended, seconds: halfSeconds } = countsIn(series, (fromSeconds + toSeconds) / 2, toSeconds)
  const isKeptUp = ended >= LEAST_ANSWERED_SHARE * sent || sent - ended <= DEVIATIONS * Math.sqrt(sent)
  if (sent < FEWEST_SENT || isKeptUp) return null
  const first = medianStay(series, fromSeconds, fromSeconds + thirdSeconds)
  const last = medianStay(series, toSeconds - thirdSeconds, toSeconds)
  if (first === null || last === null || last < LEAST_TIMES_SLOWER * first) return null
  return {
    sentPerSecond: sent / halfSeconds,
    endedPerSecond: ended / halfSeconds,
    firstSeconds: first,
    lastSeconds: last,
  }
}

function countsIn(
  { timeline: { bucketSeconds, buckets } }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): { readonly sent: number; readonly ended: number; readonly seconds: number } {
  const own = buckets.slice(Math.floor(fromSeconds / bucketSeconds), Math.ceil(toSeconds / bucketSeconds))
  const sent = own.reduce((sum, bucket) => sum + bucket.sent, 0)
  // A request that timed out has left the queue of the target without an answer.
  const failed = own.flatMap((bucket) =>
    Object.entries(bucket.failed).map(([name, n]) => (isTimeout(name) ? 0 : n)),
  )
  const ended = own.reduce((sum, bucket) => sum + bucket.completed, 0) + failed.reduce((sum, n) => sum + n, 0)
  return { sent, ended, seconds: own.length * bucketSeconds }
}

// Returns the median time of requests that were answered or timed out in a span. Selecting requests by start would omit the slowest ones.
function medianStay({ dots }: LoadSeries, fromSeconds: number, toSeconds: number): number | null {
  const stays = dots.points.flatMap(([sentSeconds, , endMs, outcome]) => {
    const endedSeconds = sentSeconds + endMs / 1000
    const isOwn = endedSeconds >= fromSeconds && endedSeconds < toSeconds
    return isOwn && (outcome === 'ok' || isTimeout(outcome)) ? [endMs / 1000] : []
  })
  return stays.length < FEWEST_ANSWERS ? null : upperMedian(stays)
}
