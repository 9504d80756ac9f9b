import { expect, test } from 'vitest'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { eventStream, answerChunks, profileReadings, streamedExchange } from '../evidence/stream-fixture.ts'
import { candidatesOf } from './candidates.ts'
import { chooseReading, type CandidateResult } from './fit-readings.ts'

const record = (id: string): CheckRecord => ({
  id,
  title: id,
  capability: 'core',
  gap: 'G7.2',
  level: 'MUST',
  layer: 'declared',
  verdict: 'fail',
  issues: [],
  exchanges: [],
})

function tried(reading: string, parts: Partial<CandidateResult> = {}): CandidateResult {
  const none = { failures: [], warnings: [], passes: [], seen: [], applying: new Set<string>() }
  return { reading: { reading }, rank: 0, ...none, ...parts }
}

const shown = { seen: ['core.refusals/a'], passes: [record('a')] }
const failing = { failures: [record('core.errors-body')] }

test.each<readonly [string, readonly CandidateResult[], string]>([
  ['the one that passes', [tried('openai', shown), tried('problem', failing)], 'fits openai'],
  ['fewer warnings', [tried('403', { ...shown, warnings: [record('w')] }), tried('401', shown)], 'fits 401'],
  ['two alike are asked about', [tried('a', shown), tried('b', shown)], 'several a b'],
  [
    'what is made from the wire comes second',
    [tried('custom', { ...shown, rank: 1 }), tried('openai', shown)],
    'fits openai',
  ],
  [
    'what promises nothing is taken when all else failed',
    [tried('openai', failing), tried('bare', { rank: 2 })],
    'fits bare',
  ],
  [
    'what promises nothing is not taken when nothing was seen',
    [tried('openai'), tried('bare', { rank: 2 })],
    'unseen',
  ],
  ['no reading fits', [tried('openai', failing)], 'none'],
  ['a reading that nothing shows is not declared', [tried('openai')], 'unseen'],
  ['no candidate', [], 'unseen'],
])('%s', (_, candidates, expected) => {
  const choice = chooseReading(candidates)
  const names = 'tried' in choice ? [choice.tried].flat().map(({ reading }) => reading.reading) : []
  const listed = choice.kind === 'none' ? [] : names
  expect([choice.kind, ...listed].join(' ')).toBe(expected)
})

test.each([
  ['', true],
  ['chatcmpl-1', undefined],
])('a stream whose first event has no choices and the id %j begins with notes: %s', (id, notesFirst) => {
  const notes = `data: {"id":"${id}","object":"","created":0,"model":"","choices":[]}\n\n`
  const stream = streamedExchange('sse.stream/basic', notes + eventStream(answerChunks()))
  const [first] = candidatesOf('sse.events', [stream], profileReadings)
  expect(first?.reading['notesFirst'] || undefined).toBe(notesFirst)
})
