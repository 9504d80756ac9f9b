import { expect, test } from 'vitest'
import { busyMachine } from './run-stage.ts'
import { capacityObjectives } from './capacity-plan.ts'

const objectives = capacityObjectives(['e2e p95 < 400ms'])

test('standstills count by their time, not by their number', () => {
  const ticks = Array.from({ length: 900 }, () => 1)
  expect(busyMachine({ delaysMs: [...ticks, 350], elapsedMs: 10_000 }, objectives)).toBeNull()
  // Two of 902 ticks, and 5 % of the time.
  expect(busyMachine({ delaysMs: [...ticks, 350, 350], elapsedMs: 10_000 }, objectives)).toBe(
    "this machine was busy: in 5.0 % of the time it delayed programs by more than 100 ms, and 'e2e p95 < 400ms' allows 5 %",
  )
})

test('many small delays decide nothing about a limit that is far above them', () => {
  const delaysMs = Array.from({ length: 500 }, () => 10)
  expect(busyMachine({ delaysMs, elapsedMs: 10_000 }, objectives)).toBeNull()
})

test('times per token spread what is late once', () => {
  const delaysMs = Array.from({ length: 20 }, () => 400)
  expect(busyMachine({ delaysMs, elapsedMs: 10_000 }, capacityObjectives(['tpot p95 < 40ms']))).toBeNull()
})
