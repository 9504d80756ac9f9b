/** Determines whether requests wait in the queue of a limiter, or for a service that works on a few of them at once. Pure. */
import type { Identification } from './identification.ts'
import { usualTripMs } from '../trace/events.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import type { Observation } from '../trace/trace.ts'

/** The part of a result that depends on the owner of the queue. */
type QueueResult = Pick<Identification, 'verdict' | 'families' | 'reason' | 'experiment' | 'capacity'>

/**
 * Returns the result for `atOnce` requests in service and `waiting` in a queue. A cap of both together, before a service that works on
 * `atOnce` requests, looks the same. Only a second key distinguishes them: it does not wait in the queue of the first one.
 */
export function queueOrCap(
  observations: readonly Observation[],
  capacity: NonNullable<Identification['capacity']>,
  waiting: number,
): QueueResult {
  const atOnce = capacity.value
  if (isQueueOfKey(observations, atOnce))
    return {
      verdict: 'identified',
      families: ['concurrency-queue'],
      reason: null,
      experiment: null,
      capacity,
    }
  const all = atOnce + waiting
  return {
    verdict: 'one-of',
    families: ['concurrency-queue', 'concurrency'],
    reason: `a queue of ${waiting} before ${atOnce} at once, and a cap of ${all} before a service that works on ${atOnce} at once, look alike from outside`,
    experiment: isOtherTested(observations)
      ? `the same, while the number of requests in processing is watched at the service: a cap of ${all} has ${all} of them inside`
      : `a second key with a limit of its own, while ${waiting} of the first one wait: if it waits too, the service is busy, and the cap is ${all}`,
    capacity: { ...capacity, high: Math.max(capacity.high, all) },
  }
}

/** Returns whether a request of another key was accepted while requests of the first one were in flight. */
function isOtherTested(observations: readonly Observation[]): boolean {
  return othersOf(scopeAnswers(observations)).length > 0
}

/**
 * Returns whether another key was served at once while requests of the first one waited for all places. Otherwise it is served when
 * the first of them ends.
 */
function isQueueOfKey(observations: readonly Observation[], atOnce: number): boolean {
  const answers = scopeAnswers(observations)
  const inside = answers.filter(({ kind }) => kind === 'long')
  const firstEndMs = inside.reduce((first, { closedMs }) => Math.min(first, closedMs), Infinity)
  const usualMs = usualTripMs(
    observations.filter(({ kind, outcome }) => kind === 'chat' && outcome === 'accepted'),
  )
  const isAtOnce = ({ sentMs, answeredMs }: Observation): boolean =>
    answeredMs < firstEndMs || answeredMs - usualMs < (sentMs + firstEndMs) / 2
  return inside.length > atOnce && othersOf(answers).some(isAtOnce)
}

function scopeAnswers(observations: readonly Observation[]): readonly Observation[] {
  return stageAnswers(observations, 'scope').filter(({ outcome }) => outcome === 'accepted')
}

/** Returns the requests of other keys than the one whose long requests are in flight. */
function othersOf(answers: readonly Observation[]): readonly Observation[] {
  const key = answers.find(({ kind }) => kind === 'long')?.key
  return answers.filter((one) => one.kind !== 'long' && one.key !== key)
}
