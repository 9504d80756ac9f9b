import { expect, test } from 'vitest'
import { requestCountOfPart, senderOf, usersOf } from './parts.ts'

const indexes = (count: number, first = 0) => Array.from({ length: count }, (_, index) => first + index)

test('parts with as many users take turns', () => {
  const schedule = { requests: 100, users: 90 }
  expect(indexes(6).map(senderOf(3, schedule))).toEqual([1, 2, 3, 1, 2, 3])
  expect([1, 2, 3].map((number) => requestCountOfPart({ number, of: 3 }, schedule))).toEqual([34, 33, 33])
})

// Recorded: the rows of three processes with k6 2.2.0, `assay load throughput --rate 10 --duration 12 --segment K/3`, 100 users.
test('of 100 users, the first of three parts has 34 and sends 34 of each 100 requests', () => {
  const schedule = { requests: 120, users: 100 }
  const places = [1, 2, 3].map((number) => ({ number, of: 3 }))
  expect(places.map((place) => usersOf(place, 100))).toEqual([34, 33, 33])
  expect(places.map((place) => requestCountOfPart(place, schedule))).toEqual([41, 40, 39])
  const sender = senderOf(3, schedule)
  expect(indexes(9, 45).map(sender)).toEqual([1, 2, 3, 1, 2, 1, 3, 2, 1])
  expect(indexes(9, 95).map(sender)).toEqual([1, 3, 2, 1, 3, 1, 2, 3, 1])
})

test('no more users take part than there are requests', () => {
  expect(indexes(4).map(senderOf(3, { requests: 4, users: 100 }))).toEqual([1, 2, 1, 3])
})
