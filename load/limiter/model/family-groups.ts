/** Groups of families with a common trait. Pure. */
import type { FamilyName } from './family.ts'

/** Buckets whose quota comes back at a constant rate. */
export const SMOOTH_BUCKETS: readonly FamilyName[] = ['token-bucket', 'truncating-bucket']

/** Sliding windows that estimate their count from two counters. */
export const SLIDING_COUNTERS: readonly FamilyName[] = [
  'sliding-counter',
  'sliding-counter-counting-refusals',
]

/** Families that ban: the length of their window is not visible before the ban is over. */
export const BANS: readonly FamilyName[] = ['fixed-ban', 'exponential-ban']

/** Families in which a refused request consumes quota, or postpones the return of the quota. */
export const COUNTING_REFUSALS: readonly FamilyName[] = [
  'sliding-counter-counting-refusals',
  'extending-window',
  'idle-reset',
]

/** Families in which a refusal may lengthen the wait. */
export const PUNISHING: readonly FamilyName[] = [...COUNTING_REFUSALS, ...BANS]

/** Returns whether a family is a bucket: quota comes back at a rate, or in refills. */
export function isBucket(family: FamilyName): boolean {
  return family.endsWith('bucket')
}

/** Returns whether a family limits the requests in flight. */
export function isConcurrency(family: FamilyName): boolean {
  return family.startsWith('concurrency')
}
