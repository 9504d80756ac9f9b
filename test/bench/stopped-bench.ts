/**
 * `npm run bench -- stopped [TIMES] [TARGET] [SECONDS]`: judges the reference and Orchard (or only those whose name contains TARGET) with
 * short and with usual deadlines. The judging process is repeatedly stopped for up to SECONDS (default 8). Prints each verdict that a run
 * without stops does not have, and the folder of transcripts. Ends with exit code 1 if a check failed or warned only because of the stops.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deadlines } from '../../conformance/transport/deadlines.ts'
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { blemishes, SLOW_READINGS, SLOW_WEBHOOKS, TEST_DEADLINES, type Up } from '../kill-matrix/kill.ts'
import { drawnStops, judgeStopped, type Stop } from '../stopped/stopped-judge.ts'
import type { Order } from '../stopped/judge-child.ts'
import { orchardIn } from '../strangers/judge-orchard.ts'
import { startStranger } from '../strangers/start-stranger.ts'

const times = Number(process.argv[2] ?? 5)
const asked = process.argv[3] ?? ''
const maxStoppedMs = Number(process.argv[4] ?? 8) * 1000
const LONGEST_RUN_MS = 3000
const SHOWN_CHARS = 300

type Served = { readonly up: Up & { readonly close: () => Promise<void> }; readonly statement: string }

const { readings } = declared
const slowlyDelivered = {
  ...declared,
  readings: {
    ...readings,
    'webhooks.delivery': { ...readings['webhooks.delivery'], ...SLOW_READINGS.delivery },
    'webhooks.retry': { ...readings['webhooks.retry'], ...SLOW_READINGS.retry },
  },
}

const TARGETS: Readonly<Record<string, () => Promise<Served>>> = {
  reference: async () => ({
    up: await startReference(SLOW_WEBHOOKS),
    statement: JSON.stringify(slowlyDelivered),
  }),
  orchard: async () => {
    const { args, statement } = orchardIn({ args: [], only: null })
    return { up: await startStranger('orchard', args), statement }
  },
}
const DEADLINES: Readonly<Record<string, Partial<Deadlines>>> = { short: TEST_DEADLINES, usual: {} }

const folder = mkdtempSync(join(tmpdir(), 'assay-stopped-'))
console.log(`transcripts: ${folder}`)
const wrong = await Promise.all(
  Object.entries(TARGETS)
    .filter(([name]) => name.includes(asked))
    .flatMap(([name, serve]) =>
      Object.entries(DEADLINES).map(([kind, deadlines]) => wrongRuns(`${name}-${kind}`, serve, deadlines)),
    ),
)
const sum = wrong.reduce((total, count) => total + count, 0)
console.log(`${times * wrong.length} runs, ${sum} of them blamed the target for a stop`)
process.exitCode = sum > 0 ? 1 : 0

// Repeats a check run with random stops. Returns the number of runs with a complaint about the target that the run without stops lacks.
async function wrongRuns(
  name: string,
  serve: () => Promise<Served>,
  deadlines: Partial<Deadlines>,
): Promise<number> {
  const quiet = new Set(
    (await judged(`${name}-quiet`, serve, deadlines, [])).checks.filter(isBlame).map(idOf),
  )
  let count = 0
  for (let time = 1; time <= times; time += 1) {
    const label = `${name}-${time}`
    const stops = drawnStops(label, { ranMs: LONGEST_RUN_MS, stoppedMs: maxStoppedMs })
    const run = await judged(label, serve, deadlines, stops)
    const passed = run.checks.filter(({ verdict }) => verdict === 'pass').length
    console.log(`${label}: ${run.outcome}, ${passed} passed, ${Math.round(run.durationMs / 1000)} s`)
    const known = (line: string): boolean => [...quiet].some((id) => line.includes(` ${id}: `))
    for (const line of blemishes(run).filter((each) => !known(each)))
      console.log(`   ${line.slice(0, SHOWN_CHARS)}`)
    if (run.checks.some((record) => isBlame(record) && !quiet.has(record.id))) count += 1
  }
  return count
}

async function judged(
  label: string,
  serve: () => Promise<Served>,
  deadlines: Partial<Deadlines>,
  stops: Iterable<Stop>,
): Promise<Run> {
  const { up, statement } = await serve()
  const { baseUrl, key, model } = up
  const order: Order = {
    target: { baseUrl, key, model },
    statement,
    only: ['core', 'signup', 'sse', 'websocket', 'webhooks'],
    deadlines,
    limitsKeys: null,
    transcriptPath: join(folder, `${label}.ndjson`),
  }
  try {
    return await judgeStopped(order, stops)
  } finally {
    await up.close()
  }
}

function isBlame({ verdict }: Run['checks'][number]): boolean {
  return verdict === 'fail' || verdict === 'warn' || verdict === 'error'
}

function idOf({ id }: Run['checks'][number]): string {
  return id
}
