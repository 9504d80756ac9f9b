/** The findings about a limiter besides its family and sizes. Types only. */
import type { HeaderFamily } from '../trace/limit-fields.ts'

/** The failing requests that consume quota; null where the plan could not determine it. */
export type ConsumedQuota = {
  readonly wrongKey: boolean | null
  readonly invalid: boolean | null
  readonly aborted: boolean | null
}

/** The charging of tokens. */
export type Spending = {
  /** `reserved`: prompt and `max_tokens`, before the answer. `used`: what both came to, after it. Null: not known. */
  readonly charged: 'reserved' | 'used' | null
  /** Whether what was reserved and not used is given back after the answer; null where that is not known, or not reserved. */
  readonly refunded: boolean | null
  /** The reason why something is not known, and the experiment that would show it; null when all is known. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** The outcome of more requests at once than a limit allows. */
export type Races = {
  /**
   * `exact`: bursts got what the limit allows. `not-atomic`: only requests that are under way together get too much.
   * `several-memories`: so do requests one after another, on connections of their own. `charged-late`: tokens are charged
   * after the answer, so what is under way together is not charged yet.
   */
  readonly verdict: 'exact' | 'not-atomic' | 'several-memories' | 'charged-late' | 'undecided'
  /** By how much more than one burst got too many: a single one may have been luck. */
  readonly overshoot: number
  /** The number of accepted requests of each burst. */
  readonly bursts: readonly number[]
  /** The number of replicas with a state of their own, where all bursts got about the same multiple of the limit. */
  readonly memories: number | null
  /** The reason why nothing is decided, and the experiment that would decide; null where all is. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** A limit that was reached and did not give way again. */
export type OutOfReach = {
  /** The number of requests that were let through before; more where part of the limit had been used up by others. */
  readonly accepted: number
  /** From the first refusal to the last. */
  readonly refusedForMs: number
  /** The time from which on the first refusal promised room, and the limits that header fields named. Null, empty: none did. */
  readonly promisedMs: number | null
  readonly declared: readonly number[]
  /** The cost of the whole plan; its time is a lower bound, because the window may be longer still. */
  readonly rest: UsualCost
}

/** Upper bounds are not useful here: this is what a plan usually takes. */
export type UsualCost = { readonly requests: number; readonly ms: number }

/** Middle and worst of some errors, in seconds, and how many there were. */
export type Errors = { readonly count: number; readonly medianSeconds: number; readonly worstSeconds: number }

/** The accuracy of one family of fields. */
export type FamilyAccuracy = {
  readonly family: HeaderFamily
  readonly onAccepted: number
  readonly onRefused: number
  /** Values of the limit that were said, and whether one of them is the capacity that was found (null: not known). */
  readonly limits: readonly number[]
  readonly agreesWithCapacity: boolean | null
  readonly remaining: {
    /** The values announced as left at a refusal, or at the acceptance right before it, when nothing can have been left: 0 is exact. */
    readonly leftAtRefusal: readonly number[]
    /** The rest that most refusals still announce; null when it is right. */
    readonly stillLeft: number | null
    /** Of pairs of acceptances in a row, how many did not fall by their cost. */
    readonly pairs: number
    readonly notFalling: number
    readonly rising: number
    readonly negative: number
  }
  /**
   * The distance of the promised reset from its possible range, from the next release to the full quota: below 0 too
   * early, above 0 too late. Null without a release to compare.
   */
  readonly reset: Errors | null
}

/** The accuracy of Retry-After. */
export type RetryAccuracy = {
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
  /** The least ratio of the promise to the needed time; null where it is not longer by a second or more. */
  readonly timesTooLong: number | null
}

/** The whole finding. */
export type HeaderAccuracy = {
  readonly families: readonly FamilyAccuracy[]
  readonly retryAfter: RetryAccuracy
  /** Whether refusals carry the same families as acceptances; null when either was not seen. */
  readonly sameOnBoth: boolean | null
  readonly unreadable: readonly string[]
}
