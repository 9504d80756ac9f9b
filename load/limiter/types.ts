/**
 * The types of the identifier of rate limits. Its pure part plans batches of requests and identifies limits from the answers; the other
 * part sends the batches and reports the identification. Keys and sources are labels, never secrets or addresses.
 */

import type { LimiterAnnounced } from '../../schemas/compiled/limiter-run.ts'

// The types of what the run file holds. `schemas/limiter-run.schema.json` defines them, with the meaning of each member.
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
 * What a request is for. `chat`: a normal request. `brief`: the shortest answer. `long`: a long answer as an event stream. `wrong-key`:
 * a key that nobody has. `invalid`: a body that the service refuses. `aborted`: a long answer that the client cuts.
 */
export type RequestKind = 'chat' | 'brief' | 'long' | 'wrong-key' | 'invalid' | 'aborted'

/** A request to send. Times are milliseconds since the start of the run, on one monotonic clock. */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** How many tokens the prompt should have, about; 0 for the shortest prompt. */
  readonly tokens: number
}

/**
 * Requests to send together. A parallel batch sends each request at its time, on its own connection. A serial one sends a request at its
 * time, but not before the answer to the one before it is complete. A request whose time has passed is sent at once.
 */
export type Batch = {
  readonly type: 'batch'
  /** A short identifier of what the batch is for. */
  readonly stage: string
  /** One plain line for the progress. */
  readonly purpose: string
  readonly isParallel: boolean
  readonly requests: readonly PlannedRequest[]
  /** A serial batch ends after the first answer with this outcome. */
  readonly until?: 'refusal' | 'acceptance'
}

/** The end of the run, with its cause. */
export type Done = {
  readonly type: 'done'
  readonly because: 'answered' | 'bounds' | 'nothing-limited' | 'unusable'
  readonly note: string
}

/** How a request ended. Unclassified: no answer, or one from which neither acceptance nor refusal follows. */
export type Outcome = 'accepted' | 'refused' | 'unclassified'

/** A request with its answer. */
export type Observation = PlannedRequest & {
  readonly stage: string
  readonly sentMs: number
  /** The time of the first byte of the answer; without an answer, the time at which the request ended. */
  readonly answeredMs: number
  readonly closedMs: number
  readonly outcome: Outcome
  /** 0 without an answer. */
  readonly status: number
  /** The header fields that concern limits, by their names in lower case. Several lines of a field are joined by `, `. */
  readonly fields: Readonly<Record<string, string>>
  /** The first 500 bytes of the body of a refusal or another error; null otherwise. */
  readonly errorText: string | null
  /** The `Date` field in milliseconds since 1970. */
  readonly dateMs: number | null
  readonly usedTokens: { readonly prompt: number; readonly completion: number } | null
}

/** What a plan may spend. */
export type Bounds = {
  /** Labels of the keys. The first one is examined, the second one shows the scope. */
  readonly keys: readonly string[]
  /** Labels of the addresses to send from. */
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxMs: number
  /** The start of the run in milliseconds since 1970. */
  readonly startEpochMs: number
  readonly canStream: boolean
  /** The limits that the statement declares. */
  readonly declared: readonly LimiterAnnounced[]
}

/** What plan and identification start from. */
export type Seen = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** What a run is expected to cost from now on. */
export type ExpectedCost = {
  readonly requests: number
  readonly seconds: number
  readonly tokens: number
  /** Why no better estimate exists yet; null when the plan is known. */
  readonly note: string | null
}

/** Plans the next batch. */
export type NextBatch = (from: Seen) => Batch | Done
