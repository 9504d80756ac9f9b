import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { attentiveTimeout } from './webhook-hub.ts'

function stall(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

test('a deadline aborts its signal after its time', async () => {
  const startMs = performance.now()
  const { signal } = attentiveTimeout(60)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(55)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a stall as long as the deadline does not abort it', async () => {
  const { signal, cancel } = attentiveTimeout(200)
  stall(300)
  await pause(0)
  expect(signal.aborted).toBe(false)
  cancel()
})

test('a process that is kept from running again and again does not wait for many times its deadline', async () => {
  const startMs = performance.now()
  const { signal } = attentiveTimeout(300)
  let turns = 0
  while (!signal.aborted) {
    stall(40)
    turns += 1
    await pause(0)
  }
  // Each planned step of 10 ms takes at least 40 ms, so 30 steps would take at least 1,200 ms.
  expect(turns).toBeLessThan(20)
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(300)
})

test('a canceled deadline never aborts', async () => {
  const { signal, cancel } = attentiveTimeout(20)
  cancel()
  await pause(60)
  expect(signal.aborted).toBe(false)
})
