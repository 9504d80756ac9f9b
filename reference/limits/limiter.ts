/** Defines limiters. A limiter counts the requests or tokens of one API key, account or address, or of all clients. */
import type { LimitRule } from './limit-rule.ts'

/** The remaining quota of a limiter, and the wait in ms for more. */
export type Standing = {
  readonly remaining: number
  /** The wait until more quota is available. 0: all is available now; null: unknown (concurrent requests). */
  readonly nextMs: number | null
  /** The wait until the whole quota is available. 0: now; null: unknown (concurrent requests). */
  readonly fullMs: number | null
}

/** Counts requests or tokens against a limit. When `waitMs` returns 0, a caller may accept a request by calling `charge`. */
export type Limiter = {
  /** Returns the ms until a request of this cost fits, if no other request comes; null if unknown, or if it never fits. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Ends a request, so that another can take its place. Only limits on concurrent requests have this function. */
  readonly release?: () => void
  /** Records a refusal. Most limiters lack this function, because refusals do not change them. */
  readonly refused?: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The capacity (`n`) of a limiter, and its window: for a bucket, the time in which it fills. */
export type LimiterSetting = Pick<LimitRule, 'n' | 'windowMs'>

/** The tolerance for rounding errors in comparisons of counts or times. */
export const ROUNDING_TOLERANCE = 1e-6
