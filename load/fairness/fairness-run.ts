/** The shape of `fairness-run.json` (`schemas/fairness-run.schema.json`, `"schema": "assay.fairness/1"`). */
import type { Fairness } from '../analysis/fairness.ts'
import type { LimitScope } from '../analysis/limit-scope.ts'
import type { FairnessShape } from './plan.ts'
import type { LimiterRun } from '../limits/limiter-run.ts'

/** `valid` false means: quote no number of it. `answer` is what a person reads, a sentence each. */
export type FairnessRun = Pick<
  LimiterRun,
  | 'valid'
  | 'reasons'
  | 'notes'
  | 'suite'
  | 'target'
  | 'engine'
  | 'seed'
  | 'startedAt'
  | 'durationMs'
  | 'most'
  | 'cost'
  | 'keys'
  | 'sources'
  | 'answer'
  | 'ended'
> & {
  readonly schema: 'assay.fairness/1'
  readonly outcome: 'answered' | 'invalid' | 'aborted'
  readonly exitCode: 0 | 3 | 4
  readonly scenario: 'fairness'
  readonly asked: FairnessShape
  readonly fairness: Fairness | null
  readonly scope: LimitScope | null
}
