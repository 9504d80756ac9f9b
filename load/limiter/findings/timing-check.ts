/** Whether machine, wire and target were quick enough for the limiter that was found to be one. Pure. */
import { settled } from './verdicts.ts'
import { mayBeNoLimit } from './unrefused.ts'
import { scoredPart } from './side-findings.ts'
import type { Identification } from './identification.ts'
import type { FamilyName } from '../model/family.ts'
import { isConcurrency } from '../model/family-groups.ts'
import type { Observation } from '../trace/trace.ts'
import { COMPLETIONS, isCompleted, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'

/** Above this part of the window it is not known on which side of an edge a request was. */
const MAX_OF_WINDOW = 0.06
/** Queues are known by how long answers wait, so a refusal need only be quicker than a step of theirs. */
const MAX_OF_STEP = 0.5
const QUEUES: readonly FamilyName[] = ['pacing', 'queued-window', 'queue-with-overflow']

/**
 * The finding, or `undetermined` in its place when refusals, which nothing holds up, usually took longer than a small part
 * of the window: then noise determined the family.
 */
export function withTimingCheck(found: Identification, observations: readonly Observation[]): Identification {
  if (mayBeNoLimit(found)) return found
  if (isOwnSpeed(found, observations)) return noLimitSeen(found, fastestOf(found))
  if (isNeverFilled(found, observations))
    return noLimitSeen(found, 'no request waited long, or for a place that was taken')
  const tripMs = slowTripMs(observations)
  const { windowMs } = found
  const most = found.families.every((family) => QUEUES.includes(family)) ? MAX_OF_STEP : MAX_OF_WINDOW
  if (windowMs === null || tripMs === null || tripMs <= most * windowMs.value) return found
  return settled({
    ...found,
    verdict: 'undetermined',
    families: [],
    reason: `one refusal in ten took more than ${tripMs.toFixed(0)} ms, too long for a window of about ${(windowMs.value / 1000).toFixed(2)} s`,
    experiment: 'the same on a machine with less load, or closer to the target',
  })
}

/** A step between two answers that is no longer than so many of the quickest trips is what the work itself takes. */
const OWN_TRIPS = 3
/** No limiter of completions is distinguished from plain work by steps as short as this. */
const SHORTEST_STEP_MS = 5

/** Nothing was refused, and answers that waited for each other came as fast as the target answers one alone. */
function isOwnSpeed({ ratePerSecond }: Identification, observations: readonly Observation[]): boolean {
  const answered = observations.filter(({ outcome }) => outcome === 'accepted')
  if (ratePerSecond === null || answered.length < observations.length) return false
  const quickMs = Math.min(...answered.map(roundTripMs))
  return 1000 / ratePerSecond.value <= Math.max(SHORTEST_STEP_MS, OWN_TRIPS * quickMs)
}

/** Shorter waits in a trace without refusals are those of a busy target. */
const SHORTEST_QUEUE_MS = 100

/** Concurrency without a refusal: the cap was never reached, or no request waited long for it. */
function isNeverFilled(
  { families, capacity }: Identification,
  observations: readonly Observation[],
): boolean {
  const areSeats = families.length > 0 && families.every(isConcurrency)
  if (!areSeats || capacity === null || observations.some(({ outcome }) => outcome === 'refused'))
    return false
  const short = observations.filter(({ kind }) => kind === 'chat')
  const longestMs = short.reduce((most, one) => Math.max(most, one.closedMs - one.sentMs), 0)
  return longestMs < SHORTEST_QUEUE_MS || capacity.value >= maxInFlight(observations)
}

function maxInFlight(observations: readonly Observation[]): number {
  const changes = observations
    .flatMap(({ sentMs, closedMs }) => [[sentMs, 1] as const, [closedMs, -1] as const])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  let now = 0
  let most = 0
  for (const [, change] of changes) {
    now += change
    most = Math.max(most, now)
  }
  return most
}

function fastestOf({ ratePerSecond }: Identification): string {
  return `answers came as fast as the target works, ${(ratePerSecond?.value ?? 0).toFixed(0)} per second`
}

function noLimitSeen(found: Identification, why: string): Identification {
  return {
    ...found,
    verdict: 'no-limit-seen',
    families: [],
    candidates: [],
    reason: `nothing was refused; ${why}`,
    experiment: 'completions that take longer, so that waiting and processing can be distinguished',
    capacity: null,
    windowMs: null,
    ratePerSecond: null,
    phases: [],
    scopes: [],
  }
}

/** Returns the duration that one refusal in ten exceeds, of those that determine the family; null with too few of them. */
function slowTripMs(observations: readonly Observation[]): number | null {
  const trips = scoredPart(observations)
    .filter(({ outcome }) => outcome === 'refused')
    .map(roundTripMs)
  return trips.length < 10 ? null : quantile(trips, 0.9)
}

/**
 * The text when nothing was refused: never "none", only how many completions of this key were let through, and how fast.
 * An unclassified response shows nothing about a limiter, and requests of another or a wrong key, or cut ones, may not count for it.
 */
export function formatNoLimit(key: string, observations: readonly Observation[]): string {
  const own = observations.filter(
    (one) => one.key === key && COMPLETIONS.includes(one.kind) && isCompleted(one),
  )
  // What was sent at once and answered slowly was not let through at the pace of its sending.
  const most = Math.min(
    maxPerSecond(own.map(({ sentMs }) => sentMs)),
    maxPerSecond(own.map(({ closedMs }) => closedMs)),
  )
  return `Key \`${key}\`: no limit seen up to ${most} completions in a second, ${own.length} in all.`
}

function maxPerSecond(timesMs: readonly number[]): number {
  const sorted = timesMs.toSorted((a, b) => a - b)
  let until = 0
  return sorted.reduce((best, from, at) => {
    while (until < sorted.length && (sorted[until] ?? 0) < from + 1000) until += 1
    return Math.max(best, until - at)
  }, 0)
}
