/** The type of a limit rule, and the words that a limit specification may use. */

/** The algorithms by which a limit can count. */
export const FAMILIES = [
  'fixed-window',
  'sliding-log',
  'sliding-counter',
  'token-bucket',
  'leaky-queue',
  'idle-reset',
  'concurrency',
] as const

/** Where windows start: at the first request after the last window, on the wall clock, or at an offset hashed from the subject. */
export const PHASES = ['first', 'clock', 'hash'] as const

/** How a token bucket refills: continuously, or in steps. */
export const REFILLS = ['continuous', 'coarse'] as const

/** The units that a limit counts. Tokens are the prompt and `max_tokens` together, reserved before the answer begins. */
export const UNITS = ['requests', 'tokens'] as const

/** The scope of a limit: requests of one key, one account, one network address, or all requests share a count. */
export const SCOPES = ['key', 'account', 'address', 'global'] as const

/** What follows a refusal: nothing, a ban, or a wait that starts again with each refusal. */
export const PENALTIES = ['none', 'ban', 'extend'] as const

/** The families of header fields that announce limits, named like the readings of gap G8.3. */
export const HEADER_FAMILIES = [
  'x-ratelimit-durations',
  'ratelimit-fields',
  'ratelimit-03',
  'x-ratelimit-epoch',
  'x-ratelimit-seconds',
  'anthropic',
  'none',
] as const

/** The answer to a request beyond the limit, named like the readings of gap G8.4. */
export const ANSWERS = ['429-retry-after', '429', '503', 'queue'] as const

/** Requests that consume quota although they get no completion. */
export const CHARGEABLE = ['refused', 'unauthorized', 'invalid'] as const

/** The algorithm of a limiter: one of {@link FAMILIES}. */
export type Family = (typeof FAMILIES)[number]
/** Where windows start: one of {@link PHASES}. */
export type Phase = (typeof PHASES)[number]
/** How a token bucket refills: one of {@link REFILLS}. */
export type Refill = (typeof REFILLS)[number]
/** The unit that a limit counts: one of {@link UNITS}. */
export type Unit = (typeof UNITS)[number]
/** Which requests share a count: one of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number]
/** What follows a refusal: one of {@link PENALTIES}. */
export type Penalty = (typeof PENALTIES)[number]
/** The header fields that announce a limit: one of {@link HEADER_FAMILIES}. */
export type HeaderFamily = (typeof HEADER_FAMILIES)[number]
/** The answer to a request beyond the limit: one of {@link ANSWERS}. */
export type LimitAnswer = (typeof ANSWERS)[number]
/** A kind of request that consumes quota without a completion: one of {@link CHARGEABLE}. */
export type Chargeable = (typeof CHARGEABLE)[number]

/** A limit. Counts are in `unit`, times in milliseconds. */
export type LimitRule = {
  readonly family: Family
  /** The capacity: the quota of a window, the size of a bucket, or the maximum number of simultaneous requests. */
  readonly n: number
  /** The length of the window, or the time in which an empty bucket fills; 0 for concurrency, which has no time. */
  readonly windowMs: number
  readonly phase: Phase
  readonly refill: Refill
  /** The interval between refills of a coarse bucket. */
  readonly stepMs: number
  readonly unit: Unit
  /** Whether reserved tokens that the answer did not use are returned when the answer is complete. */
  readonly refund: boolean
  readonly scope: Scope
  readonly penalty: Penalty
  readonly banMs: number
  readonly also: readonly Chargeable[]
  readonly headers: HeaderFamily
  readonly exceeded: LimitAnswer
  /** The maximum number of waiting requests; further requests are refused. */
  readonly queue: number
  /** The maximum time that a request waits before it is refused. */
  readonly timeoutMs: number
}
