import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beBusy } from './busy-fixture.ts'
import { watchStalls } from './deadlines.ts'

function block(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs) continue
}

test('a stall is seen right after it, and counted for ever', async () => {
  const stalls = watchStalls()
  await pause(20)
  block(120)
  expect(stalls.justNowMs()).toBeGreaterThan(80)
  // A busy machine stalls further, so the test polls instead of a fixed wait.
  await expect.poll(() => stalls.justNowMs() < stalls.totalMs(), { interval: 50, timeout: 60_000 }).toBe(true)
  expect(stalls.totalMs()).toBeGreaterThan(80)
  stalls.stop()
})

test('stalls that follow each other add up: bytes read now may have waited for all of them', async () => {
  const stalls = watchStalls()
  await pause(20)
  for (let count = 0; count < 4; count += 1) {
    block(150)
    await pause(1)
  }
  expect(stalls.justNowMs()).toBeGreaterThan(4 * 120)
  stalls.stop()
})

test('adds no stall after its stop', () => {
  const stalls = watchStalls()
  beBusy(80)
  stalls.stop()
  const stoppedMs = stalls.totalMs()
  beBusy(40)
  expect([stalls.totalMs(), stoppedMs >= 60]).toEqual([stoppedMs, true])
})
