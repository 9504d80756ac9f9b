/** The load part of `npm start`: JSON answers, then streams, a few seconds each. */
import type { LoadRun } from '../schemas/compiled/load-run.ts'
import { join } from 'node:path'
import { canRequestStreams } from '../load/runner/load-protocol.ts'
import { isLoopback, type SecretHeader } from '../load/runner/load-target.ts'
import { renderRun } from '../reports/formats.ts'
import type { Run } from '../reports/run.ts'
import type { CommandContext } from './command.ts'
import { runWithProgress } from './commands/load-command.ts'
import { dropIfEmpty, makeFolder } from './out-folder.ts'
import type { StopSignals } from './stop.ts'
import { unlessStopped } from './stopped-load.ts'
import { writeReports } from './present.ts'

/** The load to start: the service of `run`, with its key. `out` gets a folder per scenario. */
export type StartLoad = {
  readonly run: Run
  readonly key: string | null
  readonly headers: readonly SecretHeader[]
  readonly seed: string
  readonly out: string
  readonly signals: StopSignals
}

const SCENARIOS = ['throughput', 'stream'] as const
const SECONDS = '2'
const USERS = '2'

/** Runs the loads that can run, and prints their results or the reason why none ran to `words`. Returns only loads that were neither skipped nor stopped. */
export async function startLoad(
  { run, key, headers, seed, out, signals }: StartLoad,
  context: CommandContext,
  words: CommandContext['stdout'],
): Promise<readonly LoadRun[]> {
  const { baseUrl, model, ...more } = run.target
  const obstacle = obstacleToLoad(run)
  if (obstacle !== null || model === null) {
    words.write(`load: skipped: ${obstacle ?? 'no model'}\n`)
    return []
  }
  const loads: LoadRun[] = []
  const flags = { vus: USERS, duration: SECONDS, seed, profile: run.suite.profile }
  for (const scenario of SCENARIOS.filter((name) => name !== 'stream' || canStream(run))) {
    // A user who stopped one wants no other.
    if (signals.signal.aborted) return loads
    const folder = makeFolder(join(out, scenario))
    const target = { baseUrl, model, key, headers, ...more }
    const execute = () =>
      runWithProgress({ scenario, target, flags, out: folder.path, signals, conformance: null }, context)
    const load = await unlessStopped(scenario, execute, context)
    if (load === null) {
      dropIfEmpty(folder)
      return loads
    }
    const found = { kind: 'load', run: load } as const
    await writeReports(folder.path, found)
    words.write(await renderRun(found, 'summary'))
    loads.push(load)
  }
  if (!canStream(run)) words.write('load: streams skipped: the service is not known to stream\n')
  return loads
}

/** The exit code of several loads: the worst one. */
export function worstExitCode(loads: readonly LoadRun[]): number {
  return loads.reduce((worst, { exitCode }) => Math.max(worst, exitCode), 0)
}

function obstacleToLoad(run: Run): string | null {
  if (!isLoopback(new URL(run.target.baseUrl).hostname)) return `${run.target.baseUrl} is not this machine`
  if (run.outcome === 'broken') return 'the conformance run broke'
  return passed(run, 'core.post-completes') ? null : 'no completion came back'
}

/** Returns whether to send requests for streams: the service is known to stream, and its profile says how one is requested. */
function canStream(run: Run): boolean {
  return passed(run, 'sse.offered') && canRequestStreams(run.suite.profile)
}

function passed(run: Run, id: string): boolean {
  return run.checks.some((check) => check.id === id && check.verdict === 'pass')
}
