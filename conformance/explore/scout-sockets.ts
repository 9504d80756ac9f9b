import { parseJson } from '../codec/parse-json.ts'
import { closeFramesIn, isData } from '../evidence/conversation.ts'
import type { Exchange, RecordedMessage } from '../exchange/exchange.ts'
import { isRecord, valueAtPointer, KEY_REFUSALS, statusOf, type JsonObject } from '../exchange/reply.ts'
import { completeReading } from '../statement/plan.ts'
import { type Reading, stringOf } from '../statement/readings.ts'
import { CHAT_PATH } from '../exchange/chat-path.ts'
import { ANSWER_TOKENS, chatRequest, greeting } from '../core/probes/core-prompts.ts'
import type { Probe, ProbeContext } from '../engine/probe.ts'

const KEY = 'websocket.frames'
const TYPE_POINTER = '/type'

type TargetMessage = { readonly text: string; readonly value: unknown }

/** Returns the reading that describes the messages of the first answered WebSocket. Returns null if none was answered. */
export function framesReading(talks: readonly Exchange[]): Reading | null {
  return talks.map(readingOf).find((reading) => reading !== null) ?? null
}

function readingOf(conversation: Exchange): Reading | null {
  const log = (conversation.socket?.messages ?? []).filter(({ from }) => from === 'server')
  const messages = log.filter(isData)
  const said = messages.map(({ payload }) => ({
    text: payload.text ?? '',
    value: parseJson(payload.text ?? ''),
  }))
  const chunkPointer = chunkPointerIn(said)
  if (chunkPointer === null) return null
  const isBinary = messages.some(({ kind }) => kind === 'binary')
  const answerFrames = isBinary ? { answerFrames: 'binary' } : {}
  const requestType = requestTypeOf(conversation)
  const end = endOf(said, chunkPointer, log)
  if (requestType === null && chunkPointer === '') {
    const otherTypes = typesBesides(said, chunkPointer, end.text)
    const others = otherTypes.length === 0 ? {} : { otherTypes }
    const terminators = end.terminators.length === 0 ? {} : { terminators: end.terminators }
    return completeReading(KEY, { reading: 'chunks', ...answerFrames, ...others, ...terminators })
  }
  if (requestType === null) return null
  const ends = end.type === null ? { doneTypes: [], terminators: end.terminators } : { doneTypes: [end.type] }
  const place = chunkPointer === '' ? {} : { chunkPointer }
  return completeReading(KEY, { reading: 'wrapped', requestType, ...answerFrames, ...place, ...ends })
}

function requestTypeOf({ socket }: Exchange): string | null {
  const first = socket?.messages.find(({ from, kind }) => from === 'client' && kind === 'text')
  const type = valueAtPointer(parseJson(first?.payload.text ?? ''), TYPE_POINTER)
  return typeof type === 'string' ? type : null
}

// Returns the JSON pointer to the chunk in the messages: empty if a whole message is the chunk, null if no message has a chunk.
function chunkPointerIn(said: readonly TargetMessage[]): string | null {
  const places = said.flatMap(({ value }) =>
    isRecord(value) ? ['', ...Object.keys(value).map((name) => `/${name}`)] : [],
  )
  return places.find((place) => said.some(({ value }) => isChunk(valueAtPointer(value, place)))) ?? null
}

function isChunk(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['choices'])
}

type End = {
  readonly text: string | null
  readonly type: string | null
  readonly terminators: readonly string[]
}

const USUAL_ENDS = ['[DONE]', '{"type":"done"}', 'close 1000']

// Returns the end of an answer: the last message after its last chunk, or else the close of the connection.
function endOf(said: readonly TargetMessage[], chunkPointer: string, log: readonly RecordedMessage[]): End {
  const last = said.findLastIndex(({ value }) => isChunk(valueAtPointer(value, chunkPointer)))
  const after = said.slice(last + 1).at(-1)
  const type = valueAtPointer(after?.value, TYPE_POINTER)
  if (after !== undefined) {
    const isTyped = typeof type === 'string'
    return { text: after.text, type: isTyped ? type : null, terminators: ownEnds(after.text) }
  }
  const code = closeFramesIn(log)[0]?.code ?? null
  return { text: null, type: null, terminators: code === null ? [] : ownEnds(`close ${code}`) }
}

// Returns the end marker as a list; an empty list if the reading has this marker by default.
function ownEnds(end: string): readonly string[] {
  return USUAL_ENDS.includes(end) ? [] : [end]
}

function typesBesides(
  said: readonly TargetMessage[],
  chunkPointer: string,
  end: string | null,
): readonly string[] {
  const others = said.filter(
    ({ text, value }) => text !== end && !isChunk(valueAtPointer(value, chunkPointer)),
  )
  const types = others
    .map(({ value }) => valueAtPointer(value, TYPE_POINTER))
    .filter((type) => typeof type === 'string')
  return [...new Set(types)].toSorted()
}

/** The id of the probe that searches for a WebSocket endpoint. */
export const SOCKET_SCOUT = 'explore.sockets'

/** The WebSocket paths to try, the usual one first. */
export const SOCKET_PATHS: readonly string[] = [
  CHAT_PATH,
  '/v1/live',
  '/v1/ws',
  '/ws',
  '/v1/chat/ws',
  '/v1/chat/stream',
  '/v1/realtime',
]

const WRAPPINGS: readonly (string | null)[] = [
  null,
  'request',
  'chat.create',
  'chat.completion.create',
  'response.create',
]

// The time for which a WebSocket stays open after a request, in milliseconds. A short answer usually ends earlier.
const TALK_MS = 2500

/** The probe that tries WebSocket paths and forms of the request. */
export const socketScout: Probe = {
  id: SOCKET_SCOUT,
  capability: 'websocket',
  title: 'handshakes at the usual paths, and a request in each usual wrapping',
  calls: [
    { label: 'path-*', kind: 'other', further: SOCKET_PATHS.length - 1 },
    { label: 'talk-*', kind: 'other', count: WRAPPINGS.length, tokens: ANSWER_TOKENS, ifNeeded: true },
  ],
  run: async (context) => {
    const path = await pathOf(context)
    if (path === null) return
    for (const [place, type] of WRAPPINGS.entries())
      if (framesReading([await talk(context, path, type, place)]) !== null) return
  },
}

async function pathOf(context: ProbeContext): Promise<string | null> {
  const declared = stringOf(context.readings, 'websocket.path', 'path')
  for (const [place, path] of (declared === null ? SOCKET_PATHS : [declared]).entries()) {
    const handshake = await context.connect(`path-${place}`, { path, steps: [], isSentOnce: true })
    if (statusOf(handshake) === 101) return path
    // A key that is refused at one path is refused at all. Only the owner knows where the target expects it.
    if (KEY_REFUSALS.has(statusOf(handshake) ?? 0)) return null
  }
  return null
}

function talk(context: ProbeContext, path: string, type: string | null, place: number): Promise<Exchange> {
  const body: JsonObject = chatRequest(context, [greeting(context, `talk-${place}`)])
  const json = type === null ? body : { type, ...body }
  return context.connect(`talk-${place}`, {
    path,
    steps: [
      { do: 'send', json },
      { do: 'pause', ms: TALK_MS },
    ],
    isSentOnce: true,
  })
}
