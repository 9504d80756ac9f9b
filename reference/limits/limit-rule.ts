/** Defines the rules of rate limits, and the words that describe a rule in the option `--limit`. */

/** The words that options of `--limit` accept, such as `account` in `scope=account`. */
export const WORDS = {
  /** The algorithms of limiters. */
  family: ['fixed-window', 'sliding-log', 'sliding-counter', 'token-bucket', 'concurrency'],
  /** Where windows start: at the first counted request after the previous window, or at multiples of their length on the wall clock. */
  phase: ['first', 'clock'],
  /** How a token bucket refills: continuously, or in steps. */
  refill: ['continuous', 'coarse'],
  /** What a limit counts. `tokens`: the tokens of the prompt plus `max_tokens`, reserved before the answer. */
  unit: ['requests', 'tokens'],
  /** The requests that share a count: all requests of a key, of an account, of a network address, or of all clients. */
  scope: ['key', 'account', 'address', 'global'],
  /** The penalty for a refusal: none, or a wait that each refusal starts again. */
  penalty: ['none', 'extend'],
  /** Kinds of requests that can consume quota although they get no completion. */
  also: ['refused', 'unauthorized', 'invalid'],
  /** The families of header fields that announce limits. A statement declares a family by the same name (open question G8.3). */
  headers: [
    'x-ratelimit-durations',
    'ratelimit-fields',
    'ratelimit-03',
    'x-ratelimit-epoch',
    'x-ratelimit-seconds',
    'anthropic',
    'none',
  ],
  /** The possible answers to a request beyond the limit. A statement declares an answer by the same name (open question G8.4). */
  exceeded: ['429-retry-after', '429', '503', 'queue'],
} as const

/** A word that an option of `--limit` accepts, such as `clock` in `phase=clock`. */
export type Word<Option extends keyof typeof WORDS> = (typeof WORDS)[Option][number]

/** A limit. Counts are in `unit`, times in milliseconds. */
export type LimitRule = {
  readonly family: Word<'family'>
  /** The capacity: quota per window, size of the bucket, or number of concurrent requests. */
  readonly n: number
  /** The length of the window in ms. For a bucket: the ms until an empty bucket is full. For concurrent requests: 0. */
  readonly windowMs: number
  readonly phase: Word<'phase'>
  readonly refill: Word<'refill'>
  readonly stepMs: number
  readonly unit: Word<'unit'>
  readonly scope: Word<'scope'>
  readonly penalty: Word<'penalty'>
  readonly also: readonly Word<'also'>[]
  readonly headers: Word<'headers'>
  readonly exceeded: Word<'exceeded'>
}
