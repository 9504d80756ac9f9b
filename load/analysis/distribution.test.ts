import { describe, expect, test } from 'vitest'
import { createSeries, metricOf, percentileInterval, percentileOf, type Series } from './distribution.ts'

describe('percentiles', () => {
  test('are values that did occur, by nearest rank', () => {
    const sorted = Float64Array.from({ length: 100 }, (_, index) => index + 1)
    expect([50, 90, 95, 99, 100].map((percentile) => percentileOf(sorted, percentile))).toEqual([
      50, 90, 95, 99, 100,
    ])
    expect(percentileOf(Float64Array.of(15, 20, 35, 40, 50), 50)).toBe(35)
    expect(
      percentileOf(
        Float64Array.from({ length: 20 }, (_, index) => index + 1),
        95,
      ),
    ).toBe(19)
  })

  test('come with intervals and bounds once n suffices', () => {
    const series = createSeries()
    // Each value from 1 to 1000 once, in an order without a trend.
    for (let place = 0; place < 1000; place += 1) series.add(((place * 387) % 1000) + 1)
    const metric = metricOf(series)
    expect(metric).toMatchObject({ n: 1000, p50: 500, p90: 900, p95: 950, p99: 990, max: 1000 })
    expect(metric.ci?.['p50']).toEqual({ low: 469, high: 532 })
    expect(metric.ci?.['p99']?.low).toBeLessThan(990)
    expect(metric.bound?.['p95']).toBeGreaterThan(950)
    const one = createSeries()
    one.add(7)
    expect(metricOf(one)).toEqual({
      unit: 'ms',
      n: 1,
      p50: null,
      p90: null,
      p95: null,
      p99: null,
      max: 7,
      ci: {},
      bound: {},
    })
  })
})

/** Returns 20 levels, each repeated `length` times: about 20 independent samples for any `length`. */
function stretches(length: number): Series {
  const series = createSeries()
  for (let place = 0; place < 20 * length; place += 1)
    series.add(100 * ((Math.floor(place / length) * 7) % 20), place)
  return series
}

describe('samples that depend on each other', () => {
  test('widen the interval of the median, and leave the tail without an interval', () => {
    const metric = metricOf(stretches(500))
    expect(metric.n).toBe(10_000)
    expect(metric.ci?.['p50']?.low).toBeLessThan(700)
    expect(metric.ci?.['p50']?.high).toBeGreaterThan(1200)
    expect(Object.keys(metric.ci ?? {})).toEqual(['p50'])
    expect(metric.bound?.['p99']).toBeUndefined()
  })

  test('are put in order by their times, whatever order they came in', () => {
    const inOrder = stretches(50)
    const mixed = createSeries()
    const values = inOrder.inTimeOrder()
    for (let place = 0; place < 1000; place += 1) {
      const at = (place * 387) % 1000
      mixed.add(values[at] ?? 0, at)
    }
    expect([...mixed.inTimeOrder()]).toEqual([...values])
    expect(percentileInterval(mixed, 50)).toEqual(percentileInterval(inOrder, 50))
  })
})
