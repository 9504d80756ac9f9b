/** The shape of `limiter-run.json` (`schemas/limiter-run.schema.json`, `"schema": "assay.limiter/1"`). A report reads nothing else. */
import type { FamilyName } from '../analysis/limiter/families/family.ts'
import type { Identification } from '../analysis/limiter/identification.ts'
import type { AskKind, Outcome } from '../analysis/limiter/trace.ts'
import type { StatementSnippet } from './snippets.ts'
import type { Decision } from './play-plan.ts'

/** What is said about the run: `answered` knows a limiter, or that none was seen; `undetermined` says why not. */
export type LimiterOutcome = 'answered' | 'undetermined' | 'invalid' | 'aborted'

/** What was found, as far as JSON can say it. */
export type Finding = Omit<Identification, 'candidates'> & {
  readonly posterior: readonly { readonly family: FamilyName; readonly probability: number }[]
}

/** One request as the plot shows it: when it was sent, whose it was, and what it came to. */
export type LimiterDot = {
  readonly sentMs: number
  readonly key: string
  readonly source: string
  readonly kind: AskKind
  readonly outcome: Outcome
  readonly status: number
}

/** `limiter-run.json`. `valid` false means: believe nothing of it. `answer` is what a person reads, a sentence each. */
export type LimiterRun = {
  readonly schema: 'assay.limiter/1'
  readonly outcome: LimiterOutcome
  /** What assay exits with: 0 answered, 3 undetermined, invalid or aborted, 4 k6 or assay broke. */
  readonly exitCode: 0 | 3 | 4
  readonly valid: boolean
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly scenario: 'rate-limit'
  readonly suite: { readonly version: string }
  readonly target: { readonly baseUrl: string; readonly model: string }
  readonly engine: string
  readonly seed: string
  readonly startedAt: string
  readonly durationMs: number
  /** Bounds that were announced, and what was spent of them. */
  readonly most: { readonly requests: number; readonly seconds: number }
  readonly cost: {
    readonly requests: number
    readonly accepted: number
    readonly refused: number
    readonly stray: number
    /** As far as answers told. */
    readonly tokens: number
    readonly seconds: number
  }
  readonly keys: readonly string[]
  readonly sources: readonly string[]
  readonly answer: readonly string[]
  readonly finding: Finding | null
  /** The limiter in the words of a statement (`assay.statement.json`), null without one. */
  readonly statement: StatementSnippet | null
  /** Settings of a client that just fits under the limit, as text. */
  readonly settings: string | null
  readonly ended: { readonly because: string; readonly note: string } | null
  readonly decisions: readonly Decision[]
  readonly dots: readonly LimiterDot[]
  /** When the limiter that was found would let one more through, by key, in milliseconds since the start. */
  readonly releases: readonly { readonly key: string; readonly atMs: readonly number[] }[]
}
