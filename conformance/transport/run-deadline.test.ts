import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beBusy } from './busy-fixture.ts'
import { type Deadlines, createWaiting, startRunDeadline, watchStalls } from './deadlines.ts'
import { exchangeWith, ending, JSON_HEAD } from './http-fixture.ts'

const DEADLINE_MS = 300
// The answer comes after COMES_MS, before DEADLINE_MS. The stall lasts STALL_MS, longer than DEADLINE_MS. All are in ms.
const COMES_MS = 200
const STALL_MS = 600

const HEAD = `${JSON_HEAD}content-length: 2\r\n\r\n`
const STREAM_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: 1\n\n'

function afterStall(socket: Socket, now: string, later: string): void {
  if (now !== '') socket.write(now)
  setTimeout(() => socket.end(later), COMES_MS)
  // The stall begins after the bytes that were sent first have been read.
  setTimeout(() => beBusy(STALL_MS), COMES_MS / 4)
}

test.each<[string, Partial<Deadlines>, string, string]>([
  ['headers', { headersMs: DEADLINE_MS }, '', `${HEAD}{}`],
  ['the first byte', { firstByteMs: DEADLINE_MS }, HEAD, '{}'],
  ['the next byte', { idleMs: DEADLINE_MS }, `${HEAD}{`, '}'],
  ['the end', { totalMs: DEADLINE_MS }, `${HEAD}{`, '}'],
  ['the end of a stream', { graceMs: DEADLINE_MS }, `${STREAM_HEAD}data: [DONE]\n\n`, ''],
])('%s that came during a stall is not late', async (_, deadlines, now, later) => {
  const exchange = await exchangeWith((socket) => afterStall(socket, now, later), { deadlines })
  expect(ending(exchange)).toBe('complete')
  expect(exchange.timing.stalledMs).toBeGreaterThan(STALL_MS / 2)
})

test('a target that is silent is late, however long this process was held up', async () => {
  const exchange = await exchangeWith(() => beBusy(STALL_MS), { deadlines: { headersMs: DEADLINE_MS } })
  expect(ending(exchange)).toBe('timeout-headers')
  const { endMs, stalledMs = 0 } = exchange.timing
  expect(endMs - stalledMs).toBeLessThan(DEADLINE_MS * 3)
})

test('a conversation counts only the time in which this process ran', async () => {
  const stalls = watchStalls()
  const waiting = createWaiting(stalls.totalMs)
  let isThere = false
  setTimeout(() => (isThere = true), STALL_MS + COMES_MS)
  const waited = waiting.until(() => isThere, DEADLINE_MS)
  await pause(20)
  beBusy(STALL_MS)
  expect(await waited).toBe(true)
  stalls.stop()
})

test('a deadline that was stopped is never due', async () => {
  let isDue = false
  const deadline = startRunDeadline(
    20,
    () => 0,
    () => (isDue = true),
  )
  deadline.stop()
  await pause(60)
  expect(isDue).toBe(false)
})

test('repeated stalls prolong a deadline by their own length at most', async () => {
  const stalls = watchStalls()
  const startMs = performance.now()
  const holding = setInterval(() => beBusy(60), 100)
  await new Promise<void>((resolve) => {
    startRunDeadline(DEADLINE_MS, stalls.totalMs, resolve)
  })
  clearInterval(holding)
  stalls.stop()
  const tookMs = performance.now() - startMs
  expect(tookMs - stalls.totalMs()).toBeGreaterThanOrEqual(DEADLINE_MS - 50)
  // After each of 20 stalls, a tenth of a second may be spent on reading.
  expect(tookMs - stalls.totalMs()).toBeLessThan(4 * DEADLINE_MS + 2000)
})
