/** Tests the notes of soaks against simulated services. A leak must be reported, and a steady service must not. */
import { describe, expect, test } from 'vitest'
import { growingErrors, growingLatency } from '../../load/verdict/load-notes.ts'
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import { simulateQueuedSoak, simulateSoak as soak, type SoakedService } from '../bench/soak-simulation.ts'
import { inFull, isFull, notBrief } from '../sampling/sampled-cases.ts'

const SHORT_SECONDS = 600
const SEEDS = Array.from({ length: isFull ? 20 : 3 }, (_, seed) => seed)
/** The seeds of tests that check which percentage of soaks gets a note. */
const MANY_SEEDS = Array.from({ length: isFull ? 100 : 20 }, (_, seed) => seed)

function queue(seed: number, load: number, serviceSeconds: number): LoadSeries {
  return simulateQueuedSoak(seed, SHORT_SECONDS, load, serviceSeconds)
}

/** Returns a function of time that grows by this percentage of `first` per hour. */
function growing(first: number, percentPerHour: number): (atSeconds: number) => number {
  return (atSeconds) => first * (1 + (percentPerHour / 100) * (atSeconds / 3600))
}

const steady = () => 300

describe('soaks of ten minutes of a service that does not leak get no note, but for one seed of twenty at most', () => {
  test.each<[string, (seed: number) => LoadSeries]>([
    ['answers that vary little', (seed) => soak(seed, SHORT_SECONDS, { ms: steady, spread: 0.1 })],
    ['answers that vary much', (seed) => soak(seed, SHORT_SECONDS, { ms: steady, spread: 1 })],
    ['a queue at 80 % load', (seed) => queue(seed, 0.8, 0.4)],
    ['a queue at 90 % load', (seed) => queue(seed, 0.9, 0.4)],
    [
      'one change for the worse, in the middle',
      (seed) => soak(seed, SHORT_SECONDS, { ms: (at) => (at < 300 ? 300 : 400), spread: 0.3 }),
    ],
    [
      'a warm-up that makes it quicker',
      (seed) => soak(seed, SHORT_SECONDS, { ms: (at) => 300 + 200 * Math.exp(-at / 60), spread: 0.3 }),
    ],
    [
      'one request in a hundred fails',
      (seed) => soak(seed, SHORT_SECONDS, { ms: steady, spread: 0.3, failedShare: () => 0.01 }),
    ],
    [
      'one request in ten fails',
      (seed) => soak(seed, SHORT_SECONDS, { ms: steady, spread: 0.3, failedShare: () => 0.1 }),
    ],
  ])('%s', { timeout: 60_000 }, (_name, of) => {
    const accused = SEEDS.filter((seed) => {
      const series = of(seed)
      const found = [growingLatency(series, 0, SHORT_SECONDS), growingErrors(series, 0, SHORT_SECONDS)]
      return found.some((trend) => trend !== null)
    })
    expect(accused.length).toBeLessThanOrEqual(SEEDS.length / 20)
  })
})

describe('a leak is found', () => {
  test.each([
    [10, 100, 0.1],
    [10, 200, 0.3],
    [30, 40, 0.3],
    [60, 25, 0.3],
  ])('in %i minutes, answers that take %i %% longer per hour, spread %f', (minutes, percent, spread) => {
    const seconds = 60 * minutes
    // Longer soaks have fewer seeds, so that all have about the same number of requests.
    const seeds = SEEDS.slice(0, Math.ceil(200 / minutes))
    const found = seeds.map((seed) =>
      growingLatency(soak(seed, seconds, { ms: growing(300, percent), spread }), 0, seconds),
    )
    expect(found.filter((trend) => trend === null)).toEqual([])
  })

  test.each([
    [10, 0.001, 0.15],
    [60, 0.0005, 0.03],
  ])('in %i minutes, a share of failures that grows from %f to %f', (minutes, from, to) => {
    const seconds = 60 * minutes
    const failedShare = (at: number): number => from + ((to - from) * at) / seconds
    const found = SEEDS.slice(0, Math.ceil(200 / minutes)).map((seed) =>
      growingErrors(soak(seed, seconds, { ms: () => 300, spread: 0.1, failedShare }), 0, seconds),
    )
    // Failures are few, so chance hides one in twenty.
    expect(found.filter((trend) => trend === null).length).toBeLessThanOrEqual(found.length / 20)
  })
})

/** Returns the number of seeds for which a soak gets a note. The latency grows from 300 ms by `share`. */
function noted(service: Omit<SoakedService, 'ms'>, share: number): number {
  const ms = (at: number): number => 300 * (1 + (share * at) / SHORT_SECONDS)
  return MANY_SEEDS.filter(
    (seed) =>
      growingLatency(soak(seed, SHORT_SECONDS, { perSecond: 20, ...service, ms }), 0, SHORT_SECONDS) !== null,
  ).length
}

describe('ten minutes at twenty requests per second show a growth of a fifth, with few false alarms', () => {
  // With a spread of 1, or exponential times, a real growth of a fifth is hardly beyond chance in 12,000 answers.
  test.each([
    [0.1, 0.98],
    ...notBrief([
      [1, 0.9],
      ['exponential', 0.8],
    ] as const),
    ...inFull([
      [0.3, 0.98],
      [0.5, 0.95],
    ] as const),
  ] as const)('spread %s', { timeout: 300_000 }, (spread, least) => {
    expect(noted({ spread }, 0.2)).toBeGreaterThanOrEqual(least * MANY_SEEDS.length)
    expect(noted({ spread }, 0)).toBeLessThanOrEqual(Math.max(1, 0.02 * MANY_SEEDS.length))
  })

  test(
    'a leak of 75 % is found with five requests per second of exponential times',
    { timeout: 300_000 },
    () => {
      expect(noted({ spread: 'exponential', perSecond: 5 }, 0.75)).toBeGreaterThanOrEqual(
        0.95 * MANY_SEEDS.length,
      )
    },
  )
})

test('a short run keeps the rough bounds: a growth of a fifth is not worth a note', () => {
  // 1,080 percent per hour are 36 in two minutes.
  expect(growingLatency(soak(1, 120, { ms: growing(300, 1080), spread: 0.1 }), 0, 120)).toBeNull()
})
