/** Distinguishes waits in the queue of a limiter from delays of the service itself. Pure. */
import { acceptedOf, hasRefusal, roundTripMs } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

/**
 * Removes the bursts whose waits the service itself caused. A limiter that refuses has room for a number of requests, accepted
 * or waiting. A burst of more requests without a refusal passed it one after another, so they waited outside of its queue.
 */
export function withoutOwnWaits(
  bursts: readonly (readonly Observation[])[],
): readonly (readonly Observation[])[] {
  const room = roomOf(bursts)
  return room === null ? bursts : bursts.filter((burst) => hasRefusal(burst) || mostInFlight(burst) <= room)
}

/** Returns the largest number that was accepted of a burst with a refusal, null without one. Long answers show it best: none ends soon. */
function roomOf(bursts: readonly (readonly Observation[])[]): number | null {
  const refused = bursts.filter(hasRefusal)
  const long = refused.filter((burst) => burst.every(({ kind }) => kind === 'long'))
  const accepted = (long.length > 0 ? long : refused).map(acceptedOf)
  return accepted.length === 0 ? null : Math.max(...accepted)
}

/** Returns the largest number of requests that were in flight at one moment. */
function mostInFlight(burst: readonly Observation[]): number {
  const changes = burst
    .flatMap(({ sentMs, answeredMs }) => [
      { atMs: sentMs, by: 1 },
      { atMs: answeredMs, by: -1 },
    ])
    .toSorted((a, b) => a.atMs - b.atMs || a.by - b.by)
  let inFlight = 0
  let most = 0
  for (const { by } of changes) {
    inFlight += by
    most = Math.max(most, inFlight)
  }
  return most
}

/**
 * Returns the delay of the usual refusal of a burst, compared with refusals that took `usualMs`; 0 without a refusal. No refusal
 * waits in a queue, so the service itself caused this delay.
 */
export function ownDelayMs(burst: readonly Observation[], usualMs: number): number {
  const refusals = burst.filter(({ outcome }) => outcome === 'refused')
  return Math.max(0, (quantile(refusals.map(roundTripMs), 0.5) ?? 0) - usualMs)
}
