/**
 * Whether `assay load` finds what is wrong only under load, names it correctly, and nothing else: each fault of the reference
 * several times, the correct reference more often, and an answer in 500 that leaks to another request, all through the
 * command line. `node test/bench/under-load-bench.ts [--runs 10] [--correct 20] [--leaks 10] [--busy 0] [--only ID,ID]`
 */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import {
  leakedUnderLoad,
  underLoadFaults,
  underSocketLoadFaults,
} from '../../reference/faults/under-load-faults.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import { assay } from '../fixtures/run-command.ts'

const LATENCY = { ttftMs: 20, gapMs: 2, jitterMs: 5 } as const
const SECONDS = 2
const SOCKET_SECONDS = 5
const LEAK_SECONDS = 30
const LEAK_EVERY = 500

/** A fault to look for; null: the reference as it is. `seconds` of load show it. */
type Case = {
  readonly name: string
  readonly fault: Patch | null
  readonly seconds: number
  readonly runs: number
  /** Without it JSON and event streams by halves. */
  readonly mix?: string
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    correct: { type: 'string', default: '20' },
    leaks: { type: 'string', default: '10' },
    busy: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
})

const cases: readonly Case[] = [
  ...underLoadFaults.map((fault) => ({ name: fault.id, fault, seconds: SECONDS, runs: Number(values.runs) })),
  ...underSocketLoadFaults.map((fault) => ({
    name: `${fault.id}-websocket`,
    fault,
    seconds: SOCKET_SECONDS,
    runs: Number(values.runs),
    mix: 'websocket=1',
  })),
  {
    name: 'correct-websocket',
    fault: null,
    seconds: SOCKET_SECONDS,
    runs: Number(values.correct),
    mix: 'websocket=1',
  },
  { name: 'correct', fault: null, seconds: SECONDS, runs: Number(values.correct) },
  {
    name: `leak-in-${LEAK_EVERY}`,
    fault: leakedUnderLoad(LEAK_EVERY),
    seconds: LEAK_SECONDS,
    runs: Number(values.leaks),
  },
]
const folder = mkdtempSync(join(tmpdir(), 'assay-under-load-'))
const busy = Array.from({ length: Number(values.busy) }, startBusy)
let wrong = 0
await ensureK6()
try {
  const wanted =
    values.only === '' ? cases : cases.filter(({ name }) => values.only.split(',').includes(name))
  for (const one of wanted) wrong += await repeat(one)
} finally {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = wrong === 0 ? 0 : 1

async function repeat(one: Case): Promise<number> {
  const problems: string[] = []
  for (let at = 0; at < one.runs; at += 1) {
    const problem = await runOnce(one)
    if (problem !== null) problems.push(problem)
  }
  console.log(`${one.name}: ${one.runs - problems.length} of ${one.runs} runs right`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length
}

/** Returns the mistake in the output of the command; null when it is right. */
async function runOnce({ fault, seconds, mix = 'json=1,sse=1' }: Case): Promise<string | null> {
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
  if (fault !== null) return code === 1 && new RegExp(fault.reason).test(notes.join('\n')) ? null : said
  return code === 0 && conformance.checks?.length === 0 && conformance.leakCount === 0 ? null : said
}

function startBusy(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(2)'], { stdio: 'ignore' })
}
