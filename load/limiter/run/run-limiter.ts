/** Runs one identification of a limiter from the options to `limiter-run.json`: plan, build, run, judge, write. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LimitScenarioName } from '../../runner/bundle-script.ts'
import { findK6 } from '../../runner/find-k6.ts'
import { runK6 } from '../../runner/run-k6.ts'
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { judgeLimiter } from './judge-limiter.ts'
import { followRows } from './live-requests.ts'
import { planLimiter, type LimiterOptions } from './limiter-plan.ts'
import type { LimiterExecution } from './limiter-execution.ts'
import { isConclusive } from './reasons.ts'
import { readLimiterRows, type TakeRequest } from './limiter-rows.ts'
import { orStopped } from '../../runner/stopped.ts'
import { keepRows } from '../../rows/keep-rows.ts'
import { prepareOut, writeRun } from '../../runner/write-run.ts'

/** Identifies the limiter of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const one = await executeLimiterPlan('rate-limit', options)
  reportAnalysis(one)
  const run = judgeLimiter(one)
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

/** Reports the start of the analysis, which takes seconds without other progress. */
export function reportAnalysis(one: LimiterExecution): void {
  if (!isConclusive(one)) return
  const { plan, k6Run, rows } = one
  plan.load.tell({
    phase: 'analyze',
    text: `${plan.load.scenario}: finding the limiter that fits ${rows.observations.length} answers; this may take some seconds`,
    elapsedSeconds: Math.round(k6Run.durationMs / 1000),
    totalSeconds: null,
    iterations: null,
  })
}

/** `task` is the additional configuration of a scenario. `take` gets each row with its observation. */
export type ExecuteOptions = { readonly task?: object; readonly take?: TakeRequest }

/** Runs a scenario that identifies limiters and reads its rows, which stay in `options.out`. Throws LoadError. */
export async function executeLimiterPlan(
  scenario: LimitScenarioName,
  options: LimiterOptions,
  { task = {}, take }: ExecuteOptions = {},
): Promise<LimiterExecution> {
  const plan = await planLimiter(scenario, options)
  prepareOut(options.out)
  const engine = await orStopped(plan.load.stop, () => findK6(plan.load))
  const folder = mkdtempSync(join(tmpdir(), 'assay-load-'))
  try {
    const { rowsPath, ...k6Run } = await runK6(plan.load, engine.binary, folder, {
      task: { ...plan.task, ...task },
      live: (path) => {
        const lineAt = followRows(scenario, path, plan.task)
        return ({ elapsedSeconds }) => lineAt(Math.floor(elapsedSeconds))
      },
    })
    const rows = await readLimiterRows(rowsPath, plan.task.refusalStatuses, take)
    await keepRows(options.out, rowsPath)
    return { plan, engine: engine.name, k6Run, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
