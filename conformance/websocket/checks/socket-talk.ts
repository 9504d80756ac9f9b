/** A WebSocket conversation as the rules see it: whether its answers are good and whole, and how it ended. Pure. */
import { conversationOf, type CloseFrame, type Conversation } from '../../evidence/conversation.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Issue } from '../../exchange/judgement.ts'
import { chunkFinishes, saysFinish, type Dialect } from '../../evidence/socket-dialect.ts'
import { complaintOf } from './library-complaints.ts'

/** A socket that was opened, in the dialect of the readings. */
export type Talk = Conversation & { readonly dialect: Dialect }

/** A rule for one conversation. */
export type TalkRule = (talk: Talk) => readonly Issue[]

/** Returns whether an answer has pieces, and no error in their place or behind them. */
export function isGood(answer: Conversation['answers'][number] | undefined): boolean {
  return answer !== undefined && answer.chunks.length > 0 && answer.end !== 'error'
}

/** Returns whether something was said in answer, and nothing of it is a piece of an answer or an error. */
export function isWithoutPieces({ messages, chunks, end }: Conversation['answers'][number]): boolean {
  return end !== 'error' && chunks.length === 0 && messages.some(({ kind }) => kind === 'other')
}

/** Returns the end of a conversation by the target: its close code, or in words. */
export function endingOf({ closings, exchange }: Conversation): string {
  const closing = closings.find(({ from }) => from === 'server')
  if (closing !== undefined && closings[0]?.from === 'server')
    return `close ${closing.code ?? 'without a code'}`
  if (exchange.end.kind === 'failed') return `${exchange.end.code}: ${exchange.end.detail}`
  return 'neither an error nor a close'
}

/** Returns whether the target broke an answer off: it cut the connection, or closed it before the answer was finished. */
export function isAnswerCut({ exchange, answers, closings, dialect }: Talk): boolean {
  const isReset = exchange.end.kind === 'failed' && exchange.end.code === 'reset'
  const isClosed = closings[0]?.from === 'server' && saysFinish(dialect)
  return answers.some(
    ({ chunks, end }) =>
      chunks.length > 0 &&
      end === null &&
      (isReset || (isClosed && !chunks.some(({ value }) => chunkFinishes(value, dialect)))),
  )
}

/** Returns whether every request was answered to its end, and well. */
export function isAllSaid({ answers }: Conversation): boolean {
  return answers.length > 0 && answers.every((answer) => isGood(answer) && answer.end !== null)
}

const INTRODUCED: readonly string[] = ['websocket.mistakes', 'websocket.protocol', 'websocket.fragments']

/** Returns whether the socket was closed after the introduction: what the conversation is for was never sent. */
export function isUnspoken({ exchange, log, dialect }: Talk): boolean {
  if (!dialect.introduces) return false
  if (!INTRODUCED.includes(exchange.probe) && exchange.label !== 'announced') return false
  const own = log.filter(({ from, kind }) => from === 'client' && kind !== 'close')
  return own.length < 2
}

/** The conversation of an exchange; null where no socket was opened. */
export function talkOf(exchange: Exchange, dialect: Dialect): Talk | null {
  const conversation = conversationOf(exchange, dialect)
  return conversation === null ? null : { ...conversation, dialect }
}

/** The check on what made the client library give a conversation up before its last answer was whole; null when it did not. */
export function brokenRule({ exchange, answers }: Conversation): string | null {
  const areAllEnded = answers.length > 0 && answers.every(({ end }) => end !== null)
  return areAllEnded ? null : (complaintOf(exchange)?.check ?? null)
}

/** The check that gives a reason a conversation ended before its answer did; null where it did not. */
export function interruptionOf(talk: Talk | null): string | null {
  if (talk === null) return null
  return brokenRule(talk) ?? (isAnswerCut(talk) ? 'websocket.good-requests-answered' : null)
}

/** The pongs of the target. */
export function pongsOf({ log }: Talk) {
  return log.filter(({ from, kind }) => from === 'server' && kind === 'pong')
}

/** Returns whether the target sent its close frame before we sent ours. */
export function closesFirst({ closings }: Talk): boolean {
  return closings[0]?.from === 'server'
}

/** The close frame of the target. */
export function serverClose({ closings }: Talk): CloseFrame | undefined {
  return closings.find(({ from }) => from === 'server')
}

/** Returns whether there is a pong of the target. */
export function hasPong(talk: Talk): boolean {
  return pongsOf(talk).length > 0
}
