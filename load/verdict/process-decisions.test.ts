import { expect, test } from 'vitest'
import { lostTimesShare, pauseNotes } from './process-decisions.ts'

const fileOf = (events: number, streamChunks: number) => ({
  lostTimes: { type: 'lost-times', events },
  streamChunks,
})

test('chunks that lost their times are a share of the chunks of all processes', () => {
  const files = [fileOf(7, 400), { lostTimes: null, streamChunks: 100 }, fileOf(5, 500)]
  expect(lostTimesShare(files)).toBeCloseTo(0.012, 9)
  expect(lostTimesShare([fileOf(5000, 1000)])).toBe(1)
  expect(lostTimesShare([fileOf(5, 0)])).toBe(0)
})

const pauses = (count: number, totalUs: number) => ({ pauses: { type: 'pauses', pauses: count, totalUs } })

test('pauses of all processes are one note', () => {
  expect(pauseNotes([pauses(1200, 90_000_000), { pauses: null }, pauses(34, 2_500_000)])).toEqual([
    'users paused 1,234 times (92.5 s in all), because the target did not answer their requests; ' +
      'without the pauses, more requests would have been sent, and would have failed',
  ])
})

test('without a pause there is no note', () => {
  expect(pauseNotes([{ pauses: null }])).toEqual([])
})
