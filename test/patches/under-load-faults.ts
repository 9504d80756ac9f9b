/** Defines faults of a service that is correct with few requests and wrong while many answers are in progress. */
import { isChat, type When } from '../faults/hooks.ts'
import { set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath, isObject } from '../../reference/json-value.ts'
import type { Call } from '../../reference/patch.ts'
import { reasoned, type ReasonedFault } from '../kill-matrix/fault-reasons.ts'

/** The minimum number of answers in progress at which the faults appear. */
const BUSY_FROM = 9
/** The interval, in calls, between wrong answers under load. */
const USUAL_EVERY = 3
/** The interval, in calls, between wrong WebSocket answers under load. It is short because few WebSocket answers arrive. */
const SOCKET_EVERY = 2

const slot = 'under-load:chunks'

/** Returns the fault that mixes up answers: one answer in `every` answers repeats the request of another client. */
export function leakedUnderLoad(every: number): ReasonedFault {
  return reasoned(
    'load-leaked-answer',
    'under load, an answer to one client holds the question of another',
    'LEAKED BETWEEN REQUESTS: .* the token of another request',
    {
      hooks: {
        text: (text, call) => {
          const before = call.memory.get('under-load:question')
          call.memory.set('under-load:question', questionOf(call))
          return isMistaken(every, () => true)(call) && typeof before === 'string' ? before : text
        },
      },
    },
  )
}

const truncated = reasoned(
  'load-truncated-stream',
  'under load, a stream ends in the middle',
  '(sse\\.whole|websocket\\.good-requests-answered) .*ONLY UNDER LOAD',
  {
    hooks: {
      messages: (said, call) =>
        isMistakenOverSocket(call) && said.length > 2
          ? [...said.slice(0, Math.ceil(said.length / 2)), { close: 1011, reason: 'overloaded' }]
          : said,
      frames: (frames, call) => (isBusy(call) ? frames.slice(0, Math.ceil(frames.length / 2)) : frames),
    },
  },
)
const interleaved = reasoned(
  'load-interleaved-streams',
  'under load, a stream holds chunks of another one',
  '(sse|websocket)\\.one-id .*ONLY UNDER LOAD',
  {
    hooks: {
      chunks: (chunks, call) => {
        const others = lastChunks(chunks, call)
        return isMixedUp(call) && others.length > 0
          ? chunks.flatMap((chunk, place) => woven(chunk, others[place]))
          : chunks
      },
    },
  },
)
const otherId = reasoned(
  'load-other-id',
  'under load, one chunk of a stream carries the id of another answer',
  '(sse|websocket)\\.one-id .*ONLY UNDER LOAD',
  {
    hooks: {
      chunks: (chunks, call) => {
        const id = valueAtPath(lastChunks(chunks, call)[0], '/id')
        return isMixedUp(call) && id !== undefined
          ? chunks.map((chunk, place) => (place === 2 ? set('/id', id)(chunk) : chunk))
          : chunks
      },
    },
  },
)

/** The faults that also show over a WebSocket. */
export const underSocketLoadFaults: readonly ReasonedFault[] = [
  truncated,
  interleaved,
  otherId,
  leakedUnderLoad(USUAL_EVERY),
]

/** Faults that only a load shows. No check claims to detect them, because `assay check` sends too few requests. */
export const underLoadFaults: readonly ReasonedFault[] = [
  truncated,
  interleaved,
  otherId,
  reasoned(
    'load-error-in-200',
    'under load, an answer of status 200 is an error object',
    'core\\.no-error-in-success .*ONLY UNDER LOAD',
    {
      hooks: {
        reply: (reply, call) =>
          isBusy(call) && reply.body.kind === 'json'
            ? {
                ...reply,
                body: { kind: 'json', value: { error: { message: 'overloaded', type: 'server_error' } } },
              }
            : reply,
      },
    },
  ),
  reasoned(
    'load-usage-off',
    'under load, the tokens of an answer do not add up',
    '(sse|core)\\.usage-adds-up .*ONLY UNDER LOAD',
    {
      hooks: {
        reply: (reply, call) =>
          isBusy(call) && reply.body.kind === 'json'
            ? { ...reply, body: { kind: 'json', value: oneMore(reply.body.value) } }
            : reply,
        chunks: (chunks, call) => (isBusy(call) ? chunks.map(oneMore) : chunks),
      },
    },
  ),
  leakedUnderLoad(USUAL_EVERY),
]

function isMistaken(every: number, isMeant: When): When {
  return (call) => isMeant(call) && call.stats.active >= BUSY_FROM && call.n % every === 0
}

function isBusy(call: Call): boolean {
  return isMistaken(USUAL_EVERY, isChat)(call)
}

/** Returns whether to mix up the answer to a call. Under load, returns true for every n-th call over each transport. */
function isMixedUp(call: Call): boolean {
  const every = call.frame === undefined ? USUAL_EVERY : SOCKET_EVERY
  return isMistaken(every, () => true)(call)
}

function isMistakenOverSocket(call: Call): boolean {
  return isMistaken(SOCKET_EVERY, ({ frame }) => frame !== undefined)(call)
}

/** Returns the chunks of the previous stream, which answers another request. Stores the chunks of this stream in their place. */
function lastChunks(chunks: readonly unknown[], call: Call): readonly unknown[] {
  const before = call.memory.get(slot)
  call.memory.set(slot, chunks)
  return Array.isArray(before) ? before : []
}

function woven(own: unknown, other: unknown): readonly unknown[] {
  const isText = typeof valueAtPath(other, '/choices/0/delta/content') === 'string'
  return isText ? [own, other] : [own]
}

function oneMore(value: unknown): unknown {
  const total = valueAtPath(value, '/usage/total_tokens')
  return isObject(value) && typeof total === 'number' ? set('/usage/total_tokens', total + 1)(value) : value
}

function questionOf(call: Call): string {
  const messages: unknown = valueAtPath(call.json, '/messages')
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined
  const content = valueAtPath(last, '/content')
  return typeof content === 'string' ? content : ''
}
