/** The types of `limiter-run.json` (`limiter-run.schema.json`, `"schema": "assay.limiter/1"`): what a load writes and a report reads. */
import type { FairnessRun } from './compiled/fairness-run.ts'
import type { LimiterRun } from './compiled/limiter-run.ts'

export type {
  LimiterDecision,
  LimiterDot,
  LimiterFieldFamily,
  LimiterFields,
  LimiterFinding,
  LimiterInterval,
  LimiterRaces,
  LimiterRun,
} from './compiled/limiter-run.ts'

/** The common part of every run that sends requests to a limiter. */
export type AskedRun = Omit<Pick<LimiterRun, keyof LimiterRun & keyof FairnessRun>, 'schema' | 'scenario'>
