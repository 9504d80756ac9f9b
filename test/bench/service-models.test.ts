import { expect, test } from 'vitest'
import { seededRandom } from '../../reference/seeded-random.ts'
import type { Engine } from '../../reference/service-models/models.ts'
import {
  exponential,
  parseModel,
  startModel,
  type ChosenModel,
} from '../../reference/service-models/models.ts'
import { capacityOf, shareBeyond, shareStayingBeyond, simulateTimes } from './capacity-of.ts'
import { benchModels, createSharedEngine, formatModel } from './service-models.ts'

const chosen = (name: string, parameters: Readonly<Record<string, number>> = {}): ChosenModel => {
  const model = benchModels.find((each) => each.name === name)
  if (model === undefined) throw new Error(name)
  return { model, parameters }
}

/** Sends requests at these ascending times, and returns the result of each. */
function simulated(engine: Engine, starts: readonly number[], tokens: number) {
  const { atMs, firstMs, lastMs } = simulateTimes(engine, Float64Array.from(starts), tokens)
  return Array.from(atMs, (at, index) => ({
    atMs: at,
    firstMs: firstMs[index] ?? Number.NaN,
    lastMs: lastMs[index] ?? Number.NaN,
  }))
}

test('a model in words is read back as the same model', () => {
  const parsed = parseModel('mmc,servers=8, ms=40')
  expect(parsed.parameters).toEqual({ servers: 8, ms: 40 })
  expect(formatModel(parsed)).toBe('mmc,servers=8,ms=40')
  expect(formatModel(parseModel('mdc'))).toBe('mdc,servers=1,ms=20')
})

test('M/M/c has the share of slow answers that Erlang C gives', () => {
  const objective = { duration: 'e2e', percentile: 95, limitMs: 300, tokens: 8 } as const
  const share = shareBeyond(chosen('mmc', { servers: 4, ms: 50 }), 60, objective)
  const theory = shareStayingBeyond({ rate: 60, servers: 4, serviceMs: 50 }, 300)
  expect(share / theory).toBeGreaterThan(0.95)
  expect(share / theory).toBeLessThan(1.05)
})

test('the capacity of M/M/4 under p95 < 300 ms is that of Erlang C', () => {
  const capacity =
    capacityOf(chosen('mmc'), [{ duration: 'e2e', percentile: 95, limitMs: 300, tokens: 8 }]) ?? 0
  expect(shareStayingBeyond({ rate: capacity * 0.98, servers: 4, serviceMs: 50 }, 300)).toBeLessThan(0.05)
  expect(shareStayingBeyond({ rate: capacity * 1.02, servers: 4, serviceMs: 50 }, 300)).toBeGreaterThan(0.05)
})

test('M/D/1 waits as long in the mean as Pollaczek and Khinchine say', () => {
  const random = seededRandom('test')
  let at = 0
  const starts = Array.from({ length: 60_000 }, () => (at += (-Math.log(1 - random()) * 1000) / 35))
  const answers = simulated(startModel(chosen('mdc'), 's'), starts, 8)
  const mean = answers.reduce((sum, { atMs, lastMs }) => sum + lastMs - atMs, 0) / answers.length
  const rho = 0.7
  expect(mean / (20 + (20 * rho) / (2 * (1 - rho)))).toBeCloseTo(1, 1)
})

test('processor sharing takes S / (1 - rho) in the mean (Kleinrock 1976, 4.4)', () => {
  const random = seededRandom('test')
  let at = 0
  const starts = Array.from({ length: 60_000 }, () => (at += (-Math.log(1 - random()) * 1000) / 30))
  const answers = simulated(
    createSharedEngine({
      speed: (n) => 1 / n,
      work: () => exponential(random, 20),
      slots: Number.POSITIVE_INFINITY,
    }),
    starts,
    8,
  )
  const mean = answers.reduce((sum, { atMs, lastMs }) => sum + lastMs - atMs, 0) / answers.length
  expect(mean / (20 / (1 - 0.6))).toBeCloseTo(1, 1)
})

test('batching cannot give more than its slots at their step', () => {
  // 16 slots at 4 + 0.5 * 16 ms per token, 24 tokens: 16 / (24 * 12 ms) = 55.6 per second.
  const answers = simulated(
    startModel(chosen('batching'), 's'),
    Array.from({ length: 2000 }, (_, index) => index),
    24,
  )
  const lastMs = Math.max(...answers.map((answer) => answer.lastMs))
  expect(2000 / (lastMs / 1000)).toBeCloseTo(55.6, 0)
})

test.each(benchModels.map(({ name }) => name))(
  '%s answers every request, the first token before the last',
  (name) => {
    const answers = simulated(
      startModel(chosen(name), 's'),
      Array.from({ length: 300 }, (_, index) => index * 15),
      12,
    )
    // A request that is shed has no token.
    const isShed = name === 'shedding'
    for (const { atMs, firstMs, lastMs } of answers) {
      if (isShed && Number.isNaN(firstMs)) continue
      expect(firstMs).toBeGreaterThanOrEqual(atMs)
      expect(lastMs).toBeGreaterThanOrEqual(firstMs)
    }
  },
)
