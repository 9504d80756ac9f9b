import { expect, test } from 'vitest'
import { busyMachine, watchMachine } from './machine-watch.ts'
import { capacityObjectives } from './objectives.ts'

const objectives = capacityObjectives(['e2e p95 < 400ms'])

test('standstills count by their time, not by their number', () => {
  const ticks = Array.from({ length: 900 }, () => 1)
  expect(busyMachine({ delaysMs: [...ticks, 350], elapsedMs: 10_000 }, objectives)).toBeNull()
  // Two of 902 ticks, and 5 % of the time.
  expect(busyMachine({ delaysMs: [...ticks, 350, 350], elapsedMs: 10_000 }, objectives)).toBe(
    "this machine is busy: in 5.0 % of the time it held up whatever ran by more than 100 ms, and 'e2e p95 < 400ms' allows 5 %",
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

test('a standstill of this process is seen', async () => {
  const watch = watchMachine()
  await pause(30)
  standStill(120)
  await pause(30)
  watch.stop()
  const { delaysMs, elapsedMs } = watch.within(10_000)
  expect(Math.max(...delaysMs)).toBeGreaterThan(80)
  expect(elapsedMs).toBeGreaterThan(150)
  expect(elapsedMs).toBeLessThan(10_000)
})

test('a standstill before the load, while k6 starts, does not count', async () => {
  const watch = watchMachine()
  await pause(30)
  standStill(300)
  await pause(60)
  watch.stop()
  const { delaysMs, elapsedMs } = watch.within(40)
  expect(elapsedMs).toBe(40)
  // As many as fit into 40 ms; the late one came before.
  expect(delaysMs.length).toBeLessThanOrEqual(4)
})

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

/** Holds up the timers of this process. */
function standStill(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}
