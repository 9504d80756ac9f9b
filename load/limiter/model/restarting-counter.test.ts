import { expect, test } from 'vitest'
import { RestartingCounter } from './restarting-counter.ts'

// At most 20 in 100 ms.
const sdMs = 0

/** Returns the quota one and a half windows after ten requests. */
function quotaAfter(firstMs: number, countsRefused = false): number {
  const meter = new RestartingCounter(20, 100, countsRefused)
  meter.take({ atMs: 0, sdMs }, 1, 0)
  meter.take({ atMs: firstMs, sdMs }, 10, 0)
  return meter.remaining({ atMs: firstMs + 150, sdMs }).units
}

test('after two windows of rest the grid begins with the next request', () => {
  // Half of the ten still count at 380, the middle of a window that begins at 330.
  expect(quotaAfter(230)).toBe(20 - 5 + 1)
})

test('after a shorter rest the grid stays', () => {
  // At 340 the ten of 190 belong to a window that began at 100 and no longer counts.
  expect(quotaAfter(190)).toBe(20.5)
})

test('refusals use quota if the counter counts them', () => {
  const left = [false, true].map((countsRefused) => {
    const meter = new RestartingCounter(20, 100, countsRefused)
    meter.take({ atMs: 0, sdMs }, 20, 0)
    meter.refuse({ atMs: 1, sdMs }, 20)
    return meter.remaining({ atMs: 150, sdMs }).units
  })
  expect(left).toEqual([11, 1])
})
