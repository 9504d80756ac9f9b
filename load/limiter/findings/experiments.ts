/** The experiment that distinguishes two families of limiters: one table of sentences. Pure. */
import type { FamilyName } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import type { ScopeName } from './identification.ts'

/** A trait of a family that others do not have, and how to see it. */
type Trait = { readonly families: readonly FamilyName[]; readonly experiment: string }

const BUCKETS: readonly FamilyName[] = ['token-bucket', 'coarse-bucket', 'truncating-bucket']

/** The plainest first: two families are distinguished by the first trait that one of them has and the other has not. */
const TRAITS: readonly Trait[] = [
  {
    families: ['none'],
    experiment: 'more requests, and more of them at once: a limit refuses or delays in the end',
  },
  {
    families: ['concurrency', 'concurrency-queue'],
    experiment:
      'bursts of long completions and of short ones: a cap lets the same number in again as soon as others are done',
  },
  {
    families: ['pacing', 'queued-window', 'queue-with-overflow', 'concurrency-queue'],
    experiment:
      'a burst after a rest, with a long time limit: a limiter with a queue answers late, one without refuses',
  },
  {
    families: ['queued-window'],
    experiment:
      'a burst of three times the limit after a rest: a queued window answers in groups, pacing one by one',
  },
  {
    families: ['queue-with-overflow'],
    experiment: 'larger bursts at once: a queue with overflow refuses from some length on',
  },
  {
    families: ['exponential-ban'],
    experiment: 'three bans in a row, each waited out in silence: whether the next one is longer',
  },
  {
    families: ['fixed-ban'],
    experiment:
      'a drain that ends with the last request that is let through, and another that ends with a refusal: only a ban makes the second wait longer',
  },
  {
    families: ['idle-reset'],
    experiment:
      'a steady pace below the limit for two windows: a counter that resets only when idle refuses in the end',
  },
  {
    families: ['extending-window', 'sliding-counter-counting-refusals'],
    experiment:
      'after a drain requests at 0.3 and 0.6 windows, and one at 1.06 windows after the first refusal: it is refused where refusals count',
  },
  {
    families: ['extending-window'],
    experiment:
      'after several refusals silence for 1.06 windows and a drain: an extended window is empty again, a sliding counter only in part',
  },
  {
    families: ['bucket-in-window'],
    experiment:
      'the limit spent slowly over 0.9 windows, and a drain at its end: a window on top of a bucket lets nothing more through',
  },
  {
    families: ['fixed-window', 'sliding-log'],
    experiment:
      'a third of the limit at once, silence, and drains at 0.88 and 1.06 windows, after a rest: the quota comes back at once or bit by bit',
  },
  {
    families: ['sliding-log'],
    experiment:
      'a third of the limit at once, silence, and drains at 0.88, 1.06 and 1.95 windows, after a rest: a log gives back only what was spent a window ago',
  },
  {
    families: SLIDING_COUNTERS,
    experiment:
      'the uneven sequence again after a longer rest, together with a second key: a counter that slides starts over at edges of its own, a bucket has none',
  },
  {
    families: ['truncating-bucket'],
    experiment:
      'from empty, single requests at intervals of one and a half times the refill interval: a bucket that loses fractions lets only every other one through',
  },
  {
    families: ['coarse-bucket'],
    experiment:
      'from empty, single requests at intervals much shorter than the refill interval, over several refills: whether the quota comes back one by one or several at a time',
  },
]

/** With a limit of one these act alike, whichever client sends, and however. */
const SAME_FOR_ONE: readonly (readonly FamilyName[])[] = [
  ['fixed-window', 'sliding-log', 'sliding-counter', ...BUCKETS, 'bucket-in-window'],
  ['extending-window', 'idle-reset', 'sliding-counter-counting-refusals'],
]

/** The experiment that distinguishes two families. `capacity` is the limit as far as it is known; null for twice the same family. */
export function experimentFor(one: FamilyName, other: FamilyName, capacity: number | null): string | null {
  if (one === other) return null
  if (capacity === 1 && SAME_FOR_ONE.some((set) => set.includes(one) && set.includes(other)))
    return 'none from outside while the limit is one at a time: a key with a higher limit would show it'
  const trait = TRAITS.find(({ families }) => families.includes(one) !== families.includes(other))
  return trait?.experiment ?? null
}

/** The experiment that would determine which of several scopes it is; null where one is left. */
export function scopeExperiment(scopes: readonly ScopeName[]): string | null {
  const [, second] = scopes
  if (second === undefined) return null
  if (scopes.includes('key')) {
    if (scopes.includes('global')) return SECOND_KEY
    if (!scopes.includes('account')) return SECOND_ADDRESS
    return scopes.includes('key-and-address') ? `${SECOND_ADDRESS}, and ${SIBLING_KEY}` : SIBLING_KEY
  }
  if (!scopes.includes('global')) return SECOND_KEY
  return scopes.includes('address') ? OTHER_ADDRESS : OTHER_ACCOUNT
}

const SECOND_KEY = 'a second key, used while the first is at its limit'
/** For a second key that was refused from its first request on. */
export const SECOND_KEY_ALONE =
  'the second key alone, after a rest: it was refused from its first request on, so it may be wrong, or at its limit already'
const SIBLING_KEY =
  'a second key of one account, used while the first is at its limit (`assay load fairness` with --accounts does)'
const OTHER_ACCOUNT = 'a key of another account, used while the first is at its limit'
const SECOND_ADDRESS = 'the spent key from a second address'
const OTHER_ADDRESS = 'a second address, and a key of another account'
