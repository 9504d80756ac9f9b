/** The interface of every limiter. One limiter holds the count of one subject: a key, an account, an address, or everybody. */

/** The state of a limiter. Times count from now; null when time alone returns nothing. */
export type Standing = {
  /** The whole units that are available now. */
  readonly remaining: number
  /** Time until more is available; 0 when nothing is missing. */
  readonly nextMs: number | null
  /** Time until everything is available; 0 when nothing is missing. */
  readonly fullMs: number | null
}

/** Counts requests. A request is accepted in two steps: call `waitMs`, and charge when that is 0. */
export type Limiter = {
  /** Returns 0 when `cost` is available now, else the wait without other requests; null when unknown. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Returns part of a charge. */
  readonly giveBack: (nowMs: number, cost: number, chargedAtMs: number) => void
  /** Records that a request was refused. */
  readonly refused: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The configuration of a limiter. */
export type LimiterSetting = {
  readonly n: number
  readonly windowMs: number
}

/** Does nothing: refusals do not change most limiters. */
export function unmoved(): void {}

/** Less than this is a rounding error, in any unit. */
export const TINY = 1e-6
