/**
 * `npm run bench:steadiness [TIMES]`: judges the reference again and again with one seed, each time under other conditions, and prints a
 * table. Ends with exit code 1 where a check failed or warned that passes under good conditions.
 */
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../reports/run.ts'
import { keepBusy } from '../busy.ts'
import { blemishes, judgeUp } from '../kill.ts'
import { limitedProxy, slowProxy } from '../narrow-proxy.ts'
import { isContradiction, movedVerdicts } from '../verdicts.ts'
import { unsteadyProxy } from '../unsteady-proxy.ts'

const times = Number(process.argv[2] ?? 20)
const CAPABILITIES = ['core', 'sse', 'websocket'] as const
const MAX_SECONDS = 3600
const SHOWN = 8

/** A way to a target, and whatever else holds while it is judged. */
type Condition = (baseUrl: string, time: number) => Promise<{ baseUrl: string; close: () => Promise<void> }>

const CONDITIONS: Readonly<Record<string, Condition>> = {
  'as it is': (baseUrl) => Promise.resolve({ baseUrl, close: async () => undefined }),
  'a tenth of the speed': (baseUrl) => slowProxy(baseUrl, 50),
  // A tenth of a second stands for one: in tests, pauses are a tenth as long.
  '3 requests per second': (baseUrl) => limitedProxy(baseUrl, 3, 100),
  '5 % resets': (baseUrl, time) => unsteadyProxy(baseUrl, 'reset', time),
  '5 % closed': (baseUrl, time) => unsteadyProxy(baseUrl, 'closed', time),
  async 'two busy processes'(baseUrl) {
    const busy = await keepBusy(2, MAX_SECONDS)
    return { baseUrl, close: () => busy.stop() }
  },
  'clock set back': (baseUrl) => Promise.resolve({ baseUrl, close: setClockBack() }),
}

// Two hours back amid the run, as when a machine corrects its time.
function setClockBack(): () => Promise<void> {
  const now = Date.now
  let backMs = 0
  Date.now = () => now() - backMs
  const timer = setTimeout(() => (backMs = 7_200_000), 1000)
  return () => {
    clearTimeout(timer)
    Date.now = now
    return Promise.resolve()
  }
}

const all: Run[] = []
let wrong = 0
console.log(`${'condition'.padEnd(24)} runs  conformant  incomplete  wrong  moved  seconds`)
for (const [name, condition] of Object.entries(CONDITIONS)) {
  const count = name === 'as it is' ? times : Math.max(1, Math.ceil(times / 4))
  const runs: Run[] = []
  for (let time = 1; time <= count; time += 1) {
    const reference = await startReference({})
    const { key, model } = reference
    const way = await condition(reference.baseUrl, time)
    runs.push(await judgeUp({ baseUrl: way.baseUrl, key, model }, {}, null, CAPABILITIES))
    await way.close()
    await reference.close()
  }
  all.push(...runs)
  // What counts failures of the network says so, as it should.
  const told = runs
    .flatMap(blemishes)
    .filter((line) => !/^warn core\.(answers-unbroken|valid-calls-not-5xx): /.test(line))
  const failed = told.filter((line) => /^(?:fail|warn|error) /.test(line))
  wrong += failed.length
  const outcomes = (outcome: Run['outcome']) => runs.filter((run) => run.outcome === outcome).length
  const seconds = Math.round(runs.reduce((sum, { durationMs }) => sum + durationMs, 0) / runs.length / 1000)
  console.log(
    [
      name.padEnd(24),
      String(count).padStart(4),
      String(outcomes('conformant')).padStart(11),
      String(outcomes('incomplete')).padStart(11),
      String(failed.length).padStart(6),
      String(movedVerdicts(runs).length).padStart(6),
      String(seconds).padStart(8),
    ].join(' '),
  )
  for (const line of [...new Set(told)].slice(0, SHOWN)) console.log(`   ${line.slice(0, 200)}`)
}
const contradictions = movedVerdicts(all).filter(isContradiction)
for (const { id, verdicts } of contradictions)
  console.log(`moved between pass and fail: ${id}: ${verdicts.join(' ')}`)
process.exitCode = wrong > 0 ? 1 : 0
