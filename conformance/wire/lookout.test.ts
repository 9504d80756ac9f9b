import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLookout } from './lookout.ts'

function beBusy(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

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
