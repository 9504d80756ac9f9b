import { expect, test } from 'vitest'
import type { Observation } from './trace.ts'
import { waitEventsOf } from './waiting-events.ts'
import { requestIn } from '../observation-fixture.ts'

const request = (sentMs: number, answeredMs: number) => requestIn('001 queue', sentMs, answeredMs - sentMs)

const burstsOf = (seen: readonly Observation[]): readonly number[] =>
  waitEventsOf(seen).map(({ burst }) => burst)

test('a burst whose sending takes longer than its first answer is one burst, in the order of its answers', () => {
  const seen = [request(0, 2010), request(1, 6), request(9, 1010), request(18, 3010)]
  expect(burstsOf(seen)).toEqual([0, 0, 0, 0])
  expect(waitEventsOf(seen).map(({ startedMs }) => Math.round(startedMs / 1000))).toEqual([0, 1, 2, 3])
})

test('sequential requests, and much later ones, are not a burst', () => {
  expect(burstsOf([request(0, 5), request(6, 11), request(12, 17)])).toEqual([0, 1, 2])
  expect(burstsOf([request(0, 500), request(1, 5), request(120, 600)])).toEqual([0, 0, 1])
})
