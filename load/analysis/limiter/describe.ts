/** The sentence a person reads. Pure. */
import type { FamilyName } from './families/family.ts'
import type { Identification, Interval } from './identification.ts'

const NAMES: Readonly<Record<FamilyName, string>> = {
  'fixed-window': 'fixed window',
  'sliding-log': 'sliding log',
  'sliding-counter': 'sliding-window counter',
  'sliding-counter-counting-refusals': 'sliding-window counter that counts refusals',
  'token-bucket': 'token bucket (also called GCRA or leaky bucket as a meter)',
  'coarse-bucket': 'bucket refilled in lumps',
  'truncating-bucket': 'token bucket that loses fractions',
  'bucket-in-window': 'bucket inside a window',
  'extending-window': 'fixed window that every refusal lengthens',
  'fixed-ban': 'window with a ban of fixed length',
  'exponential-ban': 'window with bans that grow',
  'idle-reset': 'counter that only idleness resets',
  pacing: 'pacing (leaky queue)',
  'queued-window': 'window that makes wait',
  'queue-with-overflow': 'queue with overflow',
  concurrency: 'cap on requests in flight',
  'concurrency-queue': 'queue before a cap on requests in flight',
  none: 'no limit',
}

/** One or two sentences, such as "Key `a`: fixed window, 10 per 4.00 s (3.98 to 4.02)." */
export function describe(key: string, found: Identification): string {
  const head = `Key \`${key}\`: `
  if (found.verdict === 'no-limit-seen') return `${head}no limit seen.`
  if (found.verdict === 'undetermined') return `${head}undetermined: ${found.reason ?? 'no reason given'}.`
  const names = found.families.map((family) => NAMES[family]).join(', or ')
  return `${head}${names}, ${sizeOf(found)}.`
}

function sizeOf({ capacity, windowMs, ratePerSecond, families }: Identification): string {
  if (capacity === null) return 'size unknown'
  if (windowMs === null || ratePerSecond === null) return `${capacity.value} at once`
  const isBucket = families[0]?.endsWith('bucket') === true
  if (isBucket) return `${capacity.value} at once, ${rangeOf(ratePerSecond, 1, '/s')}`
  return `${capacity.value} per ${rangeOf(windowMs, 1000, ' s')}`
}

function rangeOf({ value, low, high }: Interval, scale: number, suffix: string): string {
  const text = (part: number): string => (part / scale).toFixed(2)
  return `${text(value)}${suffix} (${text(low)} to ${text(high)})`
}
