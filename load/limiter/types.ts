/** Defines the types of the rate limit identifier. Keys and sources are labels, never secrets or addresses. */
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

/**
 * The purpose of a request. `chat`: a normal request. `brief`: the shortest answer. `long`: a long answer as an event stream.
 * `wrong-key`: a key that nobody has. `invalid`: a body that the service refuses.
 */
export type RequestKind = 'chat' | 'brief' | 'long' | 'wrong-key' | 'invalid'

/** A request to send. Times are milliseconds since the start of the run, on one monotonic clock. */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** The approximate number of tokens in the prompt; 0 for the shortest prompt. */
  readonly tokens: number
}

/** Planned requests, in the order of sending. */
export type Requests = readonly PlannedRequest[]

/** Requests that are sent as one unit, each at its time or late: parallel ones on new connections, others after the answer before. */
export type Batch = {
  readonly type: 'batch'
  readonly stage: string
  /** The purpose of the batch as one line for the progress report. */
  readonly purpose: string
  readonly isParallel: boolean
  readonly keepsConnections?: true
  readonly requests: readonly PlannedRequest[]
  /** The outcome at which a serial batch ends early; absent: the batch ends after all its requests. */
  readonly until?: 'refusal'
}

/** The end of a run, which {@link NextBatch} returns instead of a batch. `because`: its cause. */
export type Done = {
  readonly type: 'done'
  readonly because: 'answered' | 'bounds' | 'nothing-limited' | 'unusable'
  readonly note: string
}

/** The outcome of a request. `unclassified`: no answer, or an answer that shows neither acceptance nor refusal. */
export type Outcome = 'accepted' | 'refused' | 'unclassified'

/** A request with its answer. */
export type Observation = PlannedRequest & {
  readonly stage: string
  /** The time when the request left, after the handshake of a new connection. */
  readonly sentMs: number
  /** The time when the first byte of the answer arrived. Without an answer: the time when the request ended. */
  readonly answeredMs: number
  readonly closedMs: number
  readonly outcome: Outcome
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** The header fields about limits, by lower-case name. Several lines of a field are joined by `, `. */
  readonly fields: Readonly<Record<string, string>>
  /** The first 500 bytes of an error body; null if the answer has no such body. */
  readonly errorText: string | null
  /** The `Date` field in epoch milliseconds. */
  readonly dateMs: number | null
  readonly usedTokens: { readonly prompt: number; readonly completion: number } | null
}

/** The budget of a run, and the labels of the keys and addresses that its plan may use. */
export type Bounds = {
  /** The labels of the keys. The first key is tested; requests with the second key determine the scope. */
  readonly keys: readonly string[]
  /** The labels of the addresses to send from. */
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxMs: number
  readonly startEpochMs: number
  readonly canStream: boolean
  /** Whether the user gave the bound on requests, so that a run may spend more than a tenth of the quota of a day or an hour. */
  readonly maySpendDay?: boolean
  /** The limits that the statement declares. */
  readonly declared: readonly LimiterAnnounced[]
}

/** The observations of a run so far and its bounds, from which plans and results are computed. */
export type Seen = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** The expected cost of the rest of a run. */
export type ExpectedCost = LimiterExpectedCost & {
  /** Why the cost is unknown or incomplete; null if the cost covers the whole remaining plan. */
  readonly note: string | null
}

/** A function that returns the next batch, or the end of the run. */
export type NextBatch = (from: Seen) => Batch | Done
