import { expect, test } from 'vitest'
import { createHeap, createLine } from './engine.ts'

const COUNT = 5000

test('a heap gives its smallest key first', () => {
  const heap = createHeap<number>()
  const keys = Array.from({ length: COUNT }, (_, index) => (index * 7919) % COUNT)
  for (const key of keys) heap.push(key, key)
  const given = keys.map(() => [heap.leastKey(), heap.pop()])
  expect(given).toEqual(keys.map((_, index) => [index, index]))
  expect([heap.leastKey(), heap.pop()]).toEqual([Number.POSITIVE_INFINITY, undefined])
})

test('a line gives first what came first, also after it forgot most of its entries', () => {
  const line = createLine<number>()
  const given: (number | undefined)[] = []
  for (let value = 0; value < COUNT; value += 1) {
    line.push(value)
    if (value % 3 === 0) given.push(line.shift())
  }
  while (given.length < COUNT) given.push(line.shift())
  expect(given).toEqual(Array.from({ length: COUNT }, (_, index) => index))
  expect(line.shift()).toBeUndefined()
})
