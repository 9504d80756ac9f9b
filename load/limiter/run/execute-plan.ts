/** Executes the plan of a limiter run with k6, and reads its rows. */
import { rmSync } from 'node:fs'
import { storeRows } from '../../rows/store-rows.ts'
import type { LimitScenarioName } from '../../runner/bundle-script.ts'
import { findK6 } from '../../runner/find-k6.ts'
import { runK6, type K6Run } from '../../runner/run-k6.ts'
import { withStopError } from '../../runner/stopped.ts'
import { prepareOut, temporaryFolder } from '../../runner/write-run.ts'
import type { NextBatch } from '../types.ts'
import { createConductor, type Conducted } from './conductor.ts'
import { planLimiter, type LimiterOptions, type LimiterPlan } from './limiter-plan.ts'

/** The records of an executed plan. */
export type LimiterExecution = {
  readonly plan: LimiterPlan
  readonly engine: string
  readonly k6Run: Omit<K6Run, 'rowsPath'>
  readonly rows: Conducted
}

/** Executes a plan and reads its rows, which are stored in `options.out`. Throws LoadError. */
export async function executePlan(
  scenario: LimitScenarioName,
  options: LimiterOptions,
  next: NextBatch,
): Promise<LimiterExecution> {
  const plan = await planLimiter(scenario, options)
  prepareOut(options.out)
  const engine = await withStopError(plan.load.stop, () => findK6(plan.load))
  const folder = temporaryFolder()
  const conductor = createConductor(plan, next)
  try {
    const { rowsPath, ...k6Run } = await runK6(plan.load, engine.binary, folder, {
      batches: { maxMs: plan.bounds.maxMs, onChannel: conductor.talk },
      live: ({ elapsedSeconds }) => conductor.lineAt(Math.floor(elapsedSeconds)),
    })
    const rows = conductor.end(rowsPath)
    await storeRows(options.out, rowsPath)
    return { plan, engine: engine.name, k6Run, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
