/** The run.json of a run in which Assay itself failed. */
import type { Plan } from '../conformance/plan.ts'
import { composeRun } from '../conformance/compose.ts'
import type { Settings } from '../conformance/settings.ts'
import type { Run } from '../reports/run.ts'
import type { SuiteResult } from './run-suite.ts'
import { VERSION } from './version.ts'

/** Keeps the verdicts that were reached and says what broke; the outcome is `broken`, exit code 4. */
export function brokenRun(settings: Settings, plan: Plan, result: SuiteResult): Run {
  const run = composeRun(
    {
      plan,
      version: VERSION,
      baseUrl: settings.baseUrl,
      model: settings.model,
      seed: settings.seed,
      startedAt: new Date().toISOString(),
      durationMs: 0,
      cost: { requests: 0, promptTokens: 0, completionTokens: 0 },
      exchanges: [],
    },
    result.records,
  )
  const reason = result.problems[0] ?? 'the suite and run.json disagree'
  return { ...run, outcome: 'broken', exitCode: 4, reason }
}
