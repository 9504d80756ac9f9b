/** What a play of a plan leaves for the analysis. Types only. */
import type { K6Run } from '../../runner/run-k6.ts'
import type { LimiterRows } from './limiter-rows.ts'
import type { LimiterPlan } from './limiter-plan.ts'

/** What one play of a plan against a limiter left behind. */
export type LimiterExecution = {
  readonly plan: LimiterPlan
  readonly engine: string
  readonly played: Omit<K6Run, 'rowsPath'>
  readonly rows: LimiterRows
}
