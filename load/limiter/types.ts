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

/**
 * What a request asks for: an answer of up to 16 tokens (`chat`), one token (`brief`), or up to 200 (`long`). The service must
 * refuse `wrong-key` (with an API key that does not exist) and `invalid` (with an invalid body).
 */
export type RequestKind = 'chat' | 'brief' | 'long' | 'wrong-key' | 'invalid'

/** A request to send: when (`atMs`, in ms since the start of the run), with which API key, and from which address (`source`). */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** About how many tokens the prompt has. 0 means the shortest prompt. */
  readonly tokens: number
}

/** Planned requests, in the order of sending. */
export type Requests = readonly PlannedRequest[]

/** The requests of one test, planned together. Each is sent at its time or later. */
export type Batch = {
  readonly type: 'batch'
  /** The name of the test to which the requests belong, such as `scope`: does the limit count other keys too? */
  readonly stage: string
  /** What these requests test, as one line for the progress report. */
  readonly purpose: string
  readonly isParallel: boolean
  readonly keepsConnections?: true
  readonly requests: readonly PlannedRequest[]
  /** If set, the batch ends with its first refused request. Only for requests that are sent one after the other. */
  readonly until?: 'refusal'
}

/** The end of a run, with its reason: all is known, a bound is reached, no limit showed, or the answers are useless. */
export type Done = {
  readonly type: 'done'
  readonly because: 'answered' | 'bounds' | 'nothing-limited' | 'unusable'
  readonly note: string
}

/** Whether a limit refused a request. `accepted` includes errors such as 400. `unclassified`: the answer does not show it. */
export type Outcome = 'accepted' | 'refused' | 'unclassified'

/** A request with its answer. `closedMs` is when the answer ended, in ms since the start of the run. */
export type Observation = PlannedRequest & {
  readonly stage: string
  /** When the request was sent, in ms since the start of the run. On a new connection, this is after the handshake. */
  readonly sentMs: number
  /** When the first byte of the answer came, or the request ended without one, in ms since the start of the run. */
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

/** What a run may use: its budget of requests, tokens and time, its API keys and its IP addresses. */
export type Bounds = {
  /** Names for the API keys, used instead of the secret values. The run identifies the limits of the first one. */
  readonly keys: readonly string[]
  /** Names for the local IP addresses from which the run sends. */
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxMs: number
  readonly startEpochMs: number
  readonly canStream: boolean
  /** True if the run may use more than a tenth of a quota per hour or day. */
  readonly maySpendDay?: boolean
  /** The limits that the statement of the service declares. */
  readonly declared: readonly LimiterAnnounced[]
}

/** The answered requests of a run so far, and what the run may use. */
export type RunSoFar = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** The requests, tokens and seconds that the rest of a run is expected to take. */
export type ExpectedCost = LimiterExpectedCost & {
  /** Why the cost of the run is unknown or incomplete; null if it is complete. */
  readonly note: string | null
}

/** Plans a run step by step: returns the next requests for the answers so far, or why the run ends. */
export type NextBatch = (from: RunSoFar) => Batch | Done
