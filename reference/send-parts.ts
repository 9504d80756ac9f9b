/** Sends the parts of a WebSocket answer at the pace of a model. */
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Call, Latency } from './patch.ts'
import type { Patching } from './patching.ts'
import type { Paced } from './service-models/models.ts'
import { isClosing, type SocketPart } from './socket-parts.ts'
import type { SocketPipe } from './socket-pipe.ts'

/** A conversation, and its connection. */
export type OpenSocket = { readonly opened: WebSocket; readonly pipe: SocketPipe }

/** The due time of each part: as `latency` says, and not before the service model has it ready. */
type Pace = { readonly latency: Latency; readonly patching: Patching; readonly paced: Paced | null }

/** Sends all parts, until the conversation ends. Due times are absolute, so that late timers do not add up. */
export async function sendParts(
  socket: OpenSocket,
  parts: readonly SocketPart[],
  call: Call,
  { latency, patching, paced }: Pace,
): Promise<void> {
  const { opened, pipe } = socket
  const { ttftMs, gapMs } = patching.latency(latency)
  const startMs = performance.now()
  let dueMs = ttftMs
  for (const [index, part] of parts.entries()) {
    // The first part is the role and the second is the first token. The parts after the tokens come with the last token.
    if (paced !== null) await (index <= 1 ? paced.begun : paced.ended)
    const waitMs = startMs + dueMs - performance.now()
    if (waitMs > 0) await pause(waitMs, undefined, { signal: call.signal })
    if (opened.readyState !== opened.OPEN) return
    if (isClosing(part)) {
      if (part.close === 0) await cut(pipe)
      else opened.close(part.close, part.reason)
      return
    }
    if (typeof part === 'object' && 'pauseMs' in part) dueMs += part.pauseMs
    else sendPart(socket, part)
    dueMs += gapMs
  }
}

// The earlier parts have left by then and are not lost with the connection.
async function cut(pipe: SocketPipe): Promise<void> {
  await new Promise<void>((done) => pipe.write(Buffer.alloc(0), () => done()))
  pipe.destroy()
}

/** Sends one part at once. */
export function sendPart({ opened, pipe }: OpenSocket, part: SocketPart): void {
  if (typeof part === 'string' || Buffer.isBuffer(part)) opened.send(part)
  else if ('ping' in part) opened.ping(part.ping)
  else if ('pong' in part) opened.pong(part.pong)
  else if ('burst' in part) {
    pipe.cork()
    for (const text of part.burst) opened.send(text)
    pipe.uncork()
  }
}
