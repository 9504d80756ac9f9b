/** Checks whether machine, network and target were quick enough for the identified limiter. Pure. */
import { settled } from './verdicts.ts'
import { mayBeNoLimit } from './unrefused.ts'
import { scoredPart } from './side-findings.ts'
import type { Identification } from './identification.ts'
import type { FamilyName } from '../model/family.ts'
import { isConcurrency } from '../model/family-groups.ts'
import type { Observation } from '../trace/trace.ts'
import { COMPLETIONS, isCompleted, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'

/** The largest time of refusals, as a part of the window. Above it, the side of an edge on which a request was is not known. */
const MAX_OF_WINDOW = 0.06
/** The same as a part of a step for queues, which are identified by waits. */
const MAX_OF_STEP = 0.5
const QUEUE_FAMILIES: readonly FamilyName[] = ['pacing', 'queued-window', 'queue-with-overflow']

/**
 * Returns the result, or `undetermined` if refusals usually took longer than a small part of the window. Refusals do not
 * wait, so then noise determined the family.
 */
export function withTimingCheck(found: Identification, observations: readonly Observation[]): Identification {
  if (mayBeNoLimit(found)) return found
  if (isOwnSpeed(found, observations)) return noLimitSeen(found, fastestOf(found))
  if (isNeverFilled(found, observations))
    return noLimitSeen(found, 'no request waited long, or for a place that was taken')
  const tripMs = slowTripMs(observations)
  const { windowMs } = found
  const most = found.families.every((family) => QUEUE_FAMILIES.includes(family)) ? MAX_OF_STEP : MAX_OF_WINDOW
  if (windowMs === null || tripMs === null || tripMs <= most * windowMs.value) return found
  return settled({
    ...found,
    verdict: 'undetermined',
    families: [],
    reason: `one refusal in ten took more than ${tripMs.toFixed(0)} ms, too long for a window of about ${(windowMs.value / 1000).toFixed(2)} s`,
    experiment: 'the same on a machine with less load, or closer to the target',
  })
}

/** A step of at most this many of the quickest round trips may be the pace of the work itself. */
const OWN_TRIPS = 3
/** The shortest step that distinguishes a limiter of completions from plain work. */
const SHORTEST_STEP_MS = 5

/** Returns whether nothing was refused and answers came as fast as the target answers a request alone. */
function isOwnSpeed({ ratePerSecond }: Identification, observations: readonly Observation[]): boolean {
  const answered = observations.filter(({ outcome }) => outcome === 'accepted')
  if (ratePerSecond === null || answered.length < observations.length) return false
  const quickMs = Math.min(...answered.map(roundTripMs))
  return 1000 / ratePerSecond.value <= Math.max(SHORTEST_STEP_MS, OWN_TRIPS * quickMs)
}

/** Shorter waits without refusals are those of a busy target. */
const SHORTEST_QUEUE_MS = 100

/** Returns whether a cap without refusals was never reached, or no request waited long for it. */
function isNeverFilled(
  { families, capacity }: Identification,
  observations: readonly Observation[],
): boolean {
  const isCap = families.length > 0 && families.every(isConcurrency)
  if (!isCap || capacity === null || observations.some(({ outcome }) => outcome === 'refused')) return false
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

/** Returns the time that one refusal in ten exceeds, over the requests that determine the family; null with fewer than ten. */
function slowTripMs(observations: readonly Observation[]): number | null {
  const trips = scoredPart(observations)
    .filter(({ outcome }) => outcome === 'refused')
    .map(roundTripMs)
  return trips.length < 10 ? null : quantile(trips, 0.9)
}

/**
 * Returns the text when nothing was refused. It never states that there is no limit, only the number and the pace of the
 * completions of this key. Other requests may not count: unclassified, aborted, or with another or a wrong key.
 */
export function formatNoLimit(key: string, observations: readonly Observation[]): string {
  const own = observations.filter(
    (one) => one.key === key && COMPLETIONS.includes(one.kind) && isCompleted(one),
  )
  // Requests sent at once and answered slowly were not accepted at the pace of their sending.
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
