import { expect, test } from 'vitest'
import { exponential, gamma, normal, randomAt, randomRoot, xoshiro128, type Random } from './random.ts'

const MASK = 0xffffffffn

function rotate(x: bigint, k: bigint): bigint {
  return ((x << k) | (x >> (32n - k))) & MASK
}

/** Generates random numbers as the C code of xoshiro's authors does, with big integers. */
function* referenceXoshiro(state: readonly number[]): Generator<number> {
  const s = state.map(BigInt)
  for (;;) {
    yield Number((rotate((s[1]! * 5n) & MASK, 7n) * 9n) & MASK)
    const t = (s[1]! << 9n) & MASK
    s[2]! ^= s[0]!
    s[3]! ^= s[1]!
    s[1]! ^= s[2]!
    s[0]! ^= s[3]!
    s[2]! ^= t
    s[3] = rotate(s[3]!, 11n)
  }
}

test('xoshiro128** gives what its authors publish', () => {
  const random = xoshiro128(1, 2, 3, 4)
  const drawn = Array.from({ length: 1000 }, () => random.uint32())
  expect(drawn.slice(0, 4)).toEqual([11_520, 0, 5_927_040, 70_819_200])
  const reference = referenceXoshiro([1, 2, 3, 4])
  expect(drawn).toEqual(Array.from({ length: 1000 }, () => reference.next().value))
})

test('a stream is pinned: another engine or version must give these very numbers', () => {
  const random = randomAt(randomRoot('seed', 'arrivals'), 7)
  expect([random.uint32(), random.uint32(), random.uniform(), exponential(random)]).toMatchInlineSnapshot(`
    [
      434265456,
      3508525728,
      0.9715833482472401,
      0.04419170037463717,
    ]
  `)
  expect([normal(random), gamma(random, 0.3), gamma(random, 4)]).toMatchInlineSnapshot(`
    [
      0.5594126423255196,
      0.009452734997863454,
      8.521475562006044,
    ]
  `)
})

test('indices, purposes and seeds have streams of their own', () => {
  const firsts = new Set<number>()
  for (const seed of ['a', 'b']) {
    for (const purpose of ['arrivals', 'think']) {
      const root = randomRoot(seed, purpose)
      for (let index = 0; index < 5000; index += 1) firsts.add(randomAt(root, index).uniform())
    }
  }
  expect(firsts.size).toBe(20_000)
})

/** Returns mean and variance of 40,000 draws. As in a schedule, each draw has its own index. */
function momentsOf(draw: (random: Random) => number): { mean: number; variance: number } {
  const root = randomRoot('moments', 'test')
  const n = 40_000
  const values = Array.from({ length: n }, (_, index) => draw(randomAt(root, index)))
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) }
}

// The tolerance is five standard errors. Seeds are fixed; a wrong formula misses by far more.
test.each<[string, (random: Random) => number, number, number]>([
  ['uniform', (random) => random.uniform(), 1 / 2, 1 / 12],
  ['exponential', exponential, 1, 1],
  ['normal', normal, 0, 1],
  ['gamma of shape 0.25', (random) => gamma(random, 0.25), 0.25, 0.25],
  ['gamma of shape 1', (random) => gamma(random, 1), 1, 1],
  ['gamma of shape 9', (random) => gamma(random, 9), 9, 9],
])('%s has its mean and variance', (_name, draw, mean, variance) => {
  const found = momentsOf(draw)
  expect(Math.abs(found.mean - mean)).toBeLessThan(5 * Math.sqrt(variance / 40_000))
  expect(Math.abs(found.variance / variance - 1)).toBeLessThan(0.1)
})
