/** The names of families in reports. Pure. */
import type { FamilyName } from './family.ts'

const NAMES: Readonly<Record<FamilyName, string>> = {
  'fixed-window': 'fixed window',
  'sliding-log': 'sliding log',
  'sliding-counter': 'sliding-window counter',
  'sliding-counter-counting-refusals': 'sliding-window counter that counts refusals',
  'token-bucket': 'token bucket (also called GCRA or leaky bucket as a meter)',
  'coarse-bucket': 'bucket with interval refill',
  'truncating-bucket': 'token bucket that loses fractions',
  'bucket-in-window': 'bucket inside a window',
  'extending-window': 'fixed window that each refusal extends',
  'fixed-ban': 'window with a ban of fixed length',
  'exponential-ban': 'window with growing bans',
  'idle-reset': 'counter that resets only when idle',
  pacing: 'pacing (leaky queue)',
  'queued-window': 'window that delays',
  'queue-with-overflow': 'queue with overflow',
  concurrency: 'cap on requests in flight',
  'concurrency-queue': 'queue before a cap on requests in flight',
  none: 'no limit',
}

/** Returns the name of a family for a reader. */
export function familyName(family: FamilyName): string {
  return NAMES[family]
}
