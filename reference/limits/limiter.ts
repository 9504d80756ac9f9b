import type { LimitRule } from './limit-rule.ts'

type Standing = {
  readonly remaining: number
  /** The time in ms until some quota is free again. Null if it is unknown. */
  readonly nextMs: number | null
  /** The time in ms until the whole quota is available again. Null if the limiter cannot know it. */
  readonly fullMs: number | null
}

/** A counter of requests or tokens that enforces a limit. */
export type Limiter = {
  /** Returns the time in ms until a request of this cost is accepted. Returns null if it never is, or if the time is unknown. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Tells the limiter that a request has ended. Only limits on concurrent requests have this function. */
  readonly release?: () => void
  /** Records a refused request in the limiter. Absent if refused requests do not affect this limit. */
  readonly refused?: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The capacity of a limiter, and the length of its window. */
export type LimiterSetting = Pick<LimitRule, 'n' | 'windowMs'>

/** The tolerance for rounding errors in comparisons of counts or times. */
export const ROUNDING_TOLERANCE = 1e-6
