/** Defines limiters. A limiter counts for one subject: a key, an account, a network address, or everybody. */

/** The state of a limiter. Times are milliseconds from now; null if waiting does not help. */
export type Standing = {
  readonly remaining: number
  /** The time until more units are available: 0 if all are available now, null if waiting does not help. */
  readonly nextMs: number | null
  /** The time until all units are available; 0 when they are available now. */
  readonly fullMs: number | null
}

/** Counts requests. First call `waitMs`; if it returns 0, call `charge`. */
export type Limiter = {
  /** Returns the wait until `cost` is available if no other request comes; 0: available now, null: unknown or never. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Takes back a part of an earlier charge. */
  readonly giveBack: (nowMs: number, cost: number, chargedAtMs: number) => void
  readonly refused: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The size of a limiter (`n`) and the length of its window. */
export type LimiterSetting = {
  readonly n: number
  readonly windowMs: number
}

/** Does nothing: for limiters that do not change when a request is refused. */
export function ignoreRefusal(): void {}

/** The tolerance for rounding errors. */
export const ROUNDING_TOLERANCE = 1e-6
