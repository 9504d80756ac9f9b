/** Defines the rules of rate limits, and the words with which the option `--limit` describes a rule. */

/** The words that options of `--limit` accept, such as `account` in `scope=account`. */
export const WORDS = {
  /** The algorithms of limiters. */
  family: ['fixed-window', 'sliding-log', 'sliding-counter', 'token-bucket', 'concurrency'],
  /** When windows start: at the first counted request after the previous window, or at multiples of their length on the wall clock. */
  phase: ['first', 'clock'],
  /** How a token bucket refills: continuously, or in steps. */
  refill: ['continuous', 'coarse'],
  /** The unit that a limit counts. `tokens`: the tokens of the prompt, plus `max_tokens`, which is charged before the answer. */
  unit: ['requests', 'tokens'],
  /** Which requests share a count: all of an API key, of an account, of a network (IP) address, or all requests. */
  scope: ['key', 'account', 'address', 'global'],
  /** The cost of a refusal: nothing (`none`), or a wait that starts again with each refusal (`extend`). */
  penalty: ['none', 'extend'],
  /** The kinds of requests that may consume quota although they get no completion. */
  also: ['refused', 'unauthorized', 'invalid'],
  /** The families of header fields that announce limits. Statements declare them by the same names (open question G8.3). */
  headers: [
    'x-ratelimit-durations',
    'ratelimit-fields',
    'ratelimit-03',
    'x-ratelimit-epoch',
    'x-ratelimit-seconds',
    'anthropic',
    'none',
  ],
  /** The possible answers to a request beyond the limit. Statements declare them by the same names (open question G8.4). */
  exceeded: ['429-retry-after', '429', '503', 'queue'],
} as const

/** A word that the option `--limit` accepts for a setting, such as `clock` in `phase=clock`. */
export type Word<Option extends keyof typeof WORDS> = (typeof WORDS)[Option][number]

/** A limit. `unit`: what the limit counts. Times are in ms. */
export type LimitRule = {
  readonly family: Word<'family'>
  /** The capacity: the quota per window, the size of the bucket, or the number of concurrent requests. */
  readonly n: number
  /** The length of the window. For a bucket: how long an empty bucket takes to fill. For concurrent requests: 0. */
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
