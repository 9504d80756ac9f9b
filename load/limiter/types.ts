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

/** What a request asks for. The service must refuse `wrong-key` (a nonexistent API key) and `invalid` (an invalid body). */
export type RequestKind = 'chat' | 'brief' | 'long' | 'wrong-key' | 'invalid'

/** A request to send: when (in ms since the start of the run), with which API key, and from which local address. */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** The approximate number of tokens of the prompt; 0 for the shortest possible prompt. */
  readonly tokens: number
}

/** Planned requests, in the order of sending. */
export type Requests = readonly PlannedRequest[]

/** Requests that are planned together, as one step of a run. */
export type Batch = {
  readonly type: 'batch'
  readonly stage: string
  readonly purpose: string
  readonly isParallel: boolean
  readonly keepsConnections?: true
  readonly requests: readonly PlannedRequest[]
  /** `refusal`: the batch ends at its first refused request. Absent: all requests are sent. */
  readonly until?: 'refusal'
}

/** The end of a run and the reason for it. */
export type Done = {
  readonly type: 'done'
  readonly because: 'answered' | 'bounds' | 'nothing-limited' | 'unusable'
  readonly note: string
}

/** Whether a limit refused a request. Errors such as 400 count as `accepted`, and unclear answers as `unclassified`. */
export type Outcome = 'accepted' | 'refused' | 'unclassified'

/** A request that was sent, with its answer. Times are in ms since the start of the run, unless stated otherwise. */
export type Observation = PlannedRequest & {
  readonly stage: string
  readonly sentMs: number
  readonly answeredMs: number
  readonly closedMs: number
  readonly outcome: Outcome
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  /** The first 500 bytes of the body; null if the answer is not an error, or if its body is empty. */
  readonly errorText: string | null
  /** The `Date` field in ms since 1970; null if there is none. */
  readonly dateMs: number | null
  readonly usedTokens: { readonly prompt: number; readonly completion: number } | null
}

/** The budget of a run, with its API keys and local IP addresses. */
export type Bounds = {
  /** Names for the API keys, not their values. The run identifies the limits of the first key. */
  readonly keys: readonly string[]
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxMs: number
  readonly startEpochMs: number
  readonly canStream: boolean
  /** True if the run may use more than a tenth of a quota whose window is an hour or longer. */
  readonly maySpendDay?: boolean
  readonly declared: readonly LimiterAnnounced[]
}

/** The answered requests of a run so far, and its budget and API keys (`bounds`). */
export type RunSoFar = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** The expected cost of the rest of a run. */
export type ExpectedCost = LimiterExpectedCost & {
  /** Why the cost is unknown or incomplete; null if it is complete. */
  readonly note: string | null
}

/** Returns the next requests of a run, or why the run ends, given the answers so far. */
export type NextBatch = (from: RunSoFar) => Batch | Done
