/** All checks of WebSocket, in the order they are reported. */
import type { Check } from '../check.ts'
import { socketAnswerChecks } from './websocket-answers.ts'
import { socketAuthChecks } from './websocket-auth.ts'
import { socketControlChecks } from './websocket-control.ts'
import { socketFrameChecks } from './websocket-frames.ts'
import { socketHandshakeChecks } from './websocket-handshake.ts'
import { socketMistakeChecks } from './websocket-mistakes.ts'
import { socketTurnChecks } from './websocket-turns.ts'

/** Every check of the capability `websocket`; ids are permanent. */
export const websocketChecks: readonly Check[] = [
  ...socketHandshakeChecks,
  ...socketAuthChecks,
  ...socketAnswerChecks,
  ...socketFrameChecks,
  ...socketTurnChecks,
  ...socketControlChecks,
  ...socketMistakeChecks,
]
