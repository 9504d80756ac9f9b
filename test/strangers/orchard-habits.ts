/** Lists the habits of Orchard (correct but unusual behaviors), and what a correct judge reports about each: nothing, or a warning. */
import type { Capability } from '../../conformance/exchange/capabilities.ts'

/** The differences between a run with a habit and a run without habits. An absent member means no difference. */
export type Habit = {
  /** The readings that correct the statement of Orchard for this habit; absent if the statement stays true. */
  readonly readings?: Readonly<Record<string, unknown>>
  /** The checks that rightly warn of the habit, each with the reason. */
  readonly warns?: Readonly<Record<string, string>>
}

/** The capabilities to judge, by the area of the habit. Null: all, because an HTTP habit can affect any of them. */
export const CONCERN: Readonly<Record<string, readonly Capability[] | null>> = {
  HTTP: null,
  limits: ['limits'],
  streaming: ['core', 'sse'],
  WebSocket: ['core', 'sse', 'websocket'],
  webhooks: ['core', 'webhooks'],
  'sign-up': ['core', 'signup'],
}

/** The expected warnings about Orchard without any switch: the reason of each warning, by check id. */
export const GOOD_WARNS: Readonly<Record<string, string>> = {
  'signup.no-store': 'An answer with a key has no Cache-Control.',
  'signup.refuses-email-long': 'An address of 4 KiB gets an account: RFC 5321 ends at 254 characters.',
  'websocket.length-limited': 'A frame that says it is a terabyte long is waited for.',
  'webhooks.private-address-refused': 'It takes any address, as it says, because it lives on the loopback.',
  'webhooks.plain-http-refused': 'It takes http, as it says, because it lives on the loopback.',
}

const EMPTY_CHOICES = {
  'sse.no-uninvited-empty-choices': 'The chunk has empty choices, and nobody asked for it.',
}

/** The expected warnings that only a combination of habits causes: the reason of each warning by check id. */
export const TOGETHER_WARNS: Readonly<Record<string, string>> = {
  'sse.no-client-traps': 'With sse-id-retry and sse-comments a comment stands alone after an id.',
}

/** The habits that need other readings or deserve warnings, by name. */
export const HABITS: Readonly<Record<string, Habit>> = {
  'usage-absent': {
    warns: { 'core.usage-present': 'The reading openai of response.fields has usage; it is a SHOULD.' },
  },
  'status-422': {
    readings: {
      'errors.status': {
        reading: 'table',
        malformed: [400],
        invalid: [422],
        unknownModel: [404],
        tooLarge: [422],
      },
    },
  },
  'status-403': { readings: { 'errors.wrongKey': { reading: '403', status: [403], tolerated: [] } } },
  'developer-refused': {
    readings: { 'request.roles': { reading: 'list', roles: ['system', 'user', 'assistant'] } },
  },
  'ietf-limit-headers': { readings: { 'limits.headers': 'ratelimit-03' } },
  'sse-no-choices-first': { warns: EMPTY_CHOICES },
  'sse-usage-chunk': { warns: EMPTY_CHOICES },
  'sse-role-every-chunk': {
    warns: { 'sse.role-once': 'A client library that joins the strings of all deltas joins the roles too.' },
  },
  'ws-refuse-after-open': {
    readings: { 'websocket.closeCodes': { reading: 'list', badKey: [4401], mistake: [] } },
    warns: {
      'websocket.refusal-early': 'A handshake that is refused costs less than a socket that is closed.',
    },
  },
  'hook-ping': {
    readings: {
      'webhooks.types': { reading: 'list', types: ['chat.completion.finished', 'webhook.ping'] },
    },
  },
  'hook-rotation-overlap': { readings: { 'webhooks.registration': { rotationOverlapSeconds: 60 } } },
  'signup-same-email': {
    warns: {
      'signup.duplicate-no-new-key':
        'Whoever knows an address gets a key of its account, without its password.',
    },
  },
  'signup-key-delay': {
    readings: {
      'signup.response': { reading: 'key-pointer', pointers: ['/api_key/secret'], propagationSeconds: 2 },
    },
  },
}
