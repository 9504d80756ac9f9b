import { afterEach, expect, test, vi } from 'vitest'
import { clockShiftMs, steadyEpochMs } from './clock.ts'

afterEach(() => void vi.restoreAllMocks())

test('without a setting the clock is the clock of the machine', () => {
  expect(Math.abs(steadyEpochMs() - Date.now())).toBeLessThan(2000)
  expect(clockShiftMs()).toBe(0)
})

test.each([-7_200_000, 7_200_000])('a clock that is set by %i ms changes nothing but the shift', (byMs) => {
  const before = steadyEpochMs()
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + byMs)
  expect(steadyEpochMs()).toBeGreaterThanOrEqual(before)
  expect(steadyEpochMs()).toBeLessThan(before + 60_000)
  expect(Math.abs(clockShiftMs() - byMs)).toBeLessThan(2000)
})
