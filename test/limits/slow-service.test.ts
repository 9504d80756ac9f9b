/** Limiters before a service that takes about 300 ms for a request, but very different times for each (world `slow-service`). */
import { expect, test } from 'vitest'
import { sampleOf } from '../sampling/sampled-cases.ts'
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

// Each takes a second. The brief sample has so many times fewer.
const IN_BRIEF = 8

test.each(sampleOf(Object.entries(NAMED), 1, IN_BRIEF))('%s is identified', (_title, seed) => {
  const { verdict, line } = judgeDrawn(seed, '', 200, 'slow-service')
  expect(verdict, line).toBe('right')
})

/** What uneven times leave open, and what they must not be taken for. */
type Open = readonly [title: string, seed: number, answer: RegExp, line: RegExp]
const OPEN: readonly Open[] = [
  [
    'of a cap, it is not visible whether a few requests wait before it',
    100_003,
    /^concurrency\+concurrency-queue$/,
    /N=6 \(\d to 6\)/,
  ],
  [
    'a bucket that comes back fast is not taken for a queue',
    100_064,
    /^token-bucket\+truncating-bucket$/,
    /./,
  ],
  [
    'a short window that delays is one of the paces, and its size is not excluded',
    100_073,
    /^concurrency-queue\+none\+pacing\+queued-window$/,
    /N=13 \(13 to 30\)/,
  ],
  [
    'a queue whose steps are far shorter than the answers is not taken for a short window',
    100_098,
    /^undetermined$/,
    /./,
  ],
  [
    'a pace of many service times is a limiter, even if few requests show it',
    100_144,
    /^pacing\+queue-with-overflow$/,
    /./,
  ],
  [
    'of a cap with a queue, it is not visible how many of the accepted requests wait',
    100_172,
    /^concurrency-queue$/,
    /N=41 \(26 to 99\)/,
  ],
  [
    'a bucket that long answers make look like a number in flight is not a queue of which nothing waited',
    300_082,
    /^undetermined$/,
    /./,
  ],
  [
    'a count that brings all back after less than an answer is not a cap on requests in flight',
    100_006,
    /^(?!.*concurrency)/,
    /./,
  ],
]

test.each(sampleOf(OPEN, 1, IN_BRIEF))('%s', (_title, seed, answer, line) => {
  const judged = judgeDrawn(seed, '', 200, 'slow-service')
  expect(judged.answer).toMatch(answer)
  expect(judged.line).toMatch(line)
})
