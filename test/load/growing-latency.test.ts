/** Tests that growing latency leads to a note, and that a steady server never gets this note. */
import { describe, expect, test } from 'vitest'
import type { LoadSeries, RequestDot } from '../../schemas/compiled/load-run.ts'
import { simulateQueue, type QueueModel } from '../bench/queue-simulation.ts'
import { planWorkload } from '../../load/workload/workload.ts'
import { randomAt, randomRoot } from '../../load/workload/random.ts'
import { growingLatency } from '../../load/verdict/load-notes.ts'
import { mannKendall } from '../../load/verdict/trend.ts'
import { evidence } from '../../load/verdict/judge-load-fixture.ts'
import { judgeLoad } from '../../load/verdict/judge-load.ts'

const SECONDS = 60
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

function seriesOf(all: readonly { readonly atSeconds: number; readonly ms: number }[]): LoadSeries {
  // A run keeps at most 400 of its requests, evenly.
  const step = Math.max(1, Math.ceil(all.length / 400))
  const points = all
    .filter((_, at) => at % step === 0)
    .map(({ atSeconds, ms }): RequestDot => [atSeconds, null, ms, 'ok'])
  return {
    timeline: { bucketSeconds: 1, buckets: [] },
    dots: { requests: all.length, points },
    curves: {},
  }
}

/** Simulates a closed-model load. Latencies are lognormal with median `usualMs(time)` and this spread. */
function closed(
  seed: number,
  users: number,
  spread: number,
  usualMs: (atSeconds: number) => number,
): LoadSeries {
  const { normal } = normals(seed)
  const all = Array.from({ length: users }, () => {
    const own: { atSeconds: number; ms: number }[] = []
    for (let at = 0; at < SECONDS;) {
      const ms = usualMs(at) * Math.exp(spread * normal())
      own.push({ atSeconds: at, ms })
      at += ms / 1000
    }
    return own
  }).flat()
  return seriesOf(all.toSorted((a, b) => a.atSeconds - b.atSeconds))
}

function normals(seed: number): { readonly normal: () => number } {
  const { uniform } = randomAt(randomRoot(`trend ${seed}`, 'test'), 0)
  return { normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()) }
}

function queued(model: QueueModel, seed: number): LoadSeries {
  return seriesOf(
    [...simulateQueue(model, SECONDS, seed)].map(({ atSeconds, latencySeconds }) => ({
      atSeconds,
      ms: 1000 * latencySeconds,
    })),
  )
}

const QUEUE = { servers: 4, service: 'exponential', serviceSeconds: 0.1 } as const

describe('a steady server is not reported as getting slower, with any of 20 seeds', () => {
  test.each<[string, (seed: number) => LoadSeries]>([
    ['answers that vary little', (seed) => closed(seed, 10, 0.1, () => 200)],
    ['answers that vary much', (seed) => closed(seed, 10, 1, () => 200)],
    ['few answers', (seed) => closed(seed, 2, 0.5, () => 1000)],
    ['a queue at 50 % load', (seed) => queued({ ...QUEUE, load: 0.5 }, seed)],
    ['a queue at 80 % load', (seed) => queued({ ...QUEUE, load: 0.8 }, seed)],
    ['a queue at 90 % load, empty at first', (seed) => queued({ ...QUEUE, load: 0.9 }, seed)],
    ['a deep queue at 90 % load', (seed) => queued({ ...QUEUE, load: 0.9, serviceSeconds: 0.4 }, seed)],
    [
      'a server that is slower after its first seconds',
      (seed) => closed(seed, 10, 0.3, (at) => (at < 8 ? 100 : 300)),
    ],
    [
      'a server that got slower once, in the middle',
      (seed) => closed(seed, 10, 0.3, (at) => (at < 30 ? 100 : 300)),
    ],
    ['a server that gets quicker', (seed) => closed(seed, 10, 0.3, (at) => 400 - 5 * at)],
    ['a server whose speed swings', (seed) => closed(seed, 10, 0.3, (at) => 200 + 100 * Math.sin(at / 6))],
  ])('%s', (_name, of) => {
    expect(SEEDS.filter((seed) => growingLatency(of(seed), 0, SECONDS) !== null)).toEqual([])
  })
})

describe('a server that degrades is seen', () => {
  test.each<[string, (seed: number) => LoadSeries]>([
    ['to three times the time', (seed) => closed(seed, 10, 0.3, (at) => 100 + (200 * at) / SECONDS)],
    ['to five times the time', (seed) => closed(seed, 10, 0.5, (at) => 100 + (400 * at) / SECONDS)],
    ['with each request', (seed) => closed(seed, 4, 0.1, (at) => 20 * Math.exp(at / 20))],
  ])('%s', (_name, of) => {
    const found = SEEDS.map((seed) => growingLatency(of(seed), 0, SECONDS))
    expect(found.filter((one) => one === null)).toEqual([])
    for (const one of found) expect(one?.lastMs).toBeGreaterThan(1.5 * (one?.firstMs ?? 0))
  })
})

test('the figures are those of the test: no trend, a perfect one, and one among dependent neighbors', () => {
  expect(mannKendall([3, 3, 3, 3])).toEqual({ tau: 0, deviations: 0 })
  const rising = mannKendall(Array.from({ length: 10 }, (_, at) => at))
  // S = 45, its variance 10 * 9 * 25 / 18 = 125.
  expect(rising.tau).toBe(1)
  expect(rising.deviations).toBeCloseTo(44 / Math.sqrt(125), 9)
  const waves = mannKendall(Array.from({ length: 20 }, (_, at) => at / 2 + Math.sqrt(at % 10)))
  const alone = (waves.tau * 190 - 1) / Math.sqrt((20 * 19 * 45) / 18)
  expect(waves.deviations).toBeLessThan(alone)
})

test('too few answers, and those of the ramp-up, give no trend', () => {
  const slower = closed(1, 10, 0.1, (at) => 100 + 10 * at)
  expect(growingLatency(slower, 0, SECONDS)).not.toBeNull()
  expect(growingLatency(slower, 50, 51)).toBeNull()
  expect(growingLatency({ ...slower, dots: { requests: 0, points: [] } }, 0, SECONDS)).toBeNull()
})

test('the run notes it, and leaves its users out who start one after another', () => {
  const workload = planWorkload({ vus: 10, durationSeconds: SECONDS })
  const series = closed(1, 10, 0.1, (at) => 100 + 10 * at)
  const note = 'ANSWERS TOOK LONGER AND LONGER'
  expect(judgeLoad(evidence({ workload, measured: { series } })).notes.join('\n')).toContain(note)
  const ramped = planWorkload({ vus: 10, durationSeconds: SECONDS, rampUpSeconds: SECONDS })
  expect(judgeLoad(evidence({ workload: ramped, measured: { series } })).notes.join('\n')).not.toContain(note)
})

test('a run notes the slow answers of a cold start, and only those', () => {
  const workload = planWorkload({ vus: 10, durationSeconds: SECONDS })
  const notesWith = (usualMs: (atSeconds: number) => number): string =>
    judgeLoad(evidence({ workload, measured: { series: closed(1, 10, 0.1, usualMs) } })).notes.join('\n')
  expect(notesWith((at) => (at < 5 ? 3000 : 400))).toMatch(
    /the answers of the first [4-6] seconds took [\d,]+ ms .*as after a cold start.*: --warm-up [4-6] does not/,
  )
  expect(notesWith((at) => (at < 5 ? 1200 : 400))).not.toContain('cold start')
  expect(notesWith((at) => (at > 55 ? 3000 : 400))).not.toContain('cold start')
})
