import { describe, expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { createCompactSeries } from './compact-series.ts'
import { MAX_EXACT_REQUESTS } from './columns.ts'
import { createSeries, metricOf } from './distribution.ts'

const SAMPLES = 40_000
const root = randomRoot('compact', 'test')

/** Times of answers at 100 per second, which depend on each other: slow changes over minutes, and chance. */
const drawn = Array.from({ length: SAMPLES }, (_, index) => {
  const { uniform } = randomAt(root, index)
  const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { ms: 200 * Math.exp(0.4 * normal + 0.1 * Math.sin(index / 3000)), atSeconds: index / 100 }
})

function seriesOf(samples: typeof drawn, maxExact?: number) {
  const series = createSeries(maxExact)
  for (const { ms, atSeconds } of samples) series.add(ms, atSeconds)
  return metricOf(series)
}

function sameFor(ms: number): typeof drawn {
  return Array.from({ length: 2000 }, (_, index) => ({ ms, atSeconds: index / 100 }))
}

describe('counts in place of samples', () => {
  const exact = seriesOf(drawn)
  const compact = seriesOf(drawn, 1000)

  test('give percentiles at most 0.14 % off, and the exact number and maximum', () => {
    for (const name of ['p50', 'p90', 'p95', 'p99'] as const)
      expect(Math.abs((compact[name] ?? 0) / (exact[name] ?? 1) - 1)).toBeLessThan(0.0014)
    expect([compact.n, compact.max]).toEqual([exact.n, exact.max])
  })

  test('keep the dependence of samples: the intervals are about as wide', () => {
    for (const name of ['p50', 'p90', 'p95', 'p99']) {
      const [mine, theirs] = [compact.ci?.[name], exact.ci?.[name]]
      const width = (ci: typeof mine): number => (ci === undefined ? Number.NaN : ci.high - ci.low)
      expect(width(mine) / width(theirs)).toBeGreaterThan(0.8)
      expect(width(mine) / width(theirs)).toBeLessThan(1.25)
    }
  })

  test('do not depend on the order of samples, nor on how many were kept one by one before', () => {
    const mixed = drawn.map((_, place) => drawn[(place * 7919) % SAMPLES] ?? { ms: 0, atSeconds: 0 })
    expect(seriesOf(mixed, 1000)).toEqual(compact)
    expect(seriesOf(drawn.toReversed(), 20_000)).toEqual(compact)
  })

  test('no percentile is above the maximum, and values that are all the same stay so', () => {
    for (const ms of [100, 101, 250.25])
      expect(seriesOf(sameFor(ms), 1000)).toMatchObject({ p50: ms, p90: ms, p95: ms, p99: ms, max: ms })
  })

  test('values of 0, and of very different sizes, keep their ranks', () => {
    const series = createCompactSeries()
    for (const [place, value] of [0, 60_000, 0.001, 0, 3].entries()) series.add(value, 1000 * place)
    const sorted = [...series.sorted()]
    expect(sorted.map((value) => Number(value.toPrecision(2)))).toEqual([0, 0, 0.001, 3, 60_000])
    expect([...series.inTimeOrder()].map((value) => Number(value.toPrecision(2)))).toEqual([
      0, 60_000, 0.001, 0, 3,
    ])
  })
})

test('up to a stated number samples are exact', () => {
  const series = createSeries()
  for (let place = 0; place < MAX_EXACT_REQUESTS; place += 1) series.add(100 + place / 1000, place)
  expect(series.sorted()[12_345]).toBe(112.345)
  series.add(1, MAX_EXACT_REQUESTS)
  expect(series.sorted()).toHaveLength(MAX_EXACT_REQUESTS + 1)
  expect(series.sorted()[12_346]).not.toBe(112.345)
})
