import { expect, test } from 'vitest'
import { createWaitMeter, measureCpu, quotaIn, timedWait, waitShare, waitText } from './cpu-meter.ts'

const FREE = quotaIn('')
const thread = (ranMs: number, waitedMs: number, slices: number) => ({ ranMs, waitedMs, slices })

test('waits of all threads since a time are summed, including threads that ended, in the share of other programs', () => {
  const waits = createWaitMeter(2)
  waits.add(1000, new Map([['1', thread(500, 900, 40)]]), 5000, FREE)
  waits.add(
    1250,
    new Map([
      ['1', thread(510, 1000, 50)],
      ['2', thread(5, 20, 10)],
    ]),
    5015,
    FREE,
  )
  waits.add(1500, new Map([['2', thread(6, 60, 15)]]), 5064, FREE)
  expect(waits.since(1000)).toEqual({
    seconds: 0.12,
    ranSeconds: 0.016,
    ofSeconds: 0.5,
    othersShare: 0.048,
    meanMs: 160 / 25,
    worstMs: 8,
  })
  expect(waits.since(1500)).toBeNull()
})

test.each([
  ['threads that wait for other programs', 9.1, 0.12, 0.91],
  ['threads that hardly wait', 0.4, 0.12, 0.04],
  ['threads that all wait', 14, 0.12, 1],
  ['threads that ran longer than they waited', 2, 14, 0.2],
])('%s', (_name, seconds, ranSeconds, share) => {
  const wait = { seconds, ranSeconds, ofSeconds: 10, meanMs: 2, worstMs: 9 }
  expect(waitShare(wait)).toBeCloseTo(share, 9)
  expect(waitText(wait)).toMatch(/^k6 waited \d+\.\d s for a processor in 10\.0 s.* another machine.*chrt/)
})

const stat = (ms: number, holds: number): string =>
  `usage_usec 100\nnr_periods 90\nnr_throttled ${holds}\nthrottled_usec ${ms * 1000}\nnr_bursts 0\n`

test('a quota that holds the container back is named, however idle the machine is', () => {
  const waits = createWaitMeter()
  waits.add(1000, new Map([['1', thread(500, 900, 40)]]), 5000, quotaIn(stat(70, 2)))
  waits.add(2000, new Map([['1', thread(600, 910, 50)]]), 6000, quotaIn(stat(370, 8)))
  const wait = waits.since(1000)
  expect(wait).toMatchObject({ seconds: 0.3, quotaSeconds: 0.3, ofSeconds: 1, meanMs: 1, worstMs: 50 })
  expect(wait && waitText({ ...wait, seconds: 99, ofSeconds: 10.2 })).toMatch(
    /^k6 waited 10\.2 s .* in 10\.2 s/,
  )
  expect(wait && waitText(wait)).toMatch(/^k6 waited 0\.3 s .* because the processor quota of this container/)
})

const NO_TICK = { ticks: 0, late: 0, lateUs: 0, worstUs: 0 }

test('where the system does not count, the late ticks of a timer do', () => {
  // In 8 s there are 32 ticks. 8 of them are late, by 20 ms each on average.
  const wait = timedWait({ ticks: 32, late: 8, lateUs: 160_000, worstUs: 500_000 })
  expect(wait).toEqual({ seconds: 2, ranSeconds: 0, ofSeconds: 8, meanMs: 5, worstMs: 500 })
  expect(waitShare(wait)).toBe(0.25)
  expect(waitShare(timedWait({ ...NO_TICK, ticks: 32 }))).toBe(0)
  expect([timedWait(NO_TICK), timedWait(null)]).toEqual([null, null])
})

test.skipIf(process.platform !== 'linux')('a process of this machine has run', async () => {
  const meter = measureCpu(process.pid)
  const from = Date.now() - 1
  await new Promise((resolve) => setTimeout(resolve, 600))
  meter.stop()
  expect(meter.waitSince(from)?.ofSeconds).toBeGreaterThan(0.2)
})
