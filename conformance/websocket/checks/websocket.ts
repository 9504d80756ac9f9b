/** Lists all WebSocket checks in report order. */
import type { Check } from '../../evidence/check.ts'
import { socketAnswerChecks } from './websocket-answers.ts'
import { socketEndingChecks } from './websocket-endings.ts'
import { socketHandshakeChecks } from './websocket-handshake.ts'
import { socketMistakeChecks } from './websocket-mistakes.ts'
import { socketTurnChecks } from './websocket-turns.ts'

/** Every check of the capability `websocket`. */
export const websocketChecks: readonly Check[] = [
  ...socketHandshakeChecks,
  ...socketAnswerChecks,
  ...socketTurnChecks,
  ...socketEndingChecks,
  ...socketMistakeChecks,
]
