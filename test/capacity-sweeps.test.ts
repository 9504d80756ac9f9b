import { expect, test } from 'vitest'
import { simulateSweep, sweepCase } from './bench/capacity-simulation.ts'

// The true capacity of each is in the table that `npm run bench:capacity` prints. models.test.ts computes that of the first from theory.
const cases = [
  { truth: 68.4, each: sweepCase('mmc', {}, 95, 300) },
  { truth: 34.3, each: sweepCase('mdc', {}, 95, 100) },
  { truth: 35.1, each: sweepCase('batching', {}, 95, 250) },
  { truth: 58.5, each: sweepCase('tokens', {}, 95, 250) },
] as const
const SWEEPS = 25

test(
  'of a hundred simulated sweeps the intervals hold the truth in most, and the answers are near it',
  { timeout: 240_000 },
  () => {
    const outcomes = cases.flatMap(({ truth, each }) =>
      Array.from({ length: SWEEPS }, (_, sweep) => {
        const { answer } = simulateSweep(each, `test ${sweep}`, 120).judgement
        if (answer?.ratePerSecond == null) return null
        const { low, high } = answer.interval
        return {
          error: answer.ratePerSecond / truth - 1,
          holds: low <= truth && truth <= (high ?? Number.POSITIVE_INFINITY),
        }
      }),
    )
    const answered = outcomes.filter((outcome) => outcome !== null)
    expect(answered.length).toBeGreaterThan(90)
    // 95 of 100 are 90 or more but once in fifty; a wrong interval is far below.
    expect(answered.filter(({ holds }) => holds).length / answered.length).toBeGreaterThanOrEqual(0.88)
    const errors = answered.map(({ error }) => Math.abs(error)).toSorted((a, b) => a - b)
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.05)
  },
)
