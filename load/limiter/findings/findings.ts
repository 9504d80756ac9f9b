/** What is found of a limiter besides its family and sizes. Types only. */
import type { HeaderFamily } from '../trace/limit-fields.ts'

/** Which requests that fail for other reasons are charged; null where the plan could not determine it. */
export type ConsumedQuota = {
  readonly wrongKey: boolean | null
  readonly invalid: boolean | null
  readonly aborted: boolean | null
}

/** How tokens are charged. */
export type Spending = {
  /** `reserved`: prompt and `max_tokens`, before the answer. `used`: what both came to, after it. Null: not known. */
  readonly charged: 'reserved' | 'used' | null
  /** Whether what was reserved and not used is given back after the answer; null where that is not known, or not reserved. */
  readonly refunded: boolean | null
  /** Why something is not known, and the experiment that would show it; null when all is known. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** What became of more requests at once than a limit allows. */
export type Races = {
  /**
   * `exact`: bursts got what the limit allows. `not-atomic`: only requests that are under way together get too much.
   * `several-memories`: so do requests one after another, on connections of their own. `charged-late`: tokens are charged
   * after the answer, so what is under way together is not charged yet.
   */
  readonly verdict: 'exact' | 'not-atomic' | 'several-memories' | 'charged-late' | 'undecided'
  /** By how much more than one burst got too many: a single one may have been luck. */
  readonly overshoot: number
  /** How many each burst got. */
  readonly bursts: readonly number[]
  /** How many memories there are, where all bursts got about the same multiple of the limit. */
  readonly memories: number | null
  /** Why nothing is decided, and what would decide; null where all is. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** A limit that was reached and did not give way again. */
export type OutOfReach = {
  /** How many were let through before; more where part of the limit had been used up by others. */
  readonly accepted: number
  /** From the first refusal to the last. */
  readonly refusedForMs: number
  /** When the first refusal promised room, from then on, and the limits that header fields named. Null, empty: none did. */
  readonly promisedMs: number | null
  readonly declared: readonly number[]
  /** What the whole plan would take; the time at least, because the window may be longer still. */
  readonly rest: UsualCost
}

/** Upper bounds are not useful here: this is what a plan usually takes. */
export type UsualCost = { readonly requests: number; readonly ms: number }

/** Middle and worst of some errors, in seconds, and how many there were. */
export type Errors = { readonly count: number; readonly medianSeconds: number; readonly worstSeconds: number }

/** What one family of fields was found to be worth. */
export type FamilyTruth = {
  readonly family: HeaderFamily
  readonly onAccepted: number
  readonly onRefused: number
  /** Values of the limit that were said, and whether one of them is the capacity that was found (null: not known). */
  readonly limits: readonly number[]
  readonly agreesWithCapacity: boolean | null
  readonly remaining: {
    /** What a refusal said to be left, or the acceptance right before it, when nothing can have been left: 0 is exact. */
    readonly leftAtRefusal: readonly number[]
    /** What is still said to be left at most refusals; null where that is right. */
    readonly stillLeft: number | null
    /** Of pairs of acceptances in a row, how many did not fall by their cost. */
    readonly pairs: number
    readonly notFalling: number
    readonly rising: number
    readonly negative: number
  }
  /**
   * How far the promised reset lies outside of what it may mean, from the next release to the full quota: below 0 too
   * early, above 0 too late. Null without a release to compare.
   */
  readonly reset: Errors | null
}

/** What Retry-After was found to be worth. */
export type RetryTruth = {
  readonly refusals: number
  readonly present: number
  readonly inPast: number
  /** Values that are neither whole seconds nor a date, each once. */
  readonly malformed: readonly string[]
  /** Always the same number, at different depths: no information. */
  readonly isConstant: boolean
  /** Tries no more than 0.3 s after the announced time, and how many of them were let through. */
  readonly obeyed: number
  readonly obeyedAccepted: number
  /** By how much the promise was too early, from tries after it that were refused. */
  readonly tooEarly: Errors | null
  /** By how much waiting was in vain, from tries before it that were let through. */
  readonly overWaited: Errors | null
  /** How many times as long as needed the promise is at least; null where it is not longer by a second or more. */
  readonly timesTooLong: number | null
}

/** The whole finding. */
export type HeaderTruth = {
  readonly families: readonly FamilyTruth[]
  readonly retryAfter: RetryTruth
  /** Whether refusals carry the same families as acceptances; null when either was not seen. */
  readonly sameOnBoth: boolean | null
  readonly unreadable: readonly string[]
}
