/** Scores a replayed limiter against the observations: the logarithm of the likelihood of every answer. Pure. */
import type { Route, TraceEvent } from '../trace/events.ts'
import { normalBelow, spreadOf, type Meter, type Moment, type RemainingQuota } from '../model/meter.ts'

/** Chance of an answer that no limiter explains. */
const OUTLIER = 0.004
const LOG_OUTLIER = Math.log(OUTLIER)

/**
 * Log-likelihood of the events of one counter. `blurMs` adds to the error of each moment: a search starts coarse. Gives
 * up below `floor`, because a search only needs to know that it is worse.
 */
export function scoreRoute(route: Route, meter: Meter, blurMs = 0, floor = -Infinity): number {
  let sum = 0
  for (const event of route.events) {
    if (!hasMargin(event, meter, blurMs)) continue
    sum += logFit(margin.units, margin.sd, event.count)
    if (sum < floor) return sum
  }
  return sum
}

/**
 * The expected score of a model that is right: the mean of the log-likelihood that it expects of its own predictions,
 * and the variance of that. Answers at the edge of what it allows are worth little even when it is right.
 */
export type Fitness = {
  readonly logLikelihood: number
  readonly expected: number
  readonly variance: number
}

/** The log-likelihood of a counter beside what it should be. */
export function gaugeRoute(route: Route, meter: Meter): Fitness {
  let [logLikelihood, expected, variance] = [0, 0, 0]
  for (const event of route.events) {
    if (!hasMargin(event, meter, 0)) continue
    logLikelihood += logFit(margin.units, margin.sd, event.count)
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, normalBelow(margin.units / margin.sd)))
    const [yes, no] = [Math.log(chance), Math.log(1 - chance)]
    expected += chance * yes + (1 - chance) * no
    variance += chance * (1 - chance) * (yes - no) ** 2
  }
  return { logLikelihood, expected, variance }
}

// The only ones there are: millions of events are scored, and nothing is made anew for each.
const moment: Moment = { atMs: 0, sdMs: 0 }
const margin: RemainingQuota = { units: 0, sd: 0 }

/**
 * Moves the meter over an event and writes to `margin` by how much the room there supports its answer, in requests;
 * false where the answer shows nothing.
 */
function hasMargin(event: TraceEvent, meter: Meter, blurMs: number): boolean {
  const { count, cost, outcome } = event
  moment.atMs = event.atMs
  moment.sdMs = blurMs > 0 ? spreadOf(event.sdMs, blurMs) : event.sdMs
  if (outcome === 'unclassified') {
    takeUnclassified(event, meter)
    return false
  }
  const { units, sd } = meter.remaining(moment)
  const isAccepted = outcome === 'accepted'
  if (isAccepted) meter.take(moment, count * cost, 0)
  else meter.refuse(moment, count)
  // In units of one request, so that a token limit is judged by the same scale.
  const room = units / cost
  margin.units = isAccepted ? room - count : 1 - room
  margin.sd = sd / cost
  return true
}

/** Returns whether an unclassified response was counted is unknown until a fit has found out: it counts half. */
function takeUnclassified({ count, cost, counted }: TraceEvent, meter: Meter): void {
  if (counted === undefined) meter.take(moment, 0.5 * count * cost, 0.25 * count * cost * cost)
  else if (counted > 0) meter.take(moment, counted * cost, 0)
}

/** Best explanation by some unclassified responses out of `count`, and the rest by the error of the room. A margin below 0 `units` is a miss. */
function logFit(units: number, sd: number, count: number): number {
  if (units > 5 * sd) return 0
  const z = units / sd
  if (units >= 0) return Math.max(logBelow(z), LOG_OUTLIER)
  const byOutliers = Math.min(count, Math.ceil(-units)) * LOG_OUTLIER
  // The chance is at most half of exp(-z * z / 2): where unclassified responses explain more than that, its value does not matter.
  if ((-z * z) / 2 - 0.6 < byOutliers) return Math.max(-60, byOutliers)
  const hit = Math.max(logBelow(z), -60)
  return hit > LOG_OUTLIER ? hit : Math.max(hit, byOutliers)
}

const last = { z: Number.NaN, log: 0 }

/** Logarithm of {@link normalBelow}. Counters with certain room request the same few values again and again. */
function logBelow(z: number): number {
  if (z === last.z) return last.log
  last.z = z
  last.log = Math.log(Math.max(1e-300, normalBelow(z)))
  return last.log
}
