/** The shape of `limiter-run.json` (`limiter-run.schema.json`, `"schema": "assay.limiter/1"`): what a load writes and a report reads. */

/** A value with the range that explains what was seen about as well. */
export type LimiterInterval = { readonly value: number; readonly low: number; readonly high: number }

/** One request as the plot shows it: when it was sent, whose it was, and what it came to. */
export type LimiterDot = {
  readonly sentMs: number
  readonly key: string
  readonly source: string
  readonly kind: string
  readonly outcome: 'accepted' | 'refused' | 'stray'
  readonly status: number
}

/** What parallel requests got beyond the limit. */
export type LimiterRaces = { readonly verdict: string; readonly overshoot: number }

/** Middle and worst of some errors, in seconds, and how many there were. */
export type LimiterErrors = {
  readonly count: number
  readonly medianSeconds: number
  readonly worstSeconds: number
}

/** What one family of header fields was found to be worth. */
export type LimiterFieldFamily = {
  readonly family: string
  readonly onAccepted: number
  readonly onRefused: number
  readonly agreesWithCapacity: boolean | null
  readonly remaining: {
    readonly pairs: number
    readonly notFalling: number
    readonly negative: number
    /** What is still said to be left when nothing is; null, or not there, where it is said right. */
    readonly stillLeft?: number | null
  }
  readonly reset: LimiterErrors | null
}

/** What header fields were found to be worth. */
export type LimiterFields = {
  readonly families: readonly LimiterFieldFamily[]
  readonly retryAfter: {
    readonly refusals: number
    readonly present: number
    readonly malformed: readonly string[]
    readonly obeyed: number
    readonly obeyedAccepted: number
    readonly tooEarly: LimiterErrors | null
    readonly overWaited: LimiterErrors | null
    readonly timesTooLong?: number | null
  }
}

/** What was found. Probabilities run from 0 to 1, the most likely family first. */
export type LimiterFinding = {
  readonly verdict: 'identified' | 'one-of' | 'undetermined' | 'no-limit-seen'
  readonly families: readonly string[]
  readonly reason: string | null
  readonly experiment: string | null
  readonly posterior: readonly { readonly family: string; readonly probability: number }[]
  readonly capacity: LimiterInterval | null
  readonly windowMs: LimiterInterval | null
  readonly ratePerSecond: LimiterInterval | null
  readonly phases: readonly string[]
  readonly scopes: readonly string[]
  readonly unit: string
  /** Null, or not there, where it was not looked at. */
  readonly races?: LimiterRaces | null
  readonly fields?: LimiterFields
}

/** A step as it was decided. Times in milliseconds since the start of the plan. */
export type LimiterDecision =
  | {
      readonly type: 'stage'
      readonly atMs: number
      readonly stage: 'timed' | 'drain'
      readonly name: string
      readonly requests: number
      readonly untilMs: number
    }
  | {
      readonly type: 'done'
      readonly atMs: number
      readonly because: 'settled' | 'out-of-requests' | 'out-of-time' | 'no-limit-seen' | 'given-up'
      readonly note: string
    }

/**
 * What every run that asks a limiter says of itself. `valid` false means: believe nothing of it. `answer` is what a person
 * reads, a sentence each. `exitCode`: 0 answered, 3 undetermined, invalid or aborted, 4 k6 or Assay broke.
 */
export type AskedRun = {
  readonly outcome: 'answered' | 'undetermined' | 'invalid' | 'aborted'
  readonly exitCode: 0 | 3 | 4
  readonly valid: boolean
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly suite: { readonly version: string }
  readonly target: {
    readonly baseUrl: string
    readonly model: string
    /** Set where it is Assay's own reference implementation. */
    readonly isEmbedded?: true
  }
  readonly engine: string
  readonly seed: string
  readonly startedAt: string
  readonly durationMs: number
  /** Bounds that were announced, and what was spent of them. */
  readonly most: { readonly requests: number; readonly seconds: number }
  readonly cost: {
    /** All of them: also client errors (401, 404 and the like), which are counted nowhere else. */
    readonly requests: number
    /** Let through and answered with 2xx. */
    readonly accepted: number
    readonly refused: number
    readonly stray: number
    /** As far as answers told. */
    readonly tokens: number
    readonly seconds: number
  }
  /** Labels of the keys, never the keys. */
  readonly keys: readonly string[]
  /** Where each of them came from, in the same order: `$ASSAY_KEY`, or words. */
  readonly keyOrigins: readonly string[]
  readonly sources: readonly string[]
  readonly answer: readonly string[]
  /** How the plan came to its end, null when it did not. */
  readonly ended: { readonly because: string; readonly note: string } | null
}

/** `limiter-run.json`. */
export type LimiterRun = AskedRun & {
  readonly schema: 'assay.limiter/1'
  readonly scenario: 'rate-limit'
  readonly finding: LimiterFinding | null
  /** The limiter in the words of a statement (`assay.statement.json`), null without one. */
  readonly statement: object | null
  /** Settings of a client that just fits under the limit, as text. */
  readonly settings: string | null
  readonly decisions: readonly LimiterDecision[]
  readonly dots: readonly LimiterDot[]
  /** When the limiter that was found would let one more through, by key, in milliseconds since the start. */
  readonly releases: readonly { readonly key: string; readonly atMs: readonly number[] }[]
}
