import { expect, test } from 'vitest'
import { rateInterval } from './compare-loads.ts'

// Returns pseudo-random counts from a linear congruential generator (Numerical Recipes). The same seed gives the same counts.
function drawn(seed: number, length: number): readonly number[] {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 20 + Math.floor((state / 2 ** 32) * 20)
  })
}

test('the interval of a rate covers the truth about as often as it says', () => {
  const intervals = Array.from({ length: 200 }, (_, at) => rateInterval(drawn(at * 7919 + 1, 60), 1))
  const covering = intervals.filter(
    (interval) => interval !== null && interval.low <= 29.5 && interval.high >= 29.5,
  )
  expect(covering.length).toBeGreaterThanOrEqual(176)
})

test('counts per two seconds are halved, and too few of them have no interval', () => {
  const one = rateInterval(drawn(1, 40), 1)
  const two = rateInterval(drawn(1, 40), 2)
  expect(two?.low).toBeCloseTo((one?.low ?? 0) / 2)
  expect(rateInterval(drawn(1, 11), 1)).toBeNull()
})
