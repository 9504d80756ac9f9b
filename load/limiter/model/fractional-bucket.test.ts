import { expect, test } from 'vitest'
import { CoarseBucket } from './coarse-bucket.ts'

// At most 5 units; 1.25 units every 100 ms, from 0 on.
test('fractions of a unit are kept, and admit no request until they are whole', () => {
  const meter = new CoarseBucket(5, 1.25, 100, 0)
  meter.take({ atMs: 50, sdMs: 1 }, 5, 0)
  const quotas = [150, 250, 350, 450].map((atMs) => {
    const { units } = meter.remaining({ atMs, sdMs: 1 })
    const whole = Math.floor(units)
    if (whole > 0) meter.take({ atMs, sdMs: 1 }, whole, 0)
    meter.refuse({ atMs, sdMs: 1 })
    return units
  })
  // The counts are 1.25, 1.5, 1.75 and finally 2.
  expect(quotas).toEqual([1.5, 1.5, 1.5, 2.5])
})

test('a refusal shows that less than one unit was left, whatever the sum of fractions was', () => {
  const meter = new CoarseBucket(5, 1.5, 100, 0)
  meter.take({ atMs: 50, sdMs: 1 }, 3, 0)
  meter.refuse({ atMs: 60, sdMs: 1 })
  // Less than one unit plus a refill of 1.5 is 2 whole units, not the 3.5 of the count.
  expect(Math.floor(meter.remaining({ atMs: 150, sdMs: 1 }).units)).toBe(2)
})
