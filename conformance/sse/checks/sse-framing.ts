/** The bytes between the events: the event stream format of WHATWG HTML, read strictly, and the terminator. */
import { parseJson } from '../../codec/parse-json.ts'
import { count } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { stringOf } from '../../statement/readings.ts'
import { shorten, valueAtPointer } from '../../exchange/reply.ts'
import { endsWithBody, finishes, hasError, type Stream, type JudgedEvent } from '../../evidence/stream.ts'
import { ON_STREAMS, onEndedStreams, onStreams, streamIssue, type StreamRule } from './stream-evidence.ts'

const framing = check({
  id: 'sse.framing',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'every event ends with a blank line, the last one too',
  on: ON_STREAMS,
  trippedBy: ['sse-single-newline', 'sse-last-unterminated'],
  judge: (evidence) =>
    onEndedStreams(evidence, (stream) => [
      ...deviations(stream, ['unterminated-block'], 'a blank line after the last event', 'the end'),
      ...stream.events.filter((event) => isMerged(event, stream)).map((event) => mergedIssue(stream, event)),
    ]),
})

/** Source: the grammar of event streams (WHATWG HTML, section 9.2.5) allows one mark, but many clients take it for part of the first field. */
const noBom = check({
  id: 'sse.no-bom',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'no byte order mark precedes the stream',
  on: ON_STREAMS,
  trippedBy: ['sse-bom'],
  judge: (evidence) => withoutDeviation(evidence, ['bom'], 'the first event', 'a byte order mark'),
})

const utf8 = check({
  id: 'sse.utf8',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the stream is UTF-8 to the last byte',
  on: ON_STREAMS,
  trippedBy: ['sse-utf8-cut'],
  judge: (evidence) => withoutDeviation(evidence, ['invalid-utf8'], 'UTF-8', 'bytes that are not UTF-8'),
})

/** Client libraries take an event without data for one with empty data, and fail to parse it. */
const noEmptyBlocks = check({
  id: 'sse.no-empty-blocks',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'no event has a name but no data',
  on: ON_STREAMS,
  trippedBy: ['sse-event-without-data'],
  judge: (evidence) =>
    withoutDeviation(
      evidence,
      ['data-free-block'],
      'blocks with data, or comments alone',
      'a block without data',
    ),
})

/**
 * The format allows both (WHATWG HTML section 9.2.6: a block without data is not an event), so that this is not a MUST. Some client
 * libraries remember the id, and take the next block without data for an event with empty data. A stream may open
 * with a retry time: there is no data yet that it could go with.
 */
const noIdleIds = check({
  id: 'sse.no-idle-ids',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title:
    'after the first event, an id or a retry time comes with data, and no comment is on its own once an id was sent',
  on: ON_STREAMS,
  trippedBy: ['sse-retry-block', 'sse-id-then-comment'],
  judge: (evidence) =>
    onEndedStreams(evidence, (stream) => [
      ...deviations(
        stream,
        ['id-or-retry-block'],
        'an id or a retry time beside data',
        'a block without data',
      ),
      ...deviations(stream, ['id-then-comment-block'], 'no comment alone after an id', 'a comment-block'),
    ]),
})

const dataJson = check({
  id: 'sse.data-json',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'every payload is JSON or the terminator',
  on: ON_STREAMS,
  trippedBy: ['sse-data-comment', 'sse-empty-data', 'sse-plain-text'],
  judge: (evidence) =>
    onEndedStreams(evidence, (stream) =>
      stream.events
        .filter((event) => event.value === undefined && event.kind !== 'terminator')
        // What is meant as the terminator is judged as one, what lost its blank line as framing.
        .filter((event) => !isAlmostTerminator(event, stream) && !isMerged(event, stream))
        .map((event) => eventIssue(stream, event, 'JSON or the terminator')),
    ),
})

const donePresent = check({
  id: 'sse.done-present',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the stream ends with exactly the terminator of the reading',
  explainedBy: ['sse.framing'],
  on: ON_STREAMS,
  repeats: ['sse.whole'],
  trippedBy: ['done-missing', 'done-lower-case', 'done-padded'],
  judge: (evidence) => {
    if (endsWithBody(evidence.readings)) return notApplicable(NO_TERMINATOR)
    return onEnds(evidence, (stream, { words, index }) => {
      if (index !== -1) return []
      const almost = stream.events.find((event) => isAlmostTerminator(event, stream))
      if (almost !== undefined) return [eventIssue(stream, almost, words)]
      return [streamIssue(stream, words, `none in ${count(stream.events.length, 'event')}`)]
    })
  },
})

const doneLast = check({
  id: 'sse.done-last',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'nothing follows the terminator',
  on: ON_STREAMS,
  trippedBy: ['done-twice', 'data-after-done'],
  judge: (evidence) => {
    if (endsWithBody(evidence.readings)) return onWholeStreams(evidence, afterFinish)
    return onEnds(evidence, (stream, { index }) =>
      index === -1
        ? []
        : stream.events
            .slice(index + 1)
            .map((event) => eventIssue(stream, event, 'nothing after the terminator')),
    )
  },
})

const eventUnnamed = check({
  id: 'sse.event-unnamed',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'events that carry pieces of the answer have no name, or `message`',
  on: ON_STREAMS,
  trippedBy: ['event-named'],
  judge: (evidence) =>
    onStreams(evidence, (stream) =>
      stream.events
        .filter(({ name }) => name !== null && name !== '' && name !== 'message')
        .map(({ number, name }) => ({
          at: `${stream.exchange.id} event ${number}`,
          expected: 'no event name, or message',
          received: `event: ${name}`,
        })),
    ),
})

/** Checks of the framing and the terminator. */
export const framingChecks: readonly Check[] = [
  framing,
  noBom,
  utf8,
  noEmptyBlocks,
  noIdleIds,
  dataJson,
  donePresent,
  doneLast,
  eventUnnamed,
]

const NO_TERMINATOR = 'the reading of sse.events has no terminator: see sse.whole'

// Chunks may follow, such as the one with the usage: `sse.finish-last` says which must not.
function afterFinish(stream: Stream): readonly Issue[] {
  const finish = stream.chunks.find((chunk) => chunk.choices.some(finishes))
  if (finish === undefined) return []
  return stream.events
    .filter(({ number, kind }) => number > finish.number && kind !== 'chunk')
    .map((event) => eventIssue(stream, event, 'nothing but chunks after the finish_reason'))
}

/** The end of a stream by the reading: in words, and at which of its events; -1 when none of them is that end. */
type End = { readonly words: string; readonly index: number }

// Each reading has an end of its own: a text, an event of a type, or none at all.
function onEnds(evidence: Evidence, rule: (stream: Stream, end: End) => readonly Issue[]): Judgement {
  const { readings } = evidence
  const reading = stringOf(readings, 'sse.events', 'reading')
  const type = stringOf(readings, 'sse.events', 'doneType')
  if (reading === 'typed' && type !== null) {
    const pointer = stringOf(readings, 'sse.events', 'typePointer') ?? '/type'
    return onWholeStreams(evidence, (stream) => {
      const index = stream.events.findIndex(({ value }) => valueAtPointer(value, pointer) === type)
      return rule(stream, { words: `an event with ${type} at ${pointer}`, index })
    })
  }
  if (reading === 'custom' && stringOf(readings, 'sse.events', 'terminator') === null) {
    return notApplicable('the reading of sse.events names no terminator')
  }
  return onWholeStreams(evidence, (stream) =>
    rule(stream, { words: `the payload ${stream.terminator}`, index: stream.terminatorIndex ?? -1 }),
  )
}

function onWholeStreams(evidence: Evidence, rule: StreamRule): Judgement {
  return onEndedStreams(evidence, (stream) => (hasError(stream) ? [] : rule(stream)))
}

function withoutDeviation(
  evidence: Evidence,
  codes: readonly string[],
  expected: string,
  received: string,
): Judgement {
  return onEndedStreams(evidence, (stream) => deviations(stream, codes, expected, received))
}

function deviations(
  stream: Stream,
  codes: readonly string[],
  expected: string,
  received: string,
): readonly Issue[] {
  return stream.deviations
    .filter(({ code }) => codes.includes(code))
    .map(({ offset }) => ({ at: `${stream.exchange.id} byte ${offset}`, expected, received }))
}

// With one line end between them, two events become one whose payload is both, line by line.
function isMerged(event: JudgedEvent, stream: Stream): boolean {
  if (event.value !== undefined || !event.data.includes('\n')) return false
  return event.data.split('\n').every((line) => line === stream.terminator || parseJson(line) !== undefined)
}

function mergedIssue(stream: Stream, event: JudgedEvent): Issue {
  const received = `${event.data.split('\n').length} payloads in one event`
  return {
    at: `${stream.exchange.id} byte ${event.offset}`,
    expected: 'a blank line between events',
    received,
  }
}

function isAlmostTerminator(event: JudgedEvent, stream: Stream): boolean {
  if (event.data === stream.terminator) return false
  return event.data.trim().toLowerCase() === stream.terminator.toLowerCase()
}

function eventIssue(stream: Stream, event: JudgedEvent, expected: string): Issue {
  const received = JSON.stringify(shorten(event.data, 120))
  return { at: `${stream.exchange.id} event ${event.number}`, expected, received }
}
