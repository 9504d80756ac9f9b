import { describe, expect, test } from 'vitest'
import type { Conformance } from '../../schemas/compiled/load-run.ts'
import { failingCheck } from './conformance-fixture.ts'
import { answersToDecide, withSingleUserVerdicts } from './single-user-verdicts.ts'

function under(...checks: Conformance['checks'] & object): Conformance {
  return { sampled: 100, conforming: 80, example: null, checks }
}

function quiet(answers: number, ...checks: Conformance['checks'] & object) {
  const conformance = { sampled: answers, conforming: answers - checks.length, example: null, checks }
  return { conformance, judged: new Map([['sse.whole', answers]]) }
}

describe('checks decided by answers to a single user', () => {
  test.each([
    ['enough answers without a failure', failingCheck(), 60, 'passes'],
    ['too few of them', failingCheck(), 5, 'unknown'],
    ['none', failingCheck(), 0, 'unknown'],
    // A failure in one of 50 samples shows little; 90 failures among all answers show more.
    ['many failures among all answers', failingCheck({ failed: 1, of: 50, failedAtLeast: 90 }), 80, 'passes'],
    ['samples alone', failingCheck({ failed: 1, of: 50, failedAtLeast: 1, answers: null }), 80, 'unknown'],
    // No failing answer was sampled, but every failing answer was counted.
    ['no failure in the samples', failingCheck({ failed: 0, of: 60, failedAtLeast: 120 }), 80, 'passes'],
    [
      'one failure that may be an accident',
      failingCheck({ failed: 1, of: 2, failedAtLeast: 1 }),
      20,
      'unknown',
    ],
  ] as const)('%s', (_, check, answers, verdict) => {
    const [judged] = withSingleUserVerdicts(under(check), quiet(answers)).checks ?? []
    expect(judged).toMatchObject({ quiet: verdict, quietAnswers: answers })
  })

  test('one failure decides', () => {
    const [judged] =
      withSingleUserVerdicts(under(failingCheck()), quiet(500, failingCheck({ seen: 1 }))).checks ?? []
    expect(judged?.quiet).toBe('fails')
  })

  test('keeps the decisions of a baseline', () => {
    const known = failingCheck({ quiet: 'fails' })
    expect(withSingleUserVerdicts(under(known), quiet(500)).checks).toEqual([known])
  })
})

test('the rarer a failure, the more answers are needed', () => {
  const all = answersToDecide(failingCheck())
  expect(all).toBeGreaterThanOrEqual(21)
  expect(all).toBeLessThanOrEqual(24)
  const [few] = withSingleUserVerdicts(under(failingCheck()), quiet(all)).checks ?? []
  expect(few?.quiet).toBe('passes')
  expect(answersToDecide(failingCheck({ failed: 0, failedAtLeast: 10 }))).toBeGreaterThan(500)
  expect(answersToDecide(failingCheck({ failed: 0, failedAtLeast: 0 }))).toBe(Infinity)
})
