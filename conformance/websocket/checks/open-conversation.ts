import {
  conversationOf,
  type CloseFrame,
  type Conversation,
  type SocketAnswer,
} from '../../evidence/conversation.ts'
import { chunkFinishes, hasFinishReasons, type Dialect } from '../../evidence/socket-message.ts'
import { parseJson } from '../../codec/parse-json.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import { echoTextIn } from '../../evidence/replies.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, type Issue } from '../../exchange/judgement.ts'
import { libraryErrorOf } from './library-errors.ts'

/** A conversation whose WebSocket was opened, with the declared format of its messages (`dialect`). */
export type OpenConversation = Conversation & { readonly dialect: Dialect }

/** A rule about a conversation: a function that returns all violations in a conversation. */
export type ConversationRule = (conversation: OpenConversation) => readonly Issue[]

/** Returns the conversation in an exchange; null if the exchange opened no WebSocket. */
export function openConversationOf(exchange: Exchange, dialect: Dialect): OpenConversation | null {
  const conversation = conversationOf(exchange, dialect)
  return conversation === null ? null : { ...conversation, dialect }
}

/** Returns whether an answer has chunks and no error message. */
export function isGood(answer: SocketAnswer | undefined): boolean {
  return answer !== undefined && answer.chunks.length > 0 && answer.end !== 'error'
}

/** Returns whether any answer of a conversation has chunks. */
export function hasChunks({ answers }: OpenConversation): boolean {
  return answers.some(({ chunks }) => chunks.length > 0)
}

/** Returns whether every request got a complete answer without an error. */
export function isAllAnswered({ answers }: Conversation): boolean {
  return answers.length > 0 && answers.every((answer) => isGood(answer) && answer.end !== null)
}

/** Returns whether the connection ended without a close frame from the target. */
export function isReset({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code === 'reset'
}

/** Returns the target's close frame if it came before Assay's close frame; undefined otherwise. */
export function firstClose({ closeFrames }: OpenConversation): CloseFrame | undefined {
  return closeFrames[0]?.from === 'server' ? closeFrames[0] : undefined
}

/** Returns the close frame of the target; undefined if the target sent no close frame. */
export function serverClose({ closeFrames }: OpenConversation): CloseFrame | undefined {
  return closeFrames.find(({ from }) => from === 'server')
}

/** Formats a close frame, such as `close 1000`. Without a frame or a code, returns `close without a code`. */
export function closeText(closing: CloseFrame | undefined): string {
  return `close ${closing?.code ?? 'without a code'}`
}

/** Returns a text about how a WebSocket conversation ended, such as the close code that the target sent. */
export function endingOf(conversation: OpenConversation): string {
  const closing = firstClose(conversation)
  if (closing !== undefined) return closeText(closing)
  const { end } = conversation.exchange
  return end.kind === 'failed' ? `${end.code}: ${end.detail}` : 'neither an error nor a close'
}

/** Returns whether a conversation ended in the middle of an answer, because the target closed or reset the connection. */
export function isAnswerCut(conversation: OpenConversation): boolean {
  const { exchange, answers, dialect } = conversation
  const isClosed = firstClose(conversation) !== undefined && hasFinishReasons(dialect)
  return answers.some(
    ({ chunks, end }) =>
      chunks.length > 0 &&
      end === null &&
      (isReset(exchange) || (isClosed && !chunks.some(({ value }) => chunkFinishes(value, dialect)))),
  )
}

/** Returns the id of the check that reports the error for which `ws` aborted the conversation. Null if `ws` did not abort it. */
export function abortingCheck({ exchange, answers }: Conversation): string | null {
  const areAllEnded = answers.length > 0 && answers.every(({ end }) => end !== null)
  return areAllEnded ? null : (libraryErrorOf(exchange)?.check ?? null)
}

/** Returns the id of the check that reports why the last answer was cut short. Returns null if no check reports it. */
export function interruptingCheck(conversation: OpenConversation | null): string | null {
  if (conversation === null) return null
  return (
    abortingCheck(conversation) ?? (isAnswerCut(conversation) ? 'websocket.good-requests-answered' : null)
  )
}

/** Returns the payloads of Assay's pings if `wanted` is `ping`, and of the target's pongs if it is `pong`. */
export function textsOf({ log }: OpenConversation, wanted: 'ping' | 'pong'): readonly string[] {
  const sender = wanted === 'ping' ? 'client' : 'server'
  return log
    .filter(({ from, kind }) => from === sender && kind === wanted)
    .map(({ payload }) => payload.text ?? '')
}

/** Returns one issue if `answer` is absent, has an error or has no chunks; otherwise none. `expected` is the text for the issue. */
export function answeredIssue(
  conversation: OpenConversation,
  expected: string,
  answer: SocketAnswer | undefined,
): readonly Issue[] {
  // Other checks report a timeout, which is inconclusive here.
  if (isGood(answer) || conversation.exchange.end.kind === 'left-open' || hasTimedOut(conversation.exchange))
    return []
  const error = answer?.messages.find(({ kind }) => kind === 'error')?.text
  const received =
    error === undefined || error === null ? endingOf(conversation) : `an error: ${error.slice(0, 80)}`
  return [{ at: conversation.exchange.id, expected, received }]
}

/** The judgment if the model did not repeat the text as requested. */
export const UNREPEATED = inconclusive('model-behaviour', 'the model did not repeat the text it was asked to')

/** Returns the text that the prompt of a request asks the model to repeat. Returns an empty string if there is none. */
export function echoRequestedIn(request: string | undefined): string {
  return (
    textsIn(parseJson(request ?? ''))
      .map(echoTextIn)
      .findLast((text) => text !== null) ?? ''
  ).trim()
}

// Returns the texts in a value at any depth, because the dialect decides where the message is.
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the nonce in a request: random letters and digits that identify it. The result is empty if the request has none. */
export function nonceIn(request: string | undefined): string {
  return echoRequestedIn(request).split(' ')[0] ?? ''
}

/** Returns whether an answer repeats the nonce of its request ({@link nonceIn}). */
export function echoes(answer: SocketAnswer | undefined, request: string | undefined): boolean {
  const nonce = nonceIn(request)
  return nonce !== '' && answer !== undefined && answer.text.includes(nonce)
}
