/** The reasons why a finding is open, and the experiments that would close it. Pure. */
import { usualTripMs } from '../trace/events.ts'
import { experimentFor } from './experiments.ts'
import type { FamilyName } from '../model/family.ts'
import type { Identification } from './identification.ts'
import { nameOf } from '../model/names.ts'
import { formatLength, restAfter } from './out-of-reach.ts'
import type { Estimates } from '../plan/script.ts'
import { hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { isPartOf, type Experiment, type StageId } from '../trace/stages.ts'
import type { Observation } from '../trace/trace.ts'
import { aloneOf } from '../trace/saturation.ts'
import { NO_FAMILY, settled } from './verdicts.ts'
import { formatPercent } from '../../../schemas/percent.ts'

/** The progress of the plan. `notRun` is the first stage that its bounds did not allow, null for a whole plan. */
export type Course = { readonly estimates: Estimates; readonly notRun: StageId | null }

/** A finding limited to what the plan had time to test, with reason and experiment for each open part. */
export function explained(
  given: Identification,
  observations: readonly Observation[],
  course: Course,
): Identification {
  const found = asFarAsObserved(neverNothing(given, observations), observations, course)
  if (found.verdict !== 'one-of' && found.verdict !== 'undetermined') return found
  if (found.reason !== null && found.experiment !== null) return found
  const reason = found.reason === NO_FAMILY ? null : found.reason
  return {
    ...found,
    reason: reason ?? reasonFor(found, observations, course),
    experiment: found.experiment ?? experimentOn(found, observations, course),
  }
}

/** Removes the answer that there is no limit when something was refused: where no family is left that could be seen at all, none is known. */
function neverNothing(found: Identification, observations: readonly Observation[]): Identification {
  if (found.verdict !== 'no-limit-seen') return found
  if (!hasRefusal(observations)) return found
  return settled({ ...found, verdict: 'undetermined', reason: NO_FAMILY, experiment: null })
}

/** Before these stages every family is still to be distinguished from others. */
const LATE: readonly Experiment[] = [
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

/** Without its deciding stages a family would be a guess. A reported wait is still better than no answer. */
function asFarAsObserved(
  found: Identification,
  observations: readonly Observation[],
  { notRun, estimates }: Course,
): Identification {
  const { limitMode } = estimates
  if (notRun === null) return found
  if (found.verdict === 'no-limit-seen' && isHeldUp(observations))
    return {
      ...found,
      verdict: 'undetermined',
      reason: 'answers were delayed, and the plan was cut short before it could show by what',
      experiment: null,
    }
  const isNamed = found.verdict === 'identified' || found.verdict === 'one-of'
  if (!isNamed || limitMode !== 'refuses' || LATE.some((experiment) => isPartOf(notRun, experiment)))
    return found
  // Bans that were seen to grow are like nothing else, and use up the time of any plan.
  if (found.families.every((family) => family === 'exponential-ban')) return found
  return settled({
    ...found,
    verdict: 'undetermined',
    reason: `the plan was cut short by its bounds before it could distinguish ${nameOf(found.families[0] ?? 'none')} from others`,
    experiment: null,
  })
}

/** Returns whether a client alone was made to wait: twice by far more than usual, or once by more than a busy machine explains. */
function isHeldUp(observations: readonly Observation[]): boolean {
  const trips = aloneOf(observations)
    .map(roundTripMs)
    .toSorted((a, b) => a - b)
  const usualMs = HELD_UP_TIMES * (trips[0] ?? 0)
  return (trips.at(-2) ?? 0) > usualMs + HELD_UP_MS || (trips.at(-1) ?? 0) > usualMs + LONG_MS
}

const HELD_UP_TIMES = 10
const HELD_UP_MS = 1000
const LONG_MS = 10_000

function reasonFor(found: Identification, observations: readonly Observation[], { notRun }: Course): string {
  const cut = notRun === null ? '' : ', and the plan was cut short by its bounds'
  if (found.verdict === 'one-of') {
    const names = found.families.map(nameOf).join(' and ')
    return `${names} explain the answers about as well${cut}`
  }
  const share = unclassifiedPart(observations)
  const much = share > MANY_UNCLASSIFIED ? `; ${formatPercent(share, 0)} of the answers are unclassified` : ''
  return `${NO_FAMILY}${much}${cut}`
}

/** More answers than this that show nothing about a limit hide it. */
const MANY_UNCLASSIFIED = 0.02
/** A trip that is longer than this part of the time in which one unit comes back blurs every release. */
const LONG_TRIP = 0.5

function experimentOn(
  found: Identification,
  observations: readonly Observation[],
  { estimates, notRun }: Course,
): string {
  if (notRun !== null) {
    const spent = {
      requests: observations.length,
      ms: observations.reduce((last, { closedMs }) => Math.max(last, closedMs), 0),
    }
    const isLate = LATE.some((experiment) => isPartOf(notRun, experiment))
    const { requests, ms } = restAfter(spent, estimates.capacity, estimates.windowMs ?? 0, isLate)
    const time = estimates.windowMs === null ? '' : ` and ${formatLength(ms)}`
    return `the whole plan, which takes about ${requests} requests${time}: raise its bounds`
  }
  const pair = pairOf(found)
  const apart = pair === null ? null : experimentFor(...pair, found.capacity?.value ?? estimates.capacity)
  if (found.verdict === 'one-of') return apart ?? SAME_AGAIN
  if (unclassifiedPart(observations) > MANY_UNCLASSIFIED)
    return `${SAME_AGAIN}, while the target does not fail`
  const unitMs = (estimates.windowMs ?? Infinity) / estimates.capacity
  if (usualTripMs(observations) > LONG_TRIP * unitMs) return 'the same from a place closer to the server'
  const closest = pair === null ? '' : `; ${nameOf(pair[0])} and ${nameOf(pair[1])} come closest: ${apart}`
  return `${SAME_AGAIN}${closest}`
}

const SAME_AGAIN = 'the same again on a key that nobody else uses, after a longer rest'

/** The two families that remain, or come closest. */
function pairOf({ families, candidates }: Identification): readonly [FamilyName, FamilyName] | null {
  const likely = candidates.map(({ family }) => family)
  const [one, other] = [...new Set([...families, ...likely])]
  return one === undefined || other === undefined ? null : [one, other]
}

function unclassifiedPart(observations: readonly Observation[]): number {
  const unclassified = observations.filter(({ outcome }) => outcome === 'unclassified').length
  return unclassified / Math.max(1, observations.length)
}
