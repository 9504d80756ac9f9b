/** What the reports need of `fairness-run.json` (`"schema": "assay.fairness/1"`). What the load room writes fits it. */
import type { LimiterRun } from './limiter-run.ts'

type Tally = {
  readonly asked: number
  readonly completed: number
  readonly refused: number
  readonly goodPerSecond: number
}
type Span = { readonly low: number; readonly high: number }

/** The part of a run that is shown. */
export type FairnessRun = Pick<
  LimiterRun,
  'suite' | 'target' | 'reasons' | 'notes' | 'answer' | 'most' | 'cost' | 'ended'
> & {
  readonly outcome: 'answered' | 'invalid' | 'aborted'
  readonly fairness: {
    readonly keys: readonly {
      readonly key: string
      readonly isAggressor: boolean
      readonly calm: Tally
      readonly press: Tally
    }[]
    readonly jainOfVictims: number | null
    readonly jainOfAll: number | null
    readonly ttft: readonly {
      readonly percentile: number
      readonly calmMs: number | null
      readonly pressMs: number | null
      readonly ratio: number | null
      readonly ratioSpan: Span | null
    }[]
  } | null
}
