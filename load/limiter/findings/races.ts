/** Measures the excess of parallel requests beyond a limit, and its cause: a race, or state that is not shared between replicas. Pure. */
import type { FamilyName } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import type { Races } from './findings.ts'
import type { Identification } from './identification.ts'
import { NO_CONSUMED_QUOTA } from './consumed-quota.ts'
import { acceptedOf, hasRefusal } from '../trace/outcomes.ts'
import { stageAnswers, stagesOf } from '../trace/stage-answers.ts'
import type { Observation } from '../trace/trace.ts'

/** The sizes by which a burst is judged, in requests. A capacity of null is not known. */
type Sized = Pick<Identification, 'families' | 'phases' | 'capacity' | 'ratePerSecond'>

/** Families in which much quota comes back at one moment, so that a burst around it gets more. */
const INTERVAL_REFILL: readonly FamilyName[] = ['coarse-bucket', ...SLIDING_COUNTERS]

/** Returns the excess of bursts and its cause; null if fewer than two bursts were sent, or if the limit is not known. */
export function racesOf(
  observations: readonly Observation[],
  found: Sized,
  isChargedLate = false,
): Races | null {
  const limit = limitOf(observations, found)
  const bursts = burstsOf(observations)
  if (bursts.length < 2 || limit === null) return null
  const sorted = bursts.map((burst) => excessOf(burst, limit)).toSorted((a, b) => b - a)
  // With windows on a grid, a burst at an edge gets twice the limit.
  const overshoot = Math.max(0, Math.floor(sorted[limit.isOnGrid ? 2 : 1] ?? 0))
  const got = { overshoot, bursts: bursts.map(acceptedOf), memories: null, reason: null, experiment: null }
  if (overshoot === 0) return { verdict: 'exact', ...got }
  if (isChargedLate) return { verdict: 'charged-late', ...got }
  return { ...got, ...causeOf(bursts, observations, limit) }
}

/** The limit of one replica: requests at once, and further ones per millisecond. */
type Limit = { readonly most: number; readonly perMs: number; readonly isOnGrid: boolean }

/** Returns the fitted limit, else the number that one connection got in series after a rest, which takes longer than a burst. */
function limitOf(observations: readonly Observation[], found: Sized): Limit | null {
  const { families, phases, capacity, ratePerSecond } = found
  if (capacity !== null) {
    const isOnGrid =
      phases.some((phase) => phase !== 'first-request') ||
      families.some((one) => INTERVAL_REFILL.includes(one))
    return { most: capacity.high, perMs: (ratePerSecond?.high ?? 0) / 1000, isOnGrid }
  }
  const serial = stageAnswers(observations, 'race serial')
  if (!hasRefusal(serial)) return null
  return { most: acceptedOf(serial), perMs: 0, isOnGrid: true }
}

function burstsOf(observations: readonly Observation[]): readonly (readonly Observation[])[] {
  return [...stagesOf(stageAnswers(observations, 'race')).values()]
}

/** Returns the number of requests beyond the limit. */
function excessOf(answers: readonly Observation[], { most, perMs }: Limit): number {
  return acceptedOf(answers) - most - perMs * spanMs(answers.filter(({ outcome }) => outcome === 'accepted'))
}

/**
 * Removes the findings that races make unreliable. If replicas do not share the state of the limit, the replica of a request
 * is not known. If parallel requests get too much, parallel requests that fail may not have been counted.
 */
export function trustedWith(races: Races | null, found: Identification): Identification {
  if (races === null || races.verdict === 'exact') return { ...found, races }
  const scopes = races.verdict === 'several-memories' ? [] : found.scopes
  return { ...found, races, scopes, consumedQuota: NO_CONSUMED_QUOTA }
}

type Cause = Pick<Races, 'verdict' | 'memories' | 'reason' | 'experiment'>

function causeOf(
  bursts: readonly (readonly Observation[])[],
  observations: readonly Observation[],
  limit: Limit,
): Cause {
  const decided = { reason: null, experiment: null }
  const memories = multipleOf(bursts, limit)
  const apart = stageAnswers(observations, 'race apart')
  const due = limit.most + limit.perMs * spanMs(apart)
  const got = acceptedOf(apart)
  // A window on a grid may end during a slow run, which then gets twice the limit.
  if (got > due + (limit.isOnGrid ? limit.most : 0) + 1)
    return { verdict: 'several-memories', memories, ...decided }
  // With separate states, chance sends nearly all of so many requests to one state in less than 1 % of the cases.
  const isConclusive = apart.length >= Math.max(MIN_APART, due + 4)
  if (isConclusive && got <= due) return { verdict: 'not-atomic', memories: null, ...decided }
  const counts = bursts.map(acceptedOf)
  if (memories !== null && bursts.length > 3 && limit.most >= MIN_LIMIT)
    return { verdict: 'several-memories', memories, ...decided }
  return {
    verdict: 'undecided',
    memories: null,
    reason: `bursts got ${counts.join(', ')}, and ${formatSlowRun(apart)}`,
    experiment:
      'one request after another, each on a connection of its own, from a place closer to the server: replicas with separate state let too many through here as well, a race does not',
  }
}

function formatSlowRun(apart: readonly Observation[]): string {
  if (apart.length === 0) return 'there was no time to send one after another on new connections'
  return `one after another on new connections ${acceptedOf(apart)} of ${apart.length} were accepted, which fits a race and replicas with separate state`
}

/** The least number of requests of a slow run: fewer reach a single replica by chance too often. */
const MIN_APART = 10

/** With a smaller limit, any number is near a multiple. The second value is the relative tolerance of a multiple. */
const MIN_LIMIT = 8
const MULTIPLE_TOLERANCE = 0.06

/** Returns the multiple of the limit that large bursts got; null if they were too small, or got no multiple. */
function multipleOf(bursts: readonly (readonly Observation[])[], { most, perMs }: Limit): number | null {
  const largest = bursts.reduce((size, burst) => Math.max(size, burst.length), 0)
  const full = bursts.filter((burst) => burst.length >= largest / 2 && hasRefusal(burst))
  const multiples = full.map((burst) => (acceptedOf(burst) - perMs * 0.5 * spanMs(burst)) / most)
  const [first] = multiples
  if (first === undefined || multiples.length < 2) return null
  const times = Math.round(first)
  const isNear = multiples.every((one) => Math.abs(one - times) <= MULTIPLE_TOLERANCE * times)
  return times >= 2 && isNear ? times : null
}

function spanMs(list: readonly Observation[]): number {
  const from = list.reduce((first, { sentMs }) => Math.min(first, sentMs), Infinity)
  return Math.max(0, list.reduce((last, { answeredMs }) => Math.max(last, answeredMs), from) - from)
}
