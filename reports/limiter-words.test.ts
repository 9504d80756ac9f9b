import { expect, test } from 'vitest'
import { costInWords } from './limiter-words.ts'

const most = { requests: 100, seconds: 30 }

test.each([
  [{ requests: 3, accepted: 2, refused: 1, stray: 0 }, '(2 let through, 1 refused; '],
  [{ requests: 3, accepted: 0, refused: 0, stray: 0 }, '(0 let through, 0 refused, 3 client errors; '],
  [
    { requests: 6, accepted: 2, refused: 1, stray: 2 },
    '(2 let through, 1 refused, 1 client error, 2 that say nothing; ',
  ],
])('a cost tells what became of each request: %j', (cost, words) => {
  expect(costInWords({ cost: { ...cost, tokens: 9, seconds: 1 }, most })).toContain(words)
})
