/** The result of an identification. */
import type { FamilyName, Phase } from '../model/family.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import type { UnitName } from '../trace/trace.ts'
import type { Fit } from '../likelihood/fit.ts'
import type { HeaderAccuracy, OutOfReach, ConsumedQuota, Races, Spending } from './findings.ts'

/** One family with its share of the posterior. */
export type LimiterCandidate = {
  readonly family: FamilyName
  readonly probability: number
  readonly fit: Fit | null
}

/**
 * The scope of a limit: which requests share a counter. Several if the plan could not distinguish them: `key` and `account`
 * look alike if the accounts of the keys are not known.
 */
export type ScopeName = 'key' | 'account' | 'address' | 'key-and-address' | 'global'

/**
 * The result. `identified` names one family. `one-of` is a set that no experiment from outside can split, or that this trace
 * does not split. `undetermined` has a reason and an experiment. `no-limit-seen` never means that there is no limit.
 */
export type Identification = {
  readonly verdict: 'identified' | 'one-of' | 'undetermined' | 'no-limit-seen'
  readonly families: readonly FamilyName[]
  /** The reason why the result is open or a set, and the experiment that would help; null if there is none. */
  readonly reason: string | null
  readonly experiment: string | null
  /** The posterior, most likely first. */
  readonly candidates: readonly LimiterCandidate[]
  /** In units of `unit`, and so is the rate. */
  readonly capacity: IntervalEstimate | null
  /** The window, or the time in which an empty bucket fills, or the step of a pacer times its burst. */
  readonly windowMs: IntervalEstimate | null
  readonly ratePerSecond: IntervalEstimate | null
  /** Length of the (first) ban, null for families without one. */
  readonly banMs: IntervalEstimate | null
  readonly phases: readonly Phase[]
  readonly scopes: readonly ScopeName[]
  /** The experiment that would distinguish the scopes, if it is not the usual one. */
  readonly scopeExperiment?: string
  /** The number of requests that may wait before the next one is refused; null or absent if no end of the queue was seen. */
  readonly queueLength?: number | null
  readonly unit: UnitName
  /** True if `requests` was assumed and the run did not show whether tokens count: the limit was too small, or never full. */
  readonly isUnitAssumed?: boolean
  /** The charging of tokens; null if tokens do not count, or if it was not tested. */
  readonly spending?: Spending | null
  /** The failing requests that consume quota. */
  readonly consumedQuota?: ConsumedQuota
  /** The number of parallel requests accepted beyond the limit, and the reason; null if it was not tested. */
  readonly races?: Races | null
  /** A limit that accepted nothing again within the time of the plan. */
  readonly outOfReach?: OutOfReach | null
  /** The accuracy of the header fields. */
  readonly fields?: HeaderAccuracy
}
