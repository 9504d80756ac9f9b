/** Defines limiters. A limiter counts the requests or tokens of one subject: a key, an account, an address, or all callers. */
import type { LimitRule } from './limit-rule.ts'

/** The remaining quota of a limiter. Times are milliseconds from now. */
export type Standing = {
  readonly remaining: number
  /** The milliseconds until more units become available. 0: all are available now; null: unknown (concurrent requests). */
  readonly nextMs: number | null
  /** The milliseconds until all units of the limit are available. 0: now; null: unknown (concurrent requests). */
  readonly fullMs: number | null
}

/** Counts units: requests or tokens. To accept a request, call `waitMs` first, and `charge` if it returns 0. */
export type Limiter = {
  /** Returns the milliseconds until `cost` units are available if no other request comes. 0: now; null: unknown or never. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Gives back the unit of a request that has ended. Only limits of concurrent requests have this function. */
  readonly release?: () => void
  readonly refused: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The settings of a limiter: its capacity (`n`) and its window. For a bucket, the window is the time in which it fills. */
export type LimiterSetting = Pick<LimitRule, 'n' | 'windowMs'>

/** Does nothing. Most limiters use this function, because a refusal does not change their state. */
export function ignoreRefusal(): void {}

/** The tolerance for rounding errors when counts or times are compared. */
export const ROUNDING_TOLERANCE = 1e-6
