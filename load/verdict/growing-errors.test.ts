import { expect, test } from 'vitest'
import type { LoadSeries, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { randomAt, randomRoot } from '../workload/random.ts'
import { growingErrors } from './load-notes.ts'

const BUCKETS = 60

/** Returns an hour of load in intervals of a minute. `shareAt`: the share of failures at a time from 0 (start) to 1 (end). */
function seriesOf(shareAt: (time: number) => number, seed: string, name = 'http-5xx'): LoadSeries {
  const root = randomRoot(seed, 'errors')
  const buckets = Array.from({ length: BUCKETS }, (_, index): TimelineBucket => {
    const random = randomAt(root, index)
    const fails = Array.from({ length: 50 }, () => random.uniform() < shareAt(index / BUCKETS))
    const failed = fails.filter(Boolean).length
    const common = { planned: null, sent: 50, inFlight: 1, slowestMs: 1 }
    return { ...common, completed: 50 - failed, failed: failed === 0 ? {} : { [name]: failed } }
  })
  return { timeline: { bucketSeconds: 60, buckets }, dots: { requests: 0, points: [] }, curves: {} }
}

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`)

test('failures that grow are found with each of 40 seeds', () => {
  const found = SEEDS.map((seed) =>
    growingErrors(
      seriesOf((time) => 0.01 + 0.3 * time, seed),
      0,
      3600,
    ),
  )
  expect(found.every((trend) => trend !== null && trend.last > trend.first)).toBe(true)
})

test('failures at a steady share are never reported as growing, neither few nor many', () => {
  for (const share of [0.01, 0.1, 0.5])
    expect(
      SEEDS.filter(
        (seed) =>
          growingErrors(
            seriesOf(() => share, seed),
            0,
            3600,
          ) !== null,
      ),
    ).toEqual([])
})

test('one outage, failures that stop growing, and refusals of a limit are not growth', () => {
  for (const seed of SEEDS) {
    expect(
      growingErrors(
        seriesOf((time) => (time > 0.5 && time < 0.6 ? 0.9 : 0.01), seed),
        0,
        3600,
      ),
    ).toBeNull()
    expect(
      growingErrors(
        seriesOf((time) => (time < 0.25 ? time : 0.25), seed),
        0,
        3600,
      ),
    ).toBeNull()
    expect(
      growingErrors(
        seriesOf((time) => 0.5 * time, seed, 'http-429'),
        0,
        3600,
      ),
    ).toBeNull()
  }
})

test('too few or too late failures give no trend', () => {
  expect(
    growingErrors(
      seriesOf((time) => 0.5 * time, 'a'),
      0,
      600,
    ),
  ).toBeNull()
  expect(
    growingErrors(
      seriesOf((time) => (time > 0.95 ? 0.05 : 0), 'a'),
      0,
      3600,
    ),
  ).toBeNull()
})
