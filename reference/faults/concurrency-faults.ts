/** Faults that do not depend on the request: they appear at random, or while another call runs. */
import { crash, isChat, onPlainDelivery, patch, type When } from '../hooks.ts'
import type { Call, Delivery, Patch } from '../patch.ts'

const EVERY = 6
// By the state of the reference, so that two of these faults do not cut each other's answers.
const runningAnswers = new WeakMap<Call['memory'], Set<AbortController>>()
// This is long enough for the second of two calls that are sent at once to arrive.
const THINKING_MS = 60

const isNow: When = (call) => call.n % EVERY === 0

/** Faults that do not depend on the request. */
export const concurrencyFaults: readonly Patch[] = [
  patch(
    'now-and-then-500',
    'one call in six is answered 500, whatever it asks for',
    '\\d+ of \\d+ valid calls were answered 5xx: .*\\(500, then 200\\)',
    { answer: (call) => (isChat(call) && isNow(call) ? crash() : undefined) },
  ),
  patch(
    'now-and-then-cut',
    'one plain answer in six breaks off',
    '\\d+ of \\d+ answers broke off and were complete when the request was sent again: .*\\(reset\\)',
    {
      hooks: {
        delivery: (delivery, call) => (isNow(call) ? (halfOf(delivery, call) ?? delivery) : delivery),
      },
    },
  ),
  patch(
    'now-and-then-reset',
    'the connection of one request in six is reset before any answer',
    '\\d+ of \\d+ requests were reset before any answer, and answered when they were sent again: .*\\(reset\\)',
    {
      hooks: {
        delivery: (delivery, call) => (isNow(call) ? { ...delivery, ending: 'reset-at-once' } : delivery),
      },
    },
  ),
  patch(
    'second-call-drops-stream',
    'the stream that runs is cut off when another call comes in',
    'a stream that was whole alone broke off while a second call ran, 3 of 3 times',
    droppedBySecond((delivery) => delivery.pace === 'gap'),
  ),
  patch(
    'second-call-drops-first',
    'a plain call that runs is cut off when another call comes in',
    'an answer that was whole alone broke off while a second call ran, 3 of 3 times',
    droppedBySecond((delivery) => delivery.pace === 'at-once', THINKING_MS),
  ),
]

function cutInHalf(bytes: Buffer, whole: Delivery): Delivery {
  return {
    ...whole,
    writes: [bytes.subarray(0, bytes.length / 2)],
    declaredBytes: bytes.length,
    ending: 'cut',
  }
}

function halfOf(delivery: Delivery, call: Call): Delivery | undefined {
  return onPlainDelivery(cutInHalf).hooks?.delivery?.(delivery, call)
}

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
