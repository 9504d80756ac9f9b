/** The words that scenarios and the driver share: metric names, log marks, the name of the secret. Pure. */
import type { AnswerClass } from './answer.ts'

/** Names of our k6 metrics. k6 allows letters, digits and underscores. */
export const METRICS = {
  e2e: 'assay_e2e',
  ttfb: 'assay_ttfb',
  promptTokens: 'assay_prompt_tokens',
  completionTokens: 'assay_completion_tokens',
  withoutUsage: 'assay_without_usage',
  sampled: 'assay_sampled',
  conforming: 'assay_conforming',
} as const

/** Name of the counter of one answer class. */
export function classCounter(answerClass: AnswerClass): string {
  return `assay_class_${answerClass.replaceAll('-', '_')}`
}

/** Begins a log line that carries the example of one class as JSON. */
export const EXAMPLE_MARK = 'assay-example '

/** The name under which k6's secret source holds a key; places count from 0. */
export function secretName(place: number): string {
  return place === 0 ? 'key' : `key${place}`
}

/** The name under which k6's secret source holds the value of a header field; places count from 0. */
export function headerSecretName(place: number): string {
  return `header${place}`
}

/** Begins a log line that carries a row, where the extension that writes files is missing. */
export const ROW_MARK = 'assay-row '

/** So many answers, all of them the same client error and never another, and the run is given up. */
export const REFUSED_AFTER = 20

/** The statuses that a wrong or missing key gets (RFC 9110, 15.5.2 and 15.5.4). */
export function refusesKey(status: number): boolean {
  return status === 401 || status === 403
}

/** Client errors that may pass: the next request can fare better (RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4). */
const MAY_PASS: readonly number[] = [408, 425, 429]

/**
 * The client error that a status is, so that equal ones can be counted; 401 and 403 are one. Null for any other answer, and
 * for a client error that may pass.
 */
export function refusalKind(status: number): number | null {
  if (status < 400 || status > 499 || MAY_PASS.includes(status)) return null
  return refusesKey(status) ? 401 : status
}

/** Why a run was given up that got nothing but one client error, in one line. */
export function refusedText(status: number, isAuthenticated: boolean): string {
  if (!refusesKey(status))
    return `every request is refused: the first ${REFUSED_AFTER} answers were all ${status}`
  const key = isAuthenticated ? 'the key is refused' : 'no key was sent, and the target wants one'
  return `${key}: the first ${REFUSED_AFTER} answers were all refusals (${status})`
}

/** The variable of a script that holds the path of its configuration. */
export const CONFIG_VARIABLE = 'ASSAY_LOAD_CONFIG'

/** The variable of a script that holds the path of the summary to write. */
export const SUMMARY_VARIABLE = 'ASSAY_LOAD_SUMMARY'
