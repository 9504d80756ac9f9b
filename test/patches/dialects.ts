/**
 * Defines dialects: patches that make the reference follow a reading (an answer to a gap) for which it has no option.
 * A dialect is correct if a statement declares this reading. Otherwise a judge should report the dialect.
 */
import { randomUUID } from 'node:crypto'
import { errorReply } from '../../reference/error-replies.ts'
import {
  deltaText,
  isChat,
  isFinish,
  onErrorBody,
  onReply,
  patch,
  refuseChat,
  wantsStream,
  withHeader,
  type Action,
} from '../faults/hooks.ts'
import { drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath, isObject } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import { CHAT_PATH } from '../../reference/routes.ts'
import { SIGNUP_PATH } from '../../reference/sign-up.ts'
import { chunkIn, CUT, isChunk, onAnswer, onOutbound, onSocketRequest } from '../faults/socket-hooks.ts'
import { ENDPOINTS_PATH } from '../../reference/webhook-endpoints.ts'

/** The path of streams in the dialect `sse-other-path`. */
export const STREAM_PATH = '/v1/chat/stream'
/** The terminator of a stream in the dialect `sse-custom`. */
export const STREAM_END = 'END'
/** The event type that the dialect `webhook-openai-type` sends. */
export const OPENAI_TYPE = 'response.completed'

/** The only origin that the dialect `cors-one-origin` allows. */
export const PAGE_ORIGIN = 'https://app.example'

/** Returns an action that answers with a stream only if `isAsked` is true. It ignores `stream` in bodies. */
function streamsWhen(isAsked: (call: Call) => boolean): Action {
  return {
    hooks: {
      json: (json, call) => {
        if (call.frame !== undefined || !isChat(call) || !isObject(json)) return json
        if (isAsked(call)) return set('/stream', true)(json)
        return json['stream'] === true ? drop('/stream')(json) : json
      },
    },
  }
}

const [TEXT_OPCODE, BINARY_OPCODE] = [1, 2]
const isDone = (frame: string) => frame.startsWith('data: [DONE]')

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function ownFrame(part: string): string {
  const chunk = chunkIn(part)
  const reason = valueAtPath(chunk, '/choices/0/finish_reason')
  return JSON.stringify({
    kind: 'text',
    piece: { text: deltaText(chunk) },
    ...(reason === null ? {} : { reason }),
  })
}

const welcome = patch('ws-welcome', 'a WebSocket begins with a frame of the server, and has others', {
  hooks: {
    welcome: () => ['{"type":"hello","session":"s-1"}'],
    ...onAnswer((parts) =>
      parts.flatMap((part, index) => (index % 3 === 1 ? ['{"type":"beat"}', part] : [part])),
    ).hooks,
  },
})

const TWO = 2

const news = patch(
  'ws-news',
  'frames between the pieces of an answer have choices too, and a type that tells them apart',
  onAnswer((parts) =>
    parts.flatMap((part, index) => (index % 3 === 1 ? ['{"type":"news","choices":[]}', part] : [part])),
  ),
)

const asksForStream = patch(
  'ws-asks-for-stream',
  'a WebSocket request without `stream: true` gets only the end of its answer',
  onAnswer((parts, call) => (wantsStream(call) ? parts : parts.slice(-1))),
)

/** All dialects. Ids are permanent and unique. */
export const dialects: readonly Patch[] = [
  patch('sse-other-path', `streams come from ${STREAM_PATH}`, {
    hooks: {
      ...streamsWhen((call) => call.memory.has(`stream ${call.n}`)).hooks,
      target: (target, call) => {
        if (target.path !== STREAM_PATH) return target
        call.memory.set(`stream ${call.n}`, true)
        return { ...target, path: CHAT_PATH }
      },
    },
  }),
  patch(
    'sse-by-accept',
    'an Accept header field asks for a stream',
    streamsWhen(({ headers }) => (headers['accept'] ?? '').includes('text/event-stream')),
  ),
  patch(
    'sse-by-query',
    'the query parameter mode=stream asks for a stream',
    streamsWhen(({ query }) => query.get('mode') === 'stream'),
  ),
  patch('sse-typed', 'events name their type, the last one `done`', {
    hooks: {
      chunks: (chunks, call) =>
        call.frame !== undefined
          ? chunks
          : [
              ...chunks.map((chunk) => ({ type: 'delta', text: deltaText(chunk) })),
              { type: 'done', finish_reason: valueAtPath(chunks.find(isFinish), '/choices/0/finish_reason') },
            ],
      frames: (frames) => frames.filter((frame) => !isDone(frame)),
    },
  }),
  patch('sse-custom', 'events have a shape of their own, and an end of their own', {
    hooks: {
      chunks: (chunks, call) =>
        call.frame !== undefined
          ? chunks
          : chunks.map((chunk) => ({ piece: deltaText(chunk), last: isFinish(chunk) })),
      frames: (frames) => frames.map((frame) => (isDone(frame) ? `data: ${STREAM_END}\n\n` : frame)),
    },
  }),
  patch('sse-chunks-end', 'a stream has no terminator: its body ends', {
    hooks: { frames: (frames) => frames.filter((frame) => !isDone(frame)) },
  }),
  patch('version-by-query', 'the query parameter `version` selects the version', {
    hooks: {
      headers: (headers, { query }) =>
        query.has('version') ? { ...headers, 'assay-version': query.get('version') ?? '' } : headers,
    },
  }),
  patch(
    'max-tokens-limited',
    'max_tokens above 100 is refused',
    refuseChat((call) => Number(valueAtPath(call.json, '/max_tokens') ?? 0) > 100, 'max_tokens'),
  ),
  patch('webhook-secret-decoded', 'the key of a signature is the secret, decoded after its prefix', {
    hooks: { signature: (parts) => ({ ...parts, isDecoded: true }) },
  }),
  patch(
    'ws-request-member',
    'the request stands in a member of its own beside the type',
    onSocketRequest((json) => {
      if (!isObject(json)) return json
      const { request, ...others } = json
      return isObject(request) ? { ...others, ...request } : json
    }),
  ),
  patch(
    'ws-own-frames',
    'frames over a WebSocket have a shape of their own, and an end of their own',
    onAnswer((parts) => parts.map((part) => (isChunk(part) ? ownFrame(part) : '{"kind":"over"}'))),
  ),
  patch(
    'ws-own-end',
    'frames over a WebSocket have a shape of their own, and the one that ends an answer says why',
    onAnswer((parts) => {
      const reason = parts
        .filter(isChunk)
        .map((part) => valueAtPath(chunkIn(part), '/choices/0/finish_reason'))
        .findLast(isText)
      const pieces = parts
        .filter(isChunk)
        .map((part) => ({ kind: 'text', piece: { text: deltaText(chunkIn(part)) } }))
      const end = { kind: 'over', ...(reason === undefined ? {} : { reason }) }
      return [...pieces, end].map((frame) => JSON.stringify(frame))
    }),
  ),
  patch(
    'ws-binary-answers-only',
    'everything said over a WebSocket is said in binary frames',
    onOutbound((frame) => (frame.opcode === TEXT_OPCODE ? { ...frame, opcode: BINARY_OPCODE } : frame)),
  ),
  welcome,
  news,
  asksForStream,
  patch(
    'ws-closes-after-each',
    'a WebSocket is closed once an answer is whole',
    onAnswer((parts) => [...parts, { close: 1000, reason: '' }]),
  ),
  patch(
    'ws-cut-after-each',
    'the connection of a WebSocket is closed without a close frame once an answer is whole',
    onAnswer((parts) => [...parts, CUT]),
  ),
  patch(
    'ws-goes-away',
    'an answer over a WebSocket ends with close 1001',
    onAnswer((parts) => [...parts.slice(0, -1), { close: 1001, reason: '' }]),
  ),
  patch('webhook-openai-type', 'events are of a type that OpenAI documents', {
    hooks: {
      event: (event) => ({ ...event, payload: set('/type', OPENAI_TYPE)(event.payload) }),
      emission: (emission) => ({
        ...emission,
        type: OPENAI_TYPE,
        audience: emission.known.filter(({ types, isActive }) => isActive && types.includes(OPENAI_TYPE)),
      }),
    },
  }),
  patch('signup-nested', 'sign-up takes its fields below `user`, under other names', {
    hooks: {
      json: (json, call) => {
        if (call.path !== SIGNUP_PATH || !isObject(json)) return json
        const user = valueAtPath(json, '/user')
        if (!isObject(user)) return {}
        return { email: user['mail'], password: user['pass'], name: user['nick'] }
      },
    },
  }),
  patch(
    'signup-nested-undemanding',
    'sign-up takes its fields below `user`, and makes up what is not given',
    {
      hooks: {
        json: (json, call) => {
          if (call.path !== SIGNUP_PATH || !isObject(json)) return json
          const user = valueAtPath(json, '/user')
          const { mail, pass, nick } = isObject(user) ? user : {}
          const made = `${randomUUID()}@example.com`
          return { email: mail ?? made, password: pass ?? randomUUID(), name: nick ?? 'nobody' }
        },
      },
    },
  ),
  patch(
    'cors-one-origin',
    'pages of one origin alone may call',
    onReply(
      (_, call) => call.headers['origin'] !== PAGE_ORIGIN,
      withHeader('access-control-allow-origin', null),
    ),
  ),
  patch('signup-anonymous', 'sign-up asks for nothing', {
    hooks: {
      json: (json, call) =>
        call.path === SIGNUP_PATH && isObject(json)
          ? { email: `${randomUUID()}@example.com`, password: randomUUID(), name: 'nobody' }
          : json,
    },
  }),
  patch('signup-undemanding', 'sign-up makes up what is not given', {
    hooks: {
      json: (json, call) =>
        call.path === SIGNUP_PATH && isObject(json)
          ? { email: `${randomUUID()}@example.com`, password: randomUUID(), name: 'nobody', ...json }
          : json,
    },
  }),
  patch('webhook-rotation-at-once', 'a rotation ends the old secret at once', {
    hooks: { draft: (draft) => ({ ...draft, secrets: draft.secrets.slice(0, 1) }) },
  }),
  patch('webhook-two-endpoints', 'two addresses are taken at a time', {
    answer: (call) =>
      call.method === 'POST' &&
      call.path === ENDPOINTS_PATH &&
      Number(call.memory.get('endpoints') ?? 0) >= TWO
        ? errorReply({ status: 409, message: 'There are two webhook endpoints already.' })
        : undefined,
    hooks: {
      reply: (reply, call) => {
        const isNew = call.method === 'POST' && call.path === ENDPOINTS_PATH && reply.status === 201
        const isGone = call.method === 'DELETE' && reply.status === 200
        const change = isNew ? 1 : isGone ? -1 : 0
        call.memory.set('endpoints', Number(call.memory.get('endpoints') ?? 0) + change)
        return reply
      },
    },
  }),
  patch('webhook-refusals-final', 'four statuses of refusal end an event', {
    hooks: {
      outcome: (outcome) =>
        [400, 401, 403, 404].includes(outcome.status ?? 0) ? { ...outcome, delayMs: null } : outcome,
    },
  }),
  patch('webhook-id-in-body', 'an event is named in its body alone', {
    hooks: {
      attempt: (attempt) => {
        const { 'webhook-id': _, ...headers } = attempt.headers
        return { ...attempt, headers }
      },
    },
  }),
  // The form of errors in the dialect `errors-own`.
  patch(
    'errors-own',
    'errors have a shape of their own: reason, kind and number beside each other',
    onErrorBody((value) => ({
      ok: false,
      failure: {
        reason: valueAtPath(value, '/error/message'),
        kind: valueAtPath(value, '/error/type'),
        number:
          typeof valueAtPath(value, '/error/code') === 'string' ? valueAtPath(value, '/error/code') : 'none',
      },
    })),
  ),
]
