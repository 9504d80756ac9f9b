/** Distinguishes waits in the queue of a limiter from delays of the service itself. Pure. */
import { acceptedOf, hasRefusal, roundTripMs } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

type Bursts = readonly (readonly Observation[])[]

/**
 * Removes the bursts whose waits the service itself caused. A limiter that refuses takes up to a number of requests at once, in
 * service or waiting. A larger burst without a refusal passed it one after another, so its requests waited outside of its queue.
 * If the limiter counts requests in flight, it does not delay a request alone either.
 */
export function withoutOwnWaits(bursts: Bursts): Bursts {
  const taken = mostTaken(bursts)
  if (taken === null) return bursts
  const isInFlight = countsInFlight(bursts)
  return bursts.filter((burst) => {
    if (hasRefusal(burst)) return true
    return !(isInFlight && burst.length === 1) && mostInFlight(burst) <= taken
  })
}

/** A burst of quick requests exceeds clearly the number of long ones that is taken, by this factor and this number. */
const CLEARLY = { factor: 1.5, more: 4 } as const

/**
 * Returns whether a limit counts requests in flight: it refused long requests, but accepted clearly more quick ones at once. A limit
 * over time does not depend on the length of the answers.
 */
export function countsInFlight(bursts: Bursts): boolean {
  const taken = mostTaken(bursts.filter(isLong))
  if (taken === null) return false
  const least = CLEARLY.factor * taken + CLEARLY.more
  return bursts.some((burst) => !isLong(burst) && !hasRefusal(burst) && mostInFlight(burst) >= least)
}

function isLong(burst: readonly Observation[]): boolean {
  return burst.every(({ kind }) => kind === 'long')
}

/** Returns the largest number that was accepted of a burst with a refusal, null without one. Long answers show it best: none ends soon. */
function mostTaken(bursts: Bursts): number | null {
  const accepted = refusedOf(bursts).map(acceptedOf)
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
  return Math.max(0, (quantile(refusalsOf(burst).map(roundTripMs), 0.5) ?? 0) - usualMs)
}

/** The least share of the accepted requests of a burst that must be in flight until the usual refusal. */
const MIN_HELD = 0.8

/**
 * Returns whether accepted requests were in flight together when others were refused, in at least half of the bursts. Quick answers
 * end before.
 */
export function holdsTogether(bursts: Bursts): boolean {
  const refused = refusedOf(bursts)
  return 2 * refused.filter(isHeld).length >= refused.length
}

function isHeld(burst: readonly Observation[]): boolean {
  const answeredMs = refusalsOf(burst).map((one) => one.answeredMs)
  const refusedMs = quantile(answeredMs, 0.5) ?? Infinity
  const accepted = burst.filter(({ outcome }) => outcome === 'accepted')
  return accepted.filter(({ closedMs }) => closedMs >= refusedMs).length >= MIN_HELD * accepted.length
}

function refusalsOf(burst: readonly Observation[]): readonly Observation[] {
  return burst.filter(({ outcome }) => outcome === 'refused')
}

/** Returns the bursts with a refusal, those of long requests if there are any. */
function refusedOf(bursts: Bursts): Bursts {
  const refused = bursts.filter(hasRefusal)
  const long = refused.filter(isLong)
  return long.length > 0 ? long : refused
}
