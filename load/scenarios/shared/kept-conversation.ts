/** The record of a WebSocket conversation whose answer is to be kept. Pure. */
import type { SettledTalk, ConversationRecord } from './socket-row.ts'
import type { TimedMessage } from './read-conversation.ts'

/** As `load/k6/assay/socket.go` reads it. `frames` are the first of so many `messages`; `bodyBytes` is the length of all in characters. */
export type KeptTalk = {
  readonly sentUs: number
  readonly connectedUs: number | null
  readonly closedUs: number
  readonly class: string
  readonly error: string
  readonly text: string
  readonly request: string
  readonly frames: readonly TimedMessage[]
  readonly messages: number
  readonly bodyBytes: number
  readonly closeCode: number | null
  readonly isClosedByUs: boolean
}

const MAX_CHARS = 256 * 1024

/** Puts it together. Long conversations are cut. */
export function keptTalk(record: ConversationRecord, { row, text }: SettledTalk, request: string): KeptTalk {
  const { sentUs, connectedUs, closedUs, messages, closeCode, isClosedByUs } = record
  return {
    sentUs,
    connectedUs,
    closedUs,
    class: row.class,
    error: row.error ?? '',
    text,
    request,
    frames: firstOf(messages),
    messages: messages.length,
    bodyBytes: messages.reduce((sum, message) => sum + message.text.length, 0),
    closeCode,
    isClosedByUs,
  }
}

function firstOf(messages: readonly TimedMessage[]): readonly TimedMessage[] {
  let chars = 0
  const end = messages.findIndex(({ text }) => (chars += text.length) > MAX_CHARS)
  return end === -1 ? messages : messages.slice(0, end)
}
