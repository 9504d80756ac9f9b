/**
 * `npm run bench -- steady [TIMES]` judges the reference ten times while two processes keep this machine busy. Prints
 * each verdict that differs between runs. Ends with exit code 1 if any verdict changed between pass and fail.
 */
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { keepBusy } from '../check/busy.ts'
import {
  blemishes,
  judgeUp,
  referenceStatement,
  SLOW_WEBHOOKS,
  slowlyDelivered,
} from '../kill-matrix/kill.ts'
import { isContradiction, movedVerdicts } from '../kill-matrix/moved-verdicts.ts'

const times = Number(process.argv[2] ?? 10)
const SECONDS_A_RUN = 120
const statement = slowlyDelivered(referenceStatement)

const busy = await keepBusy(2, times * SECONDS_A_RUN)
const runs: Run[] = []
try {
  for (let time = 1; time <= times; time += 1) {
    // A new one each time: accounts and endpoints of an earlier run must not affect the next one.
    const reference = await startReference(SLOW_WEBHOOKS)
    const all = ['core', 'signup', 'sse', 'websocket', 'webhooks'] as const
    const run = await judgeUp(reference, {}, statement, all)
    await reference.close()
    runs.push(run)
    const passed = run.checks.filter(({ verdict }) => verdict === 'pass').length
    console.log(
      `${time}: ${run.outcome}, ${passed} passed, ${run.cost.requests} requests, ${Math.round(run.durationMs / 1000)} s`,
    )
    for (const line of blemishes(run)) console.log(`   ${line}`)
  }
} finally {
  await busy.stop()
}
const moved = movedVerdicts(runs)
for (const { id, verdicts } of moved) console.log(`moved: ${id}: ${verdicts.join(' ')}`)
const contradictions = moved.filter(isContradiction).length
console.log(
  `${runs.length} runs, ${moved.length} verdicts moved, ${contradictions} of them between pass and fail`,
)
process.exitCode = contradictions > 0 ? 1 : 0
