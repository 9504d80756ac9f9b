/** The interface of all limiters. One limiter holds the count of one subject: a key, an account, a network address, or all callers. */

/** The state of a limiter. Times are milliseconds from now; null when nothing becomes available by waiting alone. */
export type Standing = {
  /** The number of whole units that are available now. */
  readonly remaining: number
  /** The time until more units are available; 0 when all units are available now. */
  readonly nextMs: number | null
  /** The time until all units are available; 0 when they are available now. */
  readonly fullMs: number | null
}

/** Counts requests. A request is accepted in two steps: call `waitMs`, and charge when that is 0. */
export type Limiter = {
  /** Returns 0 when `cost` is available now, else the wait if no other request arrives; null when the wait is unknown. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Gives back part of an earlier charge. */
  readonly giveBack: (nowMs: number, cost: number, chargedAtMs: number) => void
  /** Records that a request was refused. */
  readonly refused: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The size of a limiter and the length of its window. */
export type LimiterSetting = {
  readonly n: number
  readonly windowMs: number
}

/** Does nothing. Most limiters use it for refusals, which do not change their state. */
export function ignoreRefusal(): void {}

/** The tolerance for rounding errors, in any unit. */
export const ROUNDING_TOLERANCE = 1e-6
