import { isData, type Conversation } from './conversation.ts'
import type { Exchange, ExchangeTiming } from '../exchange/exchange.ts'
import { inconclusive, tooBusy, type Issue, type Judgement } from '../exchange/judgement.ts'
import { count } from '../../schemas/count.ts'
import { upperMedian } from '../../schemas/median.ts'
import type { Stream } from './stream.ts'

/** When the text of an answer arrived, and in how many chunks. */
export type Arrival = {
  readonly chunkCount: number
  readonly charCount: number
  /** The time in ms from the request to the first chunk. */
  readonly waitMs: number
  /** The time in ms from the first to the last chunk. */
  readonly spreadMs: number
  /** The longest pause between two chunks, in milliseconds. */
  readonly gapMs: number
}

type TimedText = { readonly text: string; readonly atMs: number }

// Returns how the chunks with text arrived. `askedMs`: the time at which the request was sent, in milliseconds.
function arrivalOf(
  chunks: readonly TimedText[],
  askedMs: number,
  { stalledMs = 0 }: ExchangeTiming,
): Arrival {
  const spoken = mainBurst(
    chunks.filter(({ text }) => text !== ''),
    askedMs,
    stalledMs,
  )
  const firstMs = spoken[0]?.atMs ?? askedMs
  return {
    chunkCount: spoken.length,
    charCount: charsIn(spoken),
    waitMs: firstMs - askedMs,
    spreadMs: (spoken.at(-1)?.atMs ?? firstMs) - firstMs,
    gapMs: spoken.reduce(
      (most, { atMs }, index) => Math.max(most, atMs - (spoken[index - 1]?.atMs ?? atMs)),
      0,
    ),
  }
}

// The minimum share of the text in a burst that shows how the answer was sent.
const NEARLY_ALL = 0.9

// Returns the chunks that came at once after a silence if they have nearly all text; else all chunks. A few pieces before or after
// such a burst do not show that the text arrives while it is written.
function mainBurst(spoken: readonly TimedText[], askedMs: number, stalledMs: number): readonly TimedText[] {
  const least = NEARLY_ALL * charsIn(spoken)
  const bursts = spoken.map(({ atMs }, index) => {
    const silenceMs = atMs - (spoken[index - 1]?.atMs ?? askedMs) - stalledMs
    if (silenceMs <= LONGER_WAIT_MS) return []
    return spoken.slice(index).filter((chunk) => chunk.atMs - atMs <= atOnceMs(spoken.length))
  })
  return bursts.find((burst) => burst.length > 0 && charsIn(burst) >= least) ?? spoken
}

function charsIn(chunks: readonly TimedText[]): number {
  return chunks.reduce((sum, { text }) => sum + text.length, 0)
}

// Returns within how many ms `chunkCount` chunks arrive if they were sent at once.
function atOnceMs(chunkCount: number): number {
  return Math.max(AT_ONCE_MS, READ_MS * chunkCount)
}

/** Returns when the text of a stream arrived, in ms after the request, and in how many chunks. */
export function streamArrival(stream: Stream): Arrival {
  return arrivalOf(stream.chunks, 0, stream.exchange.timing)
}

/** Returns how the text of the first answer on a WebSocket connection arrived: when, and in how many parts. */
export function conversationArrival({ answers, exchange, log }: Conversation): Arrival {
  const askedMs = log.find((message) => message.from === 'client' && isData(message))?.atMs ?? 0
  return arrivalOf(answers[0]?.chunks ?? [], askedMs, exchange.timing)
}

const FAIR_SPREAD_MS = 20
const FAIR_SHARE = 0.1
const AT_ONCE_MS = 5
// The time in ms to read one piece that has already arrived.
const READ_MS = 0.05
const LONG_WAIT_MS = 100
// The minimum number of chunks at which the spread of their arrival times shows how an answer was sent.
const ENOUGH_CHUNKS = 8
// The minimum number of characters (about 25 tokens) that show buffering if they came at once.
const ENOUGH_CHARS = 100
// The silence in ms before a burst of so many characters above which the burst shows buffering.
const LONGER_WAIT_MS = 500

/** Returns whether a long answer arrived all at once after a wait, as if a proxy had held it back until its end. */
export function isBuffered(
  { chunkCount, charCount, waitMs, spreadMs }: Arrival,
  { stalledMs = 0 }: ExchangeTiming,
): boolean {
  if (spreadMs > atOnceMs(chunkCount)) return false
  const waitedMs = waitMs - stalledMs
  return (
    (chunkCount >= ENOUGH_CHUNKS && waitedMs > LONG_WAIT_MS) ||
    (charCount >= ENOUGH_CHARS && waitedMs > LONGER_WAIT_MS)
  )
}

/** Returns whether the parts of a text arrived over time, as the model generated them, and not in one burst. */
export function isSpread({ waitMs, spreadMs, gapMs }: Arrival, { stalledMs = 0 }: ExchangeTiming): boolean {
  const spread = spreadMs - Math.min(stalledMs, gapMs)
  return spread > 0 && (spread >= FAIR_SPREAD_MS || spread >= FAIR_SHARE * (waitMs + spreadMs))
}

type AnswerArrival = { readonly exchange: Exchange; readonly arrival: Arrival }

type BufferedAmong = { readonly buffered: readonly Exchange[]; readonly longEnough: number }

// The minimum share of buffered answers among long ones. A service exceeds it even if only one of four replicas buffers.
const BUFFERED_SHARE = 0.2

// The significance level for buffering: the maximum probability that network delays alone explain the answers.
const MAX_CHANCE = 0.01
// The minimum assumed probability that a network delay delivers an answer in one piece. Used if refusals show fewer delays.
const MIN_DELAYED_SHARE = 0.01

/** Returns the probability that network delays alone make at least `heldCount` of `answerCount` streams arrive in one burst each. */
function chanceOfDelays(
  heldCount: number,
  answerCount: number,
  writingMs: number,
  refusalMs: readonly number[],
): number {
  const delays = refusalMs.flatMap((ms) => refusalMs.map((other) => ms - other))
  const longer = delays.filter((ms) => ms >= Math.max(1, writingMs)).length
  const share = Math.max(MIN_DELAYED_SHARE, longer / Math.max(1, delays.length))
  // The binomial distribution, summed up below `heldCount`.
  let [exactly, fewer] = [(1 - share) ** answerCount, 0]
  for (let held = 0; held < heldCount; held += 1) {
    fewer += exactly
    exactly *= ((answerCount - held) / (held + 1)) * (share / (1 - share))
  }
  return 1 - fewer
}

// The maximum wait as a multiple of the usual time of a stream. A longer wait has a cause other than buffering.
const DELAYED = 2

/** Returns the answers that the server held back and then sent at once (each in one burst). `all` shows how answers usually arrive. */
export function bufferedAmong(
  answers: readonly AnswerArrival[],
  refusalMs: readonly number[] = [],
  all: readonly AnswerArrival[] = answers,
): BufferedAmong {
  const quick = answers.filter(({ arrival }) => arrival.waitMs + arrival.spreadMs <= LONG_WAIT_MS)
  const mostQuickChars = Math.max(0, ...quick.map(({ arrival }) => arrival.charCount))
  const spread = spreadAmong(answers)
  const writings = spreadAmong(all).map(({ arrival }) => arrival.spreadMs)
  const streamedMs = spread.map(({ arrival }) => arrival.waitMs + arrival.spreadMs)
  const longestMs = spread.length === 0 ? Infinity : DELAYED * upperMedian(streamedMs)
  const held = answers.filter(
    ({ exchange, arrival }) =>
      isBuffered(arrival, exchange.timing) &&
      arrival.charCount > mostQuickChars &&
      arrival.waitMs <= longestMs,
  )
  const buffered = held.map(({ exchange }) => exchange)
  const firstEndMs = Math.min(...buffered.map(({ sentAtEpochMs, timing }) => sentAtEpochMs + timing.endMs))
  const longEnough = buffered.length + spread.length
  const usualMs = upperMedian(refusalMs.length === 0 ? [0] : refusalMs)
  const writingMs =
    writings.length > 0
      ? Math.min(...writings)
      : Math.min(...held.map(({ arrival }) => arrival.waitMs - usualMs))
  const isShown =
    // One disturbance may explain answers that all overlapped.
    buffered.some(({ sentAtEpochMs }) => sentAtEpochMs >= firstEndMs) &&
    buffered.length >= BUFFERED_SHARE * longEnough &&
    chanceOfDelays(buffered.length, longEnough, writingMs, refusalMs) <= MAX_CHANCE
  return { buffered: isShown ? buffered : [], longEnough }
}

function spreadAmong(answers: readonly AnswerArrival[]): readonly AnswerArrival[] {
  return answers.filter(
    ({ exchange, arrival }) =>
      isSpread(arrival, exchange.timing) &&
      (arrival.chunkCount >= ENOUGH_CHUNKS || arrival.charCount >= ENOUGH_CHARS),
  )
}

// Returns the answers that arrived in one burst while this process was stalled. The service may have sent them in parts.
function stalledAmong(answers: readonly AnswerArrival[]): readonly AnswerArrival[] {
  return answers.filter(
    ({ exchange: { timing }, arrival }) =>
      !isBuffered(arrival, timing) && isBuffered(arrival, { ...timing, stalledMs: 0 }),
  )
}

// Returns an inconclusive judgment for unusable arrival times: the machine stalled, or answers were too fast or too short.
function arrivalUntold(stalled: readonly AnswerArrival[]): Judgement {
  const exchanges = stalled.map(({ exchange }) => exchange)
  return stalled.length > 0
    ? tooBusy('all text came at once, and this machine was stalled meanwhile', exchanges)
    : inconclusive('model-behaviour', 'the answers came too fast or too short to tell')
}

/** Judges whether answers arrived in one burst. `isJudged` selects the answers that can be judged. `none` is the judgment if none can be. */
export function judgedArrivals(answers: readonly AnswerArrival[], among: BufferedAmong, what: string) {
  const isShown = among.buffered.length > 0
  const arrivals = new Map(answers.map(({ exchange, arrival }) => [exchange, arrival]))
  const stalled = stalledAmong(answers)
  const inParts = answers.filter(({ exchange, arrival }) => isSpread(arrival, exchange.timing))
  const areTold = inParts.length >= BUFFERED_SHARE * (inParts.length + stalled.length)
  const told = new Set(areTold ? inParts.map(({ exchange }) => exchange) : [])
  return {
    none: arrivalUntold(stalled),
    isJudged: (exchange: Exchange) => (isShown ? among.buffered.includes(exchange) : told.has(exchange)),
    issuesOf: (exchange: Exchange): readonly Issue[] => {
      const arrival = isShown ? arrivals.get(exchange) : undefined
      return arrival === undefined ? [] : [bufferedIssue(exchange.id, arrival, what, among)]
    },
  }
}

// Returns the issue that the text of an answer arrived in one burst. `what`: the word for a piece of the answer, such as `chunk`.
function bufferedIssue(id: string, arrival: Arrival, what: string, among: BufferedAmong): Issue {
  const { buffered, longEnough } = among
  const share = `; so in ${buffered.length} of ${count(longEnough, 'answer')} long enough to tell`
  const received = `${arrivalText(arrival, what)}${buffered.length < longEnough ? share : ''}`
  return { at: `${id} arrival`, expected: 'text spread over the time of the answer', received }
}

/** Formats how an answer arrived. `what` names its parts, such as `chunk`. */
export function arrivalText({ chunkCount, charCount, waitMs, spreadMs }: Arrival, what: string): string {
  const text = `${count(charCount, 'character')} of text`
  return `${text} in ${count(chunkCount, what)} within ${spreadMs.toFixed(1)} ms, ${Math.round(waitMs)} ms after the request`
}
