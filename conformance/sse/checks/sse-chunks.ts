import { check, type Check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { isSamePlace } from '../../exchange/issue-places.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { isRecord } from '../../exchange/reply.ts'
import { isWithinADay, whenOpenaiFields } from '../../evidence/completion-object.ts'
import {
  deltaRole,
  deltaText,
  finishes,
  hasOddFinish,
  type Chunk,
  type Stream,
} from '../../evidence/stream.ts'
import { choiceIssues, eachChoice, finishReasonIssues, lacksFinish } from '../../evidence/choices.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  EVENTS,
  onChunks,
  onEvents,
  onStreams,
  payloadIssue,
  placeOf,
  streamIssue,
} from './stream-evidence.ts'

export const chunkSchema = check({
  ...EVENTS,
  id: 'sse.chunk-schema',
  isFormat: true,
  title: 'every chunk has the shape of the reading: its schema, no message, no error',
  trippedBy: [
    'chunk-choices-null',
    'chunks-typed',
    'chunk-delta-missing',
    'chunk-message-beside',
    'error-null-in-chunks',
    'index-counts-tokens',
    'notes-first',
  ],
  judge: (evidence) => {
    const reading = evidence.readings.get('sse.events')?.value
    const schema = schemaIn(reading?.['schema'])
    const bySchema = (chunk: Chunk, { exchange }: Stream) =>
      schema === null ? [] : conformsTo(schema, chunk.value, `${exchange.id} event ${chunk.number}`)
    if (reading?.reading === 'custom')
      return onEvents(evidence, (stream) => stream.chunks.flatMap((chunk) => bySchema(chunk, stream)))
    return onChunks(evidence, (chunk, stream) => {
      if (reading?.['notesFirst'] === true && chunk === stream.chunks[0]) return notesIssues(chunk, stream)
      const own = shapeIssues(chunk, stream, evidence.readings)
      const isNew = ({ at }: Issue) => !own.some((issue) => isSamePlace(issue.at, at))
      return [...own, ...bySchema(chunk, stream).filter(isNew)]
    })
  },
})

type Constant = {
  readonly id: string
  readonly member: string
  readonly level: Check['level']
  readonly fault: string
}

const CONSTANTS: readonly Constant[] = [
  { id: 'sse.one-id', member: 'id', level: 'MUST', fault: 'id-per-chunk' },
  { id: 'sse.one-created', member: 'created', level: 'SHOULD', fault: 'created-drifts' },
  { id: 'sse.one-model', member: 'model', level: 'SHOULD', fault: 'model-drifts' },
]

export const constants = CONSTANTS.map(({ id, member, level, fault }) =>
  check({
    ...EVENTS,
    id,
    level,
    title: `all chunks of an answer have the same ${member}`,
    trippedBy: [fault],
    judge: (evidence) =>
      onStreams(evidence, (stream) => drift(stream, member), {
        of: (stream) => valuesOf(stream, member).length > 0,
        none: notApplicable(`no chunk has a ${member} that is not empty`),
      }),
  }),
)

export const createdSeconds = checkWhen(whenOpenaiFields, {
  ...EVENTS,
  id: 'sse.created-seconds',
  title: '`created` of chunks is the time of the call in seconds',
  because: ['core.created-seconds', 'sse.chunk-schema'],
  trippedBy: ['chunk-created-ms'],
  judge: (evidence) =>
    onStreams(
      evidence,
      (stream) =>
        datedChunks(stream)
          .filter(({ value }) => !isWithinADay(Number(value['created']), stream.exchange))
          .map((chunk) =>
            payloadIssue(stream, chunk, '/created', 'seconds since 1970, within a day of the call'),
          ),
      {
        of: (stream) => datedChunks(stream).length > 0,
        none: notApplicable('no chunk has a number as created'),
      },
    ),
})

export const idsDistinct = check({
  ...EVENTS,
  id: 'sse.ids-distinct',
  title: 'no two streams have the same `id`',
  because: ['core.ids-distinct', 'sse.chunk-schema', 'sse.one-id'],
  trippedBy: ['stream-ids-colliding'],
  judge: (evidence) => {
    const firstWith = new Map<string, Exchange>()
    const namesAnother = (stream: Stream): readonly Issue[] => {
      const [id = ''] = valuesOf(stream, 'id')
      const first = firstWith.get(id) ?? stream.exchange
      firstWith.set(id, first)
      if (first.id === stream.exchange.id) return []
      return [streamIssue(stream, `another id than that of ${first.id}`, id)]
    }
    return whenOpenaiFields(evidence, () =>
      onStreams(evidence, namesAnother, {
        of: (stream) => valuesOf(stream, 'id').length > 0,
        none: notApplicable('no chunk has an id that is not empty'),
      }),
    )
  },
})

export const role = checkWhen(onChoiceStreams, {
  ...EVENTS,
  id: 'sse.role',
  title: 'at least one delta of an answer has the role assistant, and none has another role',
  trippedBy: ['role-never', 'role-empty-later'],
  judge: (_, stream) => {
    const roles = rolesOf(stream)
    if (roles.length === 0) return [streamIssue(stream, 'a role in some delta', 'none')]
    return roles
      .filter(({ role: found }) => found !== 'assistant')
      .map(({ chunk }) => payloadIssue(stream, chunk, '/choices/0/delta/role', 'assistant, or no role'))
  },
})

// A SHOULD, because common servers repeat the role in each chunk.
export const roleOnce = checkWhen(onChoiceStreams, {
  ...EVENTS,
  id: 'sse.role-once',
  level: 'SHOULD',
  title: 'the role is sent once',
  trippedBy: ['role-every-chunk'],
  judge: (_, stream) => {
    const roles = rolesOf(stream)
    return roles.length <= 1 ? [] : [streamIssue(stream, 'one delta with a role', `${roles.length}`)]
  },
})

export const finishOnce = check({
  ...EVENTS,
  id: 'sse.finish-once',
  needsEnd: true,
  title: 'exactly one chunk has a finish_reason: it is null before, and no text follows',
  because: ['sse.data-json', 'sse.whole'],
  trippedBy: ['finish-never', 'finish-twice', 'finish-empty-string', 'content-after-finish'],
  judge: (evidence) => onChoiceStreams(evidence, finishIssues),
})

export const finishKey = checkWhen(onChoiceStreams, {
  ...EVENTS,
  id: 'sse.finish-key',
  level: 'SHOULD',
  title: 'every choice of a chunk has the member finish_reason',
  trippedBy: ['finish-absent'],
  judge: (_, stream) =>
    stream.chunks.flatMap((chunk) => finishReasonIssues(chunk, placeOf(stream, chunk), lacksFinish)),
})

// Returns an issue unless the `choices` of the first event are an empty array. Applies if notes are declared to come first in a stream.
function notesIssues(chunk: Chunk, stream: Stream): readonly Issue[] {
  const { choices } = chunk.value
  return Array.isArray(choices) && choices.length === 0
    ? []
    : [payloadIssue(stream, chunk, '/choices', 'an empty array, because notes come first')]
}

function shapeIssues(chunk: Chunk, stream: Stream, readings: Readings): readonly Issue[] {
  const { id, object, choices } = chunk.value
  const name = stringOf(readings, 'sse.events', 'object') ?? 'chat.completion.chunk'
  const unless = (isRight: boolean, pointer: string, expected: string) =>
    isRight ? [] : [payloadIssue(stream, chunk, pointer, expected)]
  return [
    ...unless(object === name, '/object', name),
    ...unless(typeof id === 'string' && id !== '', '/id', 'a string that is not empty'),
    ...unless(!('error' in chunk.value), '/error', 'no member error'),
    ...unless(Array.isArray(choices), '/choices', 'array'),
    ...eachChoice(chunk, ({ delta }, pointer) => unless(isRecord(delta), `${pointer}/delta`, 'object')),
    ...choiceIssues(chunk, placeOf(stream, chunk), readings),
  ]
}

function onChoiceStreams(evidence: Evidence, rule: (stream: Stream) => readonly Issue[]): Judgement {
  return onStreams(evidence, rule, {
    of: (stream) => stream.chunks.some((chunk) => chunk.choices.length > 0),
  })
}

// Returns an issue if a member has no value or several different values in a stream. Ignores empty values and 0.
function drift(stream: Stream, member: string): readonly Issue[] {
  const values = valuesOf(stream, member)
  if (values.length === 1) return []
  const shown = values.slice(0, 3).join(', ')
  return [streamIssue(stream, `one ${member} in all chunks`, `${values.length}: ${shown}`)]
}

function valuesOf(stream: Stream, member: string): readonly string[] {
  const values = stream.chunks
    .map((chunk) => chunk.value[member] ?? '')
    .filter((value) => value !== '' && value !== 0)
  return [...new Set(values.map((value) => JSON.stringify(value)))]
}

// Returns the chunks with a `created` time. Leaves out chunks with the time 0 and without choices, such as the result of a filter.
function datedChunks({ chunks }: Stream): readonly Chunk[] {
  return chunks.filter(
    ({ value, choices }) =>
      typeof value['created'] === 'number' && (value['created'] !== 0 || choices.length > 0),
  )
}

// Returns the role of each chunk of a stream, with the chunk. Leaves out chunks with no role or with null.
function rolesOf(stream: Stream): readonly { readonly chunk: Chunk; readonly role: unknown }[] {
  return stream.chunks.flatMap((chunk) => {
    const found = deltaRole(chunk.choices[0])
    return found === null ? [] : [{ chunk, role: found }]
  })
}

function finishIssues(stream: Stream): readonly Issue[] {
  const { chunks } = stream
  const last = chunks.findIndex((chunk) => chunk.choices.some(finishes))
  const finished = chunks.filter((chunk) => chunk.choices.some(finishes)).length
  const expected = 'one chunk with a finish_reason'
  const late = last === -1 ? [] : chunks.slice(last + 1).filter(hasText)
  return [
    ...(finished === 1 ? [] : [streamIssue(stream, expected, `${finished}`)]),
    ...late.map((chunk) => payloadIssue(stream, chunk, '/choices/0/delta/content', 'no more text')),
    ...chunks.flatMap((chunk) => finishReasonIssues(chunk, placeOf(stream, chunk), hasOddFinish)),
  ]
}

function hasText(chunk: Chunk): boolean {
  return chunk.choices.some((choice) => deltaText(choice) !== '')
}
