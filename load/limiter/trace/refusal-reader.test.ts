import { expect, test } from 'vitest'
import type { RequestKind, Observation } from './trace.ts'
import { createRefusalReader, unclassifiedShare } from './refusal-reader.ts'
import { stageOf } from '../stage-fixture.ts'

function answers(statuses: readonly number[], key = 'a', kind: RequestKind = 'chat'): readonly Observation[] {
  return statuses.map((status, at) => ({
    atMs: at,
    key,
    source: '1',
    kind,
    tokens: 5,
    stage: stageOf('001 serial'),
    sentMs: at,
    answeredMs: at + 0.5,
    closedMs: at + 0.5,
    outcome: status >= 200 && status <= 499 ? 'accepted' : 'unclassified',
    status,
    fields: {},
    dateMs: null,
    usedTokens: null,
  }))
}

const outcomes = (seen: readonly Observation[]) => seen.map(({ outcome }) => outcome)

test.each([503, 403, 420, 302])('%i after completions of the same request is a refusal', (status) => {
  const reader = createRefusalReader()
  const read = reader.read(answers([200, 200, status, status, status]))
  expect(outcomes(read)).toEqual(['accepted', 'accepted', 'refused', 'refused', 'refused'])
  expect(reader.learned()).toEqual([status])
  // Now a single one is enough.
  expect(outcomes(reader.read(answers([200, status])))).toEqual(['accepted', 'refused'])
})

test.each([
  ['an error now and then', [200, 503, 200, 200, 200, 503, 200, 200, 503, 200, 200]],
  ['too few', [200, 503, 503]],
  ['a failing server', [200, 500, 500, 500, 502, 502, 502, 504, 504, 504]],
  ['no answer', [200, 0, 0, 0, 0]],
  ['a request that was never completed', [403, 403, 403, 403]],
])('%s is not a refusal', (_title, statuses) => {
  const reader = createRefusalReader()
  const seen = answers(statuses)
  expect(outcomes(reader.read(seen))).toEqual(outcomes(seen))
  expect(reader.learned()).toEqual([])
})

test('a known refusal is not recognized again', () => {
  const reader = createRefusalReader()
  reader.read(
    answers([200, 429, 429, 429]).map((one) => (one.status === 429 ? { ...one, outcome: 'refused' } : one)),
  )
  expect(reader.learned()).toEqual([])
})

test('another key that was never completed, and requests that are meant to fail, show nothing', () => {
  const reader = createRefusalReader()
  reader.read(answers([200, 403, 403, 403]))
  expect(outcomes(reader.read(answers([403, 403, 403], 'b')))).toEqual(Array(3).fill('accepted'))
  expect(outcomes(reader.read(answers([403], 'a', 'wrong-key')))).toEqual(['accepted'])
})

test('the share of answers that are neither completions nor refusals', () => {
  expect(unclassifiedShare([])).toBeNull()
  expect(unclassifiedShare(answers([200, 503, 200, 404]))).toBe(0.5)
  expect(unclassifiedShare(createRefusalReader().read(answers([200, 503, 503, 503])))).toBe(0)
})
