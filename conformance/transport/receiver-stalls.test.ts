import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReceiver, type RawDelivery } from './receiver.ts'

const STALL_MS = 300

function block(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs) continue
}

const TICK_MS = 20

/** Waits in short pauses. Returns the total delay of the pauses in ms, which the stalls of the machine cause. */
async function pauseCounting(ms: number): Promise<number> {
  const untilMs = performance.now() + ms
  let lateMs = 0
  while (performance.now() < untilMs) {
    const fromMs = performance.now()
    await pause(TICK_MS)
    lateMs += Math.max(0, performance.now() - fromMs - TICK_MS)
  }
  return lateMs
}

type GivenUp = RawDelivery & { readonly closingMs: number }

/** Sends a delivery, runs `during`, aborts the delivery and returns it. `closingMs`: ms from abort to record. */
async function givenUpAfter(during: () => Promise<void>): Promise<GivenUp> {
  const receiver = createReceiver({ mode: 'loopback', port: 0 }, () => ({ knownBy: [], isExpected: true }))
  try {
    const { promise, resolve } = Promise.withResolvers<RawDelivery>()
    const address = await receiver.open([{ kind: 'silence' }], resolve, () => 1)
    address.arm()
    const sender = new AbortController()
    const sending = fetch(address.url, { method: 'POST', body: '{}', signal: sender.signal }).catch(
      () => null,
    )
    await pause(100)
    await during()
    const abortedMs = performance.now()
    sender.abort()
    await sending
    const delivery = await promise
    return { ...delivery, closingMs: performance.now() - abortedMs }
  } finally {
    await receiver.close()
  }
}

test('a stall long before a sender gave up does not affect the recorded end', async () => {
  let ownMs = 0
  const { end, endMs, stalledMs, closingMs } = await givenUpAfter(async () => {
    block(STALL_MS)
    ownMs = await pauseCounting(2 * STALL_MS)
  })
  expect(end).toBe('sender-hung-up')
  expect(endMs).toBeGreaterThan(2 * STALL_MS)
  expect(stalledMs).toBeLessThan(STALL_MS * 0.8 + ownMs + closingMs)
})

test('a stall right before a sender gave up makes the recorded end uncertain by its length', async () => {
  const { stalledMs, stalledBeforeMs } = await givenUpAfter(() => Promise.resolve(block(STALL_MS)))
  expect(stalledMs).toBeGreaterThan(STALL_MS * 0.8)
  expect(stalledBeforeMs).toBeLessThan(STALL_MS * 0.5)
})

test('a connection that a sender keeps is never closed for being idle: a delivery that came on it during a stall would be lost', async () => {
  const receiver = createReceiver({ mode: 'loopback', port: 0 }, () => ({ knownBy: [], isExpected: true }))
  const address = await receiver.open(
    [],
    () => undefined,
    () => 1,
  )
  const { headers } = await fetch(address.url, { method: 'POST', body: '{}' })
  // Node sends a keep-alive field if it closes idle connections.
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null])
  await receiver.close()
})

test('all stalls between the arming of an address and a delivery are added up', async () => {
  const receiver = createReceiver({ mode: 'loopback', port: 0 }, () => ({ knownBy: [], isExpected: true }))
  const { promise, resolve } = Promise.withResolvers<RawDelivery>()
  const address = await receiver.open([], resolve, () => 1)
  await pause(50)
  block(10 * STALL_MS)
  await pause(50)
  address.arm()
  const armedMs = performance.now()
  for (let count = 0; count < 2; count += 1) {
    block(STALL_MS)
    await pause(50)
  }
  await fetch(address.url, { method: 'POST', body: '{}' })
  const { stalledSoFarMs } = await promise
  const sinceArmedMs = performance.now() - armedMs
  await receiver.close()
  expect(stalledSoFarMs).toBeGreaterThan(2 * STALL_MS * 0.8)
  // The stall before the address was armed is not included.
  expect(stalledSoFarMs).toBeLessThan(sinceArmedMs)
})
