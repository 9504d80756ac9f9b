/** The table of experiments that distinguish two families of limiters. Pure. */
import type { FamilyName } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import type { ScopeName } from './identification.ts'

/** A trait that some families have, and the experiment that shows it. */
type Trait = { readonly families: readonly FamilyName[]; readonly experiment: string }

const BUCKETS: readonly FamilyName[] = ['token-bucket', 'coarse-bucket', 'truncating-bucket']

/** The traits, the simplest first. Two families are distinguished by the first trait that only one of them has. */
const TRAITS: readonly Trait[] = [
  {
    families: ['none'],
    experiment: 'more requests, and more of them at once: a limit refuses or delays in the end',
  },
  {
    families: ['concurrency', 'concurrency-queue'],
    experiment:
      'bursts of long completions and of short ones: a cap accepts the same number again as soon as others are done',
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
      'a drain that ends with the last accepted request, and another that ends with a refusal: only a ban makes the second wait longer',
  },
  {
    families: ['idle-reset'],
    experiment:
      'a steady pace below the limit for two windows: a counter that resets only when idle refuses in the end',
  },
  {
    families: ['extending-window', 'sliding-counter-counting-refusals'],
    experiment:
      'after a drain, requests at 0.3 and 0.6 windows, and one at 1.06 windows after the first refusal: it is refused if refusals count',
  },
  {
    families: ['extending-window'],
    experiment:
      'after several refusals, silence for 1.06 windows and a drain: an extended window is empty again, a sliding counter only in part',
  },
  {
    families: ['bucket-in-window'],
    experiment:
      'the quota used slowly over 0.9 windows, and a drain at the end: a window on top of a bucket accepts nothing more',
  },
  {
    families: ['fixed-window', 'sliding-log'],
    experiment:
      'a third of the limit at once, silence, and drains at 0.88 and 1.06 windows, after a rest: the quota comes back at once or gradually',
  },
  {
    families: ['sliding-log'],
    experiment:
      'a third of the limit at once, silence, and drains at 0.88, 1.06 and 1.95 windows, after a rest: a log returns only the quota that was used a window ago',
  },
  {
    families: SLIDING_COUNTERS,
    experiment:
      'the same sequence again after a longer rest, together with a second key: a sliding counter starts anew at its own edges, a bucket has none',
  },
  {
    families: ['truncating-bucket'],
    experiment:
      'from empty, single requests at intervals of one and a half times the refill interval: a bucket that loses fractions accepts only every other one',
  },
  {
    families: ['coarse-bucket'],
    experiment:
      'from empty, single requests at intervals much shorter than the refill interval, over several refills: whether the quota comes back singly or several at a time',
  },
]

/** Families that behave alike with a limit of one, for all clients and requests. */
const SAME_FOR_ONE: readonly (readonly FamilyName[])[] = [
  ['fixed-window', 'sliding-log', 'sliding-counter', ...BUCKETS, 'bucket-in-window'],
  ['extending-window', 'idle-reset', 'sliding-counter-counting-refusals'],
]

/** Returns the experiment that distinguishes two families, null for the same family. `capacity` is the limit as far as it is known. */
export function experimentFor(one: FamilyName, other: FamilyName, capacity: number | null): string | null {
  if (one === other) return null
  if (capacity === 1 && SAME_FOR_ONE.some((set) => set.includes(one) && set.includes(other)))
    return 'none from outside while the limit is one at a time: a key with a higher limit would show it'
  const trait = TRAITS.find(({ families }) => families.includes(one) !== families.includes(other))
  return trait?.experiment ?? null
}

/** Returns the experiment that would decide between several scopes; null if only one is left. */
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
/** The experiment for a second key whose first request was refused. */
export const SECOND_KEY_ALONE =
  'the second key alone, after a rest: it was refused from its first request on, so it may be wrong, or at its limit already'
const SIBLING_KEY =
  'a second key of one account, used while the first is at its limit (`assay load fairness` with --accounts does)'
const OTHER_ACCOUNT = 'a key of another account, used while the first is at its limit'
const SECOND_ADDRESS = 'the spent key from a second address'
const OTHER_ADDRESS = 'a second address, and a key of another account'
