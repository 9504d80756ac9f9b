import { expect, test } from 'vitest'
import { lostTimesShare } from './lost-times.ts'

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
