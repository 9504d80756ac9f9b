import { expect, test } from 'vitest'
import { isAtFullSpeed } from './full-speed.ts'
import type { WaitEvent } from './waiting-events.ts'

/** Bursts, each second one, answered one after another. */
function bursts(sizes: readonly number[], stepMs: number): readonly WaitEvent[] {
  return sizes.flatMap((size, burst) =>
    Array.from({ length: size }, (_, at) => {
      const arrivedMs = 1000 * burst
      const startedMs = arrivedMs + at * stepMs
      const inside = { insideMost: 1, insideLeast: 0, lost: 0 }
      return {
        arrivedMs,
        startedMs,
        endedMs: startedMs,
        isRefused: false,
        sdMs: 10,
        ...inside,
        burst,
        wayMs: 1,
      }
    }),
  )
}

test('hundreds that are answered in a part of a second are work', () => {
  expect(isAtFullSpeed(bursts([30, 60, 240], 0.6))).toBe(true)
})

test('a slower pace may be a queue, and so may long waits', () => {
  expect(isAtFullSpeed(bursts([30, 60, 240], 8))).toBe(false)
  expect(isAtFullSpeed(bursts([30, 60, 240], 3))).toBe(false)
})

test('one that waited alone was not kept waiting by the work on others', () => {
  const alone = bursts([60, 1], 0.6).map((one) => (one.burst === 0 ? one : { ...one, startedMs: 1200 }))
  expect(isAtFullSpeed(alone)).toBe(false)
})

test('a handful at once tells nothing', () => {
  expect(isAtFullSpeed(bursts([8, 8], 1))).toBe(false)
})
