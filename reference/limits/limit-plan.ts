import type { LimitRule } from './limit-rule.ts'

/** The limits that apply to a request, and how the server enforces them. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  readonly isEnforced: boolean
  /** Whether the limiter reads and raises a count in one atomic step. If not, concurrent requests may exceed the limit. */
  readonly isAtomic: boolean
  /** Whether refused requests consume quota: for each, the next accepted request costs one unit more (at most `n` - 1 more). */
  readonly chargesRefused: boolean
  /** Whether a request without a valid API key consumes the quota of every API key. */
  readonly chargesUnauthorized: boolean
  /** Whether an aborted answer reduces the quota forever, which is a deliberate fault. */
  readonly losesAborted: boolean
  /** Whether the limiter refuses everything after one refusal, which is a deliberate fault. */
  readonly refusesForEver: boolean
  readonly refusalDelayMs: number
}

/** Returns the plan by which a server without deliberate bugs applies these limits. */
export function correctPlan(rules: readonly LimitRule[]): LimitPlan {
  return {
    rules,
    isEnforced: true,
    isAtomic: true,
    chargesRefused: false,
    chargesUnauthorized: false,
    losesAborted: false,
    refusesForEver: false,
    refusalDelayMs: 0,
  }
}
