import { expect, test } from 'vitest'
import { createWaits, measureCpu, waitShare, waitText } from './cpu-meter.ts'

const thread = (ranMs: number, waitedMs: number, slices: number) => ({ ranMs, waitedMs, slices })

test('waits of all threads since a time are summed, including threads that ended', () => {
  const waits = createWaits()
  waits.add(1000, new Map([['1', thread(500, 900, 40)]]))
  waits.add(
    1250,
    new Map([
      ['1', thread(510, 1000, 50)],
      ['2', thread(5, 20, 10)],
    ]),
  )
  waits.add(1500, new Map([['2', thread(6, 60, 15)]]))
  expect(waits.since(1000)).toEqual({
    seconds: 0.16,
    ranSeconds: 0.016,
    ofSeconds: 0.5,
    meanMs: 160 / 25,
    worstMs: 8,
  })
  expect(waits.since(1500)).toBeNull()
})

test.each([
  ['threads that wait for other programs', 9.1, 0.12, 0.91],
  ['threads that hardly wait', 0.4, 0.12, 0.04],
  ['threads that all wait', 14, 0.12, 1],
  ['threads of a large load that wait for each other', 9.1, 14, 0],
])('%s', (_name, seconds, ranSeconds, share) => {
  const wait = { seconds, ranSeconds, ofSeconds: 10, meanMs: 2, worstMs: 9 }
  expect(waitShare(wait)).toBeCloseTo(share, 9)
  expect(waitText(wait)).toMatch(/^k6 waited \d+\.\d s for a processor in 10\.0 s.* another machine.*chrt/)
})

test.skipIf(process.platform !== 'linux')('a process of this machine has run', async () => {
  const meter = measureCpu(process.pid)
  const from = Date.now() - 1
  await new Promise((resolve) => setTimeout(resolve, 600))
  meter.stop()
  expect(meter.waitSince(from)?.ofSeconds).toBeGreaterThan(0.2)
})
