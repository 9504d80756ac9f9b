/** Defines the reason codes of `run.schema.json`. A run file has a sentence for people beside each code. */

/** The reasons why a check is inconclusive. An inconclusive MUST makes the run incomplete, except for the reason `model-behaviour`. */
export const INCONCLUSIVE_CODES = [
  'throttled',
  'timeout',
  'prerequisite',
  'model-behaviour',
  'receiver',
  'budget',
] as const

/** One of the {@link INCONCLUSIVE_CODES}. */
export type InconclusiveCode = (typeof INCONCLUSIVE_CODES)[number]

/**
 * The reasons why a check does not apply.
 * - `not-offered`: the target does not offer the capability.
 * - `sign-up-not-allowed`: the user did not allow the run to create accounts.
 * - `quota-not-spent`: limits are not declared, and testing them spends a quota.
 * - `no-reading`: no reading in force defines how to request the capability, so that it was not tested.
 * - `no-key`: the run had no key, so that authentication is not judged.
 * - `no-authentication`: the statement declares that no key is needed.
 * - `other-scheme`: the check applies only to the other scheme, http or https.
 * - `nothing-to-judge`: the readings in force, or the answers, leave nothing for the check to judge.
 */
export const NOT_APPLICABLE_CODES = [
  'not-offered',
  'sign-up-not-allowed',
  'quota-not-spent',
  'no-reading',
  'no-key',
  'no-authentication',
  'other-scheme',
  'nothing-to-judge',
] as const

/** One of the {@link NOT_APPLICABLE_CODES}. */
export type NotApplicableCode = (typeof NOT_APPLICABLE_CODES)[number]

/**
 * Reasons that the run adds after a check was judged. A gap is a question that the interface leaves open. A reading is
 * one answer to the question, and the de-facto reading is the usual answer.
 * - `declared-unsupported`: the statement declares that the capability is absent.
 * - `explained-elsewhere`: another check reports the same cause, and one cause counts only once.
 * - `not-declared`: no reading of the gap is in force, from statement or profile. The target behaves like the de-facto
 *   reading.
 * - `seen-otherwise`: no reading of the gap is in force, and the target deviates from the de-facto reading.
 * - `judge-failed`: the check itself threw an error.
 */
const CONCLUDED_CODES = [
  'declared-unsupported',
  'explained-elsewhere',
  'not-declared',
  'seen-otherwise',
  'judge-failed',
] as const

/** All reason codes, in the order of `run.schema.json`. */
export const REASON_CODES = [...INCONCLUSIVE_CODES, ...NOT_APPLICABLE_CODES, ...CONCLUDED_CODES] as const

/** The reasons why a probe did not send all its requests. */
export const OMISSION_CODES = [
  'throttled',
  'timeout',
  'prerequisite',
  'budget',
  'receiver',
  'sign-up-not-allowed',
  'quota-not-spent',
] as const

/** A reason why a probe did not send all its requests, such as `budget`. */
export type OmissionCode = (typeof OMISSION_CODES)[number]

/** Returns the reason code of an inconclusive check whose probe sent no request. `code`: why the probe sent none. */
export function inconclusiveCodeOf(code: OmissionCode): OmissionCode & InconclusiveCode {
  return code === 'sign-up-not-allowed' || code === 'quota-not-spent' ? 'prerequisite' : code
}

/**
 * The code of an issue that may have the same cause as another check's failure. `broken-off`: the answer is incomplete. `other-call`: it
 * contains text of another request's answer.
 */
export type IssueCode = 'broken-off' | 'other-call'
