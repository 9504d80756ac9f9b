/** Defines the types for the identification of rate limits. */
import type { LimiterAnnounced, LimiterExpectedCost } from '../../schemas/compiled/limiter-run.ts'

// The types of the run file. `schemas/limiter-run.schema.json` describes the meaning of each member.
export type {
  LimiterAnnounced as AnnouncedLimit,
  LimiterBehavior as Behavior,
  LimiterCandidate as Candidate,
  LimiterEstimate as Estimate,
  LimiterFieldTruth as FieldTruth,
  LimiterFinding as Identification,
  LimiterLimit as Limit,
  LimiterOpenQuestion as OpenQuestion,
  LimiterScope as Scope,
  LimiterSettings as ClientSettings,
  LimiterUnit as Unit,
} from '../../schemas/compiled/limiter-run.ts'

/** The purpose of a request. The service must refuse `wrong-key` and `invalid`. */
export type RequestKind = 'chat' | 'brief' | 'long' | 'wrong-key' | 'invalid'

/** A request to send. Times are milliseconds since the start of the run. */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** The approximate number of tokens in the prompt. 0 means the shortest prompt. */
  readonly tokens: number
}

/** Planned requests, in the order of sending. */
export type Requests = readonly PlannedRequest[]

/** Requests planned together, each sent at its time or later. */
export type Batch = {
  readonly type: 'batch'
  readonly stage: string
  /** The purpose of these requests, as one line for the progress report. */
  readonly purpose: string
  readonly isParallel: boolean
  readonly keepsConnections?: true
  readonly requests: readonly PlannedRequest[]
  /** If set, a batch whose requests are sent one after the other ends with its first refused request. */
  readonly until?: 'refusal'
}

/** The end of a plan with its reason. */
export type Done = {
  readonly type: 'done'
  readonly because: 'answered' | 'bounds' | 'nothing-limited' | 'unusable'
  readonly note: string
}

/** The outcome of a request. It is `unclassified` if the answer shows neither acceptance nor refusal. */
export type Outcome = 'accepted' | 'refused' | 'unclassified'

/** A request with its answer. */
export type Observation = PlannedRequest & {
  readonly stage: string
  /** When the request was sent, in ms since the start of the run. If it opened a new connection, this is after the handshake. */
  readonly sentMs: number
  /** The time, in ms since the start of the run, of the first byte of the answer, or of the end if no answer came. */
  readonly answeredMs: number
  readonly closedMs: number
  readonly outcome: Outcome
  /** The HTTP status. It is 0 if there was no answer. */
  readonly status: number
  /** The header fields about limits, by lower-case name. */
  readonly fields: Readonly<Record<string, string>>
  /** The first 500 bytes of the body of an error. Null if the answer is not an error, or if its body is empty. */
  readonly errorText: string | null
  /** The `Date` field in ms since 1970; null if there is none. */
  readonly dateMs: number | null
  readonly usedTokens: { readonly prompt: number; readonly completion: number } | null
}

/** The budget of a run, and the labels of its API keys and IP addresses. */
export type Bounds = {
  /** The labels of the API keys. The first key is tested. */
  readonly keys: readonly string[]
  /** The labels of the IP addresses to send from. */
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxMs: number
  readonly startEpochMs: number
  readonly canStream: boolean
  /** True if the run may use more than a tenth of a daily or hourly quota. */
  readonly maySpendDay?: boolean
  /** The limits that the statement declares. */
  readonly declared: readonly LimiterAnnounced[]
}

/** The requests of a run so far with their answers, and its bounds. */
export type RunSoFar = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** The expected cost of the rest of a run. */
export type ExpectedCost = LimiterExpectedCost & {
  /** Why the cost of the run is unknown or incomplete; null if it is complete. */
  readonly note: string | null
}

/** A function that returns the next requests that help to identify a rate limiter, or that no more are needed. */
export type NextBatch = (from: RunSoFar) => Batch | Done
