import { expect, test } from 'vitest'
import { SlidingCounter } from './sliding-counter.ts'

// At most 20 in 100 ms; windows begin at 0, 100, 200, ...
const counter = (countsRefused = false) => new SlidingCounter(20, 100, 0, countsRefused, false)

/** Returns the quota half a window after the edge at 100, when ten came at `atMs`. */
function quotaAfter(atMs: number, sdMs: number): { units: number; sd: number } {
  const meter = counter()
  meter.take({ atMs: 10, sdMs: 1 }, 0, 0)
  meter.take({ atMs, sdMs }, 10, 0)
  return { ...meter.remaining({ atMs: 150, sdMs: 0 }) }
}

test('a burst far from an edge is in one window', () => {
  expect(quotaAfter(70, 1)).toEqual({ units: 15, sd: 0.1 })
  expect(quotaAfter(130, 1)).toEqual({ units: 10.5, sd: 0.1 })
})

test.each([98, 102])('a burst at %i is in either window, and the quota is uncertain by as much', (atMs) => {
  const { units, sd } = quotaAfter(atMs, 10)
  expect(units).toBeGreaterThan(11)
  expect(units).toBeLessThan(14)
  expect(sd).toBeGreaterThan(2)
})

test('counted refusals are in either window too', () => {
  const meter = counter(true)
  meter.take({ atMs: 10, sdMs: 1 }, 0, 0)
  meter.refuse({ atMs: 102, sdMs: 10 }, 10)
  expect(meter.remaining({ atMs: 150, sdMs: 0 }).units).toBeGreaterThan(11)
})

test('no request counts before the first window', () => {
  const meter = counter()
  meter.remaining({ atMs: 1, sdMs: 10 })
  meter.take({ atMs: 1, sdMs: 10 }, 10, 0)
  expect(meter.remaining({ atMs: 50, sdMs: 0 })).toEqual({ units: 10.5, sd: 0.1 })
})
