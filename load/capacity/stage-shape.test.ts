import { expect, test } from 'vitest'
import { distributionOf, timelineOf } from './stage-figures.ts'
import type { StageSample } from './stage-failures.ts'

function sample(sentSeconds: number, closedSeconds: number, more: Partial<StageSample> = {}): StageSample {
  const ms = (closedSeconds - sentSeconds) * 1000
  return {
    scheduledSeconds: sentSeconds,
    sentSeconds,
    closedSeconds,
    outcome: 'completed',
    ms: (metric) => (metric === 'e2e' ? ms : null),
    ...more,
  }
}

test('a distribution has at most forty values, each for an equal share of the samples', () => {
  const samples = Array.from({ length: 400 }, (_, at) => sample(0, (at + 1) / 1000))
  const found = distributionOf('e2e', samples)
  expect(found).toMatchObject({ metric: 'e2e', n: 400 })
  expect(found?.ms).toHaveLength(40)
  expect(found?.ms[0]).toBeCloseTo(6)
  expect(found?.ms[39]).toBeCloseTo(396)
  expect(distributionOf('ttft', samples)).toBeNull()
  expect(distributionOf('icl', [sample(0, 1, { gapsMs: [10, 30] })])).toEqual({
    metric: 'icl',
    n: 2,
    ms: [10, 30],
  })
})

test('a timeline counts what is in flight by its time, and failures by their end', () => {
  const { bucketSeconds, inFlight, failed, limited } = timelineOf(
    [
      sample(0, 15),
      sample(0, 30),
      sample(1, 2.5, { outcome: 'failed' }),
      sample(1, 29, { outcome: 'limited' }),
    ],
    20,
  )
  expect(bucketSeconds).toBe(1)
  expect(inFlight).toHaveLength(30)
  expect(inFlight[0]).toBe(2)
  expect(inFlight[2]).toBe(3.5)
  expect(inFlight[20]).toBe(2)
  expect(failed[2]).toBe(1)
  expect(limited[29]).toBe(1)
})
