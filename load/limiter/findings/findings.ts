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
  /** `reserved`: prompt and `max_tokens`, before the answer. `used`: the actual tokens of both, after it. Null: not known. */
  readonly charged: 'reserved' | 'used' | null
  /** Whether unused reserved tokens are returned after the answer; null if it is not known, or nothing is reserved. */
  readonly refunded: boolean | null
  /** The reason why something is not known, and the experiment that would show it; null if all is known. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** The outcome of more requests at once than a limit allows. */
export type Races = {
  /**
   * `exact`: bursts got the limit. `not-atomic`: only requests in flight together get more. `several-memories`: requests in
   * series on connections of their own get more too. `charged-late`: tokens are charged after the answer, so requests in
   * flight are not charged yet.
   */
  readonly verdict: 'exact' | 'not-atomic' | 'several-memories' | 'charged-late' | 'undecided'
  /** The excess that at least two bursts got beyond the limit: that of a single one may be chance. */
  readonly overshoot: number
  /** The number of accepted requests of each burst. */
  readonly bursts: readonly number[]
  /** The number of replicas with a state of their own, if all bursts got about the same multiple of the limit. */
  readonly memories: number | null
  /** The reason why the cause is not decided, and the experiment that would decide; null if it is. */
  readonly reason: string | null
  readonly experiment: string | null
}

/** A limit that was reached and accepted nothing afterwards. */
export type OutOfReach = {
  /** The number of accepted requests before; the limit is larger if others had used a part of it. */
  readonly accepted: number
  /** The time from the first refusal to the last. */
  readonly refusedForMs: number
  /** The time at which the first refusal promises quota, and the limits in header fields. Null and empty if there are none. */
  readonly promisedMs: number | null
  readonly declared: readonly number[]
  /** The cost of the whole plan; its time is a lower bound, because the window may be longer still. */
  readonly rest: UsualCost
}

/** The usual cost of a plan, not an upper bound. */
export type UsualCost = { readonly requests: number; readonly ms: number }

/** Median and worst of some errors in seconds, and their number. */
export type Errors = { readonly count: number; readonly medianSeconds: number; readonly worstSeconds: number }

/** The accuracy of one family of fields. */
export type FamilyAccuracy = {
  readonly family: HeaderFamily
  readonly onAccepted: number
  readonly onRefused: number
  /** The announced limits, and whether one of them is the identified capacity (null: not known). */
  readonly limits: readonly number[]
  readonly agreesWithCapacity: boolean | null
  readonly remaining: {
    /** The announced remaining values at a refusal, or at the acceptance right before it. 0 is correct. */
    readonly leftAtRefusal: readonly number[]
    /** The remaining value that most refusals announce; null if it is correct. */
    readonly stillLeft: number | null
    /** The number of pairs of consecutive acceptances, and of those whose value did not fall, or rose; then of negative values. */
    readonly pairs: number
    readonly notFalling: number
    readonly rising: number
    readonly negative: number
  }
  /**
   * The distance of the promised reset from its possible range, which is from the next release to the full quota. Below 0 is
   * too early, above 0 too late. Null without a release to compare with.
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
  /** True if the value is always the same, at different depths: then it has no information. */
  readonly isConstant: boolean
  /** The number of requests at most 0.3 s after the announced time, and of those that were accepted. */
  readonly obeyed: number
  readonly obeyedAccepted: number
  /** The errors of promises that were too early, from later requests that were refused. */
  readonly tooEarly: Errors | null
  /** The errors of promises that were too late, from earlier requests that were accepted. */
  readonly overWaited: Errors | null
  /** The median ratio of the promise to the needed time; null unless it is longer by a second or more. */
  readonly timesTooLong: number | null
}

/** The accuracy of all header fields. */
export type HeaderAccuracy = {
  readonly families: readonly FamilyAccuracy[]
  readonly retryAfter: RetryAccuracy
  /** Whether refusals have the same families of fields as acceptances; null if either was not seen. */
  readonly sameOnBoth: boolean | null
  readonly unreadable: readonly string[]
}
