import { expect, test } from 'vitest'
import { upperMedian } from './median.ts'

test('the median is a value of the sample, the upper one of two, and 0 without values', () => {
  expect(upperMedian([3, 1, 2])).toBe(2)
  expect(upperMedian([10, 9, 1, 2])).toBe(9)
  expect(upperMedian([])).toBe(0)
})
