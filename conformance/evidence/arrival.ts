/** Whether an answer was written piece by piece, as far as its arrival shows. Pure. */
import { isData, type Conversation } from './conversation.ts'
import type { ExchangeTiming } from '../exchange/exchange.ts'
import { textPieces, type Stream } from './stream.ts'

/** The arrival of the pieces of one answer. `waitMs`: from the request to the first of them. */
export type Arrival = {
  readonly pieces: number
  readonly waitMs: number
  readonly spreadMs: number
}

// Of pieces at these times, of a request that left at `askedMs`.
function arrivalAt(timesMs: readonly number[], askedMs: number): Arrival {
  const firstMs = timesMs[0] ?? askedMs
  return {
    pieces: timesMs.length,
    waitMs: firstMs - askedMs,
    spreadMs: (timesMs.at(-1) ?? firstMs) - firstMs,
  }
}

/** Returns the arrival of the events of a stream. `pieces`: those with text. */
export function streamArrival(stream: Stream): Arrival {
  const timesMs = stream.events.map((event) => event.atMs)
  return { ...arrivalAt(timesMs, 0), pieces: textPieces(stream).length }
}

/** Returns the arrival of the first answer of a conversation: nothing but its request lies between the handshake and its pieces. */
export function talkArrival({ answers, log }: Pick<Conversation, 'answers' | 'log'>): Arrival {
  const askedMs = log.find((message) => message.from === 'client' && isData(message))?.atMs ?? 0
  const timesMs = (answers[0]?.chunks ?? []).map(({ atMs }) => atMs)
  return arrivalAt(timesMs, askedMs)
}

const FAIR_SPREAD_MS = 20
const FAIR_SHARE = 0.1
const AT_ONCE_MS = 5
const LONG_WAIT_MS = 100
// A short answer has too little to spread.
const ENOUGH_PIECES = 8

/**
 * Returns whether all pieces came at once after a long wait. Time in which the recorder was kept from listening is not a wait: what
 * came meanwhile piece by piece is read at once too.
 */
export function isHeldBack(
  { pieces, waitMs, spreadMs }: Arrival,
  { stalledMs = 0 }: ExchangeTiming,
): boolean {
  return pieces >= ENOUGH_PIECES && spreadMs <= AT_ONCE_MS && waitMs - stalledMs > LONG_WAIT_MS
}

/** Returns whether the pieces took more time than reading what has long been there: 20 ms, or a tenth of the answer. */
export function isSpread({ waitMs, spreadMs }: Arrival): boolean {
  if (spreadMs === 0) return false
  return spreadMs >= FAIR_SPREAD_MS || spreadMs >= FAIR_SHARE * (waitMs + spreadMs)
}

/** Returns an arrival in words. `what`: what the pieces are. */
export function arrivalText({ pieces, waitMs, spreadMs }: Arrival, what: string): string {
  return `${pieces} ${what} within ${spreadMs.toFixed(1)} ms, ${Math.round(waitMs)} ms after the request`
}
