/** The run.json of a run that did not finish because Assay failed, and the exit codes of those that did not. */
import { composeRun } from '../conformance/session/compose.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { finalExitCode } from '../reports/baseline-text.ts'
import type { Run } from '../reports/run.ts'
import type { SuiteResult } from './suite-runner.ts'
import { STOPPED_EXIT_CODE } from './stop.ts'
import { VERSION } from './version.ts'

/** Keeps the verdicts that were reached and says what broke; the outcome is `broken`, exit code 4. */
export function brokenRun(settings: Settings, plan: Plan, result: SuiteResult): Run {
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
  const reason = result.problems[0] ?? 'the suite and run.json disagree'
  const { reasonCheck: _, ...run } = composeRun(facts, result.records)
  return { ...run, outcome: 'broken', exitCode: 4, reason }
}

/** The exit code of a command that made this run: 130, as in shells, when the user stopped it. */
export function exitCodeFor(run: Run): number {
  return run.interrupted === true ? STOPPED_EXIT_CODE : finalExitCode(run)
}
