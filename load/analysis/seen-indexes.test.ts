import { expect, test } from 'vitest'
import { createSeenIndexes } from './seen-indexes.ts'

test('a number is seen from its second time on, whatever the order and however large it is', () => {
  const isSeen = createSeenIndexes()
  const numbers = [0, 7, 8, 65_535, 65_536, 3, Number.MAX_SAFE_INTEGER, 65_537]
  expect(numbers.map(isSeen)).toEqual(numbers.map(() => false))
  expect(numbers.toReversed().map(isSeen)).toEqual(numbers.map(() => true))
  expect([1, 9, 65_534, 131_072].map(isSeen)).toEqual([false, false, false, false])
})
