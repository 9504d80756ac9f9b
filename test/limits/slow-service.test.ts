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
  'a log over time whose bursts look like a pace in the order of their answers': 100_037,
  'a pace whose long answers take longer than a step': 100_096,
  'a window that delays long, and few requests': 200_033,
  'a window whose length a search near the plan misses': 200_016,
  'a window that is longer than the quickest of many long answers': 200_065,
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

test('a bucket that comes back fast is not taken for a queue', () => {
  expect(judgeDrawn(100_064, '', 200, 'slow-service').answer).toBe('token-bucket+truncating-bucket')
})

test('a short window that delays is one of the paces, and its size is not excluded', () => {
  const { answer, line } = judgeDrawn(100_073, '', 200, 'slow-service')
  expect(answer).toBe('concurrency-queue+none+pacing+queued-window')
  expect(line).toMatch(/N=13 \(13 to 30\)/)
})

test('a queue whose steps are far shorter than the answers is not taken for a short window', () => {
  expect(judgeDrawn(100_098, '', 200, 'slow-service').answer).toBe('undetermined')
})

test('a pace of many service times is a limiter, even if few requests show it', () => {
  expect(judgeDrawn(100_144, '', 200, 'slow-service').answer).toBe('pacing+queue-with-overflow')
})

test('of a cap with a queue, it is not visible how many of the accepted requests wait', () => {
  const { answer, line } = judgeDrawn(100_172, '', 200, 'slow-service')
  expect(answer).toBe('concurrency-queue')
  expect(line).toMatch(/N=41 \(26 to 99\)/)
})

test('a bucket that long answers make look like a number in flight is not a queue of which nothing waited', () => {
  expect(judgeDrawn(300_082, '', 200, 'slow-service').answer).toBe('undetermined')
})
