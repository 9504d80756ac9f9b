/** Calls that must not become a stream: refused ones, those that did not ask for one, and those whose switch is a word. */
import { check, type Check } from '../../evidence/check.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { examine, exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { numbersOf, stringOf, stringsOf } from '../../statement/readings.ts'
import {
  bodyText,
  describeValue,
  isClientError,
  isCompletion,
  isRecord,
  isSuccess,
  jsonOf,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { hasError, isStream, streamOf } from '../../evidence/stream.ts'
import { ON_STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

const REFUSED = { capability: 'sse', level: 'MUST', on: [...ON_STREAM_OFFER, 'sse.refusals'] } as const

/** A client that got 200 has begun to read when the error comes. */
const refusalStatus = check({
  ...REFUSED,
  id: 'sse.refusal-status',
  gap: 'G7.4',
  reading: 'errors.conditions',
  title: 'a streamed call with a bad body is refused with 4xx before any stream begins',
  explainedBy: ['core.refuses-messages-string'],
  trippedBy: ['stream-error-in-200'],
  judge: (evidence) =>
    onRefusals(evidence, ['bad-body'], (call) => refusedWith(call, isClientError(call), '4xx')),
})

const unknownModelStatus = check({
  ...REFUSED,
  id: 'sse.unknown-model-status',
  gap: 'G7.1',
  reading: 'errors.status',
  title: 'a streamed call for an unknown model is refused with the status of the reading',
  explainedBy: ['core.unknown-model-refused'],
  trippedBy: ['stream-unknown-model-answered'],
  judge: (evidence) => {
    if (stringOf(evidence.readings, 'request.models', 'reading') === 'any') {
      return notApplicable('by the reading, every model name is accepted')
    }
    const statuses = numbersOf(evidence.readings, 'errors.status', 'unknownModel')
    if (statuses.length === 0) return notApplicable('the reading of errors.status has no unknownModel')
    return onRefusals(evidence, ['unknown-model'], (call) =>
      refusedWith(call, statuses.includes(statusOf(call) ?? 0), statuses.join(' or ')),
    )
  },
})

/** An error in place of an answer is a refusal, even in a stream of its own; its form is judged elsewhere. */
const badKeyRefused = check({
  ...REFUSED,
  id: 'sse.bad-key-refused',
  clause: 'C5.1',
  title: 'a streamed call without a key, or with a made-up key, gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-none-refused', 'core.auth-wrong-refused'],
  trippedBy: ['stream-auth-off', 'stream-auth-any-key'],
  judge: (evidence) =>
    onRefusals(evidence, ['no-key', 'wrong-key'], (call) => {
      const isIn = isStream(call) ? streamOf(call).chunks.length > 0 : isCompletion(call)
      return isIn ? [statusIssue(call, 'a refusal')] : []
    }),
})

const refusalBody = check({
  ...REFUSED,
  id: 'sse.refusal-body',
  gap: 'G7.2',
  reading: 'errors.body',
  title: 'a refused streamed call has the same error body as any other',
  explainedBy: ['core.errors-body', 'core.errors-strict-json'],
  trippedBy: ['stream-error-shape'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    const all = exchangesOf(evidence, 'sse.refusals')
    const refused = all.filter((call) => (statusOf(call) ?? 0) >= 400)
    return whenStreamsOffered(evidence, () =>
      all.length > 0 && refused.length === 0
        ? inconclusive('prerequisite', 'nothing was refused', all)
        : examine(evidence, refused, (call) => {
            const json = strictJson(call)
            if (json.ok) return rule(json.value, call.id)
            return [{ at: `${call.id} body`, expected: 'a JSON error body', received: json.problem }]
          }),
    )
  },
})

const SWITCHED = { capability: 'sse', gap: 'G4.6', reading: 'sse.switch' } as const

const offIsJson = check({
  ...SWITCHED,
  id: 'sse.off-is-json',
  level: 'MUST',
  title: 'a call with streaming switched off, or that does not mention it, gets plain JSON',
  on: [...ON_STREAM_OFFER, 'core.fields', 'sse.switch'],
  trippedBy: ['stream-false-streams', 'stream-when-omitted'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const off = exchangesOf(evidence, 'sse.switch', ['false'])
      const silent = ['core.completion', 'core.fields'].flatMap((probe) => exchangesOf(evidence, probe))
      const answered = silent.filter((call) => isSuccess(call))
      return off.length + answered.length === 0 && silent.length > 0
        ? inconclusive('prerequisite', 'no call without the switch was answered', silent)
        : examine(evidence, [...off, ...answered], plainJson)
    }),
})

const nullIsJson = check({
  ...SWITCHED,
  id: 'sse.null-is-json',
  level: 'SHOULD',
  title: 'a switch that is null gives plain JSON',
  on: [...ON_STREAM_OFFER, 'core.lenient'],
  trippedBy: ['stream-null-streams', 'stream-null-streams-alone'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const nulls = exchangesOf(evidence, 'core.lenient', ['nulls', 'null-stream'])
      const heard = nulls.filter((call) => !isClientError(call))
      // Another null may be what was refused: then the switch was sent alone as well.
      if (nulls.length > 0 && heard.length === 0) return notApplicable('a switch that is null is refused')
      const answered = heard.filter((call) => isSuccess(call))
      return heard.length > 0 && answered.length === 0
        ? inconclusive('prerequisite', 'a request with a switch that is null is not answered', heard)
        : examine(evidence, answered, plainJson)
    }),
})

const WORD = {
  capability: 'sse',
  gap: 'G7.4',
  reading: 'errors.conditions',
  on: [...ON_STREAM_OFFER, 'sse.switch'],
} as const

/** Source: gap G7.4. Lenient parsers take the word for a boolean, strict ones refuse it; both are found in good servers. */
const wordClean = check({
  ...WORD,
  id: 'sse.switch-word-clean',
  level: 'MUST',
  title: 'a switch that is a word is refused or answered in one format, no server error',
  trippedBy: ['stream-word-500', 'stream-word-mixed', 'stream-word-mislabeled'],
  judge: (evidence) => {
    const [plain] = exchangesOf(evidence, 'core.completion')
    const [stream] = exchangesOf(evidence, 'sse.stream', ['basic'])
    return onWord(evidence, (call) => formatIssues(call, { plain, stream }))
  },
})

/** Source: gap G7.4. Only who declares what is refused is held to it: a word may well be read as a boolean. */
const refusesWord = check({
  ...WORD,
  id: 'sse.refuses-switch-word',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
  title: 'a switch that is a word is refused where the statement declares that mistakes are refused',
  trippedBy: ['accepts-switch-word'],
  judge: (evidence) =>
    onWord(evidence, (call) => (isSuccess(call) ? [statusIssue(call, '4xx')] : []), whyAccepted(evidence)),
})

/** Checks of calls that must not become a stream. */
export const streamRefusalChecks: readonly Check[] = [
  refusalStatus,
  refusalBody,
  badKeyRefused,
  unknownModelStatus,
  offIsJson,
  nullIsJson,
  wordClean,
  refusesWord,
]

type Rule = (call: Exchange) => readonly Issue[]

function onRefusals(evidence: Evidence, labels: readonly string[], rule: Rule): Judgement {
  return whenStreamsOffered(evidence, () =>
    examine(evidence, exchangesOf(evidence, 'sse.refusals', labels), rule),
  )
}

function refusedWith(call: Exchange, isRight: boolean, expected: string): readonly Issue[] {
  if (isRight) return []
  const issue = statusIssue(call, expected)
  return [isStream(call) ? { ...issue, received: `${issue.received} and a stream` } : issue]
}

function plainJson(call: Exchange): readonly Issue[] {
  if (!isSuccess(call)) return [statusIssue(call, '200 with plain JSON')]
  const mediaType = mediaTypeOf(call)
  const isEvents = mediaType === 'text/event-stream' || /^\s*data:/.test(bodyText(call) ?? '')
  if (!isEvents) return []
  const received = `${mediaType ?? 'no media type'}: ${isCompletion(call) ? 'an event stream' : 'events'}`
  return [{ at: `${call.id} body`, expected: 'plain JSON', received }]
}

// `exempt` is the reason why the rule does not hold; null where it does.
function onWord(evidence: Evidence, rule: Rule, exempt: string | null = null): Judgement {
  const value = evidence.readings.get('sse.switch')?.value
  if (value === undefined) return notJudged('no-reading', 'no reading of sse.switch')
  const isBoolean = value.reading === 'stream-true' && typeof (value['value'] ?? true) === 'boolean'
  if (!isBoolean) return notApplicable('the switch of the reading is not a boolean')
  return whenStreamsOffered(evidence, () =>
    exempt === null
      ? examine(evidence, exchangesOf(evidence, 'sse.switch', ['word']), rule)
      : notApplicable(exempt),
  )
}

function whyAccepted({ readings }: Evidence): string | null {
  const conditions = readings.get('errors.conditions')
  if (conditions?.layer !== 'declared') return 'no statement declares errors.conditions'
  const listed = stringsOf(readings, 'errors.conditions', 'mistakes')
  const isLeftOut = conditions.value.reading === 'list' && !listed.includes('switch-word')
  return isLeftOut ? 'the reading does not list it as a mistake' : null
}

/** The two answers that show what a plain answer and a stream of this target look like. */
type Usual = { readonly plain: Exchange | undefined; readonly stream: Exchange | undefined }

// 501 is a refusal too (RFC 9110 section 15.6.2). The target's own answers are the model: their habits are judged elsewhere.
function formatIssues(call: Exchange, { plain, stream }: Usual): readonly Issue[] {
  const status = statusOf(call) ?? 0
  if (status >= 500 && status !== 501) return [statusIssue(call, 'no 5xx')]
  if (status !== 200) return []
  const isJson = strictJson(call).ok
  const isEvents = isStream(call) && (streamOf(call).chunks.length > 0 || hasError(streamOf(call)))
  if (!isJson && !isEvents) {
    const received = describeValue(bodyText(call))
    return [{ at: `${call.id} body`, expected: 'plain JSON or an event stream', received }]
  }
  const model = isJson ? plain : stream
  return model === undefined ? [] : [...mediaTypeIssues(call, model), ...memberIssues(call, model)]
}

function mediaTypeIssues(call: Exchange, model: Exchange): readonly Issue[] {
  const [received, usual] = [mediaTypeOf(call), mediaTypeOf(model)]
  if (usual === null || received === usual) return []
  const at = `${call.id} header content-type`
  return [{ at, expected: `${usual}, as ${model.id}`, received: received ?? 'missing' }]
}

function memberIssues(call: Exchange, model: Exchange): readonly Issue[] {
  const usual = textMembersIn(model)
  const expected = `${usual.join(' or ')}, as ${model.id}`
  return textMembersIn(call)
    .filter((member) => usual.length > 0 && !usual.includes(member))
    .map((received) => ({ at: `${call.id} /choices`, expected, received }))
}

function textMembersIn(exchange: Exchange): readonly string[] {
  const values = strictJson(exchange).ok
    ? [jsonOf(exchange)]
    : streamOf(exchange).chunks.map(({ value }) => value)
  const choices = values.flatMap((value) => {
    const found = valueAtPointer(value, '/choices')
    return Array.isArray(found) ? found.filter(isRecord) : []
  })
  return ['message', 'delta'].filter((member) => choices.some((choice) => isRecord(choice[member])))
}
