/** Defines which limits apply to a request, and how. Deliberate bugs (faults) can change both. */
import type { LimitRule } from './limit-rule.ts'

/** The limits that apply to a request, and how the server applies them. */
export type LimitPlan = {
  readonly rules: readonly LimitRule[]
  readonly isEnforced: boolean
  /** Whether the server reads and raises the count of a limit in one atomic step. */
  readonly isAtomic: boolean
  /** Whether an accepted request is also charged for earlier refused ones. */
  readonly chargesRefused: boolean
  /** Whether requests without a valid API key are charged to all API keys. */
  readonly chargesUnauthorized: boolean
  /** Whether each aborted answer reduces the quota for ever, by one request or token. */
  readonly losesAborted: boolean
  /** Whether an API key, account or address that a limit refused once is refused for ever. */
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
