/** The content of a chunk, and what must stay the same from the first chunk to the last. */
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { stringOf } from '../../statement/readings.ts'
import { isRecord } from '../../exchange/reply.ts'
import { streamIn, type Chunk, type Stream } from '../../evidence/stream.ts'
import { carriesSeveral } from './several-answers.ts'
import {
  eachChoice,
  ON_STREAMS,
  onChunks,
  onEndedStreams,
  onStreams,
  payloadIssue,
  streamIssue,
} from './stream-evidence.ts'

const chunkObject = check({
  id: 'sse.chunk-object',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the object of every chunk is chat.completion.chunk',
  on: ON_STREAMS,
  trippedBy: ['chunk-object-wrong'],
  judge: (evidence) => {
    const expected = stringOf(evidence.readings, 'sse.events', 'object') ?? 'chat.completion.chunk'
    return onChunks(evidence, (chunk, stream) =>
      chunk.value['object'] === expected ? [] : [payloadIssue(stream, chunk, '/object', expected)],
    )
  },
})

const chunkChoices = check({
  id: 'sse.chunk-choices',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'every chunk has an array choices',
  on: ON_STREAMS,
  trippedBy: ['chunk-choices-null', 'chunk-choices-missing', 'chunks-typed'],
  judge: (evidence) =>
    onChunks(evidence, (chunk, stream) =>
      Array.isArray(chunk.value['choices']) ? [] : [payloadIssue(stream, chunk, '/choices', 'array')],
    ),
})

const chunkDelta = check({
  id: 'sse.chunk-delta',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'every choice of a chunk has an object delta',
  on: ON_STREAMS,
  trippedBy: ['chunk-delta-missing'],
  judge: (evidence) =>
    onChoices(evidence, (choice, at) => (isRecord(choice['delta']) ? [] : [at('/delta', 'object')])),
})

const noMessage = check({
  id: 'sse.no-message',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'no choice of a chunk has a message: the text would be there twice, or in the wrong place',
  on: ON_STREAMS,
  trippedBy: ['chunk-message-instead', 'chunk-message-beside'],
  judge: (evidence) =>
    onChoices(evidence, (choice, at) =>
      (choice['message'] ?? null) === null ? [] : [at('/message', 'no message')],
    ),
})

const chunkSchema = check({
  id: 'sse.chunk-schema',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'every chunk conforms to the schema of the reading',
  on: ON_STREAMS,
  repeats: [
    'sse.chunk-object',
    'sse.chunk-choices',
    'sse.chunk-delta',
    'sse.id-non-empty',
    'sse.index-zero',
    'sse.usage-chunk',
  ],
  trippedBy: ['chunk-created-string'],
  judge: (evidence) => {
    const reading = evidence.readings.get('sse.events')?.value
    const schema = schemaIn(reading?.['schema'])
    if (schema === null) return notApplicable('the reading of sse.events names no schema')
    const rule = (chunk: Chunk, stream: Stream) =>
      conformsTo(schema, chunk.value, `${stream.exchange.id} event ${chunk.number}`)
    if (reading?.reading !== 'custom') return onChunks(evidence, rule)
    return onEndedStreams(evidence, (stream) => stream.chunks.flatMap((chunk) => rule(chunk, stream)))
  },
})

const noErrorKey = check({
  id: 'sse.no-error-key',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'a good chunk has no member error, not even null',
  on: ON_STREAMS,
  trippedBy: ['error-null-in-chunks'],
  judge: (evidence) =>
    onChunks(evidence, (chunk, stream) =>
      'error' in chunk.value ? [payloadIssue(stream, chunk, '/error', 'no member error')] : [],
    ),
})

const oneId = check({
  id: 'sse.one-id',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'all chunks of an answer have the same id',
  on: ON_STREAMS,
  trippedBy: ['id-per-chunk'],
  judge: (evidence) => constant(evidence, 'id'),
})

const idNonEmpty = check({
  id: 'sse.id-non-empty',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the id of a chunk is a string that is not empty',
  on: ON_STREAMS,
  trippedBy: ['chunk-id-empty'],
  judge: (evidence) =>
    onChunks(evidence, (chunk, stream) => {
      const id = chunk.value['id']
      if (typeof id === 'string' && id !== '') return []
      return [payloadIssue(stream, chunk, '/id', 'a string that is not empty')]
    }),
})

const oneCreated = check({
  id: 'sse.one-created',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'all chunks of an answer have the same created',
  on: ON_STREAMS,
  trippedBy: ['created-drifts'],
  judge: (evidence) => constant(evidence, 'created'),
})

const oneModel = check({
  id: 'sse.one-model',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'all chunks of an answer name the same model',
  on: ON_STREAMS,
  trippedBy: ['model-drifts'],
  judge: (evidence) => constant(evidence, 'model'),
})

const indexZero = check({
  id: 'sse.index-zero',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the index of the only choice is 0 in every chunk',
  on: ON_STREAMS,
  trippedBy: ['index-counts-tokens', 'chunk-index-missing'],
  judge: (evidence) =>
    onChoices(evidence, (choice, at, stream) => {
      if (
        choice['index'] === 0 ||
        carriesSeveral(evidence.readings, streamIn(stream.exchange, evidence.readings))
      )
        return []
      return [at('/index', '0')]
    }),
})

/** Checks of the members of chunks. */
export const chunkChecks: readonly Check[] = [
  chunkObject,
  chunkChoices,
  chunkDelta,
  noMessage,
  chunkSchema,
  noErrorKey,
  oneId,
  idNonEmpty,
  oneCreated,
  oneModel,
  indexZero,
]

type IssueAt = (member: string, expected: string) => Issue

function onChoices(
  evidence: Evidence,
  rule: (choice: Chunk['value'], at: IssueAt, stream: Stream) => readonly Issue[],
): Judgement {
  return onStreams(
    evidence,
    (stream) =>
      stream.chunks.flatMap((chunk) =>
        eachChoice(chunk, (choice, pointer) =>
          rule(
            choice,
            (member, expected) => payloadIssue(stream, chunk, `${pointer}${member}`, expected),
            stream,
          ),
        ),
      ),
    { of: (stream) => stream.chunks.some((chunk) => chunk.choices.length > 0) },
  )
}

// Absent and empty values are for the schema and the check of empty ids; only values that differ are drift.
function constant(evidence: Evidence, member: string): Judgement {
  return onStreams(evidence, (stream) => drift(stream, member), {
    of: (stream) => valuesOf(stream, member).length > 0,
    none: notApplicable(`no chunk has a ${member} that is not empty`),
  })
}

function drift(stream: Stream, member: string): readonly Issue[] {
  const values = valuesOf(stream, member)
  if (values.length === 1) return []
  const shown = values.slice(0, 3).join(', ')
  return [streamIssue(stream, `one ${member} in all chunks`, `${values.length}: ${shown}`)]
}

function valuesOf(stream: Stream, member: string): readonly string[] {
  const values = stream.chunks.map((chunk) => chunk.value[member] ?? '').filter((value) => value !== '')
  return [...new Set(values.map((value) => JSON.stringify(value)))]
}
