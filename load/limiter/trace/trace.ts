/**
 * The input of an identification: the requests to a limiter, their times, and its responses. Times are milliseconds on
 * one monotonic clock, counted from the start of the plan.
 */
import type { StageId } from './stages.ts'

/**
 * The kind of a request. `chat` is the cheapest completion, `long` one that takes the server noticeably longer. `brief` is a
 * completion of a word or two, however many tokens it may cost. `wrong-key` and `invalid` fail even without a limit.
 * `aborted` is cut after its first event.
 */
export type RequestKind = 'chat' | 'long' | 'brief' | 'wrong-key' | 'invalid' | 'aborted'

/** One request to send. `key` and `source` are labels (`a`, `b`; `1`, `2`), never the key or the address itself. */
export type PlannedRequest = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly kind: RequestKind
  /** The highest cost of the request in tokens, prompt and `max_tokens` together. */
  readonly tokens: number
}

/**
 * One step of a plan. `timed` sends each request at its time, on connections of their own when `isParallel`. `drain` sends
 * copies of its request in series from its time on, until the first refusal or acceptance (`until`), at most `maxRequests`.
 * A stage is over when its last answer is there.
 */
export type Stage =
  | {
      readonly type: 'timed'
      readonly id: StageId
      readonly isParallel: boolean
      readonly requests: readonly PlannedRequest[]
    }
  | {
      readonly type: 'drain'
      readonly id: StageId
      readonly request: PlannedRequest
      readonly until: 'refusal' | 'acceptance'
      readonly maxRequests: number
    }

/** Header fields as received, names in lower case: only fields about limits (Retry-After, RateLimit and so on). */
export type LimitFields = Readonly<Record<string, string>>

/**
 * The outcome of a request. `accepted`: the limiter did not refuse it, even if it failed otherwise (a 401 or 400 counts as
 * accepted). `refused`: the limiter refused it. `unclassified`: it shows nothing about a limiter (reset, timeout, 5xx that
 * is not a refusal).
 */
export type LimiterDecision = 'accepted' | 'refused' | 'unclassified'

/** A request and its answer. The limiter decided between `sentMs` and `answeredMs` (first byte of the answer). */
export type Observation = PlannedRequest & {
  readonly stage: StageId
  readonly sentMs: number
  readonly answeredMs: number
  readonly closedMs: number
  readonly outcome: LimiterDecision
  readonly status: number
  readonly fields: LimitFields
  /** `Date` of the answer in epoch milliseconds, null without one. */
  readonly dateMs: number | null
  /** The used tokens by the answer, null if it has no usage. */
  readonly usedTokens: number | null
}

/** The resources of the plan. Times and counts are upper bounds over the whole plan. */
export type PlanResources = {
  readonly keys: readonly string[]
  readonly sources: readonly string[]
  readonly maxRequests: number
  readonly maxMs: number
  /** Wall clock at the start of the plan, to recognize windows that follow the clock. */
  readonly startEpochMs: number
  /** False if no request may ask for a stream, so that none can be cut in the middle; absent: requests may. */
  readonly canStream?: false
}

/** The next step: a stage, or the end because all is known or the next stage would exceed a bound. */
export type NextStep =
  | { readonly type: 'stage'; readonly stage: Stage }
  | {
      readonly type: 'done'
      readonly because: 'settled' | 'out-of-requests' | 'out-of-time' | 'no-limit-seen' | 'given-up'
      readonly note: string
    }

/** The counted unit. */
export type UnitName = 'requests' | 'tokens' | 'concurrent'
