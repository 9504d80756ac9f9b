import { expect, test } from 'vitest'
import { closeCodesIn, terminatorProblem } from './socket-terminators.ts'

test.each([
  ['[DONE]', []],
  ['{"type":"done"}', []],
  ['closed', []],
  ['close 1000', [1000, null]],
  ['close 1001', [1001]],
  ['close 1005', [null]],
  ['close 4000', [4000]],
])('%s is a valid terminator', (terminator, codes) => {
  expect(terminatorProblem(terminator)).toBe(null)
  expect(closeCodesIn([terminator])).toEqual(codes)
})

test.each(['close', 'close 1006', 'close 1011', 'close 5000', 'Close 1000', 'close-1000', 'close 1000 '])(
  '%s is not a valid terminator, and the message lists the valid ones',
  (terminator) => {
    expect(terminatorProblem(terminator)).toMatch(/write close 1000, close 1001, close 1005 .* 3000 to 4999/)
    expect(closeCodesIn([terminator])).toEqual([])
  },
)
