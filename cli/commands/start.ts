/** `npm start`: the main job on the embedded reference or on a given service: full conformance, then a short load. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLoopback } from '../../load/target.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { renderHtml } from '../../reports/html.ts'
import { renderLoadSummary } from '../../reports/load-summary.ts'
import type { Run } from '../../reports/run.ts'
import { renderPlan } from '../check-plan.ts'
import { CHECK_FLAGS, checkRequest, type CheckRequest } from '../check-request.ts'
import { parseFlags, type Command, type Surroundings } from '../command.ts'
import { judge, present, writeFaces } from '../judge-target.ts'
import { playLoad } from './load.ts'

const HELP = `usage: assay start [base-url] [options of assay check]

Full conformance, then five seconds of load, in one report. Without a base URL: the embedded reference
implementation. Load is only put on this machine; elsewhere run 'assay load' and say --allow-remote.

example: npm start -- http://127.0.0.1:8000 --model NAME
`

const LOAD_SECONDS = '5'
const LOAD_USERS = '2'

/** The main job. */
export const startCommand: Command = {
  name: 'start',
  summary: 'the main job: full conformance and a short load, one report',
  help: HELP,
  run: start,
}

async function start(args: readonly string[], around: Surroundings): Promise<number> {
  const { flags, positionals } = parseFlags(args, CHECK_FLAGS, 1)
  const request = checkRequest(flags, positionals[0], around)
  if (flags['list'] === true) {
    around.stdout.write(renderPlan(request))
    return 0
  }
  const reference = request.target === null ? await startReference({}) : null
  try {
    const run = await judge(request, reference, around)
    writeFaces(request.settings.out, run)
    present(request, run, around)
    const loadExitCode = await loadToo(request, reference, run, around)
    wordsOf(request, around).write(`report: ${join(request.settings.out, 'report.html')}\n`)
    return run.exitCode === 0 ? loadExitCode : run.exitCode
  } finally {
    await reference?.close()
  }
}

// With --json stdout holds one document and nothing else.
function wordsOf(request: CheckRequest, around: Surroundings): Surroundings['stdout'] {
  return request.json ? around.stderr : around.stdout
}

async function loadToo(
  request: CheckRequest,
  reference: Reference | null,
  run: Run,
  around: Surroundings,
): Promise<number> {
  const { baseUrl, model } = run.target
  const obstacle = obstacleToLoad(run)
  if (obstacle !== null || model === null) {
    wordsOf(request, around).write(`load: skipped: ${obstacle ?? 'no model'}\n`)
    return 0
  }
  const key = reference?.key ?? around.env[request.settings.keyEnv] ?? null
  const flags = { vus: LOAD_USERS, duration: LOAD_SECONDS, seed: request.settings.seed }
  const { out } = request.settings
  const load = await playLoad({ scenario: 'throughput', target: { baseUrl, model, key }, flags, out }, around)
  writeFileSync(join(out, 'report.html'), renderHtml({ run, load }))
  wordsOf(request, around).write(renderLoadSummary(load))
  return load.exitCode
}

function obstacleToLoad(run: Run): string | null {
  if (!isLoopback(new URL(run.target.baseUrl).hostname)) return `${run.target.baseUrl} is not this machine`
  if (run.outcome === 'broken') return 'the conformance run broke'
  const answered = run.checks.some((check) => check.id === 'core.post-completes' && check.verdict === 'pass')
  return answered ? null : 'no completion came back'
}
