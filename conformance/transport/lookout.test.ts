import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beBusy } from './busy-fixture.ts'
import { startLookout } from './lookout.ts'

test('time in which the process is busy is counted, at once and after it', async () => {
  const lookout = startLookout()
  await pause(30)
  const beforeMs = lookout.stalledMs()
  beBusy(80)
  const during = lookout.stalledMs() - beforeMs
  await pause(30)
  const after = lookout.stalledMs() - beforeMs
  lookout.stop()
  // Up to one interval may pass before the timer was due.
  expect(during).toBeGreaterThanOrEqual(60)
  expect(after).toBeGreaterThanOrEqual(during - 1)
})

test('what came before a restart is forgotten, and after a stop nothing is added', () => {
  const lookout = startLookout()
  beBusy(80)
  const restartedMs = performance.now()
  lookout.restart()
  expect(lookout.stalledMs()).toBeLessThanOrEqual(performance.now() - restartedMs)
  beBusy(40)
  lookout.stop()
  const stoppedMs = lookout.stalledMs()
  beBusy(40)
  expect([lookout.stalledMs(), stoppedMs >= 25]).toEqual([stoppedMs, true])
})
