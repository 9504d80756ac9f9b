import { count } from '../../../schemas/count.ts'
import { check } from '../../evidence/check.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { describeInvalidJson, responseHeader, shorten, valueAtPointer } from '../../exchange/reply.ts'
import {
  endsWithBody,
  finishes,
  hasError,
  hasChunkEvents,
  isMerged,
  type Stream,
  type ParsedEvent,
} from '../../evidence/stream.ts'
import { EVENTS, onEndedStreams, onEvents, streamIssue } from './stream-evidence.ts'

export const framing = check({
  ...EVENTS,
  id: 'sse.framing',
  title: 'every event ends with a blank line, the last one too',
  because: ['sse.data-json'],
  trippedBy: ['sse-single-newline', 'sse-last-unterminated'],
  judge: (evidence) =>
    onEndedStreams(evidence, (stream) => [
      ...deviations(stream, { 'unterminated-block': ['a blank line after the last event', 'the end'] }),
      ...stream.events
        .filter(({ data }) => isMerged(data, stream.terminator))
        .map((event) => mergedIssue(stream, event)),
    ]),
})

export const dataJson = check({
  ...EVENTS,
  id: 'sse.data-json',
  isFormat: true,
  title: 'every event has data: UTF-8, and JSON or the terminator',
  trippedBy: [
    'sse-line-separator',
    'sse-empty-data',
    'sse-plain-text',
    'sse-utf8-cut',
    'sse-event-without-data',
    'stream-gzip-said',
  ],
  judge: (evidence) =>
    onEvents(evidence, (stream) => [
      ...deviations(stream, { 'invalid-utf8': ['UTF-8', encodingText(stream)] }),
      ...stream.events
        .filter((event) => event.value === undefined && event.kind !== 'terminator')
        // `sse.done-present` judges an almost correct terminator, and `sse.framing` judges merged events.
        .filter((event) => !isAlmostTerminator(event, stream) && !isMerged(event.data, stream.terminator))
        .map((event) => eventIssue(stream, event, 'JSON or the terminator')),
      // Last, because the rest of an event that something was written into is also such a block.
      ...deviations(stream, {
        'data-free-block': ['blocks with data, or comments alone', 'a block without data'],
      }),
    ]),
})

function encodingText({ exchange }: Stream): string {
  const coding = responseHeader(exchange, 'content-encoding')
  return coding === null
    ? 'bytes that are not UTF-8'
    : `bytes that cannot be read by their Content-Encoding: ${coding}`
}

// Source: WHATWG HTML 9.2.5 and 9.2.6.
export const clientTraps = check({
  ...EVENTS,
  id: 'sse.no-client-traps',
  level: 'SHOULD',
  title:
    'a stream has no valid framing that many clients misread, such as a byte order mark or a named event',
  trippedBy: ['sse-bom', 'sse-retry-block', 'sse-opening-retry', 'sse-id-then-comment', 'event-named'],
  judge: (evidence) =>
    onEndedStreams(evidence, (stream) => [
      ...deviations(stream, {
        bom: ['the first event', 'a byte order mark'],
        'id-or-retry-block': ['an id or a retry time beside data', 'one in a block without data'],
        'id-then-comment-block': ['no comment alone after an id', 'a block with only a comment'],
      }),
      ...(hasChunkEvents(evidence.readings) && !hasError(stream) ? namedEvents(stream) : []),
    ]),
})

export const donePresent = check({
  ...EVENTS,
  id: 'sse.done-present',
  isFormat: true,
  needsEnd: true,
  title:
    'the stream ends with exactly the terminator of the reading, and so does the answer within two seconds',
  because: ['sse.framing', 'sse.whole'],
  trippedBy: ['done-missing', 'done-padded', 'done-twice', 'data-after-done', 'stays-open'],
  judge: (evidence) => {
    const { readings } = evidence
    const isCustom = stringOf(readings, 'sse.events', 'reading') === 'custom'
    if (isCustom && stringOf(readings, 'sse.events', 'terminator') === null)
      return notApplicable('the reading of sse.events names no terminator')
    return onEndedStreams(evidence, (stream) => [
      ...(hasError(stream) ? [] : endIssues(stream, readings)),
      ...leftOpen(stream),
    ])
  },
})

// Returns issues about the end of a stream. The reading `sse.events` defines the end: a text, a type, or the end of the
// body.
function endIssues(stream: Stream, readings: Readings): readonly Issue[] {
  if (endsWithBody(readings)) return afterFinish(stream)
  const type = stringOf(readings, 'sse.events', 'doneType')
  if (stringOf(readings, 'sse.events', 'reading') === 'typed' && type !== null) {
    const pointer = stringOf(readings, 'sse.events', 'typePointer') ?? '/type'
    const index = stream.events.findIndex(({ value }) => valueAtPointer(value, pointer) === type)
    return afterEnd(stream, index, `an event with ${type} at ${pointer}`)
  }
  return afterEnd(stream, stream.terminatorIndex ?? -1, `the payload ${stream.terminator}`)
}

function afterEnd(stream: Stream, index: number, end: string): readonly Issue[] {
  if (index !== -1)
    return stream.events
      .slice(index + 1)
      .map((event) => eventIssue(stream, event, 'nothing after the terminator'))
  const almost = stream.events.find((event) => isAlmostTerminator(event, stream))
  if (almost !== undefined) return [eventIssue(stream, almost, end)]
  return [streamIssue(stream, end, `none in ${count(stream.events.length, 'event')}`)]
}

// Returns an issue per event after the finish reason that is not a chunk. Chunks, such as usage, are allowed.
function afterFinish(stream: Stream): readonly Issue[] {
  const finish = stream.chunks.find((chunk) => chunk.choices.some(finishes))
  if (finish === undefined) return []
  return stream.events
    .filter(({ number, kind }) => number > finish.number && kind !== 'chunk')
    .map((event) => eventIssue(stream, event, 'nothing but chunks after the finish_reason'))
}

function leftOpen(stream: Stream): readonly Issue[] {
  const { end } = stream.exchange
  if (end.kind !== 'left-open') return []
  const expected = 'the end of the answer after the terminator'
  return [streamIssue(stream, expected, `still open ${Math.round(end.waitedMs)} ms later`)]
}

type Deviations = Readonly<Record<string, readonly [expected: string, received: string]>>

function deviations(stream: Stream, of: Deviations): readonly Issue[] {
  return stream.deviations.flatMap(({ code, offset }) => {
    const [expected, received] = of[code] ?? []
    if (expected === undefined || received === undefined) return []
    return [{ at: `${stream.exchange.id} byte ${offset}`, expected, received }]
  })
}

function namedEvents(stream: Stream): readonly Issue[] {
  return stream.events
    .filter(({ name }) => name !== null && name !== '' && name !== 'message')
    .map(({ number, name }) => ({
      at: `${stream.exchange.id} event ${number}`,
      expected: 'no event name, or message',
      received: `event: ${name}`,
    }))
}

function mergedIssue(stream: Stream, event: ParsedEvent): Issue {
  const received = `${event.data.split('\n').length} payloads in one event`
  const at = `${stream.exchange.id} byte ${event.offset}`
  return { at, expected: 'a blank line between events', received }
}

function isAlmostTerminator(event: ParsedEvent, stream: Stream): boolean {
  if (event.data === stream.terminator) return false
  return event.data.trim().toLowerCase() === stream.terminator.toLowerCase()
}

function eventIssue(stream: Stream, event: ParsedEvent, expected: string): Issue {
  const received =
    event.value === undefined ? describeInvalidJson(event.data) : JSON.stringify(shorten(event.data, 120))
  return { at: `${stream.exchange.id} event ${event.number}`, expected, received }
}
