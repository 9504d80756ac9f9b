import { expect, test } from 'vitest'
import { CoarseBucket } from './coarse-bucket.ts'

// Five at most, one and a quarter every 100 ms from 0 on.
test('fractions of a unit are kept, and admit no request until they are whole', () => {
  const meter = new CoarseBucket(5, 1.25, 100, 0)
  meter.take({ atMs: 50, sdMs: 1 }, 5, 0)
  const rooms = [150, 250, 350, 450].map((atMs) => {
    const { units } = meter.room({ atMs, sdMs: 1 })
    const whole = Math.floor(units)
    if (whole > 0) meter.take({ atMs, sdMs: 1 }, whole, 0)
    meter.refuse({ atMs, sdMs: 1 })
    return units
  })
  // 1.25, 1.5, 1.75, and 2 in the end.
  expect(rooms).toEqual([1.5, 1.5, 1.5, 2.5])
})

test('a refusal shows that there was less than one, whatever the sum of fractions said', () => {
  const meter = new CoarseBucket(5, 1.5, 100, 0)
  meter.take({ atMs: 50, sdMs: 1 }, 3, 0)
  meter.refuse({ atMs: 60, sdMs: 1 })
  // Less than one and one and a half: two, and not the three and a half that were counted.
  expect(Math.floor(meter.room({ atMs: 150, sdMs: 1 }).units)).toBe(2)
})
