/** The reasons why a check can be inconclusive. */
export const INCONCLUSIVE_CODES = [
  'throttled',
  'timeout',
  'busy-machine', // This machine was too busy to measure.
  'prerequisite',
  'model-behaviour',
  'receiver',
  'budget',
] as const

/** One of the {@link INCONCLUSIVE_CODES}. */
export type InconclusiveCode = (typeof INCONCLUSIVE_CODES)[number]

/** The reasons why a check does not apply. */
export const NOT_APPLICABLE_CODES = [
  'not-offered', // The target does not offer the capability.
  'sign-up-not-allowed', // The user did not allow the run to create accounts.
  'quota-not-spent', // Limits are not declared, and testing them spends a quota.
  'no-reading', // No reading (declared behavior) tells how to request the capability.
  'no-key', // The run had no key, so that authentication is not judged.
  'no-authentication', // The statement declares that no key is needed.
  'other-scheme', // The check applies only to the other scheme, http or https.
  'never-at-once', // No two answers overlapped in time, which is chance, or a service that answers one call after the other.
  'nothing-to-judge', // The readings in force, or the answers, leave nothing to judge.
] as const

/** One of the {@link NOT_APPLICABLE_CODES}. */
export type NotApplicableCode = (typeof NOT_APPLICABLE_CODES)[number]

/** The codes of reasons that Assay can give only after all checks have run, because they depend on other verdicts. */
const CONCLUDED_CODES = [
  'declared-unsupported', // The statement declares that the capability is absent.
  'explained-elsewhere', // Another check reports the same cause, and one cause counts only once.
  'not-declared', // No reading of the gap is in force, and the target behaves like the de-facto reading.
  'seen-otherwise', // No reading of the gap is in force, and the target deviates from the de-facto reading.
  'judge-failed', // The check itself threw an error.
] as const

/** All reason codes, in the order of `run.schema.json`. */
export const REASON_CODES = [...INCONCLUSIVE_CODES, ...NOT_APPLICABLE_CODES, ...CONCLUDED_CODES] as const

/** The reasons why a probe (a set of requests whose answers checks judge) did not send all its requests. */
export const OMISSION_CODES = [
  'throttled',
  'timeout',
  'prerequisite',
  'budget',
  'receiver',
  'sign-up-not-allowed',
  'quota-not-spent',
] as const

type OmissionCode = (typeof OMISSION_CODES)[number]

/** Returns the code of a check that is inconclusive because requests were not sent. `code` is the reason why they were not sent. */
export function inconclusiveCodeOf(code: OmissionCode): OmissionCode & InconclusiveCode {
  return code === 'sign-up-not-allowed' || code === 'quota-not-spent' ? 'prerequisite' : code
}

/** A cause of failures that several checks recognize: an incomplete answer, the text of another request, or a redirect. */
export type IssueCode = 'broken-off' | 'other-call' | 'redirected'
