/** The roles and finish reasons along a stream. */
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { isRecord } from '../../exchange/reply.ts'
import { deltaText, finishes, type Chunk, type Stream } from '../../evidence/stream.ts'
import { eachChoice, ON_STREAMS, onStreams, payloadIssue, streamIssue } from './stream-evidence.ts'

const rolePresent = check({
  id: 'sse.role-present',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'at least one delta of an answer has the role assistant',
  on: ON_STREAMS,
  trippedBy: ['role-never'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) =>
      rolesOf(stream).length > 0 ? [] : [streamIssue(stream, 'a role in some delta', 'none')],
    ),
})

/** Only helpers that put deltas together suffer from a repeated role; servers in wide use repeat it. */
const roleOnce = check({
  id: 'sse.role-once',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'the role is sent once',
  on: ON_STREAMS,
  trippedBy: ['role-every-chunk'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) => {
      const roles = rolesOf(stream)
      return roles.length <= 1 ? [] : [streamIssue(stream, 'one delta with a role', `${roles.length}`)]
    }),
})

const roleValid = check({
  id: 'sse.role-valid',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'a role in a delta is assistant',
  on: ON_STREAMS,
  trippedBy: ['role-empty-later', 'role-user'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) =>
      rolesOf(stream)
        .filter(({ role }) => role !== 'assistant')
        .map(({ chunk, pointer }) => payloadIssue(stream, chunk, pointer, 'assistant, or no role')),
    ),
})

const finishOnce = check({
  id: 'sse.finish-once',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'exactly one chunk has a finish_reason',
  explainedBy: ['sse.data-json'],
  on: ON_STREAMS,
  repeats: ['sse.whole'],
  trippedBy: ['finish-never', 'finish-twice'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) => {
      const count = stream.chunks.filter(isLast).length
      return count === 1 ? [] : [streamIssue(stream, 'one chunk with a finish_reason', `${count}`)]
    }),
})

const NO_FINISH = notApplicable('no chunk has a finish_reason: see sse.finish-once')

const finishLast = check({
  id: 'sse.finish-last',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'no text follows the finish_reason',
  on: ON_STREAMS,
  trippedBy: ['content-after-finish'],
  judge: (evidence) =>
    onStreams(
      evidence,
      (stream) =>
        stream.chunks
          .slice(stream.chunks.findIndex(isLast) + 1)
          .filter((chunk) => chunk.choices.some((choice) => deltaText(choice) !== ''))
          .map((chunk) => payloadIssue(stream, chunk, '/choices/0/delta/content', 'no more text')),
      { of: (stream) => stream.chunks.some(isLast), none: NO_FINISH },
    ),
})

const finishNull = check({
  id: 'sse.finish-null-until-last',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'MUST',
  title: 'the finish_reason is null, not an empty string, until the answer is finished',
  on: ON_STREAMS,
  trippedBy: ['finish-empty-string'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) =>
      stream.chunks.flatMap((chunk) =>
        eachChoice(chunk, (choice, pointer) => {
          if (finishes(choice) || (choice['finish_reason'] ?? null) === null) return []
          return [payloadIssue(stream, chunk, `${pointer}/finish_reason`, 'null or a reason')]
        }),
      ),
    ),
})

const finishKey = check({
  id: 'sse.finish-key',
  capability: 'sse',
  gap: 'G4.7',
  reading: 'sse.events',
  level: 'SHOULD',
  title: 'every choice of a chunk has the member finish_reason',
  on: ON_STREAMS,
  trippedBy: ['finish-absent'],
  judge: (evidence) =>
    onChoiceStreams(evidence, (stream) =>
      stream.chunks.flatMap((chunk) =>
        eachChoice(chunk, (choice, pointer) =>
          'finish_reason' in choice
            ? []
            : [payloadIssue(stream, chunk, `${pointer}/finish_reason`, 'null or a reason')],
        ),
      ),
    ),
})

/** Checks of roles and finish reasons. */
export const streamOrderChecks: readonly Check[] = [
  rolePresent,
  roleOnce,
  roleValid,
  finishOnce,
  finishLast,
  finishNull,
  finishKey,
]

function onChoiceStreams(evidence: Evidence, rule: (stream: Stream) => readonly Issue[]): Judgement {
  return onStreams(evidence, rule, {
    of: (stream) => stream.chunks.some((chunk) => chunk.choices.length > 0),
  })
}

type Role = { readonly chunk: Chunk; readonly pointer: string; readonly role: unknown }

// A null role says as little as none.
function rolesOf(stream: Stream): readonly Role[] {
  return stream.chunks.flatMap((chunk) => {
    const delta = chunk.choices[0]?.['delta']
    const role = isRecord(delta) ? (delta['role'] ?? null) : null
    return role === null ? [] : [{ chunk, pointer: '/choices/0/delta/role', role }]
  })
}

function isLast(chunk: Chunk): boolean {
  return chunk.choices.some(finishes)
}
