import { expect, test } from 'vitest'
import { checkRecord, runOf } from './run-fixture.ts'
import { formatRunCost, formatRounds, newFailures } from './run-text.ts'

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

test('the issues of a new failure begin at the places that its baseline does not accept', () => {
  const issues = ['x/a /id', 'x/b /id', 'x/c /id'].map((at) => ({ at, expected: '', received: '' }))
  const run = runOf('non-conformant', [checkRecord({ id: 'a', verdict: 'fail', issues })])
  const refused = [{ check: 'a', line: 4, why: 'new-places' as const, more: ['x/c /id'] }]
  const baseline = { file: 'f', sha256: '', exitCode: 1 as const, accepted: [], refused }
  const placesIn = newFailures({ ...run, baseline }).flatMap((check) => check.issues.map(({ at }) => at))
  expect(placesIn).toEqual(['x/c /id', 'x/a /id', 'x/b /id'])
})
