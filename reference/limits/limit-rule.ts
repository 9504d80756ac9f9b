/** Defines the rules of rate limits, and their words in the option `--limit`. */

/** The words that options of `--limit` accept, such as `account` in `scope=account`. */
export const WORDS = {
  /** The algorithms of limiters. */
  family: ['fixed-window', 'sliding-log', 'sliding-counter', 'token-bucket', 'concurrency'],
  /** When windows start: at the first request after the last window, or at multiples of their length on the wall clock. */
  phase: ['first', 'clock'],
  /** How a token bucket refills: continuously, or in steps. */
  refill: ['continuous', 'coarse'],
  /** The unit of a limit. Tokens are the tokens of the prompt plus `max_tokens`, charged before the answer. */
  unit: ['requests', 'tokens'],
  /** Which requests share a count: requests of an API key, of an account, of an IP address, or all. */
  scope: ['key', 'account', 'address', 'global'],
  /** What a refusal costs the client: nothing (`none`), or a new wait of a whole window (`extend`). */
  penalty: ['none', 'extend'],
  /** The kinds of requests that may consume quota although they get no completion. */
  also: ['refused', 'unauthorized', 'invalid'],
  /** Which header fields announce limits. Statements use the same names (open question G8.3). */
  headers: [
    'x-ratelimit-durations',
    'ratelimit-fields',
    'ratelimit-03',
    'x-ratelimit-epoch',
    'x-ratelimit-seconds',
    'anthropic',
    'none',
  ],
  /** How a request beyond the limit is answered; with `queue`, it waits. Statements use the same names (open question G8.4). */
  exceeded: ['429-retry-after', '429', '503', 'queue'],
} as const

/** A word that the option `--limit` accepts for a setting, such as `clock` in `phase=clock`. */
export type Word<Option extends keyof typeof WORDS> = (typeof WORDS)[Option][number]

/** A limit. `unit`: what the limit counts. Times are in ms. */
export type LimitRule = {
  readonly family: Word<'family'>
  /** The quota per window, the size of the bucket, or the number of concurrent requests. */
  readonly n: number
  /** The length of the window, or the time in which a bucket fills. 0 for concurrent requests. */
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
