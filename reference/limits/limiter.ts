/** Defines limiters. A limiter counts the requests or tokens of one subject: an API key, an account, a network address, or all clients. */
import type { LimitRule } from './limit-rule.ts'

/** The remaining quota of a limiter, and when more is available. Times are in ms from now. */
export type Standing = {
  readonly remaining: number
  /** The time until more units are available. 0: all units are available now; null: unknown, for a limit on concurrent requests. */
  readonly nextMs: number | null
  /** The time until all units of the limit are available. 0: now; null: unknown, for a limit on concurrent requests. */
  readonly fullMs: number | null
}

/** Counts units: requests or tokens. To accept a request, first call `waitMs`, then `charge` if `waitMs` returned 0. */
export type Limiter = {
  /** Returns the time in ms until `cost` units are available if no other request comes. 0: now; null: unknown or never. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Gives back the unit of a request that has ended. Only limits on concurrent requests have this function. */
  readonly release?: () => void
  /** Records a refusal. Absent if a refusal does not change the state, as in most limiters. */
  readonly refused?: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The settings of a limiter: the capacity (`n`) and the window. The window of a bucket is the time in which the bucket fills. */
export type LimiterSetting = Pick<LimitRule, 'n' | 'windowMs'>

/** The tolerance for rounding errors in comparisons of counts or times. */
export const ROUNDING_TOLERANCE = 1e-6
