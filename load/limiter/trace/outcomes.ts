/** Counts what became of requests. Pure. */
import type { Observation } from './trace.ts'

/** Returns the number of requests that were let through. */
export function acceptedOf(observations: readonly Observation[]): number {
  return observations.filter(({ outcome }) => outcome === 'accepted').length
}

/** Returns whether any was refused. */
export function hasRefusal(observations: readonly Observation[]): boolean {
  return observations.some(({ outcome }) => outcome === 'refused')
}
