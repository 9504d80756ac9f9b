import { expect, test } from 'vitest'
import { byAiperf, byAssay, type StreamTimes } from './cross-check-definitions.ts'

/** Two streams of three chunks and five tokens; the second ends after the load. */
const STREAMS: readonly StreamTimes[] = [
  { sentUs: 0, chunksUs: [100_000, 120_000, 150_000], tokens: 5 },
  { sentUs: 500_000, chunksUs: [700_000, 800_000, 1_500_000], tokens: 5 },
]
const LOAD = { fromUs: 0, toUs: 1_000_000 }

test('as Assay defines them: values that did occur, and what arrived in the time of the load', () => {
  expect(byAssay(STREAMS, LOAD)).toEqual({
    'TTFT p50 ms': 100,
    'TTFT p99 ms': 200,
    'gap of chunks p50 ms': 30,
    'gap of chunks p99 ms': 700,
    'TPOT p50 ms': 12.5,
    'TPOT p99 ms': 200,
    'E2E p50 ms': 150,
    'E2E p99 ms': 1000,
    'output tokens/s': 5 + 10 / 3,
    'requests/s': 1,
  })
})

test('as AIPerf defines them: interpolated, and everything by the whole time', () => {
  const figures = byAiperf(STREAMS, LOAD)
  expect(figures['TTFT p50 ms']).toBe(150)
  expect(figures['TTFT p99 ms']).toBeCloseTo(199, 9)
  expect(figures['gap of chunks p50 ms']).toBe(65)
  expect(figures['E2E p50 ms']).toBe(575)
  expect(figures['output tokens/s']).toBeCloseTo(10 / 1.5, 9)
  expect(figures['requests/s']).toBeCloseTo(2 / 1.5, 9)
})

test('both tools give the same figures for samples without ties or edges', () => {
  const one = { sentUs: 0, chunksUs: [10_000, 30_000, 50_000], tokens: 3 }
  const same = [one, one, one]
  const [ours, theirs] = [byAssay(same, { fromUs: 0, toUs: 50_001 }), byAiperf(same, LOAD)]
  for (const [name, figure] of Object.entries(ours)) {
    expect(Math.abs((figure ?? NaN) / (theirs[name] ?? NaN) - 1), name).toBeLessThan(0.0001)
  }
})
