import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { stageDriftOf } from './stage-figures.ts'

const random = randomAt(randomRoot('steady state', 'noise'), 0)
const noise = (ms: number): number => ms * (0.8 + 0.4 * random.uniform())
const series = (n: number, ms: (at: number) => number): readonly number[] =>
  Array.from({ length: n }, (_, at) => noise(ms(at)))

test.each([
  ['steady times', () => 100, null],
  ['times that grow to the end', (at: number) => 100 + at, 'growing'],
  ['times that fall to the end, as after a collapse', (at: number) => 500 - at, 'falling'],
  ['a short transient', (at: number) => (at < 40 ? 400 : 100), null],
  ['a growth too small to matter', (at: number) => 100 + at / 20, null],
] as const)('%s', (_, ms, kind) => {
  expect(stageDriftOf(series(400, ms))?.kind ?? null).toBe(kind)
})

test('too few requests show nothing', () => {
  expect(stageDriftOf(series(79, (at) => 100 + 10 * at))).toBeNull()
})

test('describes a drift in one line', () => {
  expect(stageDriftOf(series(400, (at) => 100 + at))?.text).toMatch(
    /^answers took longer and longer: the median was 1\d\d ms in the first quarter and 4\d\d ms in the last$/,
  )
})
