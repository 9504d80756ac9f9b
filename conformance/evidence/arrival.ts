/** Whether an answer was written piece by piece, as far as its arrival shows. Pure. */
import { isData, type Conversation } from './conversation.ts'
import type { ExchangeTiming } from '../exchange/exchange.ts'
import type { Issue, Judgement } from '../exchange/judgement.ts'
import { count } from '../../schemas/count.ts'
import type { Stream } from './stream.ts'

/**
 * The arrival of the text of one answer. Only pieces with text count: a role at the beginning or a late terminator says nothing of when
 * the answer was written. `waitMs`: from the request to the first of them. `chars`: the length of the text. `gapMs`: the longest time
 * between two pieces.
 */
export type Arrival = {
  readonly pieces: number
  readonly chars: number
  readonly waitMs: number
  readonly spreadMs: number
  readonly gapMs: number
}

type Piece = { readonly text: string; readonly atMs: number }

// Of pieces of the answer to a request that left at `askedMs`.
function arrivalOf(pieces: readonly Piece[], askedMs: number): Arrival {
  const spoken = pieces.filter(({ text }) => text !== '')
  const firstMs = spoken[0]?.atMs ?? askedMs
  return {
    pieces: spoken.length,
    chars: spoken.reduce((sum, { text }) => sum + text.length, 0),
    waitMs: firstMs - askedMs,
    spreadMs: (spoken.at(-1)?.atMs ?? firstMs) - firstMs,
    gapMs: spoken.reduce(
      (most, { atMs }, index) => Math.max(most, atMs - (spoken[index - 1]?.atMs ?? atMs)),
      0,
    ),
  }
}

/** Returns the arrival of the text of a stream. */
export function streamArrival(stream: Stream): Arrival {
  return arrivalOf(stream.chunks, 0)
}

/** Returns the arrival of the first answer of a conversation: nothing but its request lies between the handshake and its pieces. */
export function talkArrival({ answers, log }: Pick<Conversation, 'answers' | 'log'>): Arrival {
  const askedMs = log.find((message) => message.from === 'client' && isData(message))?.atMs ?? 0
  return arrivalOf(answers[0]?.chunks ?? [], askedMs)
}

const FAIR_SPREAD_MS = 20
const FAIR_SHARE = 0.1
const AT_ONCE_MS = 5
// Per piece, to read a frame that is there.
const READ_MS = 0.05
const LONG_WAIT_MS = 100
// A short answer has too little to spread.
const ENOUGH_PIECES = 8
// Some 25 tokens. In fewer pieces they may also be what a fast model writes in a moment, so the wait must be longer.
const ENOUGH_CHARS = 100
const LONGER_WAIT_MS = 500

/**
 * Returns whether the whole text came at once after a long wait, in many pieces or in one. A stall of the recorder is not a wait: what
 * came meanwhile piece by piece is read at once too.
 */
export function isHeldBack(
  { pieces, chars, waitMs, spreadMs }: Arrival,
  { stalledMs = 0 }: ExchangeTiming,
): boolean {
  if (spreadMs > Math.max(AT_ONCE_MS, READ_MS * pieces)) return false
  const waitedMs = waitMs - stalledMs
  return (
    (pieces >= ENOUGH_PIECES && waitedMs > LONG_WAIT_MS) ||
    (chars >= ENOUGH_CHARS && waitedMs > LONGER_WAIT_MS)
  )
}

/**
 * Returns whether the pieces took more time than reading what has long been there: 20 ms, or a tenth of the answer. A stall of the
 * recorder is no spread. It makes one gap at most: pieces that are there are read at once when it is over.
 */
export function isSpread({ waitMs, spreadMs, gapMs }: Arrival, { stalledMs = 0 }: ExchangeTiming): boolean {
  const spread = spreadMs - Math.min(stalledMs, gapMs)
  return spread > 0 && (spread >= FAIR_SPREAD_MS || spread >= FAIR_SHARE * (waitMs + spreadMs))
}

/** Returns whether only one answer was held back: a service that was busy for a moment may have made it wait. */
export function isByChance(held: Judgement): boolean {
  return held.kind === 'violated' && held.issues.length < 2
}

/** Returns the issue of an answer that was held back. `what`: what its pieces are. */
export function heldBackIssue(id: string, arrival: Arrival, what: string): Issue {
  const received = arrivalText(arrival, what)
  return { at: `${id} arrival`, expected: 'text spread over the time of the answer', received }
}

/** Formats an arrival. `what`: what the pieces are. */
export function arrivalText({ pieces, chars, waitMs, spreadMs }: Arrival, what: string): string {
  const text = `${count(chars, 'character')} of text`
  return `${text} in ${count(pieces, what)} within ${spreadMs.toFixed(1)} ms, ${Math.round(waitMs)} ms after the request`
}
