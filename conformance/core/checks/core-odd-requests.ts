/** Requests that a target may take or leave, but must not break on; and the list of models. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Issue } from '../../exchange/judgement.ts'
import { wasDelivered } from '../../exchange/attempts.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { numbersOf, stringOf, stringsOf } from '../../statement/readings.ts'
import {
  isClientError,
  isCompletion,
  isRecord,
  isSuccess,
  requestJson,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'
import { conforms } from '../../exchange/schema.ts'
import {
  answersAtAll,
  byStatus,
  CONTROL,
  neverCrashes,
  repliesOf,
  sameFailure,
} from '../../evidence/replies.ts'

const shared = {
  capability: 'core',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
} as const

/** Source: gap G7.4: empty text is a string all the same. */
const contentEmpty = check({
  ...shared,
  id: 'core.content-empty',
  title: 'empty content is answered or refused, no server error',
  judges: ['completion:empty', CONTROL],
  trippedBy: ['empty-content-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:empty')),
})

/** Source: interface section 2.2; a context too small for it is a refusal, not a crash. */
const contentLong = check({
  capability: 'core',
  level: 'MUST',
  id: 'core.content-long',
  clause: 'C2.2.2',
  title: 'content of 32 KiB is answered or refused, no server error',
  judges: ['completion:long', CONTROL],
  trippedBy: ['long-content-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:long')),
})

/** Source: gap G7.4. Closing the connection on a body that is too large is allowed (RFC 9110 section 15.5.14). */
const hugeClean = check({
  ...shared,
  id: 'core.huge-clean',
  title: 'a prompt of 1 MB is answered or refused, no server error',
  judges: ['completion:huge', CONTROL],
  trippedBy: ['huge-prompt-500'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:huge')
    // 504: a gateway in front lost its patience first (RFC 9110 section 15.6.5).
    const slow = calls.find((call) => unusable(call)?.[0] === 'timeout' || statusOf(call) === 504)
    if (slow !== undefined)
      return inconclusive('model-behaviour', { place: slow.id, cause: 'not finished in time' }, calls)
    return neverCrashes(evidence, calls.map(hangUpAsRefusal))
  },
})

/** Source: interface section 1: anyone who sends one large prompt must not take the service away from everybody else. */
const answersAfterHuge = check({
  id: 'core.answers-after-huge',
  capability: 'core',
  clause: 'C1.2',
  level: 'MUST',
  title: 'after a prompt of 1 MB a good request is answered as before',
  judges: ['completion:after-huge', 'completion:huge', CONTROL],
  trippedBy: ['huge-prompt-blocks', 'huge-prompt-kills', 'huge-kills-process'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:after-huge')
    if (repliesOf(evidence, CONTROL).length === 0) {
      return inconclusive('prerequisite', 'it did not answer before that either', calls)
    }
    const before = callsAbout(evidence, 'completion:huge')
    if (!before.some(wasDelivered)) {
      return inconclusive('prerequisite', 'the prompt of 1 MB did not reach the target', [
        ...before,
        ...calls,
      ])
    }
    const silent = calls.filter(isSilent)
    if (silent.length > 0) return violatedUnlessEmpty(silent.map(silenceAfterHuge), [...before, ...silent])
    return examine(evidence, calls, (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200 after a prompt of 1 MB')],
    )
  },
})

/** Source: gap G7.4. */
const nullsNoCrash = check({
  ...shared,
  id: 'core.nulls-no-crash',
  title: 'null for the optional fields is not a server error',
  judges: ['completion:nulls', CONTROL],
  trippedBy: ['nulls-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:nulls')),
})

/** Source: interface section 2.2 lists no roles beyond two, so an unknown one may be taken or refused (G7.4). */
const roleUnknownClean = check({
  ...shared,
  id: 'core.role-unknown-clean',
  title: 'an unknown role is answered or refused, no server error',
  judges: ['completion:role-unknown', CONTROL],
  trippedBy: ['role-unknown-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:role-unknown')),
})

/** Source: gap G4.3. Client libraries send null for "not set", but nothing states that it is allowed. */
const nullsTolerated = check({
  capability: 'core',
  id: 'core.nulls-tolerated',
  gap: 'G4.3',
  reading: 'maxTokens.bounds',
  level: 'SHOULD',
  title: 'null for the optional fields means "not set"',
  judges: ['completion:nulls', CONTROL],
  because: ['core.nulls-no-crash'],
  trippedBy: ['nulls-refused'],
  judge: (evidence) => {
    const required = stringsOf(evidence.readings, 'request.required', 'required')
    const all = callsAbout(evidence, 'completion:nulls')
    // A field that is required is not one that may be left unset.
    const fair = all.filter(
      (call) => !isClientError(call) || !nullsIn(call).some((field) => required.includes(field)),
    )
    const together = fair.filter(({ label }) => label === 'nulls')
    const alone = fair.filter(({ label }) => label !== 'nulls')
    // One that is refused alone says which of them is meant.
    const calls = together.length === 0 || alone.some((call) => !isSuccess(call)) ? alone : together
    const failure = sameFailure(evidence, calls)
    if (failure !== null) return inconclusive('prerequisite', failure, calls)
    return examine(evidence, calls.map(byStatus), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200')],
    )
  },
})

/** Source: gap G7.4. Taking and refusing an unknown field are both found in good servers. */
const unknownFieldNoCrash = check({
  ...shared,
  id: 'core.unknown-field-no-crash',
  title: 'an unknown field is not a server error',
  judges: ['completion:unknown-field', CONTROL],
  trippedBy: ['unknown-field-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:unknown-field')),
})

/** Source: clause C9.3. */
const unknownModelClean = check({
  capability: 'core',
  id: 'core.unknown-model-clean',
  clause: 'C9.3',
  level: 'MUST',
  title: 'a model that does not exist is not a server error',
  judges: ['refusal:unknown-model', CONTROL],
  trippedBy: ['unknown-model-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'refusal:unknown-model')),
})

/** Source: gap G7.1. Another model answering in its place is a silent substitution. */
const unknownModelRefused = check({
  capability: 'core',
  id: 'core.unknown-model-refused',
  gap: 'G7.1',
  reading: 'errors.status',
  level: 'MUST',
  title: 'a model that does not exist is refused with the status of the table',
  judges: ['refusal:unknown-model', CONTROL],
  because: ['core.unknown-model-clean', 'core.no-error-in-success'],
  trippedBy: ['unknown-model-answered', 'recognizes-names'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'refusal:unknown-model')
    if (stringOf(evidence.readings, 'request.models', 'reading') === 'any') {
      return notApplicable('by the reading, every model name is accepted')
    }
    if (!answersAtAll(evidence))
      return inconclusive('prerequisite', 'good requests are not answered either', calls)
    const allowed = numbersOf(evidence.readings, 'errors.status', 'unknownModel')
    return examine(evidence, calls, (call) => {
      const status = statusOf(call) ?? 0
      if (isCompletion(call))
        return [{ ...statusIssue(call, expectedOf(allowed)), received: `${status} with a completion` }]
      const fits = allowed.length === 0 ? status >= 400 && status <= 499 : allowed.includes(status)
      return fits ? [] : [statusIssue(call, expectedOf(allowed))]
    })
  },
})

const MODEL_LIST = 'urn:assay:openai:model-list'

/** Source: gap G2.2. */
const modelsListed = check({
  capability: 'core',
  id: 'core.models-listed',
  gap: 'G2.2',
  reading: 'request.models',
  level: 'MUST',
  title: 'the models are listed where the reading says',
  judges: 'other:models',
  trippedBy: ['models-404', 'models-bad-shape'],
  judge: (evidence) => {
    const { readings } = evidence
    if (readings.has('request.models') && stringOf(readings, 'request.models', 'path') === null) {
      return notApplicable('the reading names no path that lists models')
    }
    const schema = stringOf(readings, 'request.models', 'schema') ?? MODEL_LIST
    return examine(evidence, callsAbout(evidence, 'other:models'), (call) => {
      if (!isSuccess(call)) return [statusIssue(call, '200')]
      const json = strictJson(call)
      if (!json.ok) return [{ at: `${call.id} body`, expected: 'one JSON value', received: json.problem }]
      return conforms(schema, json.value, call.id)
    })
  },
})

/** Checks of requests that may be taken or refused, and of the model list. */
export const oddRequestChecks: readonly Check[] = [
  contentEmpty,
  contentLong,
  hugeClean,
  answersAfterHuge,
  roleUnknownClean,
  nullsNoCrash,
  nullsTolerated,
  unknownFieldNoCrash,
  unknownModelClean,
  unknownModelRefused,
  modelsListed,
]

function isSilent({ end }: Exchange): boolean {
  return end.kind === 'failed' && (end.code.startsWith('timeout') || end.code === 'refused')
}

function silenceAfterHuge({ id, end, timing }: Exchange): Issue {
  const isRefused = end.kind === 'failed' && end.code === 'refused'
  const received = isRefused
    ? 'the server took no connection after a prompt of 1 MB'
    : `the server did not answer for ${Math.round(timing.endMs / 1000)} s after a prompt of 1 MB`
  // Anyone who repeats it sends the prompt first.
  return { at: `core.huge/huge and then ${id}`, expected: 'an answer as before', received }
}

function nullsIn(call: Exchange): readonly string[] {
  const body = requestJson(call)
  return isRecord(body) ? Object.keys(body).filter((field) => body[field] === null) : []
}

function hangUpAsRefusal(call: Exchange): Exchange {
  return call.end.kind === 'failed' && call.end.code === 'reset'
    ? { ...call, end: { kind: 'complete' } }
    : call
}

function expectedOf(allowed: readonly number[]): string {
  return allowed.length === 0 ? '4xx' : allowed.join(' or ')
}
