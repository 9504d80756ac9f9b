import { statusOf, isSuccess, jsonOf, statusText, valueAtPointer } from '../../exchange/reply.ts'
import { check, type Check, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'
import { whyNotForLibrary, streamOf, TERMINATOR } from '../../evidence/stream.ts'
import { CLIENT_LANGUAGES, type ClientLanguage, NO_OUTCOME } from '../../exchange/client-job.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { STREAM_OFFER, whenStreamsOffered } from '../../sse/checks/stream-evidence.ts'
import { errorClassFor, LANGUAGE_NAMES, clientProbeId } from '../client-names.ts'
import { referenceCalls } from '../../evidence/replies.ts'
import { bodyTextOf } from '../../exchange/bytes.ts'
import { stringOf } from '../../statement/readings.ts'

function clientCalls(
  evidence: Evidence,
  language: ClientLanguage,
  ...labels: readonly string[]
): readonly Exchange[] {
  return callsAbout(evidence, '*').filter(
    ({ probe, label }) => probe === clientProbeId(language) && labels.includes(label),
  )
}

function whenPlainCallAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  const whole = referenceCalls(evidence).filter((call) => isSuccess(call) && call.end.kind === 'complete')
  if (whole.some(isMeantAsObject)) return judge()
  // Without any sent call, `examine` gives the reason.
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

function examineOutcomes(
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
  // `examine` judges a call whose answer broke off.
  if (call.end.kind === 'failed') return null
  const isLeft = call.end.kind === 'aborted' && call.response === null
  return programFailure(call) ?? (isLeft ? 'the library hung up before any answer came' : null)
}

function programFailure({ client }: Exchange): string | null {
  if (client === undefined) return 'there is no outcome of the library'
  return client.errorClass === NO_OUTCOME ? client.error : null
}

function examineAfterCancel(
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

function completionIssues(call: Exchange): readonly Issue[] {
  const content = valueAtPointer(jsonOf(call), '/choices/0/message/content')
  return textIssues(call, typeof content === 'string' ? content : null, 'answer')
}

function streamTextOf({ readings }: Evidence, call: Exchange): string {
  return streamOf(call, stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR).text
}

function textIssues(call: Exchange, sent: string | null, what: string): readonly Issue[] {
  const { id, client } = call
  if (client === undefined) return [{ at: id, expected: 'an outcome of the library', received: 'none' }]
  const at = `${id} ${client.library}`
  if (client.error !== null) return [{ at, expected: `the text of the ${what}`, received: client.error }]
  const handed = client.text ?? ''
  // The languages decode invalid Unicode differently, so such text is not compared.
  if (sent === null || sent.toWellFormed() === handed.toWellFormed()) return []
  return [{ at, expected: `the text of the ${what}: ${shown(sent)}`, received: shown(handed) }]
}

const SHOWN_CHARS = 80

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}...` : text)
}

/** Returns the language of the client library of a check; null for other checks. */
export function languageOf(checkId: string): ClientLanguage | null {
  return CLIENT_LANGUAGES.find((language) => checkId.startsWith(`clients.${language}-`)) ?? null
}

type FaultsByCheck = Readonly<Record<'completion' | 'stream' | 'errors', readonly string[]>>

const FAULTS: Readonly<Record<ClientLanguage, FaultsByCheck>> = {
  node: {
    completion: ['media-type-text'],
    stream: ['done-padded'],
    errors: ['client-refusal-cut'],
  },
  python: {
    completion: ['choices-null'],
    stream: ['sse-retry-block'],
    errors: ['client-charset-wrong', 'client-refusal-cut'],
  },
  go: {
    completion: ['media-type-text'],
    stream: ['client-chunk-error-null'],
    errors: ['error-string', 'client-refusal-cut'],
  },
  java: {
    completion: ['client-accept-needed'],
    stream: ['client-chunk-error-null'],
    errors: ['client-refusal-cut'],
  },
}

// The clause and level that all checks of client libraries share. Source: interface section 1 (libraries wrap the HTTP interface).
const shared = { clause: 'C1.4' } as const

function completion(language: ClientLanguage): Check {
  return check({
    ...shared,
    id: `clients.${language}-completion`,
    capability: 'core',
    title: `the openai library for ${LANGUAGE_NAMES[language]} returns the text of an answer`,
    judges: [`completion:${language}-completion`, CONTROL_CALLS],
    because: ['core.post-completes'],
    trippedBy: [...FAULTS[language].completion],
    judge: (evidence) =>
      whenPlainCallAnswered(evidence, () =>
        examineOutcomes(evidence, clientCalls(evidence, language, 'completion'), completionIssues),
      ),
  })
}

function errors(language: ClientLanguage): Check {
  return check({
    ...shared,
    id: `clients.${language}-errors`,
    capability: 'core',
    title: `the openai library for ${LANGUAGE_NAMES[language]} reports a refusal as its own error for that status`,
    judges: [
      `credential:${language}-wrong-key`,
      `refusal:${language}-unknown-model`,
      `refusal:${language}-no-messages`,
      CONTROL_CALLS,
    ],
    because: ['core.post-completes'],
    trippedBy: [...FAULTS[language].errors],
    judge: (evidence) =>
      whenPlainCallAnswered(evidence, () => {
        const calls = clientCalls(evidence, language, 'wrong-key', 'unknown-model', 'no-messages')
        const refused = calls.filter(
          (call) =>
            call.response === null || call.end.kind === 'failed' || (statusOf(call) ?? 0) >= FIRST_REFUSAL,
        )
        if (calls.length > 0 && refused.length === 0)
          return notApplicable('no call of the library was refused')
        return examineOutcomes(evidence, refused, (call) => errorIssues(language, call))
      }),
  })
}

const FIRST_REFUSAL = 400

function errorIssues(language: ClientLanguage, call: Exchange): readonly Issue[] {
  const status = statusOf(call) ?? 0
  const wanted = errorClassFor(language, status)
  const { id, client } = call
  if (client?.errorClass === wanted && client.errorStatus === status) return []
  const received = client?.error ?? 'no error'
  return [
    { at: `${id} ${client?.library ?? language}`, expected: `${wanted} with status ${status}`, received },
  ]
}

function stream(language: ClientLanguage): Check {
  return check({
    ...shared,
    id: `clients.${language}-stream`,
    capability: 'sse',
    title: `the openai library for ${LANGUAGE_NAMES[language]} returns the text of a stream`,
    judges: `stream:${language}-stream`,
    beside: STREAM_OFFER,
    trippedBy: [...FAULTS[language].stream],
    judge: (evidence) => {
      const other = whyNotForLibrary(evidence.readings)
      if (other !== null) return notApplicable(other)
      return whenStreamsOffered(evidence, () => {
        const calls = clientCalls(evidence, language, 'stream')
        const judged = examineOutcomes(evidence, calls, (call) =>
          textIssues(call, streamTextOf(evidence, call), 'stream'),
        )
        const isSilent = calls.every((call) => streamTextOf(evidence, call) === '')
        if (judged.kind !== 'satisfied' || !isSilent) return judged
        return inconclusive('model-behaviour', 'the stream that the library read has no text', calls)
      })
    },
  })
}

function cancel(language: ClientLanguage): Check {
  return check({
    ...shared,
    id: `clients.${language}-cancel`,
    capability: 'sse',
    title: `after the openai library for ${LANGUAGE_NAMES[language]} canceled a stream, its next call is answered`,
    judges: [`left:${language}-cancel`, `completion:${language}-after-cancel`],
    beside: STREAM_OFFER,
    because: [`clients.${language}-completion`, `clients.${language}-stream`],
    trippedBy: ['client-hang-up-locks'],
    judge: (evidence) => {
      const other = whyNotForLibrary(evidence.readings)
      if (other !== null) return notApplicable(other)
      return whenStreamsOffered(evidence, () => {
        const [left] = clientCalls(evidence, language, 'cancel')
        return examineAfterCancel(evidence, left, clientCalls(evidence, language, 'after-cancel'))
      })
    },
  })
}

/** The checks that use official client libraries. Their ids are permanent. */
export const clientChecks: readonly Check[] = CLIENT_LANGUAGES.flatMap((language) =>
  [completion, errors, stream, cancel].map((make) => make(language)),
)
