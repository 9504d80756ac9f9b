/** The run.json of a run that did not come to its end: Assay failed, or its user stopped it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '../conformance/plan.ts'
import { composeRun } from '../conformance/compose.ts'
import { replayTranscript } from '../conformance/replay.ts'
import type { Settings } from '../conformance/settings.ts'
import type { CheckRecord, Run } from '../reports/run.ts'
import type { SuiteResult } from './run-suite.ts'
import { STOPPED_EXIT_CODE } from './stop.ts'
import { VERSION } from './version.ts'

/** Keeps the verdicts that were reached and says what broke; the outcome is `broken`, exit code 4. */
export function brokenRun(settings: Settings, plan: Plan, result: SuiteResult): Run {
  const reason = result.problems[0] ?? 'the suite and run.json disagree'
  return { ...bareRun(settings, plan, result.records), outcome: 'broken', exitCode: 4, reason }
}

/** Nothing could be judged, and why; the outcome is `incomplete`, exit code 3. */
export function emptyRun(settings: Settings, plan: Plan, reason: string): Run {
  return { ...bareRun(settings, plan, []), outcome: 'incomplete', exitCode: 3, reason }
}

const INTERRUPTED = 'the run was interrupted'

/** What a command ends with that made this run: 130, as shells have it, when its user stopped it. */
export function exitCodeFor(run: Run): number {
  return run.reason === INTERRUPTED ? STOPPED_EXIT_CODE : run.exitCode
}

/** Judges what the transcript holds so far; the outcome is `incomplete`. */
export function interruptedRun(settings: Settings, plan: Plan): Run {
  const path = join(settings.out ?? '', 'transcript.ndjson')
  const run = existsSync(path)
    ? replayTranscript(readFileSync(path, 'utf8'), path)
    : bareRun(settings, plan, [])
  return { ...run, outcome: 'incomplete', exitCode: 3, reason: INTERRUPTED }
}

function bareRun(settings: Settings, plan: Plan, records: readonly CheckRecord[]): Run {
  const { baseUrl, model, seed } = settings
  const startedAt = new Date().toISOString()
  const cost = { requests: 0, promptTokens: 0, completionTokens: 0 }
  return composeRun(
    { plan, version: VERSION, baseUrl, model, seed, startedAt, durationMs: 0, cost, exchanges: [] },
    records,
  )
}
