/** Mistakes are refused: with the status of the table, never with a completion, never with a server error. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { wasDelivered } from '../../exchange/attempts.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { casesOf } from '../refusal-cases.ts'
import { numbersOf, stringsOf } from '../../statement/readings.ts'
import { isCompletion, isSuccess, statusIssue, statusOf } from '../../exchange/reply.ts'
import {
  answersAtAll,
  repliesOf,
  byStatus,
  CONTROL,
  neverCrashes,
  sameFailure,
} from '../../evidence/replies.ts'

const shared = { capability: 'core', gap: 'G7.4', reading: 'errors.conditions', level: 'MUST' } as const

/** The part in which refusal checks differ. */
type Refusal = {
  readonly title: string
  /** Default `core.refusals`. */
  readonly probe?: 'core.refusals' | 'core.body'
  /** Rows of the status table; default `invalid`. */
  readonly rows?: readonly ('invalid' | 'malformed' | 'unknownModel')[]
  readonly level?: 'MUST' | 'SHOULD'
  readonly bindsWith?: readonly string[]
}

/** A check that the mistake `label` is refused. Source: gap G7.4; the statuses are those of the reading `errors.status`. */
function refusal(label: string, options: Refusal): Check {
  const { title, probe = 'core.refusals', rows = ['invalid'], level = 'MUST', bindsWith } = options
  return check({
    ...shared,
    level,
    ...(bindsWith === undefined ? {} : { bindsWith }),
    id: `core.refuses-${label}`,
    title,
    judges: [`refusal:${label}`, CONTROL],
    because: ['core.mistakes-never-5xx', 'core.no-error-in-success'],
    trippedBy: [`accepts-${label}`],
    judge: (evidence) => judgeRefusal(evidence, probe, label, rows),
  })
}

// Where the model is wrong or missing, "no such model" is as good an answer as "bad request".
const aboutModel = ['invalid', 'unknownModel'] as const

const missingModel = refusal('missing-model', {
  rows: aboutModel,
  title: 'a request without model is refused',
})
const missingMessages = refusal('missing-messages', { title: 'a request without messages is refused' })
const modelNumber = refusal('model-number', { rows: aboutModel, title: 'a number as model is refused' })
const messagesString = refusal('messages-string', { title: 'a string as messages is refused' })
const messagesObject = refusal('messages-object', { title: 'an object as messages is refused' })
const messagesEmpty = refusal('messages-empty', { title: 'an empty array of messages is refused' })
const messageString = refusal('message-string', { title: 'a string as a message is refused' })
const roleMissing = refusal('role-missing', { title: 'a message without role is refused' })
const roleNumber = refusal('role-number', { title: 'a number as role is refused' })
const contentMissing = refusal('content-missing', { title: 'a message without content is refused' })
const contentNumber = refusal('content-number', { title: 'a number as content is refused' })
const maxTokensString = refusal('max-tokens-string', { title: 'a word as max_tokens is refused' })
const maxTokensFraction = refusal('max-tokens-fraction', { title: 'a fraction as max_tokens is refused' })
const temperatureString = refusal('temperature-string', { title: 'a word as temperature is refused' })

// Good servers take these for "no limit" or cut them to the bounds, so they warn where the bounds are not declared.
const maxTokensZero = refusal('max-tokens-zero', {
  title: 'max_tokens 0 is refused',
  level: 'SHOULD',
  bindsWith: ['maxTokens.bounds'],
})
const maxTokensNegative = refusal('max-tokens-negative', {
  title: 'a negative max_tokens is refused',
  level: 'SHOULD',
  bindsWith: ['maxTokens.bounds'],
})
const temperatureBelow = refusal('temperature-below', {
  title: 'a temperature below the lowest is refused',
  level: 'SHOULD',
  bindsWith: ['temperature.bounds'],
})
const temperatureAbove = refusal('temperature-above', {
  title: 'a temperature above the highest is refused',
  level: 'SHOULD',
  bindsWith: ['temperature.bounds'],
})

const onBody = { probe: 'core.body', rows: ['malformed'] } as const

const malformed = refusal('malformed', { ...onBody, title: 'a body that is not JSON is refused' })
const truncated = refusal('truncated', { ...onBody, title: 'JSON that breaks off is refused' })
const emptyBody = refusal('empty-body', { ...onBody, title: 'an empty body is refused' })
// Decoders that stop after the first value, or replace broken bytes, are common: who declares nothing is only warned.
const twoValues = refusal('two-values', {
  ...onBody,
  title: 'two JSON values in one body are refused',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
})
const notUtf8 = refusal('not-utf8', {
  ...onBody,
  title: 'JSON that is not UTF-8 is refused',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
})
const array = refusal('array', { ...onBody, title: 'an array as the whole body is refused' })
// Parsers that hand out null where nothing was sent read it as an empty request, which lacks its model.
const nullBody = refusal('null', {
  ...onBody,
  rows: ['malformed', 'invalid', 'unknownModel'],
  title: 'null as the whole body is refused',
})

/** Ignoring the media type of a request is common and harmless; only a crash is wrong. */
const contentTypeText = check({
  ...shared,
  id: 'core.refuses-content-type-text',
  title: 'JSON sent as text/plain is answered or refused, no server error',
  judges: ['completion:content-type-text', CONTROL],
  trippedBy: ['content-type-text-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:content-type-text')),
})

/** As {@link contentTypeText}. */
const contentTypeNone = check({
  ...shared,
  id: 'core.refuses-content-type-none',
  title: 'JSON sent without a media type is answered or refused, no server error',
  judges: ['completion:content-type-none', CONTROL],
  trippedBy: ['content-type-none-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, 'completion:content-type-none')),
})

/** Source: gap G7.4. Clients send a request again after a 5xx or a reset; after a 4xx they stop. */
const mistakesNever5xx = check({
  ...shared,
  id: 'core.mistakes-never-5xx',
  title: 'no mistake of the client is answered with a server error or a reset',
  judges: ['refusal', CONTROL],
  trippedBy: ['crash-on-mistake', 'malformed-500', 'messages-empty-500', 'null-500'],
  judge: (evidence) =>
    neverCrashes(
      evidence,
      callsAbout(evidence, 'refusal').filter(({ about }) => about !== 'unknown-model'),
    ),
})

/** Source: clause C1.2. A target that is gone answers nothing, which counts here as the answer it gives. */
const healthyAfterMistakes = check({
  capability: 'core',
  id: 'core.healthy-after-mistakes',
  clause: 'C1.2',
  level: 'MUST',
  title: 'after all mistakes a good request is answered as before',
  judges: ['completion:after-mistakes', 'refusal', CONTROL],
  trippedBy: ['dies-after-mistake', 'malformed-kills-process'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:after-mistakes')
    if (repliesOf(evidence, CONTROL).length === 0) {
      return inconclusive('prerequisite', 'it did not answer before that either', calls)
    }
    const mistakes = callsAbout(evidence, 'refusal')
    if (calls.length > 0 && !mistakes.some(wasDelivered)) {
      return inconclusive('prerequisite', 'no mistake reached the target', calls)
    }
    return examine(evidence, calls.map(goneAsReset), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200')],
    )
  },
})

/** Checks of mistakes. */
export const coreRefusalChecks: readonly Check[] = [
  missingModel,
  missingMessages,
  modelNumber,
  messagesString,
  messagesObject,
  messagesEmpty,
  messageString,
  roleMissing,
  roleNumber,
  contentMissing,
  contentNumber,
  maxTokensString,
  maxTokensFraction,
  maxTokensZero,
  maxTokensNegative,
  temperatureString,
  temperatureBelow,
  temperatureAbove,
  malformed,
  truncated,
  emptyBody,
  twoValues,
  notUtf8,
  array,
  nullBody,
  contentTypeText,
  contentTypeNone,
  mistakesNever5xx,
  healthyAfterMistakes,
]

function judgeRefusal(evidence: Evidence, probe: string, label: string, rows: readonly string[]): Judgement {
  const unasked = notAMistake(evidence, probe, label)
  if (unasked !== null) return notApplicable(unasked)
  const calls = callsAbout(evidence, `refusal:${label}`)
  const allowed = rows.flatMap((row) => numbersOf(evidence.readings, 'errors.status', row))
  const judged = examine(evidence, calls.map(byStatus), (call) => refusalIssues(call, allowed))
  if (answersAtAll(evidence)) return judged
  // A target that refuses everything shows nothing by refusing this too.
  const failure =
    judged.kind === 'satisfied' ? 'good requests are refused as well' : sameFailure(evidence, calls)
  return failure === null ? judged : inconclusive('prerequisite', failure, calls)
}

// The readings in force decide what a mistake is.
function notAMistake(evidence: Evidence, probe: string, label: string): string | null {
  const listed = evidence.readings.get('errors.conditions')?.value.reading === 'list'
  if (listed && !stringsOf(evidence.readings, 'errors.conditions', 'mistakes').includes(label)) {
    return 'the reading does not list it as a mistake'
  }
  const generated =
    probe !== 'core.refusals' || casesOf(evidence.readings, {}).some((made) => made.label === label)
  return generated ? null : 'under the readings in force it is not a mistake'
}

function refusalIssues(call: Exchange, allowed: readonly number[]): readonly Issue[] {
  const expected = allowed.length === 0 ? '4xx' : [...new Set(allowed)].join(' or ')
  const status = statusOf(call) ?? 0
  if (isCompletion(call))
    return [{ at: `${call.id} status`, expected, received: `${status} with a completion` }]
  const fits = allowed.length === 0 ? status >= 400 && status <= 499 : allowed.includes(status)
  return fits ? [] : [statusIssue(call, expected)]
}

// A refused connection shows nothing about a target never reached, but everything of one that answered a minute ago.
function goneAsReset(call: Exchange): Exchange {
  if (call.end.kind !== 'failed' || call.end.code !== 'refused') return call
  return { ...call, end: { ...call.end, code: 'reset' } }
}
