/** Defines faults that refuse valid requests, accept invalid requests, misread request bodies, or break the server or a connection. */
import { isUtf8 } from 'node:buffer'
import {
  type Action,
  crash,
  crashChat,
  crashWhen,
  heldBefore,
  isChat,
  onCompletion,
  onCredential,
  onReply,
  onRequest,
  onRequestBytes,
  patch,
  patches,
  refuseChat,
  someMessage,
  wantsStream,
  type When,
  withKnownModel,
} from './hooks.ts'
import type { Patch, Call } from '../../reference/patch.ts'
import { change, drop, type Edit, set } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'

const BUFFER_BYTES = 8192

/** Creates an action. Once a reply has a status in `after`, the status of all later replies on that connection becomes `answered`. */
function corruptsConnection(after: readonly number[], answered: number): Action {
  return onReply(
    ({ status }, call) => {
      const isReused = call.headers['connection'] === 'keep-alive'
      return heldBefore(call, `poisoned:${call.clientPort}`, isReused && after.includes(status))
    },
    () => ({ status: answered, headers: {}, body: { kind: 'text', text: 'Unsupported method' } }),
  )
}

/** Creates a fault for each row: the service answers a request with this mistake. Key: the mistake. Value: as of {@link patches}. */
function accepts<T extends readonly unknown[]>(
  action: (...how: T) => Action,
  rows: NoInfer<{ readonly [mistake: string]: readonly [title: string, ...how: T] }>,
): readonly Patch[] {
  return patches(action, rows).map(({ id, title, ...effect }) =>
    patch(`accepts-${id}`, `${title} is answered with a completion`, effect),
  )
}

/** Creates an action that accepts a wrong value at `path`. `edit` corrects it before validation; without `edit`, the member is removed. */
function mend(
  path: string,
  isWrong: (value: unknown) => boolean,
  edit: (call: Call) => Edit = () => drop(path),
): Action {
  return onRequest((json, call) => (isWrong(valueAtPath(json, path)) ? edit(call)(json) : json))
}

/** Creates an action that replaces a wrong JSON body by a valid one, before validation. */
function mendWhole(isWrong: (json: unknown) => boolean): Action {
  return onRequest((json, call) => (isWrong(json) ? validRequest(call) : json))
}

/** Creates an action that replaces messages for which `isWrong` is true by the result of `edit`, before validation. */
function mendMessage(isWrong: (message: unknown) => boolean, edit: Edit): Action {
  return onRequest(change('/messages/*', (message) => (isWrong(message) ? edit(message) : message)))
}

/** Creates an action that replaces each request body that `isWrong` accepts by a valid one, before its bytes are decoded. */
function mendBody(isWrong: (bytes: Buffer) => boolean): Action {
  return onRequestBytes((bytes, call) =>
    isWrong(bytes) ? Buffer.from(JSON.stringify(validRequest(call))) : bytes,
  )
}

const greeting = [{ role: 'user', content: 'Hello.' }]
const isMissing = (value: unknown): boolean => value === undefined
const isString = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const isFraction = (value: unknown): boolean => isNumber(value) && !Number.isInteger(value)
const isBelow =
  (least: number) =>
  (value: unknown): boolean =>
    isNumber(value) && Number(value) < least
const toModel = (call: Call): Edit => set('/model', call.models[0])
const toGreeting = (): Edit => set('/messages', greeting)

// Matches the first call with JSON after a body that is not JSON.
function followsMalformed(call: Call): boolean {
  const name = 'malformed'
  if (heldBefore(call, name, isMalformed(call)) && call.json !== undefined) return call.memory.delete(name)
  return false
}

function validRequest(call: Call): object {
  return { model: call.models[0], messages: greeting }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// Returns whether a text looks like JSON that was cut off: it is not valid JSON and does not end with `}`.
function isCutJson(text: string): boolean {
  return !isJson(text) && !text.trimEnd().endsWith('}')
}

/** Returns the first JSON value of a text that contains several values; null if it contains one or none. */
function firstValue(text: string): string | null {
  if (isJson(text)) return null
  const ends = [...text.matchAll(/[\]}](?=\s*[[{"\w])/g)].map((match) => match.index + 1)
  const end = ends.find((index) => isJson(text.slice(0, index)))
  return end === undefined ? null : text.slice(0, end)
}

const LONG_CHARACTERS = 16 * 1024
const HUGE_BYTES = 512 * 1024
const FOR_EVER_MS = 600_000

const has =
  (path: string): When =>
  (call) =>
    valueAtPath(call.json, path) !== undefined
const is =
  (path: string, value: unknown): When =>
  (call) =>
    valueAtPath(call.json, path) === value
const hasRole = (role: string): When => someMessage((each) => each === role)
const hasNull: When = (call) => isObject(call.json) && Object.values(call.json).includes(null)
const isMalformed: When = (call) => isChat(call) && call.body.length > 0 && call.json === undefined
const isHuge: When = (call) => call.body.length > HUGE_BYTES
const isEmptyTurn = someMessage((role, content) => role === 'assistant' && content === '')
const hasNonAscii = someMessage((_, content) => typeof content === 'string' && /[^\p{ASCII}]/u.test(content))
const isLong = someMessage((_, content) => typeof content === 'string' && content.length > LONG_CHARACTERS)

/** Faults that refuse valid requests, accept invalid requests, or break the server or a connection after a request. */
export const requestFaults: readonly Patch[] = [
  ...patches(crashChat, {
    'malformed-500': [
      'malformed JSON is answered 500',
      (call) => call.body.length > 0 && call.json === undefined,
    ],
    'system-later-500': [
      'a system message that is not the first is answered 500',
      (call) => hasRole('system')(call) && !is('/messages/0/role', 'system')(call),
    ],
    'developer-500': ['a developer message is answered 500', hasRole('developer')],
    'empty-turn-500': ['a turn of the assistant without text is answered 500', isEmptyTurn],
    'long-content-500': ['a message of 32 KiB is answered 500', (call) => isLong(call) && !isHuge(call)],
    'long-stream-500': [
      'a message of 32 KiB to be streamed is answered 500',
      (call) => isLong(call) && !isHuge(call) && wantsStream(call),
    ],
    'huge-prompt-500': ['a message of a megabyte is answered 500', isHuge],
    'huge-stream-500': [
      'a message of a megabyte to be streamed is answered 500',
      (call) => isHuge(call) && wantsStream(call),
    ],
    'nulls-500': ['explicit nulls are answered 500', hasNull],
  }),
  ...patches(corruptsConnection, {
    'refusal-leaves-body': [
      'a body that was not read before a refusal is taken for the next request on its connection',
      [401, 404],
      501,
    ],
    'refusal-poisons-connection': [
      'the next call on the connection of a refusal is answered 400',
      [400],
      400,
    ],
  }),
  ...patches(onRequestBytes, {
    'chunked-request-empty': [
      'a body in chunks is read as empty',
      (bytes, call) => (call.headers['transfer-encoding'] === undefined ? bytes : Buffer.alloc(0)),
    ],
    'request-cut-characters': [
      'the chunks of a body are decoded apart, so that a character between two is lost',
      (bytes, call) => {
        const read = bytes.toString('latin1').replace(/[\xC0-\xFF][\x80-\xBF]+/, '\xEF\xBF\xBD')
        return call.headers['transfer-encoding'] === undefined ? bytes : Buffer.from(read, 'latin1')
      },
    ],
    'request-cut-at-buffers': [
      'each 8 KiB of a body is decoded apart, so that a character between two is lost',
      (bytes) => {
        const starts = [...bytes.keys()].filter((at) => at % BUFFER_BYTES === 0)
        const read = starts.map((at) => bytes.toString('utf8', at, at + BUFFER_BYTES))
        return isUtf8(bytes) ? Buffer.from(read.join('')) : bytes
      },
    ],
    'request-surrogates-lost': [
      'the two escapes of a character are read apart, as question marks',
      (bytes) => {
        const read = bytes.toString('latin1').replaceAll(/(?:\\u[dD][89a-fA-F][0-9a-fA-F]{2}){2}/g, '??')
        return Buffer.from(read, 'latin1')
      },
    ],
  }),
  patch(
    'auth-kept-by-connection',
    'after one good call, its connection needs no key',
    onCredential((authorization, { memory, clientPort, key }) => {
      if (authorization === `Bearer ${key}`) memory.set(`known:${clientPort}`, true)
      return memory.has(`known:${clientPort}`) ? `Bearer ${key}` : undefined
    }),
  ),
  patch(
    'cache-ignores-cap',
    'the same messages at temperature 0 get the same answer, whatever max_tokens says',
    onCompletion((value, { json, memory }) => {
      if (valueAtPath(json, '/temperature') !== 0) return value
      const place = JSON.stringify(valueAtPath(json, '/messages'))
      const known = memory.get(place) ?? valueAtPath(value, '/choices')
      memory.set(place, known)
      return set('/choices', known)(value)
    }),
  ),
  patch(
    'cache-by-last-message',
    'a request gets the answer to an earlier one with the same last message',
    onCompletion((value, { json, memory }) => {
      const messages = valueAtPath(json, '/messages')
      const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined
      const place = JSON.stringify(set('/messages', last)(json))
      const known = memory.get(place) ?? valueAtPath(value, '/choices')
      memory.set(place, known)
      return set('/choices', known)(value)
    }),
  ),
  ...patches(onReply, {
    'http2-offer-refused': [
      'an offer of HTTP/2 is refused',
      (_, call) => call.headers['upgrade'] === 'h2c',
      () => ({ status: 400, headers: {}, body: { kind: 'text', text: 'Invalid Upgrade header' } }),
    ],
    'dies-after-mistake': [
      'nothing is answered any more after a mistaken request',
      (reply, call) => heldBefore(call, 'dead', reply.status === 400),
      crash,
    ],
    'malformed-poisons-next': [
      'the next call after a body that is not JSON is answered 500, once',
      (_, call) => followsMalformed(call),
      crash,
    ],
    'huge-prompt-kills': [
      'every call is answered 500 after a message of a megabyte',
      (_, call) => heldBefore(call, 'huge', isHuge(call)),
      crash,
    ],
    'unknown-model-500': [
      'an unknown model is answered 500',
      (reply, call) => isChat(call) && reply.status === 404,
      crash,
    ],
  }),
  ...patches(crashWhen, {
    'malformed-kills-process': ['the process ends over JSON that is malformed', isMalformed],
    'huge-kills-process': ['the process exits on a prompt of a megabyte', isHuge],
  }),
  ...accepts(mend, {
    'missing-model': ['a request without model', '/model', isMissing, toModel],
    'missing-messages': ['a request without messages', '/messages', isMissing, toGreeting],
    'missing-max-tokens': [
      'a request without max_tokens',
      '/max_tokens',
      isMissing,
      () => set('/max_tokens', 64),
    ],
    'missing-temperature': [
      'a request without temperature',
      '/temperature',
      isMissing,
      () => set('/temperature', 1),
    ],
    'model-number': ['a model that is a number', '/model', isNumber, toModel],
    'messages-string': ['messages given as a string', '/messages', isString, toGreeting],
    'messages-object': ['messages given as an object', '/messages', isObject, toGreeting],
    'messages-empty': ['an empty conversation', '/messages', isEmpty, toGreeting],
    'max-tokens-string': ['max_tokens given as a string', '/max_tokens', isString],
    'max-tokens-fraction': ['a fraction of a token', '/max_tokens', isFraction],
    'max-tokens-zero': ['max_tokens 0', '/max_tokens', (value) => value === 0],
    'max-tokens-negative': ['negative max_tokens', '/max_tokens', isBelow(0)],
    'temperature-string': ['temperature given as a string', '/temperature', isString],
    'temperature-below': ['a temperature below 0', '/temperature', isBelow(0)],
    'temperature-above': [
      'a temperature above 2',
      '/temperature',
      (value) => isNumber(value) && Number(value) > 2,
    ],
  }),
  ...accepts(mendMessage, {
    'message-string': ['a message given as a string', isString, (content) => ({ role: 'user', content })],
    'role-missing': [
      'a message without role',
      (message) => isMissing(valueAtPath(message, '/role')),
      set('/role', 'user'),
    ],
    'role-number': [
      'a role that is a number',
      (message) => isNumber(valueAtPath(message, '/role')),
      set('/role', 'user'),
    ],
    'content-missing': [
      'a message without content',
      (message) => isObject(message) && isMissing(message['content']),
      set('/content', ''),
    ],
    'content-number': [
      'content that is a number',
      (message) => isNumber(valueAtPath(message, '/content')),
      change('/content', String),
    ],
  }),
  ...accepts(mendBody, {
    malformed: ['malformed JSON', (bytes) => bytes.length > 0 && isUtf8(bytes) && !isJson(bytes.toString())],
    truncated: [
      'truncated JSON',
      (bytes) => bytes.length > 0 && isUtf8(bytes) && isCutJson(bytes.toString()),
    ],
    'empty-body': ['an empty body', (bytes) => bytes.length === 0],
    'two-values': ['a body of two JSON values', (bytes) => firstValue(bytes.toString()) !== null],
    'not-utf8': ['a body that is not UTF-8', (bytes) => !isUtf8(bytes)],
  }),
  ...accepts(mendWhole, {
    array: ['a body that is an array', Array.isArray],
    null: ['a body that is null', (json) => json === null],
  }),
  ...patches(refuseChat, {
    'refuses-all-four': [
      'a request with all four fields is refused',
      (call) => ['/model', '/messages', '/max_tokens', '/temperature'].every((path) => has(path)(call)),
      'temperature',
    ],
    'refuses-long-conversation': ['more than one message is refused', has('/messages/1'), 'messages'],
    'refuses-max-tokens': ['max_tokens is refused', has('/max_tokens'), 'max_tokens'],
    'refuses-max-tokens-one': ['max_tokens 1 is refused', is('/max_tokens', 1), 'max_tokens'],
    'refuses-temperature': ['temperature is refused', has('/temperature'), 'temperature'],
    'needs-max-tokens': ['max_tokens is required', (call) => !has('/max_tokens')(call), 'max_tokens'],
    'refuses-temperature-zero': ['temperature 0 is refused', is('/temperature', 0), 'temperature'],
    'refuses-temperature-two': ['temperature 2 is refused', is('/temperature', 2), 'temperature'],
    'refuses-system': ['the role system is refused', hasRole('system'), 'messages[0].role'],
    'needs-system': [
      'a conversation without a system message is refused',
      (call) => !hasRole('system')(call),
      'messages',
    ],
    'refuses-assistant': ['the role assistant is refused', hasRole('assistant'), 'messages[1].role'],
    'refuses-developer': ['the role developer is refused', hasRole('developer'), 'messages[0].role'],
    'refuses-non-ascii': ['text beyond ASCII is refused', hasNonAscii, 'messages[0].content'],
    'nulls-refused': ['explicit nulls are refused', hasNull, 'temperature'],
  }),
  // The first call is answered correctly; only later calls show the fault.
  patch('huge-prompt-blocks', 'no call is answered after a megabyte was refused', {
    hooks: {
      delivery: (delivery, call) =>
        heldBefore(call, 'huge', isHuge(call)) ? { ...delivery, delayMs: FOR_EVER_MS } : delivery,
    },
  }),
  patch('unknown-model-answered', 'another model answers for an unknown one', onRequest(withKnownModel)),
]
