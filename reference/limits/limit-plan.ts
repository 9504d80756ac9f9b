/** Defines the limits of a request and how the server applies them. Faults can change both. */
import type { LimitRule } from './limit-rule.ts'

/** The limits of a request, and how the server applies these limits. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  readonly isEnforced: boolean
  /** Whether the count of a limit is read and raised in one atomic step. */
  readonly isAtomic: boolean
  /** Whether an accepted request is also charged for the refusals before it. */
  readonly chargesRefused: boolean
  /** Whether a request without a valid key is charged to the limits of all keys. */
  readonly chargesUnauthorized: boolean
  /** Whether each aborted answer permanently uses up a unit of the quota. */
  readonly losesAborted: boolean
  /** Whether a limit that once refused a key (or another subject) refuses it permanently. */
  readonly refusesForEver: boolean
  /** The delay of refusals in milliseconds. */
  readonly refusalDelayMs: number
}

/** Returns how a server without faults applies these rules. */
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
