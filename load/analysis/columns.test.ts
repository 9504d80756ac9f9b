import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { createColumns } from './columns.ts'

type Sample = {
  readonly index: number
  readonly atSeconds: number
  readonly a: number | null
  readonly b: number | null
  readonly c: null
}

/** Samples with equal times, negative times and missing values. */
const samples: readonly Sample[] = Array.from({ length: 9000 }, (_, index) => {
  const random = randomAt(randomRoot('columns', 'test'), index)
  const atSeconds = Math.floor(random.uniform() * 4000) / 8 - 100
  const a = random.uniform() < 0.3 ? null : random.uniform() * 100
  return { index, atSeconds, a, b: index < 20 ? index : null, c: null }
})

function columnsOf(all: readonly Sample[]) {
  const columns = createColumns(['a', 'b', 'c'])
  for (const { atSeconds, index, ...values } of all) columns.add(values, atSeconds, index)
  return columns
}

function valuesOf(name: 'a' | 'b', all: readonly Sample[]): readonly number[] {
  return all.flatMap((sample) => sample[name] ?? [])
}

test('a column has the values that are there, sorted and in the order of time', () => {
  const columns = columnsOf(samples)
  const inTime = samples.toSorted((x, y) => x.atSeconds - y.atSeconds || x.index - y.index)
  expect([...columns.column('a').inTimeOrder()]).toEqual(valuesOf('a', inTime))
  expect([...columns.column('a').sorted()]).toEqual(valuesOf('a', samples).toSorted((x, y) => x - y))
  const few = samples.slice(0, 20).toSorted((x, y) => x.atSeconds - y.atSeconds || x.index - y.index)
  expect([...columns.column('b').inTimeOrder()]).toEqual(valuesOf('b', few))
  expect(columns.column('c').sorted()).toHaveLength(0)
})

test('the order in which they are added does not matter, and reading does not end adding', () => {
  const columns = columnsOf(samples.slice(0, 5000).toReversed())
  columns.column('a').inTimeOrder()
  for (const { atSeconds, index, ...values } of samples.slice(5000)) columns.add(values, atSeconds, index)
  expect(columns.column('a').inTimeOrder()).toEqual(columnsOf(samples).column('a').inTimeOrder())
})

test('values without a time stay in the order in which they were added', () => {
  const columns = createColumns(['a'])
  for (const a of [3, 1, 2]) columns.add({ a })
  expect([...columns.column('a').inTimeOrder()]).toEqual([3, 1, 2])
  expect([...columns.column('a').sorted()]).toEqual([1, 2, 3])
})

// Returns the duration in ms for an index: 10 and 20 in turn, with one outlier.
const ms = (index: number): number => (index === 777 ? 1e6 : index % 2 === 0 ? 10 : 20)

test('of too many requests an even sample is kept, whatever their order, with the smallest and the largest of all', () => {
  const names = ['ms'] as const
  const [some, reversed] = [createColumns(names, 1000), createColumns(names, 1000)]
  const indexes = Array.from({ length: 100_000 }, (_, index) => index)
  for (const index of indexes) some.add({ ms: ms(index) }, index / 10, index)
  for (const index of indexes.toReversed()) reversed.add({ ms: ms(index) }, index / 10, index)
  const sorted = some.column('ms').sorted()
  expect(sorted.length).toBeGreaterThan(400)
  expect(sorted.length).toBeLessThanOrEqual(1000)
  expect([sorted[0], sorted.at(-1)]).toEqual([10, 1e6])
  expect(sorted.filter((value) => value === 10).length / sorted.length).toBeCloseTo(0.5, 1)
  expect(reversed.column('ms').sorted()).toEqual(sorted)
  expect(reversed.column('ms').inTimeOrder()).toEqual(some.column('ms').inTimeOrder())
})
