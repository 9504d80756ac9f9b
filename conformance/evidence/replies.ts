import { inconclusive, notApplicable, type Judgement } from '../exchange/judgement.ts'
import { errorMessage } from './error-shape.ts'
import { CONTROL_CALLS, type Selector, SPENDING } from '../exchange/call-kinds.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import { callsAbout, examine, wholeAnswers, repliesOf } from './evidence.ts'
import type { Evidence } from './check.ts'
import {
  KEY_REFUSALS,
  isRecord,
  isSuccess,
  jsonOf,
  requestJson,
  statusIssue,
  statusOf,
  statusText,
  valueAtPointer,
  isUnknownModel,
  isPlainCallAnswered,
} from '../exchange/reply.ts'
import { conversationOf } from './conversation.ts'
import { dialectOf, type Dialect } from './socket-message.ts'
import { isStream, streamOf } from './stream.ts'

/** Returns whether at least one valid request was answered with a JSON object. */
export function answersValidCalls(evidence: Evidence): boolean {
  return wholeAnswers(evidence, CONTROL_CALLS).some((exchange) => isRecord(jsonOf(exchange)))
}

/** Returns the reference calls (simple valid calls) that succeeded. If all failed, returns the first call. */
export function referenceCalls(evidence: Evidence): readonly Exchange[] {
  const calls = callsAbout(evidence, CONTROL_CALLS).filter(isReference)
  const answered = calls.filter(isSuccess)
  return answered.length > 0 ? answered : calls.slice(0, 1)
}

/** Returns whether a reference request (a simple valid call) got a JSON answer. */
export function answersReference(evidence: Evidence): boolean {
  return repliesOf(evidence, CONTROL_CALLS).some(isReference)
}

function isReference({ probe }: Exchange): boolean {
  return probe === 'core.completion'
}

/** Returns the result of `judge`. If no reference request (a simple valid call) was answered, returns an inconclusive judgment. */
export function whenReferenceAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  if (answersReference(evidence)) return judge()
  return inconclusive(
    'prerequisite',
    'the reference request is not answered either',
    referenceCalls(evidence),
  )
}

/** Returns a description of the failure if all `calls` and the ordinary valid request failed alike. Otherwise returns null. */
export function generalFailure(evidence: Evidence, calls: readonly Exchange[]): string | null {
  const [first] = referenceCalls(evidence)
  const status = first === undefined ? null : statusOf(first)
  if (first === undefined || status === null || calls.length === 0) return null
  if (isSuccess(first)) return isNoJson([first, ...calls]) ? 'no call is answered with a JSON object' : null
  return calls.every((call) => statusOf(call) === status)
    ? `the reference request was answered ${status} too`
    : null
}

function isNoJson(calls: readonly Exchange[]): boolean {
  return !calls.some((call) => isRecord(jsonOf(call)))
}

/** Returns a copy of a call in which the answer counts as complete, even if it ended early. So checks can judge the received part. */
export function markedComplete(call: Exchange): Exchange {
  const { response, end } = call
  if (response === null) return call
  const seen = { ...response, body: { ...response.body, truncated: false } }
  return { ...call, response: seen, end: end.kind === 'failed' ? { kind: 'complete' } : end }
}

/** Checks that all calls succeed. */
export function mustSucceed(evidence: Evidence, calls: readonly Exchange[]): Judgement {
  const failure = generalFailure(evidence, calls)
  if (failure !== null) return inconclusive('prerequisite', failure, calls)
  return examine(evidence, calls.map(markedComplete), (call) =>
    isSuccess(call) ? [] : [statusIssue(call, '200')],
  )
}

/** Checks that no call gets a 5xx or a reset. */
export function neverCrashes(evidence: Evidence, calls: readonly Exchange[]): Judgement {
  const failure = generalFailure(evidence, calls)
  if (failure !== null) return inconclusive('prerequisite', failure, calls)
  // A limit may refuse the calls that use it up, and those beside them.
  const judged = calls.filter(({ about = '' }) => !SPENDING.includes(about))
  return examine(evidence, judged.map(markedComplete), (call) =>
    isCrash(call) ? [statusIssue(call, 'no 5xx')] : [],
  )
}

/** Returns the judgment of calls without a usable answer: inconclusive if a call got a 5xx, otherwise not applicable. */
export function unanswered(calls: readonly Exchange[], detail: string): Judgement {
  return calls.some(isCrash) ? inconclusive('prerequisite', detail, calls) : notApplicable(detail)
}

// Returns whether an answer is a 5xx. A 501 is a refusal: the server does not know the method, or does not stream (RFC 9110 section 15.6.2).
function isCrash(call: Exchange): boolean {
  const status = statusOf(call) ?? 0
  return status >= 500 && !(status === 501 && (call.request.method !== 'POST' || call.kind === 'stream'))
}

/** Returns the user's mistake that explains a refusal, such as a wrong API key; otherwise null. */
export function setupProblem(exchange: Exchange, readings: Readings = new Map()): string | null {
  const status = statusOf(exchange)
  if (status !== null && KEY_REFUSALS.has(status)) return refusedKey(exchange)
  if (status === 400 && speaksOfKey(exchange, readings)) return 'the key was refused (400)'
  if (status === 402) return 'the account has no credit left (402)'
  if (isUnknownModel(exchange))
    return `the model was refused (${statusText(exchange)}): name one that answers with --model`
  return null
}

function refusedKey(exchange: Exchange): string {
  const hadKey = exchange.request.headers.some(([name]) => name === 'authorization')
  if (!hadKey) return `no key was given, and the target asks for one (${statusText(exchange)})`
  return `the first call was refused (${statusText(exchange)}): is the key the right one, are field names in lower case read (RFC 9110 section 5.1), or is a header field or a client certificate missing (--header, --client-cert)?`
}

// Returns whether a refusal is about the key. Some gateways refuse a wrong key with 400.
function speaksOfKey(exchange: Exchange, readings: Readings): boolean {
  const message = errorMessage(jsonOf(exchange), readings)
  return message !== null && /\bAPI[ _-]?key\b|\bauthenticat|\bunauthori/i.test(message)
}

/** Returns the text that message `index` asks the model to repeat; -1 means the last message. Returns null if there is none. */
export function requestedEcho(exchange: Exchange, index = -1): string | null {
  const messages = valueAtPointer(requestJson(exchange), '/messages')
  const message: unknown = Array.isArray(messages) ? messages.at(index) : undefined
  const content = valueAtPointer(message, '/content')
  if (typeof content !== 'string') return null
  return echoTextIn(content)
}

/** Returns the roles of the messages in a request, in order. */
export function rolesOf(exchange: Exchange): readonly unknown[] {
  const messages = valueAtPointer(requestJson(exchange), '/messages')
  return Array.isArray(messages) ? messages.map((message) => valueAtPointer(message, '/role')) : []
}

/** Selects requests that cannot open a WebSocket, because their path is wrong or they do not ask for an upgrade. */
export const IMPOSSIBLE_HANDSHAKES: readonly Selector[] = ['other:elsewhere', 'other:not-upgraded']

/** Returns an ordinary HTTP call whose status equals that of the refused WebSocket handshake, or undefined. */
export function equallyRefusedCall(
  evidence: Evidence,
  { kind, socket, response }: Exchange,
): Exchange | undefined {
  if (kind !== 'conversation' || socket !== undefined) return undefined
  return callsAbout(evidence, ...IMPOSSIBLE_HANDSHAKES).find(
    (call) => call.response !== null && call.response.status === response?.status,
  )
}

/** Returns whether the answer to a call contains a completion or a chunk of the model. */
export function isAnsweredByModel(exchange: Exchange, readings: Readings): boolean {
  const dialect = dialectOf(readings)
  if (exchange.socket !== undefined) return dialect !== null && hasSocketChunk(exchange, dialect)
  return isStream(exchange) ? streamOf(exchange).chunks.length > 0 : isPlainCallAnswered(exchange)
}

/** Returns whether a WebSocket conversation contains a chunk of a completion. */
export function hasSocketChunk(exchange: Exchange, dialect: Dialect): boolean {
  const conversation = conversationOf(exchange, dialect)
  return conversation?.messages.some(({ kind }) => kind === 'chunk') ?? false
}

// Matches the words before the text: one of these verbs, and everything up to the first colon.
const REQUEST = /\b(?:repeat|echo|copy|recite)\b[^:\n]{0,60}: /i

/** Returns the text that a message asks the model to repeat; null for other messages. */
export function echoTextIn(content: string): string | null {
  const found = REQUEST.exec(content)
  return found === null ? null : content.slice(found.index + found[0].length)
}
