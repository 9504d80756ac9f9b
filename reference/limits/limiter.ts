/** Defines limiters, which count requests or tokens against a limit. */
import type { LimitRule } from './limit-rule.ts'

/** The remaining quota of a limiter, and the waits in ms for more. */
export type Standing = {
  readonly remaining: number
  /** The wait for some quota; null if unknown. */
  readonly nextMs: number | null
  /** The wait for the whole quota; null if unknown. */
  readonly fullMs: number | null
}

/** Counts requests or tokens against a limit. */
export type Limiter = {
  /** Returns the ms until a request of this cost fits; null if unknown or never. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Ends a request. Only limits on concurrent requests have this function. */
  readonly release?: () => void
  /** Records a refusal. Absent if refusals change nothing. */
  readonly refused?: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The capacity of a limiter, and the length of its window. */
export type LimiterSetting = Pick<LimitRule, 'n' | 'windowMs'>

/** The tolerance for rounding errors in comparisons of counts or times. */
export const ROUNDING_TOLERANCE = 1e-6
