import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWaiting, watchStalls, type Stalls } from './deadlines.ts'

let stalls: Stalls
beforeEach(() => (stalls = watchStalls()))
afterEach(() => stalls.stop())

function block(ms: number): void {
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

/** Waits up to `withinMs` for an event that comes after `afterMs`. Returns whether the wait saw it. */
async function isWaitedFor(withinMs: number, afterMs: number, meanwhile: () => void): Promise<boolean> {
  let isThere = false
  const waiting = createWaiting(stalls.totalMs)
  const arrival = new Promise<void>((resolve) => {
    setTimeout(() => {
      isThere = true
      waiting.wake()
      resolve()
    }, afterMs)
  })
  const result = waiting.until(() => isThere, withinMs)
  setTimeout(meanwhile, 20)
  const isMet = await result
  await arrival
  return isMet
}

test('waits for events within the time, and no longer', async () => {
  expect(await isWaitedFor(400, 50, () => undefined)).toBe(true)
  // An event after the time would count if the machine stalled until then, so this one never comes.
  expect(await createWaiting(stalls.totalMs).until(() => false, 50)).toBe(false)
})

test('a stall does not count as waited', async () => {
  // Without the stall, the wait would end after 200 ms.
  expect(await isWaitedFor(200, 320, () => block(180))).toBe(true)
})
