/** Limiters before a service that takes about 300 ms for a request, but very different times for each (world `slow-service`). */
import { expect, test } from 'vitest'
import { judgeDrawn } from './simulated/matrix.ts'

/** Seeds of limiters that were once named wrongly, or not at all. */
const NAMED = {
  'a bucket that refills while requests are sent one after another': 100_016,
  'a window that delays': 100_001,
  'a pace that is slower than the service': 100_000,
  'a queue with an end, whose pace is little slower than the service': 100_026,
  'a count over time that only bursts reach': 100_005,
  'no limit at all': 100_007,
}

test.each(Object.entries(NAMED))('%s is identified', (_title, seed) => {
  const { verdict, line } = judgeDrawn(seed, '', 200, 'slow-service')
  expect(verdict, line).toBe('right')
})

test('a count that brings all back after less than an answer is not a cap on requests in flight', () => {
  expect(judgeDrawn(100_006, '', 200, 'slow-service').answer).not.toContain('concurrency')
})

test('of a cap, it is not visible whether a few requests wait before it', () => {
  const { answer, line } = judgeDrawn(100_003, '', 200, 'slow-service')
  expect(answer).toBe('concurrency+concurrency-queue')
  expect(line).toMatch(/N=6 \(\d to 6\)/)
})
