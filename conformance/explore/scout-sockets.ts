/** Looks for a WebSocket: its path, and what its frames hold. The interface shows neither (G4.8, G4.9). */
import { CHAT_PATH } from '../exchange/chat-path.ts'
import { ANSWER_TOKENS, chatRequest, greeting } from '../core/probes/core-prompts.ts'
import type { Probe, ProbeContext } from '../engine/probe.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { REFUSES_KEY, statusOf, type JsonObject } from '../exchange/reply.ts'
import { stringOf } from '../statement/readings.ts'
import { framesReading } from './socket-frames-seen.ts'

/** The id of the probe that looks. */
export const SOCKET_SCOUT = 'explore.sockets'

/** The paths that are tried, the usual one first. */
export const SOCKET_PATHS: readonly string[] = [
  CHAT_PATH,
  '/v1/live',
  '/v1/ws',
  '/ws',
  '/v1/chat/ws',
  '/v1/chat/stream',
  '/v1/realtime',
]

/** The ways to wrap a request: not at all, or beside a type. These are in use; others only the owner knows. */
export const WRAPPINGS: readonly (string | null)[] = [
  null,
  'request',
  'chat.create',
  'chat.completion.create',
  'response.create',
]

// Long enough for a first piece, and for the end of a short answer.
const TALK_MS = 2500

/** The probe. It says nothing more once a request was understood. */
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
    // A key that is refused here is refused everywhere: where it goes, only the owner knows.
    if (REFUSES_KEY.has(statusOf(handshake) ?? 0)) return null
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
