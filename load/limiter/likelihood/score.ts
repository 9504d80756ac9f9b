/** Scores a replayed limiter by the observations: the log-likelihood of each answer. Pure. */
import type { CounterEvents, TraceEvent } from '../trace/events.ts'
import { normalBelow, spreadOf, type Meter, type Moment, type RemainingQuota } from '../model/meter.ts'

/** Probability of an answer that no limiter explains. */
const OUTLIER = 0.004
const LOG_OUTLIER = Math.log(OUTLIER)

/**
 * Returns the log-likelihood of the events of one counter. `blurMs` adds to the error of each moment, because a search
 * starts coarse. Stops early below `floor`, because a search only needs to know that the result is worse.
 */
export function scoreCounter(counter: CounterEvents, meter: Meter, blurMs = 0, floor = -Infinity): number {
  let sum = 0
  for (const event of counter.events) {
    if (!hasMargin(event, meter, blurMs)) continue
    sum += logFit(margin.units, margin.sd, event.count)
    if (sum < floor) return sum
  }
  return sum
}

/**
 * The log-likelihood of a model, beside the mean and the variance that it would have if the model were right. Answers
 * near the limit of a model are uncertain even if it is right.
 */
export type Fitness = {
  readonly logLikelihood: number
  readonly expected: number
  readonly variance: number
}

/** Returns the log-likelihood of a counter, and what a right model would expect. */
export function fitnessOf(counter: CounterEvents, meter: Meter): Fitness {
  let [logLikelihood, expected, variance] = [0, 0, 0]
  for (const event of counter.events) {
    if (!hasMargin(event, meter, 0)) continue
    logLikelihood += logFit(margin.units, margin.sd, event.count)
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, normalBelow(margin.units / margin.sd)))
    const [yes, no] = [Math.log(chance), Math.log(1 - chance)]
    expected += chance * yes + (1 - chance) * no
    variance += chance * (1 - chance) * (yes - no) ** 2
  }
  return { logLikelihood, expected, variance }
}

// Both are reused: millions of events are scored, and an allocation for each would cost time.
const moment: Moment = { atMs: 0, sdMs: 0 }
const margin: RemainingQuota = { units: 0, sd: 0 }

/**
 * Replays one event. Writes to `margin` by how many requests the predicted quota supports the answer.
 * Returns false if the answer shows nothing.
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
  // In requests, so that a limit of tokens has the same scale.
  const remaining = units / cost
  margin.units = isAccepted ? remaining - count : 1 - remaining
  margin.sd = sd / cost
  return true
}

/** Replays an unclassified response. Until a fit has settled whether it was counted, it counts half. */
function takeUnclassified({ count, cost, counted }: TraceEvent, meter: Meter): void {
  if (counted === undefined) meter.take(moment, 0.5 * count * cost, 0.25 * count * cost * cost)
  else if (counted > 0) meter.take(moment, counted * cost, 0)
}

/** Returns the log-likelihood of a margin, by the error of the quota or by outliers, at most `count`. A margin below 0 `units` is a miss. */
function logFit(units: number, sd: number, count: number): number {
  if (units > 5 * sd) return 0
  const z = units / sd
  if (units >= 0) return Math.max(logBelow(z), LOG_OUTLIER)
  const byOutliers = Math.min(count, Math.ceil(-units)) * LOG_OUTLIER
  // The probability is at most half of exp(-z * z / 2). If outliers are likelier than that, its value does not matter.
  if ((-z * z) / 2 - 0.6 < byOutliers) return Math.max(-60, byOutliers)
  const hit = Math.max(logBelow(z), -60)
  return hit > LOG_OUTLIER ? hit : Math.max(hit, byOutliers)
}

const last = { z: Number.NaN, log: 0 }

/** Returns the logarithm of {@link normalBelow}. Counters with a certain quota request the same few values again and again. */
function logBelow(z: number): number {
  if (z === last.z) return last.log
  last.z = z
  last.log = Math.log(Math.max(1e-300, normalBelow(z)))
  return last.log
}
