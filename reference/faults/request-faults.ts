/** Defines faults that refuse valid requests, accept invalid requests, misread request bodies, or break the server or a connection. */
import {
  crash,
  crashWhen,
  isChat,
  onCompletion,
  onCredential,
  patch,
  onRequest,
  onRequestBytes,
  type Action,
  onReply,
  someMessage,
  type When,
  crashes,
  refuses,
  wantsStream,
} from '../hooks.ts'
import type { Patch, Call } from '../patch.ts'
import { valueAtPath, change, drop, isObject, set, type Edit } from '../json-edit.ts'

const diesAfterMistake: Patch = {
  id: 'dies-after-mistake',
  title: 'nothing is answered any more after a mistaken request',
  hooks: {
    reply: (reply, call) => {
      if (call.memory.has('dead')) return crash()
      if (reply.status === 400) call.memory.set('dead', true)
      return reply
    },
  },
}

/** Creates a fault. Once a reply has a status in `after`, the status of all later replies on that connection becomes `answered`. */
function corruptsConnection(id: string, title: string, after: readonly number[], answered: number): Patch {
  return patch(
    id,
    title,
    onReply(
      ({ status }, { memory, headers, clientPort }) => {
        const place = `poisoned:${clientPort}`
        const isPoisoned = memory.has(place)
        if (headers['connection'] === 'keep-alive' && after.includes(status)) memory.set(place, true)
        return isPoisoned
      },
      () => ({ status: answered, headers: {}, body: { kind: 'text', text: 'Unsupported method' } }),
    ),
  )
}

function accepts(mistake: string, title: string, action: Action): Patch {
  return patch(`accepts-${mistake}`, `${title} is answered with a completion`, action)
}

/** Creates an action that accepts requests with a wrong value at `path`. `edit` corrects the request before validation. */
function mend(path: string, isWrong: (value: unknown) => boolean, edit: (call: Call) => Edit): Action {
  return onRequest((json, call) => (isWrong(valueAtPath(json, path)) ? edit(call)(json) : json))
}

/** Creates an action that replaces messages for which `isWrong` is true by the result of `edit`, before validation. */
function mendMessage(isWrong: (message: unknown) => boolean, edit: Edit): Action {
  return onRequest(change('/messages/*', (message) => (isWrong(message) ? edit(message) : message)))
}

/** Creates an action that replaces each request body that `isWrong` accepts. The replacement is the valid body from `edit`. */
function mendBody(isWrong: (bytes: Buffer) => boolean, edit = wholeBody): Action {
  return onRequestBytes((bytes, call) => (isWrong(bytes) ? edit(call) : bytes))
}

const greeting = [{ role: 'user', content: 'Hello.' }]
const isMissing = (value: unknown): boolean => value === undefined
const isString = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const toModel = (call: Call): Edit => set('/model', call.models[0])
const toCap = (): Edit => set('/max_tokens', 64)
const toGreeting = (): Edit => set('/messages', greeting)
const withoutMaxTokens = (): Edit => drop('/max_tokens')
const withoutTemperature = (): Edit => drop('/temperature')

function wholeBody(call: Call): Buffer {
  return Buffer.from(JSON.stringify({ model: call.models[0], messages: greeting }))
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
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
const isHuge: When = (call) => call.body.length > HUGE_BYTES
const isEmptyTurn = someMessage((role, content) => role === 'assistant' && content === '')
const hasNonAscii = someMessage((_, content) => typeof content === 'string' && /[^\p{ASCII}]/u.test(content))
const isLong = someMessage((_, content) => typeof content === 'string' && content.length > LONG_CHARACTERS)

/** Faults that refuse valid requests, accept invalid requests, or break the server or a connection after a request. */
export const requestFaults: readonly Patch[] = [
  crashes(
    'malformed-500',
    'malformed JSON is answered 500',
    (call) => call.body.length > 0 && call.json === undefined,
  ),
  diesAfterMistake,
  corruptsConnection(
    'refusal-leaves-body',
    'a body that was not read before a refusal is taken for the next request on its connection',
    [401, 404],
    501,
  ),
  corruptsConnection(
    'refusal-poisons-connection',
    'the next call on the connection of a refusal is answered 400',
    [400],
    400,
  ),
  patch(
    'chunked-request-empty',
    'a body in chunks is read as empty',
    onRequestBytes((bytes, call) =>
      call.headers['transfer-encoding'] === undefined ? bytes : Buffer.alloc(0),
    ),
  ),
  patch(
    'request-cut-characters',
    'the chunks of a body are decoded apart, so that a character between two is lost',
    onRequestBytes((bytes, call) => {
      const read = bytes.toString('latin1').replace(/[\xC0-\xFF][\x80-\xBF]+/, '\xEF\xBF\xBD')
      return call.headers['transfer-encoding'] === undefined ? bytes : Buffer.from(read, 'latin1')
    }),
  ),
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
    'request-surrogates-lost',
    'the two escapes of a character are read apart, as question marks',
    onRequestBytes((bytes) => {
      const read = bytes.toString('latin1').replaceAll(/(?:\\u[dD][89a-fA-F][0-9a-fA-F]{2}){2}/g, '??')
      return Buffer.from(read, 'latin1')
    }),
  ),
  patch(
    'http2-offer-refused',
    'an offer of HTTP/2 is refused',
    onReply(
      (_, call) => call.headers['upgrade'] === 'h2c',
      () => ({ status: 400, headers: {}, body: { kind: 'text', text: 'Invalid Upgrade header' } }),
    ),
  ),
  patch(
    'malformed-kills-process',
    'the process ends over JSON that is malformed',
    crashWhen((call) => isChat(call) && call.body.length > 0 && call.json === undefined),
  ),
  accepts('missing-model', 'a request without model', mend('/model', isMissing, toModel)),
  accepts('missing-messages', 'a request without messages', mend('/messages', isMissing, toGreeting)),
  accepts('missing-max-tokens', 'a request without max_tokens', mend('/max_tokens', isMissing, toCap)),
  accepts(
    'missing-temperature',
    'a request without temperature',
    mend('/temperature', isMissing, () => set('/temperature', 1)),
  ),
  accepts('model-number', 'a model that is a number', mend('/model', isNumber, toModel)),
  accepts('messages-string', 'messages given as a string', mend('/messages', isString, toGreeting)),
  accepts('messages-object', 'messages given as an object', mend('/messages', isObject, toGreeting)),
  accepts(
    'messages-empty',
    'an empty conversation',
    mend('/messages', (value) => Array.isArray(value) && value.length === 0, toGreeting),
  ),
  accepts(
    'message-string',
    'a message given as a string',
    mendMessage(isString, (content) => ({ role: 'user', content })),
  ),
  accepts(
    'role-missing',
    'a message without role',
    mendMessage((message) => isMissing(valueAtPath(message, '/role')), set('/role', 'user')),
  ),
  accepts(
    'role-number',
    'a role that is a number',
    mendMessage((message) => isNumber(valueAtPath(message, '/role')), set('/role', 'user')),
  ),
  accepts(
    'content-missing',
    'a message without content',
    mendMessage((message) => isObject(message) && isMissing(message['content']), set('/content', '')),
  ),
  accepts(
    'content-number',
    'content that is a number',
    mendMessage((message) => isNumber(valueAtPath(message, '/content')), change('/content', String)),
  ),
  accepts(
    'max-tokens-string',
    'max_tokens given as a string',
    mend('/max_tokens', isString, withoutMaxTokens),
  ),
  accepts(
    'max-tokens-fraction',
    'a fraction of a token',
    mend('/max_tokens', (value) => isNumber(value) && !Number.isInteger(value), withoutMaxTokens),
  ),
  accepts(
    'max-tokens-zero',
    'max_tokens 0',
    mend('/max_tokens', (value) => value === 0, withoutMaxTokens),
  ),
  accepts(
    'max-tokens-negative',
    'negative max_tokens',
    mend('/max_tokens', (value) => Number(value) < 0, withoutMaxTokens),
  ),
  accepts(
    'temperature-string',
    'temperature given as a string',
    mend('/temperature', isString, withoutTemperature),
  ),
  accepts(
    'temperature-below',
    'a temperature below 0',
    mend('/temperature', (value) => isNumber(value) && Number(value) < 0, withoutTemperature),
  ),
  accepts(
    'temperature-above',
    'a temperature above 2',
    mend('/temperature', (value) => isNumber(value) && Number(value) > 2, withoutTemperature),
  ),
  accepts(
    'malformed',
    'malformed JSON',
    mendBody((bytes) => bytes.length > 0 && isUtf8(bytes) && !isJson(bytes.toString())),
  ),
  accepts(
    'truncated',
    'truncated JSON',
    mendBody((bytes) => bytes.length > 0 && isUtf8(bytes) && isCutJson(bytes.toString())),
  ),
  accepts(
    'empty-body',
    'an empty body',
    mendBody((bytes) => bytes.length === 0),
  ),
  accepts(
    'two-values',
    'a body of two JSON values',
    mendBody((bytes) => firstValue(bytes.toString()) !== null),
  ),
  accepts(
    'not-utf8',
    'a body that is not UTF-8',
    mendBody((bytes) => !isUtf8(bytes)),
  ),
  accepts(
    'array',
    'a body that is an array',
    onRequest((json, call) => (Array.isArray(json) ? { model: call.models[0], messages: greeting } : json)),
  ),
  accepts(
    'null',
    'a body that is null',
    onRequest((json, call) => (json === null ? { model: call.models[0], messages: greeting } : json)),
  ),
  refuses(
    'refuses-all-four',
    'a request with all four fields is refused',
    (call) => ['/model', '/messages', '/max_tokens', '/temperature'].every((path) => has(path)(call)),
    'temperature',
  ),
  refuses('refuses-long-conversation', 'more than one message is refused', has('/messages/1'), 'messages'),
  refuses('refuses-max-tokens', 'max_tokens is refused', has('/max_tokens'), 'max_tokens'),
  refuses('refuses-max-tokens-one', 'max_tokens 1 is refused', is('/max_tokens', 1), 'max_tokens'),
  refuses('refuses-temperature', 'temperature is refused', has('/temperature'), 'temperature'),
  refuses('needs-max-tokens', 'max_tokens is required', (call) => !has('/max_tokens')(call), 'max_tokens'),
  refuses('refuses-temperature-zero', 'temperature 0 is refused', is('/temperature', 0), 'temperature'),
  refuses('refuses-temperature-two', 'temperature 2 is refused', is('/temperature', 2), 'temperature'),
  refuses('refuses-system', 'the role system is refused', hasRole('system'), 'messages[0].role'),
  crashes(
    'system-later-500',
    'a system message that is not the first is answered 500',
    (call) => hasRole('system')(call) && !is('/messages/0/role', 'system')(call),
  ),
  crashes('empty-turn-500', 'a turn of the assistant without text is answered 500', isEmptyTurn),
  refuses(
    'needs-system',
    'a conversation without a system message is refused',
    (call) => !hasRole('system')(call),
    'messages',
  ),
  refuses('refuses-assistant', 'the role assistant is refused', hasRole('assistant'), 'messages[1].role'),
  refuses('refuses-developer', 'the role developer is refused', hasRole('developer'), 'messages[0].role'),
  refuses('refuses-non-ascii', 'text beyond ASCII is refused', hasNonAscii, 'messages[0].content'),
  crashes('long-content-500', 'a message of 32 KiB is answered 500', (call) => isLong(call) && !isHuge(call)),
  crashes('huge-prompt-500', 'a message of a megabyte is answered 500', isHuge),
  crashes(
    'huge-stream-500',
    'a message of a megabyte to be streamed is answered 500',
    (call) => isHuge(call) && wantsStream(call),
  ),
  // The first call is answered correctly; only later calls show the fault.
  patch('huge-prompt-blocks', 'no call is answered after a megabyte was refused', {
    hooks: {
      delivery: (delivery, call) => {
        const isBlocked = call.memory.has('huge')
        if (isHuge(call)) call.memory.set('huge', true)
        return isBlocked ? { ...delivery, delayMs: FOR_EVER_MS } : delivery
      },
    },
  }),
  patch(
    'huge-prompt-kills',
    'every call is answered 500 after a message of a megabyte',
    onReply(
      (_, call) => {
        const isDead = call.memory.has('huge')
        if (isHuge(call)) call.memory.set('huge', true)
        return isDead
      },
      () => crash(),
    ),
  ),
  patch('huge-kills-process', 'the process exits on a prompt of a megabyte', crashWhen(isHuge)),
  crashes('nulls-500', 'explicit nulls are answered 500', hasNull),
  refuses('nulls-refused', 'explicit nulls are refused', hasNull, 'temperature'),
  patch(
    'unknown-model-500',
    'an unknown model is answered 500',
    onReply((reply, call) => isChat(call) && reply.status === 404, crash),
  ),
  patch(
    'unknown-model-answered',
    'another model answers for an unknown one',
    onRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
      return isUnknown ? set('/model', call.models[0])(json) : json
    }),
  ),
]
