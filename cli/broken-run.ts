/** The run.json of a run that did not finish because Assay failed, and the exit codes of those that did not. */
import { composeRun } from '../conformance/session/compose.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { finalExitCode } from '../reports/baseline-text.ts'
import type { CheckRecord, Run } from '../reports/run.ts'
import { readRun } from './read-run.ts'
import { STOPPED_EXIT_CODE } from './stop.ts'
import type { SuiteResult } from './suite-runner.ts'
import { VERSION } from './version.ts'

/** The verdicts that were reached, and what broke. */
type Broken = { readonly records: readonly CheckRecord[]; readonly reason: string }

/**
 * Returns the run that the suite wrote, or the reason why it cannot be trusted: it has to hold what the runner saw. Throws
 * CliError('unreadable') for a file that is no run.
 */
export function trustedRun(path: string, { records, problems }: SuiteResult): Run | string {
  const [problem] = problems
  if (problem !== undefined) return problem
  const run = readRun(path)
  if (run === null) return 'the suite wrote no run.json'
  const pairs = Array.from({ length: Math.max(run.checks.length, records.length) }, (_, at) => ({
    written: run.checks[at],
    seen: records[at],
  }))
  const other = pairs.find(({ written, seen }) => JSON.stringify(written) !== JSON.stringify(seen))
  if (other === undefined) return run
  return `the suite and run.json disagree about ${(other.seen ?? other.written)?.id}`
}

/** Keeps the verdicts that were reached and says what broke; the outcome is `broken`, exit code 4. */
export function brokenRun(settings: Settings, plan: Plan, { records, reason }: Broken): Run {
  const { baseUrl, model, seed } = settings
  const startedAt = new Date().toISOString()
  const cost = { requests: 0, promptTokens: 0, completionTokens: 0 }
  const facts = {
    plan,
    version: VERSION,
    baseUrl,
    model,
    seed,
    startedAt,
    durationMs: 0,
    cost,
    exchanges: [],
  }
  const { reasonCheck: _, ...run } = composeRun(facts, records)
  return { ...run, outcome: 'broken', exitCode: 4, reason }
}

/** The exit code of a command that made this run: 130, as in shells, when the user stopped it. */
export function exitCodeFor(run: Run): number {
  return run.interrupted === true ? STOPPED_EXIT_CODE : finalExitCode(run)
}
