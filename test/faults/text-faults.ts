/** Defines faults of the generated text, and faults that mix up simultaneous calls. */
import type { Call, Delivery, Patch } from '../../reference/patch.ts'
import {
  crash,
  cutInHalf,
  isChat,
  isPlainDelivery,
  on,
  onReply,
  onRequest,
  patch,
  patches,
  wantsStream,
  type When,
} from './hooks.ts'
import { errorReply } from '../../reference/error-replies.ts'
import { drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'

const REMEMBERED_TEXTS = 16

/** Stores `text` under the name `kind`. Returns the last stored other text of equal length; without such a text, returns `text`. */
export function textOfAnotherCall(text: string, call: Call, kind: string): string {
  const slot = `texts:${kind}`
  const remembered = call.memory.get(slot)
  const texts: readonly unknown[] = Array.isArray(remembered) ? remembered : []
  call.memory.set(slot, [...texts, text].slice(-REMEMBERED_TEXTS))
  const other = texts.findLast(
    (each) => typeof each === 'string' && each.length === text.length && each !== text,
  )
  return typeof other === 'string' ? other : text
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const EVERY = 6
// The running answers, grouped by the memory of a reference server. A fault thus drops only answers of the same server.
const runningAnswers = new WeakMap<Call['memory'], Set<AbortController>>()
// The delay of an answer in ms. Meanwhile, the second of two simultaneous calls arrives.
const THINKING_MS = 60

const isNow: When = (call) => call.n % EVERY === 0

function droppedBySecond(isDropped: (delivery: Delivery) => boolean, delayMs?: number): Pick<Patch, 'hooks'> {
  return {
    hooks: {
      headers: (headers, call) => {
        if (isChat(call)) for (const running of runningIn(call)) running.abort()
        return headers
      },
      delivery: (delivery, call) => {
        if (!isChat(call) || !isDropped(delivery)) return delivery
        const running = new AbortController()
        const all = runningIn(call)
        all.add(running)
        call.atEnd(() => all.delete(running))
        return { ...delivery, ...(delayMs === undefined ? {} : { delayMs }), cutBy: running.signal }
      },
    },
  }
}

function runningIn({ memory }: Call): Set<AbortController> {
  const known = runningAnswers.get(memory)
  if (known !== undefined) return known
  const running = new Set<AbortController>()
  runningAnswers.set(memory, running)
  return running
}

const plainOnly =
  (edit: (text: string, call: Call) => string) =>
  (text: string, call: Call): string =>
    wantsStream(call) ? text : edit(text, call)

function isCap(maxTokens: unknown): boolean {
  return Number.isInteger(maxTokens) && Number(maxTokens) >= 1
}

/** Faults of the generated text and of simultaneous calls. */
export const textFaults: readonly Patch[] = [
  patch('now-and-then-500', 'one call in six is answered 500, whatever it asks for', {
    answer: (call) => (isChat(call) && isNow(call) ? crash() : undefined),
  }),
  patch('now-and-then-401', 'the key of one valid call in six is refused', {
    ...onReply(
      (reply, call) => isChat(call) && reply.status === 200 && isNow(call),
      () => errorReply({ status: 401, message: 'The key is not valid.', code: 'invalid_api_key' }),
    ),
  }),
  ...patches(on('delivery'), {
    'now-and-then-cut': [
      'one plain answer in six breaks off',
      (delivery, call) => (isNow(call) && isPlainDelivery(delivery, call) ? cutInHalf(delivery) : delivery),
    ],
    'now-and-then-reset': [
      'the connection of one request in six is reset before any answer',
      (delivery, call) => (isNow(call) ? { ...delivery, ending: 'reset-at-once' } : delivery),
    ],
    'abort-cuts-others': [
      'the other streams are cut off when a client hangs up',
      (delivery, call) => {
        if (!isChat(call) || delivery.pace !== 'gap') return delivery
        const own = new AbortController()
        const all = runningIn(call)
        all.add(own)
        call.atEnd((isComplete) => {
          all.delete(own)
          if (!isComplete) for (const other of all) other.abort()
        })
        return { ...delivery, cutBy: own.signal }
      },
    ],
  }),
  ...patches(droppedBySecond, {
    'second-call-drops-stream': [
      'the stream that runs is cut off when another call comes in',
      (delivery) => delivery.pace === 'gap',
    ],
    'second-call-drops-first': [
      'a plain call that runs is cut off when another call comes in',
      (delivery) => delivery.pace === 'at-once',
      THINKING_MS,
    ],
  }),
  ...patches(on('text'), {
    'text-html-escaped': [
      'the text is escaped for HTML',
      (text) => text.replaceAll(/[&<>"]/g, (mark) => HTML[mark] ?? mark),
    ],
    'text-tags-escaped': [
      'angle brackets and ampersands of the text are escaped for HTML, but no quotation marks',
      (text) => text.replaceAll(/[&<>]/g, (mark) => HTML[mark] ?? mark),
    ],
    'text-line-feeds-lost': [
      'each line feed of the text becomes a space',
      (text) => text.replaceAll('\n', ' '),
    ],
    'text-backslashes-lost': ['backslashes of the text are lost', (text) => text.replaceAll('\\', '')],
    'content-always-empty': ['no answer has any text', plainOnly(() => '')],
    'echo-mojibake': [
      'UTF-8 is read as ISO 8859-1',
      plainOnly((text) => Buffer.from(text, 'utf8').toString('latin1')),
    ],
    'template-token': [
      'plain answers end with the token by which the template of the model ends a turn',
      plainOnly((text) => `${text}<|im_end|>`),
    ],
    'cross-talk': [
      "one client gets another client's answer",
      plainOnly((text, call) => textOfAnotherCall(text, call, 'plain')),
    ],
  }),
  ...patches(onRequest, {
    'first-turn-answered': [
      'the first message of a user is answered, and the rest is not read',
      (json) => {
        const messages = valueAtPath(json, '/messages')
        const isConversation = Array.isArray(messages) && messages.length > 1
        const first: unknown = isConversation
          ? messages.find((message) => valueAtPath(message, '/role') === 'user')
          : undefined
        return first === undefined ? json : set('/messages', [first])(json)
      },
    ],
    'max-tokens-ignored': [
      'max_tokens does not cap',
      (json) =>
        valueAtPath(json, '/stream') === true || !isCap(valueAtPath(json, '/max_tokens'))
          ? json
          : drop('/max_tokens')(json),
    ],
  }),
]
