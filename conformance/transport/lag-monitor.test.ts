import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beBusy } from './busy-fixture.ts'
import { startLagMonitor } from './lag-monitor.ts'

test('time in which the process is busy is counted, at once and after it', async () => {
  const lagMonitor = startLagMonitor()
  await pause(30)
  const beforeMs = lagMonitor.stalledMs()
  beBusy(80)
  const during = lagMonitor.stalledMs() - beforeMs
  await pause(30)
  const after = lagMonitor.stalledMs() - beforeMs
  lagMonitor.stop()
  // Up to one interval may pass before the timer was due.
  expect(during).toBeGreaterThanOrEqual(60)
  expect(after).toBeGreaterThanOrEqual(during - 1)
})

test('forgets stalls before a restart, and adds none after a stop', () => {
  const lagMonitor = startLagMonitor()
  beBusy(80)
  const restartedMs = performance.now()
  lagMonitor.restart()
  expect(lagMonitor.stalledMs()).toBeLessThanOrEqual(performance.now() - restartedMs)
  beBusy(40)
  lagMonitor.stop()
  const stoppedMs = lagMonitor.stalledMs()
  beBusy(40)
  expect([lagMonitor.stalledMs(), stoppedMs >= 25]).toEqual([stoppedMs, true])
})
