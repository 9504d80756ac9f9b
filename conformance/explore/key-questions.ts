/** Describes the question and the gap for each key of a statement. Also explains why a capability was not found. Pure. */
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import type { Capability } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { statusOf, statusText } from '../exchange/reply.ts'
import { SCOUT } from './scout.ts'
import { SOCKET_SCOUT } from './scout-sockets.ts'

/** Returns the gap that a reading key fills: its id, and the text of the open question. */
export function gapOf(key: string): { readonly id: string; readonly text: string } {
  const own = gapFile.filter(({ keys }) => keys.some((each) => each === key))
  return { id: own.map(({ id }) => id).join(' '), text: own.map(({ text }) => text).join(' ') }
}

/** A failed request that looked for a missing capability: the id of its exchange, and a description of the answer. */
type FailedRequest = { readonly exchange: string; readonly answer: string }

/** Returns the first failed request that looked for a capability. It explains why the capability was not found. Null if none failed. */
export function failedRequestFor(id: Capability, exchanges: readonly Exchange[]): FailedRequest | null {
  const asks = REQUESTS[id]
  if (asks === undefined) return null
  const failed = exchanges.find((exchange) => asks(exchange) && isError(exchange, id))
  return failed === undefined ? null : { exchange: failed.id, answer: answerText(failed) }
}

const REQUESTS: Readonly<Partial<Record<Capability, (exchange: Exchange) => boolean>>> = {
  sse: ({ probe, label }) => probe === SCOUT && label.startsWith('stream-'),
  websocket: ({ probe }) => probe === SOCKET_SCOUT,
  signup: ({ probe, label }) => probe === 'signup.accounts' && label === 'first',
}

// The statuses by which a server says that nothing is implemented at a path (RFC 9110 sections 15.5.5, 15.5.6, 15.6.2).
const ABSENT: readonly number[] = [404, 405, 501]

// Returns whether a request for a capability failed. A 4xx counts only for streams, which share the path of plain calls.
function isError(exchange: Exchange, id: Capability): boolean {
  const status = statusOf(exchange)
  if (status === null) return exchange.end.kind === 'failed'
  const isRefusal = id === 'sse' && status >= 400
  return (isRefusal || status >= 500) && !ABSENT.includes(status)
}

function answerText(exchange: Exchange): string {
  if (exchange.response !== null) return `the answer was ${statusText(exchange)}`
  const detail = exchange.end.kind === 'failed' ? exchange.end.detail : 'the connection was closed'
  return `there was no answer: ${detail}`
}

/** Returns the question that a statement answers with its entry for a reading key, such as `Which model names are accepted?`. */
export function questionOf(key: string): string {
  return (Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key] : undefined) ?? gapOf(key).text
}

// The questions for keys that share a gap with other keys. For other keys, the text of the gap is the question.
const QUESTIONS: Readonly<Record<string, string>> = {
  'capabilities.other': 'What can the service do beyond the capabilities that the interface names?',
  'request.required': 'Which of the four request fields are required?',
  'request.models': 'Which model names are accepted?',
  'request.roles': 'Which roles are accepted besides system and user?',
  'response.fields': 'Which members does a reply have besides the text of its choices?',
  'key.format': 'What does a key look like?',
  states: 'Which states are there, and how does one lead to another?',
  'signup.request': 'Which fields does sign-up take?',
  'signup.response': 'What does sign-up answer, and where is the key in it?',
  'maxTokens.bounds': 'Which values may max_tokens have, and what applies without it?',
  'temperature.bounds': 'Which values may temperature have, and what applies without it?',
  'sse.path': 'On which path are answers streamed as server-sent events?',
  'sse.switch': 'How does a request ask for an event stream?',
  'sse.events': 'What do the events of a stream hold, and how does a stream end?',
  'websocket.path': 'On which path is the WebSocket opened?',
  'websocket.frames': 'What do the frames hold in both directions, and how does an answer end?',
  'websocket.reuse': 'How many requests may be sent over one WebSocket?',
  'websocket.closeCodes': 'With which codes is a WebSocket closed?',
  'websocket.auth': 'How is the key presented on a WebSocket?',
  'endpoints.other': 'Which endpoints are there besides the two that the interface names?',
  cors: 'May pages of other origins call the service?',
  'key.lifetime': 'How long is a key valid?',
  'key.scopes': 'Is a key valid for a part of the service only?',
  'key.rotation': 'How is a key replaced by a new one?',
  'key.revocation': 'How is a key made invalid?',
  'errors.missingKey': 'How is a call without a key answered?',
  'errors.wrongKey': 'How is a call with a wrong key answered?',
  'webhooks.types': 'Which types of events are there?',
  'webhooks.payload': 'What does an event look like?',
  'webhooks.delivery': 'How is an event delivered?',
  'webhooks.retry': 'What happens when a delivery fails?',
  'webhooks.signature': 'How can a receiver tell that an event is genuine?',
  'webhooks.trigger': 'Which operation makes an event?',
  'webhooks.registration': 'How is the address of a receiver registered?',
  'errors.status': 'Which status does each kind of error have?',
  'errors.body': 'What does the body of an error look like?',
  'errors.codes': 'Which error codes are there?',
  'errors.conditions': 'What counts as an error?',
  'limits.quota': 'How high are the limits, in which units, over which time, and for whom?',
  'limits.headers': 'Which header fields announce the limits?',
  'limits.exceeded': 'How is a call beyond the limit answered?',
  'maxTokens.maximum': 'How high may max_tokens be?',
  'version.deprecation': 'How is the end of a version announced?',
  'version.compatibility': 'Which changes must a client be ready for within a version?',
  'version.selection': 'How is a version chosen other than by path?',
}
