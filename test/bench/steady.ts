/**
 * `npm run bench:steady [TIMES]`: judges the reference ten times beside two busy processes, and names every verdict that moved.
 * Ends with exit code 1 where one moved between pass and fail.
 */
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../reports/run.ts'
import { keepBusy } from '../busy.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { parseStatement, type Statement } from '../../conformance/statement/statement.ts'
import { blemishes, judgeUp } from '../kill.ts'
import { isContradiction, movedVerdicts } from '../moved-verdicts.ts'

const times = Number(process.argv[2] ?? 10)
const SECONDS_A_RUN = 120
// By default the clock of its webhooks runs so fast that a busy machine exceeds its deadlines.
const CLOCK_SCALE = 0.05

const busy = await keepBusy(2, times * SECONDS_A_RUN)
const runs: Run[] = []
try {
  for (let time = 1; time <= times; time += 1) {
    // A fresh one each time: accounts and endpoints of an earlier run are none of the next one's business.
    const reference = await startReference({ webhooks: { clockScale: CLOCK_SCALE } })
    const all = ['core', 'signup', 'sse', 'websocket', 'webhooks'] as const
    const run = await judgeUp(reference, {}, slower(), all)
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

/** Returns the statement of the reference, with waits that fit the clock of its webhooks. */
function slower(): Statement {
  const { readings } = declared
  const growth = CLOCK_SCALE / readings['webhooks.delivery'].timeScale
  const changed = {
    ...readings,
    'webhooks.delivery': { ...readings['webhooks.delivery'], timeScale: CLOCK_SCALE },
    'webhooks.retry': {
      ...readings['webhooks.retry'],
      waitSeconds: readings['webhooks.retry'].waitSeconds * growth,
    },
  }
  return parseStatement(JSON.stringify({ ...declared, readings: changed }), 'reference.json')
}
