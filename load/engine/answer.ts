/** Sorts one answer of a load run into exactly one class. Pure: runs in k6 on every answer, in Node in tests. */
import { countOf, isObject, memberOf } from '../guards.ts'

/** `ok` and the ways to fail. `network` covers every answer that never came or was cut off. */
export const ANSWER_CLASSES = [
  'ok',
  'http-429',
  'http-4xx',
  'http-5xx',
  'http-other',
  'bad-json',
  'not-a-completion',
  'timeout',
  'network',
] as const

/** One of {@link ANSWER_CLASSES}. */
export type AnswerClass = (typeof ANSWER_CLASSES)[number]

/** An answer as k6 gives it: status 0 when none came; `errorCode` from k6's own list, 0 when nothing went wrong. */
export type Answer = {
  readonly status: number
  readonly errorCode: number
  readonly error: string
  readonly body: string | null
}

/** `detail` explains a failure in one bounded line; tokens are null when `usage` does not say. */
export type Classified = {
  readonly class: AnswerClass
  readonly detail: string
  readonly reply: unknown
  readonly promptTokens: number | null
  readonly completionTokens: number | null
}

const LONGEST_DETAIL = 200
const LONGEST_WINDOW = 4096
/** k6's codes for a request timeout and a dial timeout. */
const TIMEOUT_CODES: readonly number[] = [1050, 1211]

/** The class of an answer, with tokens when it is a completion. `secret` is kept out of `detail`. */
export function classify(answer: Answer, secret: string | null): Classified {
  const failed = (answerClass: AnswerClass, detail: string): Classified => ({
    class: answerClass,
    detail: oneLine(detail, secret),
    reply: undefined,
    promptTokens: null,
    completionTokens: null,
  })
  const failure = transportFailure(answer)
  if (failure !== null) return failed(failure, answer.error || `error code ${answer.errorCode}`)
  const { status } = answer
  const body = answer.body ?? ''
  if (status < 200 || status > 299) return failed(statusClass(status), `${status} ${body}`)
  const reply = parse(body)
  if (reply === undefined) return failed('bad-json', `${status} ${body}`)
  if (!isCompletion(reply)) return failed('not-a-completion', `${status} ${body}`)
  const usage = memberOf(reply, 'usage')
  return {
    class: 'ok',
    detail: '',
    reply,
    promptTokens: countOf(memberOf(usage, 'prompt_tokens')),
    completionTokens: countOf(memberOf(usage, 'completion_tokens')),
  }
}

/** k6 numbers refusals by status too (1404 is a 404), and those are answers. */
function transportFailure({ status, errorCode }: Answer): 'timeout' | 'network' | null {
  const isStatusCode = errorCode >= 1400 && errorCode <= 1599
  if (status !== 0 && (errorCode === 0 || isStatusCode)) return null
  return TIMEOUT_CODES.includes(errorCode) ? 'timeout' : 'network'
}

function statusClass(status: number): AnswerClass {
  if (status === 429) return 'http-429'
  if (status >= 400 && status <= 499) return 'http-4xx'
  if (status >= 500 && status <= 599) return 'http-5xx'
  return 'http-other'
}

function parse(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch {
    return undefined
  }
}

/** Interface section 2.3 to the letter: at least one choice, and every choice carries text. */
function isCompletion(reply: unknown): boolean {
  const choices = memberOf(reply, 'choices')
  if (!Array.isArray(choices) || choices.length === 0) return false
  return choices.every((choice) => {
    const message = memberOf(choice, 'message')
    return isObject(message) && typeof message['content'] === 'string'
  })
}

/**
 * A bounded line without control characters, so that a hostile answer cannot draw on a terminal, and without the
 * secret, whole or cut off at the border.
 */
export function oneLine(text: string, secret: string | null): string {
  // The window comes first: a body of megabytes is not worth a regular expression.
  const window = hideSecret(text.slice(0, LONGEST_WINDOW), secret)
  const uncut = text.length > LONGEST_WINDOW && secret !== null ? window.slice(0, -secret.length) : window
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const line = uncut.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line
}

/** Replaces a secret, plain or escaped as in JSON, by a placeholder. */
export function hideSecret(text: string, secret: string | null): string {
  if (secret === null || secret === '') return text
  const escaped = JSON.stringify(secret).slice(1, -1)
  return text.replaceAll(secret, '[key]').replaceAll(escaped, '[key]')
}
