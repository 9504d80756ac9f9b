/** The interface between a limiter that refuses and the scoring: room at a moment, and what an answer does to it. Pure. */

/**
 * The moment at which a request was decided, and the standard deviation of that. Replays are most of the work of a
 * search, so a replay has one moment and one room that it writes over: a caller that wants to keep one copies it.
 */
export type Moment = { atMs: number; sdMs: number }

/** The units (requests or tokens) that a limiter would let through at a moment, and the standard deviation `sd` of that guess, in units. */
export type Room = { units: number; sd: number }

/**
 * One counter of a limiter, replayed over a trace. Calls come in the order of time.
 * The state follows what was observed, not what the model would have done, so one unclassified answer does no lasting harm.
 */
export type Meter = {
  /** Counts in half units: a request of one unit fits when `units` is at least 1; whole counters report n + 0.5. */
  readonly room: (at: Moment) => Readonly<Room>
  /** `variance`, in squared units, is how unsure it is that they were counted: an unclassified response may not have been. */
  readonly take: (at: Moment, units: number, variance: number) => void
  readonly refuse: (at: Moment, count: number) => void
}

/** Chance that a normal variable is below `z`: Abramowitz and Stegun 7.1.26, off by less than 1.5e-7. */
export function normalBelow(z: number): number {
  // No other double is nearer to 1, and no sum with another number shows what is so near to 0.
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

/** Standard deviation of a sum of two independent errors. `Math.hypot` guards against overflow and costs ten times as much. */
export function spreadOf(a: number, b: number): number {
  return Math.sqrt(a * a + b * b)
}

/**
 * Chance that a time is below `ms`, when two errors add up to its own. What is next to certain is certain here, and
 * costs next to nothing.
 */
export function chanceBelow(ms: number, oneSdMs: number, otherSdMs: number): number {
  const most = 4.01 * (oneSdMs + otherSdMs)
  if (ms > most) return 1
  if (ms < -most) return 0
  const z = ms / spreadOf(oneSdMs, otherSdMs)
  return z > 4 ? 1 : z < -4 ? 0 : normalBelow(z)
}
