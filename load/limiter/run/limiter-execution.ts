/** The records of an executed plan, for the analysis. Types only. */
import type { K6Run } from '../../runner/run-k6.ts'
import type { LimiterRows } from './limiter-rows.ts'
import type { LimiterPlan } from './limiter-plan.ts'

/** The records of one executed plan against a limiter. */
export type LimiterExecution = {
  readonly plan: LimiterPlan
  readonly engine: string
  readonly k6Run: Omit<K6Run, 'rowsPath'>
  readonly rows: LimiterRows
}
