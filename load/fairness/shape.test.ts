import { expect, test } from 'vitest'
import { NEEDED_FOR_NO_SPILL } from '../analysis/spill.ts'
import { playPlan } from '../limits/play-plan.ts'
import type { Ask, Observation } from '../analysis/limiter/trace.ts'
import { fairnessStep } from './plan.ts'
import { askedOfVictims, designFairness, type FairnessOptions } from './shape.ts'

const optionsFor = (keys: number, more: Partial<FairnessOptions> = {}): FairnessOptions => {
  const [key = null, ...moreKeys] = Array.from({ length: keys }, (_, at) => `k${at}`)
  return { target: { baseUrl: 'http://127.0.0.1:9', model: 'm', key, moreKeys }, out: '/nowhere', ...more }
}

test.each([2, 3, 5, 20])('unless told, %i keys ask long enough to show that nobody pays', (keys) => {
  const { shape, enough, cost, most } = designFairness(optionsFor(keys))
  expect(enough).toBe(true)
  expect(askedOfVictims(shape)).toBeGreaterThanOrEqual(NEEDED_FOR_NO_SPILL)
  expect(cost.requests).toBeLessThanOrEqual(most.requests)
  expect(cost.seconds).toBeLessThanOrEqual(most.seconds)
})

test('small bounds make it shorter, and the design says that it is too short', () => {
  const { enough, cost } = designFairness(optionsFor(2, { maxSeconds: 60 }))
  expect(enough).toBe(false)
  expect(cost.seconds).toBeLessThanOrEqual(60)
  expect(() => designFairness(optionsFor(2, { maxSeconds: 10 }))).toThrow(
    /more than allowed: .*--max-seconds 10/,
  )
  expect(() => designFairness(optionsFor(2, { phaseSeconds: 1, victimPerSecond: 1 }))).toThrow(/at least two/)
})

test('keys of one account are nobody else', () => {
  expect(designFairness(optionsFor(2, { accounts: ['1', '1'] })).enough).toBe(false)
})

test('what is announced is never exceeded, and is asked in full where every drain is', () => {
  const options = optionsFor(3, { phaseSeconds: 5 })
  const { shape, cost } = designFairness(options)
  let clockMs = 0
  let asked = 0
  const answered = (ask: Ask, stage: string): Observation => {
    asked += 1
    clockMs = Math.max(clockMs, ask.atMs)
    const times = { sentMs: clockMs, answeredMs: clockMs, closedMs: clockMs }
    const told = { fields: {}, dateMs: null, usedTokens: null }
    return { ...ask, ...times, ...told, stage, outcome: 'accepted', status: 200 }
  }
  const means = { keys: ['a', 'b', 'c'], sources: ['1', '2'], maxRequests: cost.requests, maxMs: 300_000 }
  playPlan(
    { ...means, startEpochMs: 0 },
    {
      next: fairnessStep(shape),
      send: (asks, stage) => asks.map((ask) => answered(ask, stage)),
      nowMs: () => clockMs,
      decided: () => undefined,
    },
  )
  // Nobody has a second key of the first account: one ask fewer before and after, in each round of scope.
  expect(asked).toBe(cost.requests - 2 * 4)
  expect(clockMs / 1000).toBeLessThanOrEqual(cost.seconds + 1)
  expect(clockMs / 1000).toBeGreaterThan(cost.seconds - 2)
})
