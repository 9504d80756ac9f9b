import { expect, test } from 'vitest'
import { CoarseBucket } from './coarse-bucket.ts'

// At most ten units; four every 100 ms, from 0 on.
const bucket = () => new CoarseBucket(10, 4, 100, 0)

test('a burst right after a tick may have begun before it: then the tick refilled a part of it', () => {
  const [near, far] = [105, 150].map((atMs) => {
    const meter = bucket()
    meter.take({ atMs: 0, sdMs: 1 }, 0, 0)
    meter.take({ atMs, sdMs: 10 }, 8, 0)
    return { ...meter.remaining({ atMs: 150, sdMs: 1 }) }
  })
  expect(far).toEqual({ units: 2.5, sd: 0.1 })
  expect(near?.units).toBeGreaterThan(3)
  expect(near?.units).toBeLessThan(2.5 + 4)
  expect(near?.sd).toBeGreaterThan(1)
})

test('a burst right before a tick may have come after it: then the refill of a full bucket was lost', () => {
  const [near, far] = [95, 50].map((atMs) => {
    const meter = bucket()
    meter.take({ atMs: 0, sdMs: 1 }, 0, 0)
    meter.take({ atMs, sdMs: 10 }, 8, 0)
    return { ...meter.remaining({ atMs: 150, sdMs: 1 }) }
  })
  expect(far).toEqual({ units: 6.5, sd: 0.1 })
  expect(near?.units).toBeLessThan(6)
  expect(near?.units).toBeGreaterThan(2.5)
  expect(near?.sd).toBeGreaterThan(1)
})
