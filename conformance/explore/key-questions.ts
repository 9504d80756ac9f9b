/** The question behind each key of a statement, for its owner. Pure. */
import { gapOf } from './gap-facts.ts'

/** Returns the question that a reading of this key answers. */
export function questionOf(key: string): string {
  return (Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key] : undefined) ?? gapOf(key).text
}

// A gap may have several keys, and each of them answers a question of its own.
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
