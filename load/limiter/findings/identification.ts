/** The result of an identification. */
import type { FamilyName, Phase } from '../model/family.ts'
import type { Interval } from '../trace/interval.ts'
import type { UnitName } from '../trace/trace.ts'
import type { Fit } from '../likelihood/fit.ts'
import type { HeaderAccuracy, OutOfReach, ConsumedQuota, Races, Spending } from './findings.ts'

/** One family with its share of the posterior. */
export type Candidate = {
  readonly family: FamilyName
  readonly probability: number
  readonly fit: Fit | null
}

/**
 * Whose requests count together; several where the plan could not distinguish them: `key` and `account` look alike as long as
 * the accounts of the keys are not known.
 */
export type ScopeName = 'key' | 'account' | 'address' | 'key-and-address' | 'global'

/**
 * The answer. `identified` names one family (and its other names); `one-of` a set that no experiment from outside can
 * split, or that this trace did not; `undetermined` says why and what would help; `no-limit-seen` is never "none".
 */
export type Identification = {
  readonly verdict: 'identified' | 'one-of' | 'undetermined' | 'no-limit-seen'
  readonly families: readonly FamilyName[]
  /** The reason why nothing, or only a set, can be said, and the experiment that would help; null where there is nothing to add. */
  readonly reason: string | null
  readonly experiment: string | null
  /** The posterior, most likely first. */
  readonly candidates: readonly Candidate[]
  /** In units of `unit`, and so is the rate. */
  readonly capacity: Interval | null
  /** The window, or the time in which an empty bucket fills, or the step of a pacer times its burst. */
  readonly windowMs: Interval | null
  readonly ratePerSecond: Interval | null
  /** Length of the (first) ban, null for families without one. */
  readonly banMs: Interval | null
  readonly phases: readonly Phase[]
  readonly scopes: readonly ScopeName[]
  /** The experiment that would distinguish the scopes, where that is not the usual one. */
  readonly scopeExperiment?: string
  /** The number of requests that may wait before the next one is refused; null, or not there, where no end of the queue was seen. */
  readonly queueLength?: number | null
  readonly unit: UnitName
  /** True where `requests` was assumed, and the run did not show whether tokens count: the limit was too small, or never full. */
  readonly isUnitAssumed?: boolean
  /** The charging of tokens; null where they are not what counts, or where that was not tried. */
  readonly spending?: Spending | null
  /** The failing requests that consume quota. */
  readonly consumedQuota?: ConsumedQuota
  /** The number of parallel requests let through beyond the limit, and the reason; null where that was not tried. */
  readonly races?: Races | null
  /** The bounds of a limit that did not give way again for as long as the plan might last. */
  readonly outOfReach?: OutOfReach | null
  /** The accuracy of the header fields. */
  readonly fields?: HeaderAccuracy
}
