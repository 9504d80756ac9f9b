/** The words that the option `--limit` accepts, by setting. */
export const WORDS = {
  family: ['fixed-window', 'sliding-log', 'sliding-counter', 'token-bucket', 'concurrency'],
  /** When windows start: at a request, or at multiples of their length. */
  phase: ['first', 'clock'],
  refill: ['continuous', 'coarse'],
  /** The unit of a limit: requests, or tokens. The tokens of a request are those of its prompt plus its `max_tokens`. */
  unit: ['requests', 'tokens'],
  scope: ['key', 'account', 'address', 'global'],
  /** The effect of a refused request on the client. With `extend`, the client must wait for a whole window again. */
  penalty: ['none', 'extend'],
  /** The kinds of requests that consume quota although they get no completion. */
  also: ['refused', 'unauthorized', 'invalid'],
  /** The families of header fields in which a server can announce its limits (open question G8.3). */
  headers: [
    'x-ratelimit-durations',
    'ratelimit-fields',
    'ratelimit-03',
    'x-ratelimit-epoch',
    'x-ratelimit-seconds',
    'anthropic',
    'none',
  ],
  /** The ways in which the server answers a request beyond a limit, for example with status 429 (open question G8.4). */
  exceeded: ['429-retry-after', '429', '503', 'queue'],
} as const

/** A value that `--limit` accepts for the setting `Option`, such as `tokens` for `unit`. */
export type Word<Option extends keyof typeof WORDS> = (typeof WORDS)[Option][number]

/** A limit. Its `unit` is what the limit counts. All times are in ms. */
export type LimitRule = {
  readonly family: Word<'family'>
  /** The quota per window, or the size of the bucket. */
  readonly n: number
  /** The length of the window. For a token bucket: the time in which an empty bucket fills. */
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
