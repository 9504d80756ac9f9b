import { describe, expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { driftOf } from './trend.ts'

const N = 20

/** Returns figures that follow `shape` over the run (0 to 1), with random noise. */
function figures(shape: (at: number) => number, noise = 0.01, seed = 0): readonly number[] {
  return Array.from({ length: N }, (_, place) => {
    const { uniform } = randomAt(randomRoot(`drift ${seed}`, 'test'), place)
    const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
    return shape((place + 0.5) / N) * Math.exp(noise * normal)
  })
}

/** Returns figures of an autoregressive series: the logarithm of each is half of the previous one plus noise. */
function wandering(seed: number): readonly number[] {
  let level = 0
  return figures(() => 1, 0.08, seed).map((figure) => {
    level = 0.5 * level + Math.log(figure)
    return 100 * Math.exp(level)
  })
}

describe('a drift is', () => {
  test.each<[string, (at: number) => number]>([
    ['growth by equal steps', (at) => 100 * (1 + 0.2 * at)],
    ['growth to four times', (at) => 100 * (1 + 3 * at)],
    ['growth by equal shares', (at) => 100 * Math.exp(2 * at)],
    ['growth that begins in the middle', (at) => 100 + 80 * Math.max(0, at - 0.5)],
  ])('%s', (_name, shape) => {
    expect(driftOf(figures(shape))?.times).toBeGreaterThan(1.1)
    expect(driftOf(figures(shape, 0))?.times).toBeGreaterThan(1.1)
  })

  test('reported as a growth factor and in standard errors', () => {
    const found = driftOf(figures((at) => 100 * 1.3 ** at, 0.02))
    expect(found?.times).toBeCloseTo(1.3, 1)
    expect(found?.standardErrors).toBeGreaterThan(8)
  })
})

describe('no drift is', () => {
  test.each<[string, (at: number) => number]>([
    ['a steady figure', () => 100],
    ['growth of a twentieth', (at) => 100 * (1 + 0.05 * at)],
    ['a figure that falls', (at) => 100 * (1 - 0.5 * at)],
    ['one step', (at) => (at < 0.5 ? 100 : 140)],
    ['a cache that fills', (at) => 140 - 40 * Math.exp(-10 * at)],
    ['a wave', (at) => 100 + 30 * Math.sin(7 * at)],
    ['nothing at all', () => 0],
  ])('%s', (_name, shape) => {
    expect(driftOf(figures(shape))).toBeNull()
    expect(driftOf(figures(shape, 0))).toBeNull()
  })

  test('chance: dependent neighbors are reported as drift in at most 4 of 100 seeds', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed)
    expect(seeds.filter((seed) => driftOf(wandering(seed)) !== null).length).toBeLessThanOrEqual(8)
  })
})
