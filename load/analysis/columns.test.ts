import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { createColumns } from './columns.ts'
import { timeOrderOf } from './time-order.ts'

type Sample = {
  readonly atSeconds: number
  readonly a: number | null
  readonly b: number | null
  readonly c: null
}

/** More than two pages, with ties in time, moments before 0 and values that are missing. */
const samples: readonly Sample[] = Array.from({ length: 9000 }, (_, index) => {
  const random = randomAt(randomRoot('columns', 'test'), index)
  const atSeconds = Math.floor(random.uniform() * 4000) / 8 - 100
  const a = random.uniform() < 0.3 ? null : random.uniform() * 100
  return { atSeconds, a, b: index < 20 ? index : null, c: null }
})

function columnsOf(all: readonly Sample[]) {
  const columns = createColumns(['a', 'b', 'c'])
  for (const { atSeconds, ...values } of all) columns.add(values, atSeconds)
  return columns
}

function valuesOf(name: 'a' | 'b', all: readonly Sample[]): readonly number[] {
  return all.flatMap((sample) => sample[name] ?? [])
}

test('a column has the values that are there, sorted and in the order of time', () => {
  const columns = columnsOf(samples)
  const inTime = samples.toSorted((x, y) => x.atSeconds - y.atSeconds || (x.a ?? 0) - (y.a ?? 0))
  expect([...columns.column('a').inTimeOrder()]).toEqual(valuesOf('a', inTime))
  expect([...columns.column('a').sorted()]).toEqual(valuesOf('a', samples).toSorted((x, y) => x - y))
  const few = samples.slice(0, 20).toSorted((x, y) => x.atSeconds - y.atSeconds || (x.b ?? 0) - (y.b ?? 0))
  expect([...columns.column('b').inTimeOrder()]).toEqual(valuesOf('b', few))
  expect(columns.column('c').sorted()).toHaveLength(0)
})

test('the order in which they are added does not matter, and reading does not end adding', () => {
  const columns = columnsOf(samples.slice(0, 5000).toReversed())
  columns.column('a').inTimeOrder()
  for (const { atSeconds, ...values } of samples.slice(5000)) columns.add(values, atSeconds)
  expect(columns.column('a').inTimeOrder()).toEqual(columnsOf(samples).column('a').inTimeOrder())
})

test('values without a time stay in the order in which they were added', () => {
  const columns = createColumns(['a'])
  for (const a of [3, 1, 2]) columns.add({ a })
  expect([...columns.column('a').inTimeOrder()]).toEqual([3, 1, 2])
  expect([...columns.column('a').sorted()]).toEqual([1, 2, 3])
})

test('the order of moments before and after 0', () => {
  expect([...timeOrderOf(Float32Array.of(2.5, -1, 0, -300, 1e-9, 2.5, 70_000))]).toEqual([
    3, 1, 2, 4, 0, 5, 6,
  ])
  expect(timeOrderOf(new Float32Array())).toHaveLength(0)
})
