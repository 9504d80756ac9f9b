import { expect, test } from 'vitest'
import { createBudget } from './pacer.ts'

test('after the time limit nothing is sent, and the error names the flag that raises it', () => {
  const budget = createBudget(10, 10, { minutes: 0, extraMs: 0, reservedMs: 0 })
  const untilMs = performance.now() + 2
  while (performance.now() < untilMs);
  expect(() => budget.reserve(1)).toThrow('the time of the run is up: 0 minutes (--max-minutes)')
  expect(budget.remainingMs()).toBe(0)
  expect(budget.cost().requests).toBe(0)
})

test('sending stops early enough for the last request, but not before half of the time', () => {
  expect(remaining(120_000)).toBeGreaterThan(539_000)
  expect(remaining(120_000)).toBeLessThanOrEqual(540_000)
  expect(remaining(3_600_000)).toBeGreaterThan(329_000)
})

test('prompt tokens are those that the service reports, else those that were estimated', () => {
  const budget = createBudget(10, 10, null, 100)
  budget.reserve(1, 50)
  budget.reserve(1, 50)
  expect(() => budget.reserve(1, 1)).toThrow('the budget of 100 prompt tokens is spent (--max-prompt-tokens)')
  budget.reserve(1)
  budget.use({ prompt_tokens: 101 })
  expect(() => budget.reserve(1)).toThrow('prompt tokens')
})

test('without a time limit there is always time', () => {
  expect(createBudget(1, 1).remainingMs()).toBe(Infinity)
})

function remaining(reservedMs: number): number {
  return createBudget(10, 10, { minutes: 10, extraMs: 60_000, reservedMs }).remainingMs()
}
