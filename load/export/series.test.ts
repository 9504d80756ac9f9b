/** Statistics of counted and of listed values against those that a definition gives, computed without any shortcut. */
import { describe, expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { createGapSeries } from './gap-series.ts'
import { createExportedSeries } from './series.ts'
import { interpolated, nearestRank, type Statistics } from './summary-statistics.ts'

const PERCENTILES = [0.1, 1, 25, 50, 75, 90, 99, 99.9, 100] as const

/** Lengths below and above a second, some of them often, and middles of buckets. */
function drawnGaps(count: number): readonly number[] {
  const root = randomRoot('gaps', 'series')
  return Array.from({ length: count }, (_, index) => {
    const random = randomAt(root, index)
    if (index % 7 === 0) return 20_000
    if (index % 11 === 0) return 1_500_000.5
    return Math.floor(random.uniform() * (index % 5 === 0 ? 3_000_000 : 60_000))
  })
}

function expectSame(actual: Statistics, values: readonly number[], method: typeof interpolated): void {
  const sorted = values.toSorted((a, b) => a - b)
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length
  const plain = { count: sorted.length, valueAt: (place: number) => sorted[place] }
  expect(actual).toMatchObject({ count: sorted.length, min: sorted[0], max: sorted.at(-1) })
  expect(actual.mean).toBeCloseTo(mean, 9)
  expect(actual.std).toBeCloseTo(Math.sqrt(variance), 9)
  for (const percentile of PERCENTILES) expect(actual.at(percentile)).toBe(method(plain, percentile))
}

describe.each([
  ['between neighbors', interpolated],
  ['nearest rank', nearestRank],
])('%s', (_name, method) => {
  test.each([1, 2, 5, 5000])('%i values', (count) => {
    const gapsUs = drawnGaps(count)
    const [gaps, series] = [createGapSeries(), createExportedSeries()]
    for (const us of gapsUs) {
      gaps.add(us)
      series.add(us / 1000)
      series.add(null)
    }
    const inMs = gapsUs.map((us) => us / 1000)
    expectSame(
      gaps.statistics(method, (us) => us / 1000),
      inMs,
      method,
    )
    expectSame(series.statistics(method), inMs, method)
  })
})

test('so many gaps as no list could hold take no more memory than one', () => {
  const gaps = createGapSeries()
  gaps.add(0, 6e9)
  gaps.add(40_000, 3e9)
  gaps.add(2_000_000, 1e9)
  const { count, mean, at, max } = gaps.statistics(interpolated, (us) => us / 1000)
  expect({ count, mean, max, p50: at(50), p75: at(75) }).toEqual({
    count: 1e10,
    mean: 212,
    max: 2000,
    p50: 0,
    p75: 40,
  })
})

test('without a value no statistic is invented', () => {
  for (const statistics of [
    createExportedSeries().statistics(interpolated),
    createGapSeries().statistics(nearestRank, (us) => us),
  ]) {
    const { at, ...others } = statistics
    expect(others).toEqual({ count: 0, mean: null, std: null, min: null, max: null })
    expect(at(50)).toBeNull()
  }
})
