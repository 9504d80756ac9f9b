import { afterAll, expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { keepBusy, type Busy } from './busy.ts'
import {
  blemishes,
  isTooBusy,
  judgeUp,
  referenceStatement,
  SLOW_WEBHOOKS,
  slowlyDelivered,
} from '../kill-matrix/kill.ts'
import { isContradiction, movedVerdicts } from '../kill-matrix/moved-verdicts.ts'
import { inFull, isBrief, isFull } from '../sampling/sampled-cases.ts'

// The number of times that the reference is judged. `npm run bench -- steady` judges it ten times.
const TIMES = isFull ? 3 : 2
// The judged capabilities. Webhooks, which take ten seconds on busy processors, are judged only in the full run.
const CAPABILITIES: readonly Capability[] = ['core', 'sse', 'websocket', ...inFull(['webhooks'] as const)]

let busy: Busy | null = null
afterAll(async () => busy?.stop())

// Not in the brief sample, because the busy processes slow down the other tests.
test.skipIf(isBrief)('beside two busy processes no verdict moves', async () => {
  busy = await keepBusy(2, 100)
  // The runs are concurrent, which makes the machine even busier.
  const runs = await Promise.all(Array.from({ length: TIMES }, () => judgeAll()))
  expect(movedVerdicts(runs).filter(isContradiction)).toEqual([])
  const wrong = runs.flatMap(blemishes)
  expect(wrong.filter((line) => !isTooBusy(line))).toEqual([])
  // Each run looked three times: beside still more work one of them may give up.
  expect(wrong.length).toBeLessThan(2)
})

async function judgeAll(): Promise<Run> {
  const reference = await startReference(SLOW_WEBHOOKS)
  try {
    return await judgeUp(reference, {}, slowlyDelivered(referenceStatement), CAPABILITIES)
  } finally {
    await reference.close()
  }
}
