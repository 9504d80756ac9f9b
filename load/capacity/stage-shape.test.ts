import { expect, test } from 'vitest'
import { timelineOf } from './stage-figures.ts'
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
