import { expect, test } from 'vitest'
import { capacityObjectives } from './objectives.ts'
import { compareWithQueue } from './queue-comparison.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const [p95] = capacityObjectives(['e2e p95 < 300ms'])

/** One user alone whose answers take these times, and a stage that was too much for the target. */
function stagesWith(aloneMs: readonly number[], completedPerSecond: number) {
  return [
    stageAt(0, { purpose: 'idle', distributions: [{ metric: 'e2e', n: 400, ms: [...aloneMs] }] }),
    stageAt(120, { limit: 'target', completedPerSecond }),
  ]
}

const exponential = Array.from({ length: 40 }, (_, place) => -50 * Math.log(1 - (place + 0.5) / 40))

test('with the service times of M/M/4 the comparison is the capacity that Erlang C has', () => {
  const compared = compareWithQueue(stagesWith(exponential, 80), p95 ?? null, 80)
  expect(compared?.servers).toBe(4)
  expect(compared?.serviceMs).toBeCloseTo(50)
  expect(compared?.variation).toBeCloseTo(1, 0)
  // 68.4 by Erlang C; forty values stand for the distribution.
  expect(compared?.ratePerSecond).toBeGreaterThan(66.5)
  expect(compared?.ratePerSecond).toBeLessThan(70.5)
})

test('service times that do not vary wait half as long', () => {
  const fixed = compareWithQueue(
    stagesWith(
      Array.from({ length: 40 }, () => 50),
      80,
    ),
    p95 ?? null,
    80,
  )
  expect(fixed?.variation).toBe(0)
  expect(fixed?.ratePerSecond).toBeGreaterThan(71)
  expect(fixed?.ratePerSecond).toBeLessThan(80)
})

test('without an overloaded stage, without one user alone and without a duration there is no comparison', () => {
  const [idle, overloaded] = stagesWith(exponential, 80)
  if (idle === undefined || overloaded === undefined) throw new Error('two stages')
  expect(compareWithQueue([idle, overloaded], p95 ?? null, null)).toBeNull()
  expect(compareWithQueue([overloaded], p95 ?? null, 80)).toBeNull()
  expect(compareWithQueue([idle, overloaded], capacityObjectives(['errors < 1%'])[0] ?? null, 80)).toBeNull()
})
