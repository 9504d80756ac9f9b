/** The interface between a limiter that refuses and the scoring: it predicts the remaining quota, and answers update it. Pure. */

/**
 * The moment at which a request was decided, and its standard deviation. Replays take most of the time of a search.
 * So a replay has one moment and one quota, and overwrites them. A caller that keeps one copies it.
 */
export type Moment = { atMs: number; sdMs: number }

/** The units (requests or tokens) that a limiter would accept at a moment, and the standard deviation `sd` of that prediction, in units. */
export type RemainingQuota = { units: number; sd: number }

/**
 * One counter of a limiter, replayed over a trace. Calls come in the order of time.
 * The state follows the observations, not the predictions. So one unclassified response has no lasting effect.
 */
export type Meter = {
  /** Returns the remaining quota. A request of one unit is accepted if `units` is at least 1. Counters of whole units return n + 0.5. */
  readonly remaining: (at: Moment) => Readonly<RemainingQuota>
  /** Counts accepted units. `variance`, in squared units, is above 0 for unclassified responses, which may not have been counted. */
  readonly take: (at: Moment, units: number, variance: number) => void
  readonly refuse: (at: Moment, count: number) => void
}

/** Returns the probability that a normal variable is below `z`: Abramowitz and Stegun 7.1.26, with an error below 1.5e-7. */
export function normalBelow(z: number): number {
  // Beyond these bounds, the result is the double 1, or too small to change a sum.
  if (z > 8.5) return 1
  if (z < -14) return 0
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}

/** Returns the standard deviation of the sum of two independent errors. `Math.hypot` checks for overflow and takes ten times as long. */
export function spreadOf(a: number, b: number): number {
  return Math.sqrt(a * a + b * b)
}

/**
 * Returns the probability that a time with two errors is below `ms`. A value that is nearly certain is returned as
 * certain, which takes hardly any time.
 */
export function chanceBelow(ms: number, oneSdMs: number, otherSdMs: number): number {
  const most = 4.01 * (oneSdMs + otherSdMs)
  if (ms > most) return 1
  if (ms < -most) return 0
  const z = ms / spreadOf(oneSdMs, otherSdMs)
  return z > 4 ? 1 : z < -4 ? 0 : normalBelow(z)
}
