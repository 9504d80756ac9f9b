import { expect, test } from 'vitest'
import { watchMachine } from './machine-watch.ts'

test('a standstill of this process is seen', async () => {
  const watch = watchMachine()
  const fromMs = Date.now()
  await pause(30)
  standStill(120)
  await pause(30)
  watch.stop()
  const { delaysMs, elapsedMs } = watch.within({ fromMs, toMs: Date.now() })
  expect(Math.max(...delaysMs)).toBeGreaterThan(80)
  expect(elapsedMs).toBeGreaterThan(150)
})

test('a standstill while k6 starts, or while it writes its summary, does not count', async () => {
  const watch = watchMachine()
  await pause(30)
  standStill(300)
  await pause(30)
  const fromMs = Date.now()
  await pause(40)
  const toMs = Date.now()
  await pause(30)
  standStill(300)
  await pause(30)
  watch.stop()
  const { delaysMs, elapsedMs } = watch.within({ fromMs, toMs })
  expect(elapsedMs).toBeCloseTo(toMs - fromMs, 1)
  // A busy machine may hold the timer up between the two moments as well, but not for longer than they are apart.
  expect(Math.max(0, ...delaysMs)).toBeLessThanOrEqual(elapsedMs + 1)
  expect(watch.within({ fromMs: fromMs - 1000, toMs }).delaysMs.some((ms) => ms > 250)).toBe(true)
  expect(watch.within({ fromMs, toMs: toMs + 1000 }).delaysMs.some((ms) => ms > 250)).toBe(true)
})

test('only the part of a standstill that lies within the span counts', async () => {
  const watch = watchMachine()
  await pause(30)
  const fromMs = Date.now() + 200
  standStill(300)
  await pause(30)
  watch.stop()
  const { delaysMs } = watch.within({ fromMs, toMs: fromMs + 50 })
  expect(Math.max(...delaysMs)).toBeCloseTo(50, 0)
})

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

/** Holds up the timers of this process. */
function standStill(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}
