import { afterAll, expect, test } from 'vitest'
import { startReference } from '../reference/server.ts'
import type { Run } from '../reports/run.ts'
import { keepBusy, type Busy } from './busy.ts'
import { blemishes, judgeUp, referenceStatement, SLOW_WEBHOOKS, slowlyDelivered } from './kill.ts'
import { isContradiction, movedVerdicts } from './verdicts.ts'

// `npm run bench:steady` judges ten times.
const TIMES = 3

let busy: Busy | null = null
afterAll(async () => busy?.stop())

test('beside two busy processes no verdict moves', async () => {
  busy = await keepBusy(2, 100)
  const reference = await startReference(SLOW_WEBHOOKS)
  const runs: Run[] = []
  try {
    for (let time = 1; time <= TIMES; time += 1)
      runs.push(
        await judgeUp(reference, {}, slowlyDelivered(referenceStatement), [
          'core',
          'sse',
          'websocket',
          'webhooks',
        ]),
      )
  } finally {
    await reference.close()
  }
  expect(movedVerdicts(runs).filter(isContradiction)).toEqual([])
  expect(runs.flatMap(blemishes)).toEqual([])
})
