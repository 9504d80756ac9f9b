import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Call, Delivery, Latency, Reply } from './patch.ts'
import type { Patching } from './patching.ts'
import { seededRandom } from './seeded-random.ts'
import type { TokenTimes } from './service-models/models.ts'

type AnswerEnding = { readonly atEnd: Call['atEnd']; readonly settle: (isComplete: boolean) => void }

/** Creates a list of functions to call when an answer ends. `settle` calls them. */
export function createEnding(): AnswerEnding {
  const waiting: ((isComplete: boolean) => void)[] = []
  let outcome: boolean | null = null
  return {
    atEnd(then) {
      if (outcome === null) waiting.push(then)
      else then(outcome)
    },
    settle(isComplete) {
      if (outcome !== null) return
      outcome = isComplete
      for (const then of waiting) then(isComplete)
    },
  }
}

const DONE_FRAME = 'data: [DONE]\n\n'

// The wait in ms before a connection is reset. During this wait, the client reads the bytes that were sent before.
const BEFORE_RESET_MS = 20

/** Writes a whole reply. Rejects if the client closes the connection before the end. */
export async function deliver(
  response: ServerResponse,
  reply: Reply,
  call: Call,
  latency: Latency,
  patching: Patching,
): Promise<void> {
  const { body, status, headers, paced } = reply
  if (body.kind === 'none') {
    response.writeHead(status, headers).end()
    return
  }
  const delivery = patching.apply('delivery', deliveryOf(body, call, patching), call)
  if (delivery.ending === 'reset-at-once') {
    response.socket?.resetAndDestroy()
    return
  }
  const length = body.kind === 'stream' ? {} : { 'content-length': String(declaredBytes(delivery)) }
  response.writeHead(status, { ...headers, ...length })
  response.flushHeaders()
  delivery.cutBy?.addEventListener('abort', () => response.socket?.destroy())
  const schedule = delivery.pace === 'gap' ? patching.latency(latency) : null
  const due = { dueMs: dueTimes(schedule, delivery, call), paced }
  await writeAll(response, delivery, due, call.signal)
  await finish(response, delivery.ending, call.signal)
}

function deliveryOf(
  body: Exclude<Reply['body'], { kind: 'none' }>,
  call: Call,
  patching: Patching,
): Delivery {
  if (body.kind !== 'stream') {
    const text = body.kind === 'json' ? JSON.stringify(body.value) : body.text
    return { writes: [Buffer.from(text)], pace: 'at-once', ending: 'end' }
  }
  const chunks = patching.apply('chunks', body.chunks, call)
  const framed = [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), DONE_FRAME]
  const frames = patching.apply('frames', framed, call)
  return { writes: frames.map((frame) => Buffer.from(frame)), pace: 'gap', ending: 'end' }
}

function declaredBytes(delivery: Delivery): number {
  return delivery.declaredBytes ?? delivery.writes.reduce((sum, bytes) => sum + bytes.length, 0)
}

// Returns the due time of each write, in ms since the start of the answer, so that delays of timers do not add up.
function dueTimes(latency: Latency | null, delivery: Delivery, call: Call): readonly number[] {
  const random = seededRandom('latency', call.seed, String(call.n))
  let dueMs = delivery.delayMs ?? 0
  return delivery.writes.map((_, index) => {
    if (latency !== null) {
      dueMs += (index === 0 ? latency.ttftMs : latency.gapMs) + random() * latency.jitterMs
    }
    return dueMs
  })
}

type Due = { readonly dueMs: readonly number[]; readonly paced: TokenTimes | undefined }

async function writeAll(
  response: ServerResponse,
  delivery: Delivery,
  { dueMs, paced }: Due,
  signal: AbortSignal,
): Promise<void> {
  const startMs = performance.now()
  for (const [index, bytes] of delivery.writes.entries()) {
    // The first write is the role and the second is the first token. The writes after the tokens come with the last token.
    if (paced !== undefined) await (index <= 1 ? paced.firstToken : paced.lastToken)
    const waitMs = startMs + (dueMs[index] ?? 0) - performance.now()
    if (waitMs > 0) await pause(waitMs, undefined, { signal })
    // A server that is late and writes everything at once would not notice a client that has left.
    else if (delivery.pace === 'turn' || isApart(dueMs, index)) await turn(undefined, { signal })
    signal.throwIfAborted()
    // Waiting for the drain event keeps a slow reader from filling the memory.
    if (bytes.length > 0 && !response.write(bytes)) await once(response, 'drain', { signal })
  }
}

// Returns whether a write is due later than the previous write.
function isApart(dueMs: readonly number[], index: number): boolean {
  return index > 0 && (dueMs[index] ?? 0) > (dueMs[index - 1] ?? 0)
}

async function finish(
  response: ServerResponse,
  ending: Delivery['ending'],
  signal: AbortSignal,
): Promise<void> {
  if (ending === 'stay-open') return
  if (ending === 'end') {
    response.end()
    return
  }
  if (ending === 'hang-up') {
    const { socket } = response
    response.end(() => socket?.end())
    return
  }
  await pause(BEFORE_RESET_MS, undefined, { signal })
  if (ending === 'reset') response.socket?.resetAndDestroy()
  else response.socket?.destroy()
}
