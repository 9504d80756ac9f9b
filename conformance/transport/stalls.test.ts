import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchStalls } from './stalls.ts'

function block(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs) continue
}

test('a stall is seen right after it, and counted for ever', async () => {
  const stalls = watchStalls()
  await pause(20)
  block(120)
  expect(stalls.justNowMs()).toBeGreaterThan(80)
  await pause(250)
  const total = stalls.totalMs()
  expect(total).toBeGreaterThan(80)
  expect(stalls.justNowMs()).toBeLessThan(total)
  stalls.stop()
})

test('stalls one after the other are all just over: what is read now may have waited for each', async () => {
  const stalls = watchStalls()
  await pause(20)
  for (let count = 0; count < 4; count += 1) {
    block(150)
    await pause(1)
  }
  expect(stalls.justNowMs()).toBeGreaterThan(4 * 120)
  stalls.stop()
})
