import { expect, test } from 'vitest'
import { scopeOf, type ScopeRound } from './limit-scope.ts'

const round = (
  spent: ScopeRound['spent'],
  elsewhere: ScopeRound['spent'],
  other: ScopeRound['spent'],
  otherElsewhere: ScopeRound['spent'],
  sibling: ScopeRound['spent'] = null,
): ScopeRound => ({ spent, elsewhere, other, otherElsewhere, sibling })
const [yes, no] = ['accepted', 'refused'] as const

const twice = (seen: ScopeRound): readonly ScopeRound[] => [seen, seen]

test.each([
  ['key', round(no, no, yes, yes, yes)],
  ['account', round(no, no, yes, yes, no)],
  ['address', round(no, yes, no, yes, no)],
  ['key-and-address', round(no, yes, yes, yes, yes)],
  ['global', round(no, no, no, no, no)],
])('%s is distinguished from all others by every series of requests', (scope, seen) => {
  expect(scopeOf(twice(seen)).among).toEqual([scope])
})

test('scopes that were not tested remain in a set, with the flag that would decide', () => {
  expect(scopeOf(twice(round(no, no, yes, yes)))).toEqual({
    among: ['key', 'account'],
    why: 'a second key of one account would distinguish them',
  })
  expect(scopeOf(twice(round(no, null, yes, null))).among).toEqual(['key', 'account', 'key-and-address'])
  expect(scopeOf(twice(round(no, null, null, null)))).toMatchObject({ among: { length: 5 } })
})

test('one round alone decides nothing', () => {
  expect(scopeOf([round(no, no, no, no, no)])).toEqual({
    among: [],
    why: expect.stringContaining('1 of 1 rounds are conclusive'),
  })
})

test('a round in which the limit had recovered, or that fits no scope, is not conclusive', () => {
  expect(scopeOf(twice(round(yes, yes, yes, yes))).among).toEqual([])
  const odd = [round(yes, yes, yes, yes), round(no, no, yes, no, no), ...twice(round(no, no, no, no, no))]
  expect(scopeOf(odd).among).toEqual(['global'])
})

test('rounds that contradict each other leave no scope', () => {
  expect(scopeOf([round(no, no, yes, yes), round(no, no, no, no)])).toEqual({
    among: [],
    why: 'rounds contradict each other',
  })
})
