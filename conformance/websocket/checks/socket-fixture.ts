/** Builds WebSocket conversations for the tests of checks. */
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import type { Exchange, RecordedMessage } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { answerChunks } from '../../evidence/stream-fixture.ts'
import { allSelectors } from '../../evidence/evidence.ts'
import { isSelected } from '../../exchange/call-kinds.ts'
import { judged } from '../../evidence/verdict-fixture.ts'
import { websocketChecks } from './websocket.ts'

/** The readings of the `openai` profile. */
export const openaiReadings = readingsOf(openai.readings)
/** The parts of an exchange that record a correctly answered handshake. */
export const ACCEPT: ExchangeParts = {
  method: 'GET',
  status: 101,
  text: '',
  requestHeaders: [['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ==']],
  headers: [
    ['upgrade', 'websocket'],
    ['connection', 'Upgrade'],
    ['sec-websocket-accept', 's3pPLMBiTxaQ9kYGzzhZRbK+xOo='],
  ],
}

/** Returns the record of a text message. `more` replaces members, such as `kind` for a control frame. */
export function message(
  from: RecordedMessage['from'],
  text: string,
  more: Partial<RecordedMessage> = {},
): RecordedMessage {
  const payload = { text, bodyBytes: Buffer.byteLength(text), truncated: false }
  return { from, kind: 'text', atMs: 1, payload, ...more }
}

/** Returns the record of a close frame. */
export function close(from: RecordedMessage['from'], code: number, reason = ''): RecordedMessage {
  return message(from, reason, { kind: 'close', code })
}

/** Returns a conversation: one request, the server's messages `said`, and a close by both sides. */
export function conversation(
  id: string,
  said: readonly (string | RecordedMessage)[],
  parts: ExchangeParts = {},
): Exchange {
  const messages = [
    message('client', '{"messages":[{"role":"user","content":"repeat: n0 é 🌍 中文"}]}'),
    ...said.map((each, index) =>
      typeof each === 'string' ? message('server', each, { atMs: 10 + 20 * index }) : each,
    ),
    close('client', 1000),
    close('server', 1000),
  ]
  const made = exchange(id, { ...ACCEPT, client: { library: 'ws', text: null, error: null }, ...parts })
  return { ...made, socket: { messages, closedBy: 'client' } }
}

/** The chunks of a valid answer, each as a JSON text. */
export const chunkTexts = answerChunks(['n0', ' é', ' 🌍', ' 中文']).map((value) => JSON.stringify(value))
export const goodMessages = [...chunkTexts, '[DONE]']
/** The conversation with an ordinary request and a valid answer. */
export const offer = conversation('websocket.offer/basic', goodMessages)
/** The text of an error message that is not about a limit. */
export const errorFrame = '{"error":{"message":"no","type":"invalid_request_error","param":null,"code":null}}'

/** Judges exchanges by a check. Adds {@link offer} unless an exchange belongs to the probe `websocket.offer`. */
export function judgeSocket(id: string, ...exchanges: readonly Exchange[]): Judgement {
  const check = websocketChecks.find((each) => each.id === id)
  const all = exchanges.some(({ probe }) => probe === 'websocket.offer') ? exchanges : [offer, ...exchanges]
  return judged(
    websocketChecks,
    id,
    all.filter((each) => check !== undefined && isSelected(allSelectors(check), each)),
    { readings: openaiReadings, secretPlaceholders: ['~placeholder'] },
  )
}
