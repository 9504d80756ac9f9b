/** The limits of one request: its rules, and the habits of the server in applying them, which faults change. */
import type { LimitRule } from './limit-rule.ts'

/** The rules for a request, and how faithfully they are kept. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  /** Whether what is beyond a limit is refused. */
  readonly isEnforced: boolean
  /** Whether reading a count and raising it are one step. */
  readonly isAtomic: boolean
  /** Whether each refusal is made up for by the next request that is let through. */
  readonly chargesRefused: boolean
  /** Whether a request without a valid key is charged to everybody. */
  readonly chargesUnauthorized: boolean
  /** Whether what an aborted answer took is gone for ever. */
  readonly losesAborted: boolean
  /** Whether a key that was refused once is always refused. */
  readonly refusesForEver: boolean
  /** The delay of a refusal. */
  readonly refusalDelayMs: number
}

/** The plan of a faithful server. */
export function faithfulPlan(rules: readonly LimitRule[]): LimitPlan {
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
