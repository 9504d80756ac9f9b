import { expect, test } from 'vitest'
import { judgeDemand, parseDemand } from './demand.ts'
import type { Estimate } from './estimate.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const estimate: Estimate = {
  ratePerSecond: 9,
  steepness: 10,
  centerPerSecond: 9,
  interval: { low: 8, high: 10 },
  atLeastPerSecond: 8.2,
  failsFirst: 'ttft p95 < 1s',
  objectives: [],
  samples: 1000,
  reason: null,
}

test.each([
  ['40 rps', { kind: 'rate', ratePerSecond: 40 }],
  ['2.5/s', { kind: 'rate', ratePerSecond: 2.5 }],
  ['2000 users, 30 s think', { kind: 'users', users: 2000, thinkSeconds: 30 }],
])('%s', (text, expected) => {
  expect(parseDemand(text)).toMatchObject(expected)
})

test.each(['', 'fast', '0 rps', '-4 rps', '40', '2000 users'])('%j is refused in one line', (text) => {
  expect(() => parseDemand(text)).toThrow(/cannot read the load .* write it like '40 rps'/)
})

test('for 40 requests per second 5 replicas are needed, 4 to 5, and one more as a spare', () => {
  expect(judgeDemand(parseDemand('40 rps'), estimate, [], 1)).toMatchObject({
    verdict: 'fail',
    replicas: { needed: 5, low: 4, high: 5, withSpare: 6 },
    isExtrapolated: false,
  })
})

test('replicas are known where the upper end of the interval is open', () => {
  const open = { ...estimate, interval: { low: 8, high: null } }
  expect(judgeDemand(parseDemand('40 rps'), open, [], 1).replicas).toEqual({
    needed: 5,
    low: 1,
    high: 5,
    withSpare: 6,
  })
})

test('the verdict on several deployments is extrapolated', () => {
  expect(judgeDemand(parseDemand('40 rps'), estimate, [], 5)).toMatchObject({
    verdict: 'pass',
    isExtrapolated: true,
  })
})

test('within the interval nothing is decided, and more samples would help', () => {
  const judged = judgeDemand(parseDemand('8.5 rps'), estimate, [], 1)
  expect(judged.verdict).toBe('inconclusive')
  expect(judged.moreSamples).toBe(3000)
  expect(judgeDemand(parseDemand('9 rps'), estimate, [], 1).moreSamples).toBeNull()
})

test('users wait for their answers and think', () => {
  const judged = judgeDemand(
    parseDemand('310 users, 30 s think'),
    estimate,
    [stageAt(9, { meanStayMs: 1000 })],
    1,
  )
  expect(judged.ratePerSecond).toBe(10)
})

test('without an upper bound the number of replicas is open', () => {
  const open = { ...estimate, ratePerSecond: null, interval: { low: 8, high: null } }
  expect(judgeDemand(parseDemand('40 rps'), open, [], 1)).toMatchObject({
    verdict: 'inconclusive',
    replicas: null,
    moreSamples: null,
  })
  expect(judgeDemand(parseDemand('4 rps'), open, [], 1)).toMatchObject({ verdict: 'pass' })
})
