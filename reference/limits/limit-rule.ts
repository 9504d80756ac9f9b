/** Defines the rules of rate limits, and the words that describe a rule in the option `--limit`. */

/** The algorithms of limiters. */
export const FAMILIES = [
  'fixed-window',
  'sliding-log',
  'sliding-counter',
  'token-bucket',
  'leaky-queue',
  'idle-reset',
  'concurrency',
] as const

/**
 * Where windows start. `first`: at the first counted request after the previous window. `clock`: at multiples of their length on
 * the wall clock. `hash`: as with `clock`, but shifted by an offset that depends on the key or other subject.
 */
export const PHASES = ['first', 'clock', 'hash'] as const

/** How a token bucket refills: continuously, or in steps. */
export const REFILLS = ['continuous', 'coarse'] as const

/** The units that a limit can count. `tokens`: the tokens of the prompt plus `max_tokens`, reserved before the answer. */
export const UNITS = ['requests', 'tokens'] as const

/** The groups of requests that share a count: all requests of a key, of an account, of a network address, or of all clients. */
export const SCOPES = ['key', 'account', 'address', 'global'] as const

/** The penalties for a refusal: none, a ban, or a wait that each refusal starts again. */
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

/** The possible answers to a request beyond the limit, named like the readings of gap G8.4. */
export const ANSWERS = ['429-retry-after', '429', '503', 'queue'] as const

/** Kinds of requests that can consume quota although they get no completion. */
export const CHARGEABLE = ['refused', 'unauthorized', 'invalid'] as const

/** The algorithm of a limiter: one of {@link FAMILIES}. */
export type Family = (typeof FAMILIES)[number]
/** Where windows start: one of {@link PHASES}. */
export type Phase = (typeof PHASES)[number]
/** How a token bucket refills: one of {@link REFILLS}. */
export type Refill = (typeof REFILLS)[number]
/** The unit that a limit counts: one of {@link UNITS}. */
export type Unit = (typeof UNITS)[number]
/** The group of requests that share a count: one of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number]
/** The penalty for a refusal: one of {@link PENALTIES}. */
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
  /** The capacity: quota per window, size of the bucket, or number of concurrent requests. */
  readonly n: number
  /** The length of the window in ms. For a bucket: the ms until an empty bucket is full. For concurrent requests: 0. */
  readonly windowMs: number
  readonly phase: Phase
  readonly refill: Refill
  readonly stepMs: number
  readonly unit: Unit
  /** Whether reserved but unused tokens are given back at the end of the answer. */
  readonly refund: boolean
  readonly scope: Scope
  readonly penalty: Penalty
  readonly banMs: number
  readonly also: readonly Chargeable[]
  readonly headers: HeaderFamily
  readonly exceeded: LimitAnswer
  /** The maximum number of waiting requests. Further requests are refused. */
  readonly queue: number
  /** The maximum time that a request waits for quota. After this time, it is refused. */
  readonly timeoutMs: number
}
