/** Calls that must not become a stream: refused ones, and those that did not ask for one. */
import { check, type Check } from '../../evidence/check.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { examine, exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { numbersOf, stringOf } from '../../statement/readings.ts'
import {
  bodyText,
  isCompletion,
  isSuccess,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'
import { isStream, streamOf } from '../../evidence/stream.ts'
import { ON_STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

/** A client that got 200 has begun to read when the error comes. */
const refusalStatus = check({
  id: 'sse.refusal-status',
  capability: 'sse',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a streamed call with a bad body is refused with 4xx before any stream begins',
  explainedBy: ['core.refuses-messages-string'],
  on: [...ON_STREAM_OFFER, 'sse.refusals'],
  trippedBy: ['stream-error-in-200'],
  judge: (evidence) => onRefusal(evidence, 'bad-body', isClientError, '4xx'),
})

const refusalBody = check({
  id: 'sse.refusal-body',
  capability: 'sse',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'a refused streamed call has the same error body as any other',
  explainedBy: ['core.errors-body', 'core.errors-strict-json'],
  on: [...ON_STREAM_OFFER, 'sse.refusals'],
  trippedBy: ['stream-error-shape'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    return whenStreamsOffered(evidence, () => {
      const all = exchangesOf(evidence, 'sse.refusals')
      const refused = all.filter((exchange) => (statusOf(exchange) ?? 0) >= 400)
      if (all.length > 0 && refused.length === 0)
        return inconclusive('prerequisite', 'nothing was refused', all)
      return examine(evidence, refused, (exchange) => {
        const json = strictJson(exchange)
        if (json.ok) return rule(json.value, exchange.id)
        return [{ at: `${exchange.id} body`, expected: 'a JSON error body', received: json.problem }]
      })
    })
  },
})

const noKeyRefused = check({
  id: 'sse.no-key-refused',
  capability: 'sse',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a streamed call without a key gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-none-refused'],
  on: [...ON_STREAM_OFFER, 'sse.refusals'],
  trippedBy: ['stream-auth-off'],
  judge: (evidence) => onBadKey(evidence, 'no-key'),
})

const wrongKeyRefused = check({
  id: 'sse.wrong-key-refused',
  capability: 'sse',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a streamed call with a made-up key gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-wrong-refused', 'sse.no-key-refused'],
  on: [...ON_STREAM_OFFER, 'sse.refusals'],
  trippedBy: ['stream-auth-any-key'],
  judge: (evidence) => onBadKey(evidence, 'wrong-key'),
})

const unknownModelStatus = check({
  id: 'sse.unknown-model-status',
  capability: 'sse',
  gap: 'G7.1',
  reading: 'errors.status',
  level: 'MUST',
  title: 'a streamed call for an unknown model is refused with the status of the reading',
  explainedBy: ['core.unknown-model-refused'],
  on: [...ON_STREAM_OFFER, 'sse.refusals'],
  trippedBy: ['stream-unknown-model-answered'],
  judge: (evidence) => {
    if (stringOf(evidence.readings, 'request.models', 'reading') === 'any') {
      return notApplicable('by the reading, every model name is accepted')
    }
    const statuses = numbersOf(evidence.readings, 'errors.status', 'unknownModel')
    if (statuses.length === 0) return notApplicable('the reading of errors.status has no unknownModel')
    return onRefusal(evidence, 'unknown-model', (status) => statuses.includes(status), statuses.join(' or '))
  },
})

const falseIsJson = check({
  id: 'sse.false-is-json',
  capability: 'sse',
  gap: 'G4.6',
  reading: 'sse.switch',
  level: 'MUST',
  title: 'streaming switched off explicitly gives plain JSON',
  on: [...ON_STREAM_OFFER, 'sse.switch'],
  trippedBy: ['stream-false-streams'],
  judge: (evidence) => {
    if (evidence.readings.get('sse.switch')?.value.reading !== 'stream-true') {
      return notApplicable('the switch of the reading has no way to say no')
    }
    return whenStreamsOffered(evidence, () =>
      examine(evidence, exchangesOf(evidence, 'sse.switch', ['false']), plainJson),
    )
  },
})

const omittedIsJson = check({
  id: 'sse.omitted-is-json',
  capability: 'sse',
  gap: 'G4.6',
  reading: 'sse.switch',
  level: 'MUST',
  title: 'a call that does not mention streaming gets plain JSON',
  on: [...ON_STREAM_OFFER, 'core.fields'],
  trippedBy: ['stream-when-omitted'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const plain = ['core.completion', 'core.fields'].flatMap((probe) => exchangesOf(evidence, probe))
      return onAnswered(evidence, plain, 'no call without the switch was answered')
    }),
})

const nullIsJson = check({
  id: 'sse.null-is-json',
  capability: 'sse',
  gap: 'G4.6',
  reading: 'sse.switch',
  level: 'SHOULD',
  title: 'a switch that is null gives plain JSON',
  on: [...ON_STREAM_OFFER, 'core.lenient'],
  trippedBy: ['stream-null-streams', 'stream-null-streams-alone'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const nulls = exchangesOf(evidence, 'core.lenient', ['nulls', 'null-stream'])
      const heard = nulls.filter(({ response }) => !isClientError(response?.status ?? 0))
      // Another null may be what was refused: then the switch was sent alone as well.
      if (nulls.length > 0 && heard.length === 0) return notApplicable('a switch that is null is refused')
      return onAnswered(evidence, heard, 'a request with a switch that is null is not answered')
    }),
})

/** Checks of calls that must not become a stream. */
export const streamRefusalChecks: readonly Check[] = [
  refusalStatus,
  refusalBody,
  noKeyRefused,
  wrongKeyRefused,
  unknownModelStatus,
  falseIsJson,
  omittedIsJson,
  nullIsJson,
]

function onRefusal(
  evidence: Evidence,
  label: string,
  isRight: (status: number) => boolean,
  expected: string,
): Judgement {
  return whenStreamsOffered(evidence, () =>
    examine(evidence, exchangesOf(evidence, 'sse.refusals', [label]), (exchange) => {
      if (isRight(statusOf(exchange) ?? 0)) return []
      const issue = statusIssue(exchange, expected)
      return [isStream(exchange) ? { ...issue, received: `${issue.received} and a stream` } : issue]
    }),
  )
}

function isClientError(status: number): boolean {
  return status >= 400 && status < 500
}

// An error in place of an answer is a refusal, even in a stream of its own; how it is written is judged elsewhere.
function onBadKey(evidence: Evidence, label: string): Judgement {
  return whenStreamsOffered(evidence, () =>
    examine(evidence, exchangesOf(evidence, 'sse.refusals', [label]), (exchange) => {
      const isIn = isStream(exchange) ? streamOf(exchange).chunks.length > 0 : isCompletion(exchange)
      return isIn ? [statusIssue(exchange, 'a refusal')] : []
    }),
  )
}

// Refusals have checks of their own; here only the form of an answer counts.
function onAnswered(evidence: Evidence, exchanges: readonly Exchange[], none: string): Judgement {
  const answered = exchanges.filter((exchange) => isSuccess(exchange))
  if (exchanges.length > 0 && answered.length === 0) return inconclusive('prerequisite', none, exchanges)
  return examine(evidence, answered, plainJson)
}

function plainJson(exchange: Exchange): readonly Issue[] {
  if (!isSuccess(exchange)) return [statusIssue(exchange, '200 with plain JSON')]
  const mediaType = mediaTypeOf(exchange)
  const isEvents = mediaType === 'text/event-stream' || /^\s*data:/.test(bodyText(exchange) ?? '')
  if (!isEvents) return []
  const received = `${mediaType ?? 'no media type'}: ${isCompletion(exchange) ? 'an event stream' : 'events'}`
  return [{ at: `${exchange.id} body`, expected: 'plain JSON', received }]
}
