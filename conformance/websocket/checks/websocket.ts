/** All checks of WebSocket, in the order they are reported. */
import type { Check } from '../../evidence/check.ts'
import { PLAIN_GET } from './socket-probes.ts'
import { socketAnswerChecks } from './websocket-answers.ts'
import { socketAuthChecks } from './websocket-auth.ts'
import { socketControlChecks } from './websocket-control.ts'
import { socketEndingChecks } from './websocket-endings.ts'
import { socketErrorChecks } from './websocket-errors.ts'
import { socketFrameChecks } from './websocket-frames.ts'
import { socketHandshakeChecks } from './websocket-handshake.ts'
import { socketMistakeChecks } from './websocket-mistakes.ts'
import { socketReuseChecks } from './websocket-reuse.ts'
import { socketTurnChecks } from './websocket-turns.ts'

/** Every check of the capability `websocket`; ids are permanent. */
export const websocketChecks: readonly Check[] = [
  ...socketHandshakeChecks,
  ...socketAuthChecks,
  ...socketAnswerChecks,
  ...socketFrameChecks,
  ...socketReuseChecks,
  ...socketTurnChecks,
  ...socketControlChecks,
  ...socketEndingChecks,
  ...socketMistakeChecks,
  ...socketErrorChecks,
].map(withPresence)

// Whether there is a WebSocket at all may depend on what a plain GET of its path is answered.
function withPresence(check: Check): Check {
  return check.on?.includes(PLAIN_GET) === true ? check : { ...check, on: [...(check.on ?? []), PLAIN_GET] }
}
