import { expect, test } from 'vitest'
import { tokenCost, unitFrom } from './token-cost.ts'
import type { Observation } from './trace.ts'
import { stageOf } from '../stage-fixture.ts'

/** `accepted` large requests of 128 tokens that used 40 each, then a refusal. */
function large(accepted: number, usedTokens: number | null = 40): readonly Observation[] {
  return Array.from({ length: accepted + 1 }, (_, index) => ({
    key: 'a',
    source: '1',
    stage: stageOf('001 unit'),
    kind: 'chat',
    tokens: 128,
    atMs: 20 * index,
    sentMs: 20 * index,
    answeredMs: 20 * index + 10,
    closedMs: 20 * index + 11,
    outcome: index < accepted ? 'accepted' : 'refused',
    status: index < accepted ? 200 : 429,
    fields: {},
    dateMs: null,
    usedTokens: index < accepted ? usedTokens : null,
  }))
}

const usual = { reserved: 16, used: 16 }
const size = { capacity: 30, windowMs: null }

test.each([
  ['as many as usual: requests', 30, 'requests'],
  ['an eighth of them: reserved tokens', 3, 'tokens'],
  ['fewer by the factor of their usage: used tokens', 12, 'tokens'],
  ['a number in between: undetermined', 20, null],
] as const)('%s', (_title, accepted, unit) => {
  expect(unitFrom(large(accepted), usual, size)).toBe(unit)
})

test('without usage only the reservation can be determined', () => {
  expect(unitFrom(large(3, null), usual, size)).toBe('tokens')
  expect(unitFrom(large(12, null), usual, size)).toBeNull()
})

test('unclassified requests may have been accepted', () => {
  const few = { capacity: 4, windowMs: null }
  expect(unitFrom(large(1), usual, few)).toBe('tokens')
  const unclassified = large(3).map((seen) => ({ ...seen, outcome: 'unclassified' as const, status: 502 }))
  expect(unitFrom([...large(1), ...unclassified], usual, few)).toBeNull()
})

test('a small capacity, or no large request, shows no unit', () => {
  expect(unitFrom(large(1), usual, { capacity: 3, windowMs: null })).toBeNull()
  expect(unitFrom([], usual, size)).toBeNull()
})

test('the cost is the median over completions, without failures', () => {
  const failed = large(1).map((seen) => ({ ...seen, status: 400, tokens: 1 }))
  expect(tokenCost([...failed, ...large(2)])).toEqual({ reserved: 128, used: 40 })
  expect(tokenCost(failed)).toEqual({ reserved: 0, used: null })
})
