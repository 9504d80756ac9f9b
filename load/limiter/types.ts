/**
 * The types of the identifier of rate limits. Its pure part plans batches of requests and identifies limits from the answers; the other
 * part sends the batches and reports the identification. Keys and sources are labels, never secrets or addresses.
 */

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

/** What a limit counts. */
export type Unit = 'requests' | 'tokens' | 'input-tokens' | 'output-tokens' | 'in-flight'

/** A limit that the service announces: in header fields, in the text of an error, or in its statement. */
export type AnnouncedLimit = {
  readonly unit: Unit
  readonly size: number
  /** Null when the announcement names no window. */
  readonly windowMs: number | null
  /** The error of a window that follows from resets in whole seconds; absent for a window that is stated. */
  readonly errorMs?: number
  /** The name of the header field, `error text` or `statement`. */
  readonly source: string
  /** The scope that a statement declares. */
  readonly scope?: Scope
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
  readonly declared: readonly AnnouncedLimit[]
}

/** What plan and identification start from. */
export type Seen = { readonly seen: readonly Observation[]; readonly bounds: Bounds }

/** How a limit behaves, as far as a client can act on it. */
export type Behavior = 'window' | 'sliding-window' | 'bucket' | 'prolonging' | 'in-flight' | 'delays' | 'none'

/** Which requests a limit counts together. */
export type Scope = 'key' | 'address' | 'key-and-address' | 'all'

/** A value with the interval that the answers allow. */
export type Estimate = { readonly value: number; readonly from: number; readonly to: number }

/** Whether what a field promises about a limit is true. `open`: not examined, or not decided by the answers. */
export type FieldTruth = {
  readonly field: string
  readonly verdict: 'true' | 'false' | 'open'
  /** One line: what was promised and what was observed. */
  readonly note: string
}

/** A limit of the service. */
export type Limit = {
  readonly status: 'confirmed' | 'announced only' | 'refuted'
  /** Null when the run does not show the behavior. */
  readonly behavior: Behavior | null
  readonly unit: Unit
  readonly size: Estimate
  /** For a bucket, the time in which a whole burst comes back. For delays, the time of `size` requests. Null in flight. */
  readonly windowMs: Estimate | null
  /** How many units can be spent at once. */
  readonly burst: number | null
  /** How a bucket is refilled: continuously when `everyMs` is the time of one unit, else `amount` at a time. */
  readonly refill: { readonly amount: number; readonly everyMs: number } | null
  /** What a window starts with. */
  readonly phase: 'first-request' | 'clock' | 'other' | null
  /** What prolongs a wait. */
  readonly prolongedBy: 'refusals' | 'requests' | 'ban' | null
  /** The scopes that the answers leave possible; null when nothing shows it. */
  readonly scope: readonly Scope[] | null
  /** Which failing requests consume quota; null for those that the run does not decide. */
  readonly consumedBy: Readonly<Record<'refused' | 'wrong-key' | 'invalid' | 'aborted', boolean | null>>
  readonly retryAfter: FieldTruth | null
  readonly header: FieldTruth | null
  /** The share of this behavior in the posterior table; null for a limit that is only announced. */
  readonly confidence: number | null
  /** The announcement that this limit confirms or refutes. */
  readonly announced: AnnouncedLimit | null
}

/** A candidate in the posterior table. */
export type Candidate = {
  /** The behavior with its sizes, as a short text. */
  readonly candidate: string
  readonly behavior: Behavior
  readonly share: number
  /** The logarithm of the likelihood, less the penalty for its parameters, relative to the best candidate. */
  readonly evidence: number
}

/** A question that stays open, with the price of its answer. */
export type OpenQuestion = {
  readonly text: string
  readonly seconds: number | null
  readonly acceptedRequests: number | null
  /** The options of the command that answer it, for example `--max-seconds 800`. */
  readonly flags: readonly string[]
}

/** Settings with which a client stays within the limits. */
export type ClientSettings = {
  /** Requests in flight at most; null when nothing shows a bound. */
  readonly maxInFlight: number | null
  /** The longest sustained pace: at most `count` units in any `perMs`. Several apply together. */
  readonly paces: readonly { readonly unit: Unit; readonly count: number; readonly perMs: number }[]
  /** The least time between two requests at a steady pace. */
  readonly spacingMs: number | null
  /** What to do after a refusal. */
  readonly afterRefusal: { readonly waitMs: number | null; readonly obeyRetryAfter: boolean }
  /** What the settings hold for and what they do not cover, in plain lines. */
  readonly notes: readonly string[]
}

/** What the answers show. */
export type Identification = {
  /** Whether every limit that shows, and every announced limit of at most the time of the run, is decided. */
  readonly isAnswered: boolean
  readonly limits: readonly Limit[]
  readonly table: readonly Candidate[]
  readonly open: readonly OpenQuestion[]
  readonly settings: ClientSettings | null
  readonly watchedMs: number
  /** Why something is not named, in plain lines. */
  readonly reasons: readonly string[]
}

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
/** Identifies the limits. */
export type Identify = (from: Seen) => Identification
/** Estimates the cost of the rest of the plan; to be announced after the first answer and again after the first refusal. */
export type ExpectCost = (from: Seen) => ExpectedCost
