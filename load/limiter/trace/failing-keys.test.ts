import { expect, test } from 'vitest'
import type { Observation } from './trace.ts'
import { failingKeys } from './failing-keys.ts'
import { stageOf } from '../stage-fixture.ts'

const TIMES = { atMs: 0, sentMs: 0, answeredMs: 1, closedMs: 1 }
const REST = {
  source: '1',
  tokens: 16,
  stage: stageOf('001 serial'),
  fields: {},
  dateMs: null,
  usedTokens: null,
}

function seen(status: number, parts: Partial<Observation> = {}): Observation {
  const outcome = status === 429 ? 'refused' : status === 0 || status >= 500 ? 'unclassified' : 'accepted'
  return { ...TIMES, ...REST, key: 'a', kind: 'chat', outcome, status, ...parts }
}
const times = (count: number, one: Observation): readonly Observation[] =>
  Array.from({ length: count }, () => one)

test('a key is wrong after two client errors and no other answer', () => {
  expect(failingKeys(times(2, seen(401)))).toEqual([{ key: 'a', isWrong: true }])
  expect(failingKeys(times(1, seen(401)))).toEqual([])
})

test('a key that may work gets more requests', () => {
  expect(failingKeys(times(7, seen(0)))).toEqual([])
  expect(failingKeys(times(8, seen(0)))).toEqual([{ key: 'a', isWrong: false }])
  expect(failingKeys([...times(7, seen(503)), seen(401)])).toEqual([{ key: 'a', isWrong: false }])
})

test('one completion or one refusal shows that the key is right', () => {
  expect(failingKeys([...times(20, seen(500)), seen(200)])).toEqual([])
  expect(failingKeys([...times(20, seen(401)), seen(429)])).toEqual([])
})

test('each key is judged by itself, without requests that are meant to fail', () => {
  const wrongOther = [seen(200), ...times(3, seen(401, { key: 'b' }))]
  expect(failingKeys(wrongOther)).toEqual([{ key: 'b', isWrong: true }])
  expect(failingKeys(times(9, seen(401, { kind: 'wrong-key' })))).toEqual([])
})
