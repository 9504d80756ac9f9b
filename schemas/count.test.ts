import { expect, test } from 'vitest'
import { count, formatPercent } from './count.ts'

test.each([
  [0, '0 checks'],
  [1, '1 check'],
  [2, '2 checks'],
  [1200, '1,200 checks'],
])('counts %d as %s', (number, text) => {
  expect(count(number, 'check')).toBe(text)
})

test('a plural that is not formed with an s is given', () => {
  expect([count(1, 'try', 'tries'), count(3, 'try', 'tries')]).toEqual(['1 try', '3 tries'])
})

test.each<[number, number, string]>([
  [0.125, 2, '12.50 %'],
  [0.5, 0, '50 %'],
  [1, 1, '100.0 %'],
  [0, 0, '0 %'],
  // Shares just below 100 % or above 0 % are not rounded to these.
  [32_157 / 32_271, 0, '99.6 %'],
  [0.99999, 2, '99.999 %'],
  [0.001, 0, '0.1 %'],
  // The rounding error of a sum of shares counts as nothing.
  [1 - 1e-12, 2, '100.00 %'],
  [1e-12, 2, '0.00 %'],
])('a share of %d with %d decimals is %s', (share, decimals, text) => {
  expect(formatPercent(share, decimals)).toBe(text)
})
