/** The limits of one request: its rules, and how the server applies them. Faults change the way they are applied. */
import type { LimitRule } from './limit-rule.ts'

/** The limit rules of a request, and how the server applies them. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  /** Whether requests beyond a limit are refused. */
  readonly isEnforced: boolean
  /** Whether reading a count and raising it are one atomic step. */
  readonly isAtomic: boolean
  /** Whether the next accepted request is charged for each refusal before it. */
  readonly chargesRefused: boolean
  /** Whether a request without a valid key is charged to all keys. */
  readonly chargesUnauthorized: boolean
  /** Whether the charge of an aborted answer is never returned. */
  readonly losesAborted: boolean
  /** Whether a key that was refused once is refused for ever. */
  readonly refusesForEver: boolean
  /** The wait before a refusal is sent, in milliseconds. */
  readonly refusalDelayMs: number
}

/** Returns the plan of a correct server. */
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
