import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine } from '../../evidence/evidence.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { wasDelivered } from '../../exchange/attempts.ts'
import { CONTROL_CALLS, JUDGED_IF_ANSWERED, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { interfaceRefusalCases, whyAllowed } from '../refusal-cases.ts'
import { numbersOf, stringOf } from '../../statement/readings.ts'
import { isCompletion, isSuccess, statusIssue, statusOf } from '../../exchange/reply.ts'
import {
  answersValidCalls,
  markedComplete,
  mustSucceed,
  neverCrashes,
  generalFailure,
  whenReferenceAnswered,
} from '../../evidence/replies.ts'

const shared = { reading: 'errors.conditions' } as const

type Mistake = {
  readonly label: string
  readonly what: string
  /** The parameters of `errors.status` whose statuses are accepted. The default is `invalid`. */
  readonly rows?: readonly ('invalid' | 'malformed' | 'unknownModel')[]
  /** The reading that makes this check a MUST instead of a SHOULD. If absent, the check is always a MUST. */
  readonly mustBy?: string
  readonly fault?: string
}

// The right statuses for a wrong or missing model: the statuses for an invalid request and for an unknown model.
const aboutModel = { rows: ['invalid', 'unknownModel'] } as const
const onBody = { rows: ['malformed'] } as const
// The rule for bodies that common decoders accept, such as invalid bytes. The check is a MUST only if `errors.conditions` is declared.
const lenientlyRead = { ...onBody, mustBy: 'errors.conditions' } as const

const MISTAKES: readonly Mistake[] = [
  { label: 'missing-model', what: 'a request without model', ...aboutModel },
  { label: 'missing-messages', what: 'a request without messages' },
  // Sent only if a reading requires this field.
  { label: 'missing-max-tokens', what: 'a request without max_tokens', mustBy: 'request.required' },
  { label: 'missing-temperature', what: 'a request without temperature', mustBy: 'request.required' },
  { label: 'model-number', what: 'a number as model', ...aboutModel },
  { label: 'messages-string', what: 'a string as messages' },
  { label: 'messages-object', what: 'an object as messages' },
  { label: 'messages-empty', what: 'an empty array of messages' },
  { label: 'message-string', what: 'a string as a message' },
  { label: 'role-missing', what: 'a message without role' },
  { label: 'role-number', what: 'a number as role' },
  { label: 'content-missing', what: 'a message without content' },
  { label: 'content-number', what: 'a number as content' },
  { label: 'max-tokens-string', what: 'a word as max_tokens' },
  { label: 'max-tokens-fraction', what: 'a fraction as max_tokens' },
  // Good servers take these for "no limit" or the nearest bound, so this is a SHOULD unless the bounds are declared.
  { label: 'max-tokens-zero', what: 'max_tokens 0', mustBy: 'maxTokens.bounds' },
  { label: 'max-tokens-negative', what: 'a negative max_tokens', mustBy: 'maxTokens.bounds' },
  { label: 'temperature-string', what: 'a word as temperature', fault: 'stream-temperature-string-answered' },
  { label: 'temperature-below', what: 'a temperature below the lowest', mustBy: 'temperature.bounds' },
  { label: 'temperature-above', what: 'a temperature above the highest', mustBy: 'temperature.bounds' },
  { label: 'malformed', what: 'a body that is not JSON', ...onBody },
  { label: 'truncated', what: 'JSON that breaks off', ...onBody },
  { label: 'empty-body', what: 'an empty body', ...onBody },
  { label: 'two-values', what: 'two JSON values in one body', ...lenientlyRead },
  { label: 'not-utf8', what: 'JSON that is not UTF-8', ...lenientlyRead },
  // An array is JSON, but some decoders fail on it as on malformed JSON.
  { label: 'array', what: 'an array as the whole body', rows: ['malformed', 'invalid'] },
  // Some parsers return null for an empty body, so the status for a missing model is right too.
  { label: 'null', what: 'null as the whole body', rows: ['malformed', 'invalid', 'unknownModel'] },
]

/** One check for each kind of invalid request: the target must refuse it with a status that the reading `errors.status` allows. */
export const refusals = MISTAKES.map(({ label, what, rows = ['invalid'], mustBy, fault }) =>
  check({
    ...shared,
    level: mustBy === undefined ? 'MUST' : 'SHOULD',
    ...(mustBy === undefined ? {} : { bindsWith: [mustBy] }),
    id: `core.refuses-${label}`,
    title: `${what} is refused`,
    judges: [`refusal:${label}`, CONTROL_CALLS],
    because: ['core.mistakes-never-5xx', 'core.no-error-in-success'],
    trippedBy: [`accepts-${label}`, ...(fault === undefined ? [] : [fault])],
    judge: (evidence) => judgeRefusal(evidence, label, rows),
  }),
)

const UNKNOWN_MODEL = 'refusal:unknown-model'

export const unknownModelClean = check({
  id: 'core.unknown-model-clean',
  clause: 'C9.3',
  title: 'a model that does not exist is not a server error',
  judges: [UNKNOWN_MODEL, CONTROL_CALLS],
  because: ['core.mistakes-never-5xx'],
  trippedBy: ['unknown-model-500'],
  judge: (evidence) => neverCrashes(evidence, callsAbout(evidence, UNKNOWN_MODEL)),
})

export const unknownModelRefused = check({
  id: 'core.unknown-model-refused',
  reading: 'errors.status',
  title: 'a model that does not exist is refused with the status of the table, also in a streamed call',
  judges: [UNKNOWN_MODEL, CONTROL_CALLS],
  because: ['core.unknown-model-clean', 'core.no-error-in-success'],
  trippedBy: ['unknown-model-answered', 'recognizes-names', 'stream-unknown-model-answered'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, UNKNOWN_MODEL)
    if (stringOf(evidence.readings, 'request.models', 'reading') === 'any') {
      return notApplicable('by the reading, every model name is accepted')
    }
    if (!answersValidCalls(evidence))
      return inconclusive('prerequisite', 'good requests are not answered either', calls)
    const allowed = numbersOf(evidence.readings, 'errors.status', 'unknownModel')
    return examine(evidence, calls, (call) => refusalIssues(call, allowed))
  },
})

export const versionSelected = check({
  id: 'core.version-selected',
  reading: 'version.selection',
  title: 'the declared version is answered, and with `unknownRefused` others are refused',
  judges: ['completion:version', 'refusal:unknown-version', CONTROL_CALLS],
  because: ['core.mistakes-never-5xx', 'core.no-error-in-success'],
  trippedBy: ['version-header-refused', 'accepts-unknown-version'],
  judge: (evidence) => {
    if ((stringOf(evidence.readings, 'version.selection', 'reading') ?? 'path') === 'path')
      return notApplicable('the path alone selects the version')
    const selected = mustSucceed(evidence, callsAbout(evidence, 'completion:version'))
    const isRefused = evidence.readings.get('version.selection')?.value['unknownRefused'] === true
    if (selected.kind !== 'satisfied' || !isRefused) return selected
    return examine(evidence, callsAbout(evidence, 'refusal:unknown-version'), (call) =>
      refusalIssues(call, []),
    )
  },
})

const UNUSUAL: readonly Selector[] = [
  'refusal',
  'completion',
  'stream:role-unknown',
  'other:head',
  'other:options',
  'other:trailing-slash',
]

export const mistakesNever5xx = check({
  ...shared,
  id: 'core.mistakes-never-5xx',
  title: 'no mistake and no unusual request is answered with a server error or a reset',
  judges: UNUSUAL,
  trippedBy: [
    'malformed-500',
    'system-later-500',
    'developer-500',
    'empty-turn-500',
    'nulls-500',
    'head-500',
    'stream-word-500',
    'stream-role-500',
  ],
  judge: (evidence) => {
    const unusual = callsAbout(evidence, ...UNUSUAL).filter(isUnusual)
    const judged = neverCrashes(evidence, unusual)
    if (judged.kind !== 'violated') return judged
    // If every mistake is answered 5xx, so is an unknown model, for the same cause.
    return neverCrashes(evidence, [...unusual, ...callsAbout(evidence, UNKNOWN_MODEL)])
  },
})

// The subjects (`about`) of calls whose server errors other checks judge.
const JUDGED_APART = [...JUDGED_IF_ANSWERED, 'huge', 'token-quota', 'in-flight', 'long', 'unknown-model']

function isUnusual({ isValidCall, atOnce, about = '' }: Exchange): boolean {
  return isValidCall !== true && atOnce === undefined && !JUDGED_APART.includes(about)
}

export const healthyAfterMistakes = checkWhen(whenReferenceAnswered, {
  id: 'core.healthy-after-mistakes',
  clause: 'C1.2',
  title: 'after all mistakes a good request is answered as before',
  because: ['core.strict-json'],
  judges: ['completion:after-mistakes', 'refusal', CONTROL_CALLS],
  trippedBy: ['dies-after-mistake', 'malformed-kills-process'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:after-mistakes')
    if (calls.length > 0 && !callsAbout(evidence, 'refusal').some(wasDelivered)) {
      return inconclusive('prerequisite', 'no mistake reached the target', calls)
    }
    return examine(evidence, calls.map(goneAsReset), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200')],
    )
  },
})

function judgeRefusal(evidence: Evidence, label: string, rows: readonly string[]): Judgement {
  const unasked = notAMistake(evidence, label, rows)
  if (unasked !== null) return notApplicable(unasked)
  const calls = callsAbout(evidence, `refusal:${label}`)
  const allowed = rows.flatMap((row) => numbersOf(evidence.readings, 'errors.status', row))
  const judged = examine(evidence, calls.map(markedComplete), (call) => refusalIssues(call, allowed))
  if (answersValidCalls(evidence)) return judged
  // If the target also refuses valid calls, its refusal of a mistake shows nothing.
  const failure =
    judged.kind === 'satisfied' ? 'good requests are refused as well' : generalFailure(evidence, calls)
  return failure === null ? judged : inconclusive('prerequisite', failure, calls)
}

// Returns why the readings of the run allow a request that usually is a mistake; null if the request is a mistake.
function notAMistake({ readings }: Evidence, label: string, rows: readonly string[]): string | null {
  const isMade =
    rows.includes('malformed') || interfaceRefusalCases(readings, {}).some((made) => made.label === label)
  return whyAllowed(readings, label) ?? (isMade ? null : 'no rule forbids the unusual request')
}

function refusalIssues(call: Exchange, allowed: readonly number[]): readonly Issue[] {
  const expected = allowed.length === 0 ? '4xx' : [...new Set(allowed)].join(' or ')
  const status = statusOf(call) ?? 0
  if (isCompletion(call))
    return [{ at: `${call.id} status`, expected, received: `${status} with a completion` }]
  const fits = allowed.length === 0 ? status >= 400 && status <= 499 : allowed.includes(status)
  return fits ? [] : [statusIssue(call, expected)]
}

// Returns the call. A refused connection becomes a reset, because the target may have crashed during an earlier call.
function goneAsReset(call: Exchange): Exchange {
  if (call.end.kind !== 'failed' || call.end.code !== 'refused') return call
  return { ...call, end: { ...call.end, code: 'reset' } }
}
