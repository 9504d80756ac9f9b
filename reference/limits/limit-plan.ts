/** Defines which limits apply to a request, and how. */
import type { LimitRule } from './limit-rule.ts'

/** The limits that apply to a request, and how. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  readonly isEnforced: boolean
  /** Whether a count is read and raised in one atomic step. */
  readonly isAtomic: boolean
  /** Whether an accepted request is also charged for earlier refused ones. */
  readonly chargesRefused: boolean
  /** Whether unauthorized requests are charged to all API keys. */
  readonly chargesUnauthorized: boolean
  /** Whether aborted answers reduce the quota for ever. */
  readonly losesAborted: boolean
  /** Whether one refusal leads to refusals for ever. */
  readonly refusesForEver: boolean
  /** The delay of refusals in milliseconds. */
  readonly refusalDelayMs: number
}

/** Returns how a server without deliberate bugs applies these limits. */
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
