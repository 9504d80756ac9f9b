/**
 * Measures whether `assay load` finds and names the defects that occur only under load, and reports no others. Runs
 * each fault of the reference, a leak of one answer in 500, and the correct reference through the command line.
 * `node test/bench/under-load-bench.ts [--runs 10] [--correct 20] [--leaks 10] [--busy 0] [--only ID,ID]`
 */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { leakedUnderLoad, underLoadFaults, underSocketLoadFaults } from '../patches/under-load-faults.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import { keepBusy } from '../check/busy.ts'
import { assay } from '../fixtures/run-command.ts'
import { inFolder, benchOptions } from './bench-frame.ts'
import { reasonOf } from '../kill-matrix/fault-reasons.ts'

const LATENCY = { ttftMs: 20, gapMs: 2, jitterMs: 5 } as const
const SECONDS = 2
const SOCKET_SECONDS = 5
const LEAK_SECONDS = 30
const LEAK_EVERY = 500

/** A case of the bench. `fault`: null for the correct reference. `seconds`: the load duration that shows the fault. */
type Case = {
  readonly name: string
  readonly fault: Patch | null
  readonly seconds: number
  readonly runs: number
  /** The mix of transports. Default: half JSON, half event streams. */
  readonly mix?: string
}

const options = benchOptions(process.argv.slice(2), { runs: 10, correct: 20, leaks: 10, busy: 0, only: '' })
const { runs, correct, leaks } = options
/** The maximum duration of the busy processes in seconds. The processes end even if the bench is killed. */
const MAX_BUSY_SECONDS = 36_000

const OVER_HTTP = { seconds: SECONDS }
const OVER_SOCKETS = { seconds: SOCKET_SECONDS, mix: 'websocket=1' }
const cases: readonly Case[] = [
  ...underLoadFaults.map((fault) => ({ name: fault.id, fault, runs, ...OVER_HTTP })),
  ...underSocketLoadFaults.map((fault) => ({ name: `${fault.id}-websocket`, fault, runs, ...OVER_SOCKETS })),
  { name: 'correct-websocket', fault: null, runs: correct, ...OVER_SOCKETS },
  { name: 'correct', fault: null, runs: correct, ...OVER_HTTP },
  { name: `leak-in-${LEAK_EVERY}`, fault: leakedUnderLoad(LEAK_EVERY), runs: leaks, seconds: LEAK_SECONDS },
]
await ensureK6()
const busy = await keepBusy(options.busy, MAX_BUSY_SECONDS)
let wrong = 0
try {
  const wanted =
    options.only === '' ? cases : cases.filter(({ name }) => options.only.split(',').includes(name))
  for (const one of wanted) wrong += await repeat(one)
} finally {
  await busy.stop()
}
process.exitCode = wrong === 0 ? 0 : 1

async function repeat(one: Case): Promise<number> {
  const problems: string[] = []
  for (let at = 0; at < one.runs; at += 1) {
    const problem = await inFolder((folder) => runOnce(one, folder))
    if (problem !== null) problems.push(problem)
  }
  console.log(`${one.name}: ${one.runs - problems.length} of ${one.runs} runs right`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length
}

/** Runs a load. Returns a description of its wrong result; null if the result is right. */
async function runOnce(
  { fault, seconds, mix = 'json=1,sse=1' }: Case,
  folder: string,
): Promise<string | null> {
  const reference = await startReference({ patches: fault === null ? [] : [fault], latency: LATENCY })
  try {
    const { baseUrl, model, key } = reference
    const load = ['--vus', '30', '--duration', String(seconds), '--mix', mix, '--no-calibration']
    const args = ['load', 'stream', baseUrl, '--model', model, ...load, '--out', folder]
    const { code, stderr } = await assay(args, folder, { ASSAY_KEY: key })
    const run = JSON.parse(readFileSync(join(folder, 'load-run.json'), 'utf8')) as LoadRun
    return problemOf(run, code, fault) ?? (code === null ? stderr : null)
  } finally {
    await reference.close()
  }
}

function problemOf({ notes, conformance }: LoadRun, code: number | null, fault: Patch | null): string | null {
  const said = `exit ${code}: ${notes.join(' | ') || 'no notes'}`
  if (fault !== null) return code === 1 && reasonOf(fault).test(notes.join('\n')) ? null : said
  return code === 0 && conformance.checks?.length === 0 && conformance.leakCount === 0 ? null : said
}
