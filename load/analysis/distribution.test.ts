import { describe, expect, test } from 'vitest'
import { createSeries, metricOf, percentileOf } from './distribution.ts'

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
    for (let value = 1000; value >= 1; value -= 1) series.add(value)
    const metric = metricOf(series.sorted())
    expect(metric).toMatchObject({ n: 1000, p50: 500, p90: 900, p95: 950, p99: 990, max: 1000 })
    expect(metric.ci?.['p50']).toEqual({ low: 469, high: 532 })
    expect(metric.ci?.['p99']?.low).toBeLessThan(990)
    expect(metric.bound?.['p99']).toBeGreaterThan(990)
    expect(Object.keys(metricOf(Float64Array.from({ length: 100 })).ci ?? {})).toEqual(['p50', 'p90', 'p95'])
    expect(Object.keys(metricOf(Float64Array.from({ length: 100 })).bound ?? {})).toEqual(['p50', 'p90'])
    expect(metricOf(Float64Array.of(7))).toEqual({
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
