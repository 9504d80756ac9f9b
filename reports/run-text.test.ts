import { expect, test } from 'vitest'
import { formatRunCost, formatRounds } from './run-text.ts'

test.each([
  [2310, 900, '7 requests, 2,310 prompt + 900 completion tokens, 2.4 s'],
  [0, 1, '7 requests, 0 prompt + 1 completion token, 2.4 s'],
  [0, 0, '7 requests, tokens unknown, 2.4 s'],
])('%i prompt and %i completion tokens', (promptTokens, completionTokens, words) => {
  expect(formatRunCost({ cost: { requests: 7, promptTokens, completionTokens }, durationMs: 2400 })).toBe(
    words,
  )
})

test.each([
  [undefined, ''],
  [{ satisfied: 2, violated: 1, undecided: 0 }, 'violated in 1 of 3'],
  [{ satisfied: 1, violated: 0, undecided: 2 }, 'satisfied in 1 of 3'],
])('formats rounds %j as "%s"', (rounds, words) => {
  expect(formatRounds(rounds === undefined ? {} : { rounds })).toBe(words)
})
