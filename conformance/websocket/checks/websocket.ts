import { checksOf } from '../../evidence/check.ts'
import * as answers from './websocket-answers.ts'
import * as chunks from './websocket-chunks.ts'
import * as endings from './websocket-endings.ts'
import * as handshake from './websocket-handshake.ts'
import * as mistakes from './websocket-mistakes.ts'
import * as turns from './websocket-turns.ts'

/** All checks of the capability `websocket`, in the order of the interface. */
export const websocketChecks = checksOf(answers, chunks, endings, handshake, mistakes, turns)
