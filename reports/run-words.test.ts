import { expect, test } from 'vitest'
import { formatCost } from './run-words.ts'

test.each([
  [2310, 900, '7 requests, 2,310 + 900 tokens, 2.4 s'],
  [0, 1, '7 requests, 0 + 1 token, 2.4 s'],
  [0, 0, '7 requests, tokens unknown, 2.4 s'],
])('%i prompt and %i completion tokens', (promptTokens, completionTokens, words) => {
  expect(formatCost({ cost: { requests: 7, promptTokens, completionTokens }, durationMs: 2400 })).toBe(words)
})
