/** Adds to an open result its reason and the experiment that would help. Pure. */
import { usualTripMs } from '../trace/events.ts'
import { experimentFor } from './experiments.ts'
import type { FamilyName } from '../model/family.ts'
import type { Identification } from './identification.ts'
import { familyName } from '../model/names.ts'
import { formatLength, restAfter } from './out-of-reach.ts'
import type { Estimates } from '../plan/script.ts'
import { hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { isPartOf, type Experiment, type StageId } from '../trace/stages.ts'
import type { Observation } from '../trace/trace.ts'
import { aloneOf } from '../trace/saturation.ts'
import { NO_FAMILY, settled } from './verdicts.ts'
import { formatPercent } from '../../../schemas/percent.ts'

/** The progress of the plan. `notRun` is the first stage that its bounds did not allow, null for a whole plan. */
export type PlanProgress = { readonly estimates: Estimates; readonly notRun: StageId | null }

/** Limits a result to what the plan had time to test, and adds a reason and an experiment to an open one. */
export function withOpenReasons(
  given: Identification,
  observations: readonly Observation[],
  progress: PlanProgress,
): Identification {
  const found = limitedToPlan(withoutNoLimit(given, observations), observations, progress)
  if (found.verdict !== 'one-of' && found.verdict !== 'undetermined') return found
  if (found.reason !== null && found.experiment !== null) return found
  const reason = found.reason === NO_FAMILY ? null : found.reason
  return {
    ...found,
    reason: reason ?? reasonFor(found, observations, progress),
    experiment: found.experiment ?? experimentOn(found, observations, progress),
  }
}

/** Replaces `no-limit-seen` by `undetermined` if something was refused. */
function withoutNoLimit(found: Identification, observations: readonly Observation[]): Identification {
  if (found.verdict !== 'no-limit-seen') return found
  if (!hasRefusal(observations)) return found
  return settled({ ...found, verdict: 'undetermined', reason: NO_FAMILY, experiment: null })
}

/** The stages after which families are distinguished. */
const LATE_STAGES: readonly Experiment[] = [
  'penalty',
  'steady',
  'grain',
  'promise',
  'spend',
  'scope',
  'race',
  'charged',
  'unit',
]

/** Names no family if the stages that distinguish it were not run. A reported wait is still better than no result. */
function limitedToPlan(
  found: Identification,
  observations: readonly Observation[],
  { notRun, estimates }: PlanProgress,
): Identification {
  const { limitMode } = estimates
  if (notRun === null) return found
  if (found.verdict === 'no-limit-seen' && isDelayed(observations))
    return {
      ...found,
      verdict: 'undetermined',
      reason: 'answers were delayed, and the plan was cut short before it could show by what',
      experiment: null,
    }
  const isNamed = found.verdict === 'identified' || found.verdict === 'one-of'
  // Large bursts show that a cap exists, but its size only shows in small ones.
  if (isNamed && limitMode === 'in-flight' && observations.every(({ stage }) => stage.label !== 'slow'))
    return settled({
      ...found,
      verdict: 'undetermined',
      reason:
        'the plan was cut short by its bounds before it could measure how many requests may be in flight',
      experiment: null,
    })
  if (!isNamed || limitMode !== 'refuses' || LATE_STAGES.some((experiment) => isPartOf(notRun, experiment)))
    return found
  // No other family looks like a growing ban, which uses up the time of any plan.
  if (found.families.every((family) => family === 'exponential-ban')) return found
  return settled({
    ...found,
    verdict: 'undetermined',
    reason: `the plan was cut short by its bounds before it could distinguish ${familyName(found.families[0] ?? 'none')} from others`,
    experiment: null,
  })
}

/** Returns whether requests alone were delayed: two by far more than usual, or one by more than a busy machine explains. */
function isDelayed(observations: readonly Observation[]): boolean {
  const trips = aloneOf(observations)
    .map(roundTripMs)
    .toSorted((a, b) => a - b)
  const usualMs = DELAY_FACTOR * (trips[0] ?? 0)
  return (trips.at(-2) ?? 0) > usualMs + MIN_DELAY_MS || (trips.at(-1) ?? 0) > usualMs + LONG_MS
}

const DELAY_FACTOR = 10
const MIN_DELAY_MS = 1000
const LONG_MS = 10_000

function reasonFor(
  found: Identification,
  observations: readonly Observation[],
  { notRun }: PlanProgress,
): string {
  const cut = notRun === null ? '' : ', and the plan was cut short by its bounds'
  if (found.verdict === 'one-of') {
    const names = found.families.map(familyName).join(' and ')
    return `${names} explain the answers about as well${cut}`
  }
  const share = unclassifiedShareIn(observations)
  const much =
    share > MAX_UNCLASSIFIED_SHARE ? `; ${formatPercent(share, 0)} of the answers are unclassified` : ''
  return `${NO_FAMILY}${much}${cut}`
}

/** With a larger share of unclassified responses, a limit is not visible. */
const MAX_UNCLASSIFIED_SHARE = 0.02
/** A round trip longer than this part of the time in which one unit comes back blurs each release. */
const LONG_TRIP = 0.5

function experimentOn(
  found: Identification,
  observations: readonly Observation[],
  { estimates, notRun }: PlanProgress,
): string {
  if (notRun !== null) {
    const spent = {
      requests: observations.length,
      ms: observations.reduce((last, { closedMs }) => Math.max(last, closedMs), 0),
    }
    const isLate = LATE_STAGES.some((experiment) => isPartOf(notRun, experiment))
    const { requests, ms } = restAfter(spent, estimates.capacity, estimates.windowMs ?? 0, isLate)
    const time = estimates.windowMs === null ? '' : ` and ${formatLength(ms)}`
    return `the whole plan, which takes about ${requests} requests${time}: raise its bounds`
  }
  const pair = pairOf(found)
  const apart = pair === null ? null : experimentFor(...pair, found.capacity?.value ?? estimates.capacity)
  if (found.verdict === 'one-of') return apart ?? SAME_AGAIN
  if (unclassifiedShareIn(observations) > MAX_UNCLASSIFIED_SHARE)
    return `${SAME_AGAIN}, while the target does not fail`
  const unitMs = (estimates.windowMs ?? Infinity) / estimates.capacity
  if (usualTripMs(observations) > LONG_TRIP * unitMs) return 'the same from a place closer to the server'
  const closest =
    pair === null ? '' : `; ${familyName(pair[0])} and ${familyName(pair[1])} come closest: ${apart}`
  return `${SAME_AGAIN}${closest}`
}

const SAME_AGAIN = 'the same again on a key that nobody else uses, after a longer rest'

/** Returns the two families that remain, or come closest. */
function pairOf({ families, candidates }: Identification): readonly [FamilyName, FamilyName] | null {
  const likely = candidates.map(({ family }) => family)
  const [one, other] = [...new Set([...families, ...likely])]
  return one === undefined || other === undefined ? null : [one, other]
}

function unclassifiedShareIn(observations: readonly Observation[]): number {
  const unclassified = observations.filter(({ outcome }) => outcome === 'unclassified').length
  return unclassified / Math.max(1, observations.length)
}
