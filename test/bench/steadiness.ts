/**
 * `npm run bench -- steadiness [TIMES] [CONDITION]`: judges the reference repeatedly with one seed under several
 * conditions, and prints a table. CONDITION selects conditions by a part of their name. Exits with code 1 after an
 * unexpected failure, warning or error, or if verdicts differ between undisturbed runs.
 */
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { keepBusy } from '../check/busy.ts'
import { judgeByCommand } from './judge-by-command.ts'
import {
  blemishes,
  judgeUp,
  referenceStatement,
  SLOW_WEBHOOKS,
  slowlyDelivered,
} from '../kill-matrix/kill.ts'
import { limitedProxy, slowProxy } from '../check/narrow-proxy.ts'
import { skewedClock } from '../check/skewed-clock.ts'
import { isContradiction, movedVerdicts } from '../kill-matrix/moved-verdicts.ts'
import { unsteadyProxy } from '../check/unsteady-proxy.ts'

const times = Number(process.argv[2] ?? 20)
const asked = process.argv[3] ?? ''
const MAX_SECONDS = 36_000
const SHOWN = 8

/** The base URL at which the target is reached through a disturbance such as a proxy. */
type Way = { readonly baseUrl: string; readonly close: () => Promise<void> }
/** A condition in which the checks run in this process, with shorter pauses than in the shipped command. */
type InProcess = {
  readonly only: readonly Capability[]
  readonly start: (baseUrl: string, time: number) => Promise<Way>
}
/** A condition in which the shipped command judges while `busyCount` other processes keep the CPU busy. */
type ByCommand = { readonly busyCount: number }
type Condition = InProcess | ByCommand

// The capabilities that are judged through a proxy. `limits` is left out, because its checks would correctly report the proxy.
const BEHIND_PROXY: readonly Capability[] = ['core', 'signup', 'sse', 'websocket', 'webhooks']

const CONDITIONS: Readonly<Record<string, Condition>> = {
  'command, as it is': { busyCount: 0 },
  'command, two busy': { busyCount: 2 },
  'as it is': {
    only: CAPABILITIES,
    start: (baseUrl) => Promise.resolve({ baseUrl, close: async () => undefined }),
  },
  'a tenth of the speed': { only: BEHIND_PROXY, start: (baseUrl) => slowProxy(baseUrl, 50) },
  // A tenth of a second stands for one: in tests, pauses are a tenth as long.
  '3 requests per second': { only: BEHIND_PROXY, start: (baseUrl) => limitedProxy(baseUrl, 3, 100) },
  '5 % resets': { only: BEHIND_PROXY, start: (baseUrl, time) => unsteadyProxy(baseUrl, 'reset', time) },
  '5 % closed': { only: BEHIND_PROXY, start: (baseUrl, time) => unsteadyProxy(baseUrl, 'closed', time) },
  'two busy processes': {
    only: CAPABILITIES,
    async start(baseUrl) {
      const busy = await keepBusy(2, MAX_SECONDS)
      return { baseUrl, close: () => busy.stop() }
    },
  },
  'clock set back': {
    only: CAPABILITIES,
    start: (baseUrl) => Promise.resolve({ baseUrl, close: setClockBack() }),
  },
}

// Sets the clock back by two hours during a run, as a corrected clock does.
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

const statement = slowlyDelivered(referenceStatement)

async function judgedRun(condition: Condition, time: number): Promise<Run> {
  return 'busyCount' in condition ? await judgedByCommand(condition) : await judgedHere(condition, time)
}

async function judgedByCommand({ busyCount }: ByCommand): Promise<Run> {
  const busy = await keepBusy(busyCount, MAX_SECONDS)
  try {
    return await judgeByCommand('steadiness')
  } finally {
    await busy.stop()
  }
}

async function judgedHere({ only, start }: InProcess, time: number): Promise<Run> {
  const clock = skewedClock()
  const reference = await startReference({ ...SLOW_WEBHOOKS, clock: clock.nowMs })
  const { key, model, limited } = reference
  const way = await start(reference.baseUrl, time)
  try {
    const limits = only.includes('limits') ? { limitsKeys: limited, clock } : {}
    return await judgeUp({ baseUrl: way.baseUrl, key, model }, {}, statement, only, limits)
  } finally {
    await way.close()
    await reference.close()
  }
}

const all: Run[] = []
let wrong = 0
console.log(`${'condition'.padEnd(24)} runs  conformant  incomplete  wrong  moved  seconds`)
for (const [name, condition] of Object.entries(CONDITIONS).filter(([id]) => id.includes(asked))) {
  const runs: Run[] = []
  for (let time = 1; time <= times; time += 1) runs.push(await judgedRun(condition, time))
  all.push(...runs)
  // Checks that count failures of the network report them, as they should.
  const lines = runs
    .flatMap(blemishes)
    .filter((line) => !/^warn core\.(answers-unbroken|valid-calls-not-5xx): /.test(line))
  const failed = lines.filter((line) => /^(?:fail|warn|error) /.test(line))
  wrong += failed.length
  const outcomes = (outcome: Run['outcome']) => runs.filter((run) => run.outcome === outcome).length
  const seconds = Math.round(runs.reduce((sum, { durationMs }) => sum + durationMs, 0) / runs.length / 1000)
  const moved = movedVerdicts(runs)
  if (name.endsWith('as it is')) wrong += moved.length
  console.log(
    [
      name.padEnd(24),
      String(times).padStart(4),
      String(outcomes('conformant')).padStart(11),
      String(outcomes('incomplete')).padStart(11),
      String(failed.length).padStart(6),
      String(moved.length).padStart(6),
      String(seconds).padStart(8),
    ].join(' '),
  )
  for (const line of [...new Set(lines)].slice(0, SHOWN)) console.log(`   ${line.slice(0, 200)}`)
  for (const { id, verdicts } of moved) console.log(`   moved: ${id}: ${verdicts.join(' ')}`)
}
const contradictions = movedVerdicts(all).filter(isContradiction)
for (const { id, verdicts } of contradictions)
  console.log(`moved between pass and fail: ${id}: ${verdicts.join(' ')}`)
process.exitCode = wrong > 0 ? 1 : 0
