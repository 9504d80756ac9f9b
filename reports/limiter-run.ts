/** What the reports need of `limiter-run.json` (`"schema": "assay.limiter/1"`). What the load room writes fits it. */

/** A value with the range that explains what was seen about as well. */
export type LimiterInterval = { readonly value: number; readonly low: number; readonly high: number }

/** One request. */
export type LimiterDot = {
  readonly sentMs: number
  readonly key: string
  readonly source: string
  readonly kind: string
  readonly outcome: 'accepted' | 'refused' | 'stray'
  readonly status: number
}

/** The part of a run that is shown. Probabilities run from 0 to 1. */
export type LimiterRun = {
  readonly outcome: 'answered' | 'undetermined' | 'invalid' | 'aborted'
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly scenario: string
  readonly suite: { readonly version: string }
  readonly target: { readonly baseUrl: string; readonly model: string }
  readonly engine: string
  readonly seed: string
  readonly startedAt: string
  readonly durationMs: number
  readonly most: { readonly requests: number; readonly seconds: number }
  readonly cost: {
    readonly requests: number
    readonly accepted: number
    readonly refused: number
    readonly stray: number
    readonly tokens: number
    readonly seconds: number
  }
  readonly keys: readonly string[]
  readonly sources: readonly string[]
  readonly answer: readonly string[]
  readonly finding: {
    readonly verdict: string
    readonly reason: string | null
    readonly experiment: string | null
    readonly posterior: readonly { readonly family: string; readonly probability: number }[]
    readonly capacity: LimiterInterval | null
    readonly windowMs: LimiterInterval | null
    readonly ratePerSecond: LimiterInterval | null
    readonly phases: readonly string[]
    readonly scopes: readonly string[]
    readonly unit: string
  } | null
  readonly statement: unknown
  readonly settings: string | null
  readonly ended: { readonly because: string; readonly note: string } | null
  readonly dots: readonly LimiterDot[]
  readonly releases: readonly { readonly key: string; readonly atMs: readonly number[] }[]
}
