import { count } from '../../../schemas/count.ts'
import { check, type Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { inconclusive, type Issue } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { firstChoiceText, describeDifference } from '../../exchange/reply.ts'
import type { Readings } from '../../statement/readings.ts'
import {
  hasError,
  isFinished,
  isStream,
  missingEnd,
  streamIn,
  chunkTexts,
  type Stream,
} from '../../evidence/stream.ts'
import { MIN_DELTAS, repeatsAmong } from '../../exchange/repeated-text.ts'
import { echoesLetters, echoFlaws } from '../../evidence/echo.ts'
import { halfSurrogates } from '../../evidence/choices.ts'
import { unlessApart } from '../../evidence/paired-answers.ts'
import { requestedEcho } from '../../evidence/replies.ts'
import {
  EVENTS,
  onTexts,
  placeOf,
  streamIssue,
  STREAMS,
  featureNotShown,
  whenStreamsOffered,
  wholeStreams,
} from './stream-evidence.ts'

// The minimum number of streams that show that no stream has text. Fewer may be empty by chance.
const ENOUGH_STREAMS = 3

const PLAIN_ECHOES = ['completion:echo', 'completion:escaped-echo'] as const
const OF_PLAIN_TEXT = ['core.content-is-string', 'core.strict-json', 'core.no-cross-talk'] as const
const UNREPEATED = 'the model did not repeat the requested text'

export const textStreamed = check({
  id: 'sse.text-streamed',
  clause: 'C1.6',
  title: 'streams carry text',
  because: ['sse.framing', 'sse.data-json'],
  judges: STREAMS,
  trippedBy: ['stream-always-empty'],
  judge: (evidence) => {
    const withText = onTexts(evidence, () => [], {
      of: ({ text }) => text !== '',
      none: inconclusive('model-behaviour', 'too few streams to tell silence from short answers'),
    })
    if (withText.kind !== 'inconclusive' || withText.code !== 'model-behaviour') return withText
    if (finishedStreams(evidence) < ENOUGH_STREAMS) return withText
    return onTexts(evidence, (stream) => [
      streamIssue(stream, 'text', `none in ${count(stream.chunks.length, 'chunk')}`),
    ])
  },
})

export const notCumulative = check({
  ...EVENTS,
  id: 'sse.not-cumulative',
  title: 'a delta holds only the new text, not the whole text so far',
  because: ['sse.framing'],
  trippedBy: [
    'cumulative-deltas',
    'cumulative-in-three',
    'last-delta-whole',
    'first-delta-again',
    'last-delta-again',
  ],
  judge: (evidence) => {
    const repeats = repeatsAmong(wholeStreams(evidence).map(chunkTexts))
    return onTexts(
      evidence,
      (stream) => {
        const received = repeats.describe(chunkTexts(stream))
        return received === null ? [] : [streamIssue(stream, 'new text in every delta', received)]
      },
      {
        of: (stream) => chunkTexts(stream).length >= repeats.least,
        none: inconclusive('model-behaviour', `no answer came in ${MIN_DELTAS} pieces or more`),
      },
    )
  },
})

export const noHalfSurrogates = check({
  ...EVENTS,
  id: 'sse.no-half-surrogates',
  title: 'no delta holds half of a character',
  because: ['sse.framing'],
  trippedBy: ['surrogates-split'],
  judge: (evidence) =>
    onTexts(
      evidence,
      (stream) =>
        stream.chunks.flatMap((chunk) => halfSurrogates(chunk, placeOf(stream, chunk), stream.textPointer)),
      {
        of: ({ text }) => text !== '',
        none: inconclusive('model-behaviour', 'no stream carries text'),
      },
    ),
})

export const echoEqualsPlain = check({
  id: 'sse.echo-equals-plain',
  clause: 'C1.6',
  title: 'what is echoed in a plain answer is echoed in a streamed one: letters, line feeds and other marks',
  because: ['sse.framing', 'sse.data-json', ...OF_PLAIN_TEXT],
  judges: [...PLAIN_ECHOES, ...STREAMS],
  trippedBy: [
    'stream-pieces-of-3',
    'stream-pieces-of-5',
    'stream-drops-chunk',
    'stream-drops-equal-piece',
    'stream-drops-line-feeds',
    'stream-template-token',
  ],
  judge: (evidence) => {
    const plain = callsAbout(evidence, ...PLAIN_ECHOES)
    if (plain.length === 0)
      return whenStreamsOffered(evidence, () =>
        inconclusive('prerequisite', 'there is no plain answer to compare with'),
      )
    const kept = plain.find((call) => echoesLetters(asked(call), firstChoiceText(call) ?? ''))
    if (kept === undefined)
      return whenStreamsOffered(evidence, () =>
        inconclusive('model-behaviour', 'no plain answer to compare with repeats the text'),
      )
    const known = echoFlaws(asked(kept), firstChoiceText(kept) ?? '')
    const about = kept.about === 'echo' ? 'echo' : 'mix'
    return onTexts(evidence, (stream) => damage(stream, known), {
      of: (stream) =>
        stream.exchange.about === about &&
        (about === 'echo' ? isEcho(stream, evidence.readings) : repeatsLine(stream)),
      none: featureNotShown(evidence, about, UNREPEATED),
    })
  },
})

export const noCrossTalk = check({
  id: 'sse.no-cross-talk',
  clause: 'C1.6',
  title: "two streams at the same time do not carry each other's text",
  judges: [...STREAMS, 'stream:mix'],
  because: ['sse.framing'],
  trippedBy: ['streams-mixed', 'streams-cross-piece', 'streams-interleaved'],
  judge: (evidence) => {
    const both = callsAbout(evidence, 'stream:mix')
    const judged = onTexts(evidence, (stream) => foreignText(stream, both), {
      // A pass needs both texts. Text of the other call is a violation by itself.
      of: (stream) => stream.exchange.about === 'mix' && tells(stream, evidence),
      none: featureNotShown(evidence, 'mix', UNREPEATED),
    })
    return unlessApart(judged, both)
  },
})

// Returns the number of complete streams that ended without an error, and that the token cap did not cut.
function finishedStreams(evidence: Evidence): number {
  return wholeStreams(evidence).filter((stream) => !hasError(stream) && !mayBeCapped(stream)).length
}

function isCapped(stream: Stream): boolean {
  return stream.chunks.some((chunk) => chunk.choices.some((choice) => choice['finish_reason'] === 'length'))
}

// Returns whether the token cap may have cut a stream. If the finish reason is missing, this is assumed only for a cap of
// one token, and only for a stream whose text a `textPointer` locates.
function mayBeCapped(stream: Stream): boolean {
  if (isFinished(stream)) return isCapped(stream)
  return stream.textPointer !== null && stream.exchange.about === 'one-token'
}

function asked(exchange: Exchange): string {
  return (requestedEcho(exchange) ?? '').trim()
}

function nonceOf(exchange: Exchange): string {
  return asked(exchange).split(' ')[0] ?? ''
}

function holdsNonce(text: string, exchange: Exchange): boolean {
  const nonce = nonceOf(exchange)
  return nonce !== '' && text.includes(nonce)
}

// Returns whether a stream repeats the requested text, even with some letters missing, or the nonce of this text.
function isEcho(stream: Stream, readings: Readings): boolean {
  const { text, exchange } = stream
  if (echoesLetters(asked(exchange), text)) return true
  // A cut changes only the end of a text.
  if (/\uFFFD[^\uFFFD]/.test(text) && holdsNonce(text, exchange)) return true
  if (missingEnd(readings, stream) !== null || isCapped(stream)) return false
  // Without a finish reason, an answer with only the beginning of the text may be cut by the cap.
  if (!isFinished(stream) && asked(exchange).startsWith(text.trim())) return false
  return holdsNonce(text, exchange) || isThinned(text.trim(), asked(exchange))
}

function isThinned(text: string, whole: string): boolean {
  let place = 0
  for (const letter of text) {
    place = whole.indexOf(letter, place)
    if (place === -1) return false
    place += letter.length
  }
  return text !== ''
}

// Returns the requested text with a single nonce, because a model may repeat the nonce less often than requested.
function lineAsked(exchange: Exchange): string {
  return asked(exchange).replaceAll(` ${nonceOf(exchange)}`, '')
}

// Returns whether a stream repeats the requested text. In a text with U+FFFD, which no model writes itself, the nonce suffices.
function repeatsLine({ exchange, text }: Stream): boolean {
  return echoesLetters(lineAsked(exchange), text) || (holdsNonce(text, exchange) && text.includes('\uFFFD'))
}

// Returns issues for errors in repeated text. Ignores `known`: errors that the unstreamed answer has too.
function damage({ text, exchange }: Stream, known: readonly string[]): readonly Issue[] {
  const whole = exchange.about === 'mix' ? lineAsked(exchange) : asked(exchange)
  const at = exchange.id
  const expected = `the echo ${describeDifference(whole, text)}`
  const received = describeDifference(text, whole)
  if (!echoesLetters(whole, text)) return [{ at, expected, received }]
  const flaws = echoFlaws(whole, text).filter((flaw) => !known.includes(flaw))
  return flaws.length === 0 ? [] : [{ at, expected, received: `${flaws.join(', ')}: ${received}` }]
}

// The minimum length of a part of another call's nonce that counts as a mix-up. Even random hexadecimal digits contain a given part
// only once in a million characters. It must have a decimal digit, because others may be words, such as `faded`.
const PART_LENGTH = 5

// Returns the nonce of the call `other`, or a part of it, if the text contains it; else null. Only the nonce of `own` should occur.
function foreignPart(text: string, own: Exchange, other: Exchange): string | null {
  const [mine, theirs] = [nonceOf(own), nonceOf(other)]
  if (mine === theirs || theirs === '') return null
  if (text.includes(theirs)) return theirs
  if (mine === '') return null
  const rest = text.replaceAll(mine, ' ')
  const starts = Array.from({ length: Math.max(0, theirs.length - PART_LENGTH + 1) }, (_, at) => at)
  const parts = starts.map((at) => theirs.slice(at, at + PART_LENGTH))
  return parts.find((part) => /\d/.test(part) && rest.includes(part) && !asked(own).includes(part)) ?? null
}

function tells({ exchange, text }: Stream, evidence: Evidence): boolean {
  const both = callsAbout(evidence, 'stream:mix')
  if (both.some((other) => other !== exchange && foreignPart(text, exchange, other) !== null)) return true
  return (
    both.length === 2 &&
    both.every((made) => isStream(made) && holdsNonce(streamIn(made, evidence.readings).text, made))
  )
}

function foreignText({ exchange, text }: Stream, both: readonly Exchange[]): readonly Issue[] {
  return both.flatMap((other) => {
    const part = other === exchange ? null : foreignPart(text, exchange, other)
    if (part === null) return []
    const received = `${JSON.stringify(part)}, requested by ${other.id}`
    return [{ at: exchange.id, expected: 'no text of another stream', received, code: 'other-call' }]
  })
}
