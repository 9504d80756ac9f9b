import { expect, test } from 'vitest'
import type { CapacityObjective } from '../../schemas/compiled/capacity-run.ts'
import { estimateCapacity, type Estimate } from './estimate.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const [p95] = capacityObjectives(['e2e p95 < 1s'])
const [p99] = capacityObjectives(['e2e p99 < 1s'])
if (p95 === undefined || p99 === undefined) throw new Error('no objective')

const around = (n: number, scale = 1) => [
  stageAt(20, { n }),
  stageAt(40, { n, beyond: Math.round(0.01 * n * scale) }),
  stageAt(50, { n, beyond: Math.round(0.05 * n * scale) }),
  stageAt(60, { n, beyond: Math.round(0.2 * n * scale) }),
]

test('the capacity is where the share beyond the limit crosses what is allowed', () => {
  const estimate = estimateCapacity(around(2000), [p95])
  expect(estimate?.ratePerSecond).toBeGreaterThan(48.5)
  expect(estimate?.ratePerSecond).toBeLessThan(51.5)
  expect(estimate?.failsFirst).toBe('e2e p95 < 1s')
  const { low, high } = estimate?.interval ?? { low: 0, high: null }
  expect(low).toBeLessThan(50)
  expect(high).toBeGreaterThan(50)
})

test('a queue that grows without a miss of the objective bounds the capacity by the throughput', () => {
  const queued = [34, 36].map((rate) =>
    stageAt(rate, { n: 60 * rate, limit: 'target', completedPerSecond: 31 }),
  )
  const estimate = estimateCapacity([stageAt(30, { n: 1800 }), ...queued], [p95])
  expect(estimate).toMatchObject({ failsFirst: null, reason: null })
  expect(estimate?.ratePerSecond).toBeCloseTo(31, 1)
  expect(estimate?.interval.low).toBeLessThan(30.5)
  expect(estimate?.interval.high).toBeLessThan(33)
})

test('where no stage misses the objective, an overload ends the capacity at the throughput, not far below', () => {
  const met = [stageAt(20, { n: 480, effective: 40 }), stageAt(29, { n: 700, effective: 40 })]
  const short = stageAt(52, { n: 156, effective: 18, completedPerSecond: 38 })
  const overload = stageAt(44, { n: 1047, effective: 150, limit: 'target', completedPerSecond: 38.5 })
  const estimate = estimateCapacity([...met, short, overload, overload], [p95])
  expect(estimate?.ratePerSecond).toBeCloseTo(38.5, 0)
  expect(estimate?.interval.low).toBeGreaterThan(29)
})

test('the throughput of a service that collapses under overload does not bound the capacity', () => {
  const met = [40, 80, 90].map((rate) => stageAt(rate, { n: 3 * rate, beyond: Math.round(rate / 40) }))
  const short = stageAt(104, { n: 416, beyond: 24, effective: 80 })
  const collapsed = stageAt(113, {
    n: 6780,
    beyond: 6500,
    effective: 12,
    limit: 'target',
    completedPerSecond: 35,
  })
  const estimate = estimateCapacity([...met, short, collapsed], [p95])
  expect(estimate?.ratePerSecond).toBeGreaterThan(85)
  expect(estimate?.interval.high).toBeGreaterThan(95)
})

/** Returns the width of the interval if the effective sample size of each stage is `effective`. */
function widthWith(effective: number): number {
  const stages = around(2000).map((stage) => ({
    ...stage,
    counts: stage.counts.map((count) => ({ ...count, effective })),
  }))
  const { low, high } = estimateCapacity(stages, [p95 as CapacityObjective])?.interval ?? {
    low: 0,
    high: null,
  }
  return (high ?? 100) - low
}

test('fewer independent requests make the interval wider', () => {
  expect(widthWith(50)).toBeGreaterThan(1.5 * widthWith(1000))
})

/** Returns the estimate for an objective, from a sweep in which 5 of 100 requests failed at 40 per second and none at lower rates. */
function withFailuresAt40(text: string): Estimate {
  const stages = [stageAt(10, { n: 100 }), stageAt(20, { n: 100 }), stageAt(40, { n: 100, beyond: 5 })]
  const estimate = estimateCapacity(stages, capacityObjectives([text]).slice(0, 1))
  if (estimate === null) throw new Error('no estimate')
  return estimate
}

test.each(['errors <= 0%', 'goodput >= 100%'])(
  '%s has an interval as wide as the few requests leave it, and not more capacity than a looser one',
  (text) => {
    const { ratePerSecond, interval, atLeastPerSecond, steepness } = withFailuresAt40(text)
    const { low, high } = interval
    expect(steepness).toBeGreaterThan(1)
    expect(ratePerSecond).toBeGreaterThan(10)
    expect(ratePerSecond).toBeLessThan(40)
    expect(low).toBeLessThan(20)
    expect(high ?? Infinity).toBeGreaterThan(30)
    expect(atLeastPerSecond).toBeLessThan(20)
    const looser = withFailuresAt40('errors < 2%')
    expect(ratePerSecond).toBeLessThanOrEqual(looser.ratePerSecond ?? Infinity)
    expect(low).toBeLessThanOrEqual(looser.interval.low)
  },
)

test('without a failed stage there is only a lower bound', () => {
  const estimate = estimateCapacity([stageAt(10), stageAt(20)], [p95])
  expect(estimate).toMatchObject({
    ratePerSecond: null,
    atLeastPerSecond: 20,
    failsFirst: null,
    interval: { low: 20, high: null },
  })
})

test('two stages far above that nearly all requests missed end the interval, and one does not', () => {
  const calm = [stageAt(51, { n: 153, effective: 84 }), stageAt(61, { n: 300, beyond: 2, effective: 89 })]
  const overload = stageAt(102, { n: 306, beyond: 306, effective: 3, limit: 'target' })
  const [once, twice] = [[overload], [overload, overload]].map((missed) =>
    estimateCapacity([...calm, ...missed], [p95]),
  )
  expect(once).toMatchObject({ ratePerSecond: null, interval: { high: null }, failsFirst: 'e2e p95 < 1s' })
  expect(twice?.interval.high).toBeLessThanOrEqual(102)
  expect(twice?.ratePerSecond).toBeGreaterThan(61)
})

const alone = (n: number) => stageAt(0, { purpose: 'idle', n })

test('59 requests that meet a p95, and 72 up to their rate, prove it; 500 also below stages that miss', () => {
  const proven = [
    [13, 59],
    [13, 58],
    [12, 59],
  ].map(
    ([before = 0, n = 0]) => estimateCapacity([alone(before), stageAt(20, { n })], [p95])?.atLeastPerSecond,
  )
  expect(proven).toEqual([20, 0, 0])
  const short = { n: 150, effective: 5 }
  const near = [
    stageAt(38, short),
    stageAt(40, { ...short, beyond: 1 }),
    stageAt(54, { n: 160, beyond: 140 }),
  ]
  const [anchored, loose] = [500, 50].map((n) =>
    estimateCapacity([alone(20), stageAt(20, { n }), ...near], [p95]),
  )
  expect(anchored?.atLeastPerSecond).toBeGreaterThanOrEqual(20)
  expect(loose?.atLeastPerSecond).toBe(0)
})

test('p99 needs 662 requests near the capacity', () => {
  expect(estimateCapacity(around(300, 0.2), [p99])).toMatchObject({
    ratePerSecond: null,
    reason: expect.stringMatching(
      /^p99 needs 662 requests at rates near the capacity, the stages have \d+$/,
    ) as string,
  })
  expect(estimateCapacity(around(2000, 0.2), [p99])?.ratePerSecond).toBeGreaterThan(45)
})

test('stages limited by a limiter or by this machine show nothing about the target', () => {
  const cut = [
    stageAt(100, { beyond: 400, limit: 'limiter' }),
    stageAt(80, { beyond: 400, limit: 'machine' }),
  ]
  expect(estimateCapacity([stageAt(10), ...cut], [p95])).toMatchObject({ ratePerSecond: null })
  expect(estimateCapacity(cut, [p95])).toBeNull()
})

test('a target that does not keep up misses, however few requests a short stage shows', () => {
  const stages = [stageAt(40), stageAt(50), stageAt(60, { limit: 'target', beyond: 1 })]
  const rate = estimateCapacity(stages, [p95])?.ratePerSecond
  expect(rate).toBeGreaterThan(49)
  expect(rate).toBeLessThan(60)
})

test('short stages do not hide the dependence that long ones show', () => {
  const long = around(2000).map((stage) => ({
    ...stage,
    counts: stage.counts.map((count) => ({ ...count, effective: 100 })),
  }))
  const short = [50, 52, 54].map((rate) => stageAt(rate, { n: 150, beyond: 8, effective: 140 }))
  const [wide = 0, all = 0] = [long, [...long, ...short]].map((stages) => {
    const { low = 0, high = null } = estimateCapacity(stages, [p95])?.interval ?? {}
    return (high ?? 100) - low
  })
  expect(all).toBeGreaterThan(0.9 * wide)
})

test('an overload that only slow answers show does not limit the rate without failures', () => {
  const objectives = capacityObjectives(['e2e p95 < 1s'])
  const stages = [20, 40, 60].map((rate) => {
    const beyond = rate > 50 ? 90 : 2
    const counts = [
      { n: 100, beyond, effective: 20 },
      { n: 100, beyond: 0, effective: 100 },
    ]
    return stageAt(rate, { n: 100, counts, limit: rate > 30 ? 'target' : null })
  })
  const estimate = estimateCapacity(stages, objectives)
  expect(estimate?.objectives[1]).toMatchObject({ slo: 'errors < 1%', ratePerSecond: null, reason: null })
  expect(estimate?.ratePerSecond).toBe(estimate?.objectives[0]?.ratePerSecond)
})

test('if no rate is shown to meet errors, the reason says how long a sweep must be, unless lower rates miss it too', () => {
  const objectives = capacityObjectives(['errors < 1%'])
  const reasonOf = (beyond: number) =>
    estimateCapacity(
      [
        stageAt(0, { purpose: 'idle', n: 60, beyond, fromSeconds: 0 }),
        stageAt(0.4, { n: 60, fromSeconds: 20 }),
        stageAt(1, { n: 60, beyond: 30, fromSeconds: 100 }),
        stageAt(2, { n: 60, beyond: 60, fromSeconds: 200 }),
      ],
      objectives,
    )?.reason
  expect(reasonOf(0)).toMatch(
    /takes 299 requests .*; a sweep of --max-seconds \d{4} has time for them at half of /,
  )
  expect(reasonOf(2)).not.toContain('--max-seconds')
})

test('the interval reaches down to the slowest rate that may already be too much, if misses hardly depend on the rate', () => {
  const near = [44, 48, 50, 54].map((rate, place) => stageAt(rate, { n: 500, beyond: 22 + 3 * place }))
  const fast = stageAt(70, { n: 500, beyond: 250 })
  const lowWith = (beyond: number): number =>
    estimateCapacity([stageAt(20, { n: 500, beyond }), ...near, fast], [p95])?.interval.low ?? NaN
  expect(lowWith(24)).toBe(0)
  expect(lowWith(2)).toBeGreaterThanOrEqual(20)
})

/** Returns the upper end of the interval of six stages of 1000 requests. `counts`: per objective, how many miss it in each stage. */
function highWith(...counts: readonly (readonly number[])[]): number {
  const objectives = capacityObjectives(['e2e p95 < 1s', 'ttft p95 < 1s']).slice(0, counts.length)
  const stages = [20, 30, 40, 50, 60, 90].map((rate, place) =>
    stageAt(rate, {
      counts: counts.map((all) => ({ n: 1000, effective: 300, beyond: all[place] ?? 0 })),
    }),
  )
  return estimateCapacity(stages, objectives)?.interval.high ?? NaN
}

test('the interval reaches far up if misses hardly depend on the rate, and not beyond another objective that fails', () => {
  const flat = [44, 48, 49, 51, 54, 200]
  expect(highWith(flat)).toBeGreaterThan(80)
  expect(highWith(flat, [0, 0, 0, 0, 5, 500])).toBeLessThan(80)
  expect(highWith([2, 5, 10, 60, 150, 700])).toBeLessThan(60)
})

test('with several objectives, the interval begins where a flat curve of any of them may, unless it seldom fails first', () => {
  const objectives = capacityObjectives(['e2e p95 < 1s', 'ttft p95 < 1s']).slice(0, 2)
  const lowWith = (flat: readonly number[]): number => {
    const stages = [20, 40, 48, 50, 54, 70].map((rate, place) =>
      stageAt(rate, {
        counts: [[0, 1, 15, 25, 60, 300][place] ?? 0, flat[place] ?? 0].map((beyond) => ({
          n: 500,
          beyond,
          effective: 500,
        })),
      }),
    )
    const estimate = estimateCapacity(stages, objectives)
    expect(estimate?.failsFirst).toBe('e2e p95 < 1s')
    return estimate?.interval.low ?? NaN
  }
  expect(lowWith([23, 23, 23, 24, 26, 35])).toBe(0)
  expect(lowWith([0, 0, 0, 1, 1, 2])).toBeGreaterThan(40)
})
