/** What a soak notes about a service that leaks, and that it accuses no steady one: simulated rows, counted as those of a real run. */
import { describe, expect, test } from 'vitest'
import { analyse } from '../load/analysis/analyse.ts'
import { countRow, createTally } from '../load/analysis/tally.ts'
import { rowOf } from '../load/rows/row-fixture.ts'
import { growingErrors } from '../load/verdict/growing-errors.ts'
import { growingLatency } from '../load/verdict/growing-latency.ts'
import { randomAt, randomRoot } from '../load/workload/random.ts'
import type { LoadSeries } from '../schemas/compiled/load-run.ts'
import { simulateQueue } from './bench/queue-simulation.ts'
import { isFull } from './sample.ts'

const SHORT_SECONDS = 600
const SEEDS = Array.from({ length: isFull ? 20 : 5 }, (_, seed) => seed)

/** A request as it went: when it was sent, how long its answer took, and whether it failed. */
type Request = { readonly atSeconds: number; readonly ms: number; readonly isFailed: boolean }

function seriesOf(requests: readonly Request[], seconds: number): LoadSeries {
  const window = { fromUs: 0, toUs: seconds * 1_000_000 }
  const tally = createTally({ window, planned: requests.length, goals: [] })
  for (const [i, { atSeconds, ms, isFailed }] of requests.entries()) {
    const sentUs = Math.round(atSeconds * 1_000_000)
    const lastTokenUs = sentUs + Math.round(ms * 1000)
    const times = { scheduledUs: sentUs, sentUs, firstTokenUs: sentUs + 100, lastTokenUs }
    const end = { doneUs: lastTokenUs, closedUs: lastTokenUs, ...(isFailed ? FAILED : {}) }
    countRow(tally, rowOf({ i, ...times, ...end }))
  }
  return analyse(tally).series
}

const FAILED = { class: 'http-5xx', status: 503 } as const

/** How a service answers: times of answers, their spread (lognormal), and the share of failures, at a time in seconds. */
type Service = {
  readonly ms: (atSeconds: number) => number
  readonly spread: number
  readonly failedShare?: (atSeconds: number) => number
}

/** A soak of so many seconds at ten requests per second. */
function soak(seed: number, seconds: number, { ms, spread, failedShare }: Service): LoadSeries {
  const root = randomRoot(`soak ${seed}`, 'test')
  const requests = Array.from({ length: 10 * seconds }, (_, index): Request => {
    const { uniform } = randomAt(root, index)
    const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
    const atSeconds = index / 10
    return {
      atSeconds,
      ms: ms(atSeconds) * Math.exp(spread * normal),
      isFailed: uniform() < (failedShare?.(atSeconds) ?? 0),
    }
  })
  return seriesOf(requests, seconds)
}

function queue(seed: number, load: number, serviceSeconds: number): LoadSeries {
  const model = { servers: 4, service: 'exponential', load, serviceSeconds } as const
  const requests = [...simulateQueue(model, SHORT_SECONDS, seed)].map(({ atSeconds, latencySeconds }) => ({
    atSeconds,
    ms: 1000 * latencySeconds,
    isFailed: false,
  }))
  return seriesOf(requests, SHORT_SECONDS)
}

/** Grows by a percentage of its first value per hour. */
function growing(first: number, percentPerHour: number): (atSeconds: number) => number {
  return (atSeconds) => first * (1 + (percentPerHour / 100) * (atSeconds / 3600))
}

const steady = () => 300

describe('soaks of ten minutes of a service that does not leak get no note, with any seed', () => {
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
    expect(accused).toEqual([])
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
    // As many requests in all, however long it is.
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

test('a short run keeps the rough bounds: a growth of a fifth is not worth a note', () => {
  // 1,080 percent per hour are 36 in two minutes.
  expect(growingLatency(soak(1, 120, { ms: growing(300, 1080), spread: 0.1 }), 0, 120)).toBeNull()
})
