/** Compares the result of a library with the answer that it received. Pure. */
import { referenceCalls } from '../../evidence/replies.ts'
import { streamOf, TERMINATOR } from '../../evidence/stream.ts'
import { examine, exchangesOf, unusable, type Evidence } from '../../evidence/evidence.ts'
import { bodyTextOf } from '../../exchange/bytes.ts'
import { NO_OUTCOME, type ClientLanguage } from '../../exchange/client-job.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { isSuccess, jsonOf, statusText, valueAtPointer } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import { clientProbeId } from '../client-names.ts'

/** Returns the calls of a language with these labels. */
export function clientCalls(
  evidence: Evidence,
  language: ClientLanguage,
  ...labels: readonly string[]
): readonly Exchange[] {
  return exchangesOf(evidence, clientProbeId(language), labels)
}

/** Judges only where the plain call is answered by what is meant to be an object of JSON: whether it is one, other checks say. */
export function whereAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  const whole = referenceCalls(evidence).filter((call) => isSuccess(call) && call.end.kind === 'complete')
  if (whole.some(isMeantAsObject)) return judge()
  // The reason that nothing was sent comes before the reason that nothing was answered.
  const isSent = evidence.exchanges.length > 0
  return isSent
    ? inconclusive('prerequisite', 'the plain call is not answered either')
    : examine(evidence, [], () => [])
}

function isMeantAsObject({ response }: Exchange): boolean {
  const text = response === null ? null : bodyTextOf(response.body)
  return (
    text
      ?.replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{') === true
  )
}

/**
 * Applies a rule to calls as `examine` does. Shows nothing where the program ended or hung, or its library gave up before any
 * answer: that is not the fault of the target.
 */
export function examineOutcomes(
  evidence: Evidence,
  calls: readonly Exchange[],
  rule: (call: Exchange) => readonly Issue[],
): Judgement {
  const without = calls.filter((call) => whyNoOutcome(call) !== null)
  const [first] = without
  if (first === undefined) return examine(evidence, calls, rule)
  const others = calls.filter((call) => !without.includes(call))
  const judged = examine(evidence, others, rule)
  const why = { place: first.id, cause: whyNoOutcome(first) ?? '' }
  return judged.kind === 'violated' ? judged : inconclusive('prerequisite', why, without)
}

function whyNoOutcome(call: Exchange): string | null {
  // What broke off at the target is judged by that.
  if (call.end.kind === 'failed') return null
  const isLeft = call.end.kind === 'aborted' && call.response === null
  return programFailure(call) ?? (isLeft ? 'the library hung up before any answer came' : null)
}

function programFailure({ client }: Exchange): string | null {
  if (client === undefined) return 'there is no outcome of the library'
  return client.errorClass === NO_OUTCOME ? client.error : null
}

/**
 * Judges the call after one that the library left. A target that refused the call that was to be left, or was done with it, saw nobody
 * leave: then the next answer shows nothing.
 */
export function examineAfterLeaving(
  evidence: Evidence,
  left: Exchange | undefined,
  next: readonly Exchange[],
): Judgement {
  if (left === undefined) return examine(evidence, [], () => [])
  const blocked = unusable(left)
  if (blocked !== null) return inconclusive(...blocked, [left])
  const cause = whyNotLeft(left)
  if (cause !== null) return inconclusive('prerequisite', { place: left.id, cause }, [left])
  if (left.end.kind === 'aborted') return examineOutcomes(evidence, next, completionIssues)
  return inconclusive('model-behaviour', 'the answer was over before the library left', [left])
}

function whyNotLeft(call: Exchange): string | null {
  const { end, response } = call
  const what = 'the call that the library was to leave'
  if (end.kind === 'failed') return `${what} broke off: ${end.detail}`
  if (response !== null && !isSuccess(call)) return `${what} was answered ${statusText(call)}`
  return programFailure(call)
}

/** Returns issues where the library did not hand over the text of a plain answer. */
export function completionIssues(call: Exchange): readonly Issue[] {
  const content = valueAtPointer(jsonOf(call), '/choices/0/message/content')
  return textIssues(call, typeof content === 'string' ? content : null, 'answer')
}

/** Returns issues where the library did not hand over the text of a stream. */
export function streamIssues(evidence: Evidence, call: Exchange): readonly Issue[] {
  return textIssues(call, streamTextOf(evidence, call), 'stream')
}

/** Returns the text of a stream as it came. */
export function streamTextOf({ readings }: Evidence, call: Exchange): string {
  return streamOf(call, stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR).text
}

function textIssues(call: Exchange, sent: string | null, what: string): readonly Issue[] {
  const { id, client } = call
  if (client === undefined) return [{ at: id, expected: 'an outcome of the library', received: 'none' }]
  const at = `${id} ${client.library}`
  if (client.error !== null) return [{ at, expected: `the text of the ${what}`, received: client.error }]
  const handed = client.text ?? ''
  // Text that is not Unicode reads otherwise in each language.
  if (sent === null || sent.toWellFormed() === handed.toWellFormed()) return []
  return [{ at, expected: `the text of the ${what}: ${shown(sent)}`, received: shown(handed) }]
}

const SHOWN_CHARS = 80

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}...` : text)
}
