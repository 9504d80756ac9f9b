/** Whether the machine and the wire were quick enough for the limiter that was found. Pure. */
import type { Identification } from './analysis/limiter/identification.ts'
import type { Observation } from './analysis/limiter/trace.ts'

/** Above this part of the window nobody knows on which side of an edge a request was. */
const MOST_OF_WINDOW = 0.06

/**
 * The finding, or `undetermined` in its place when refusals, which nothing holds up, usually took longer than a small part
 * of the window: then a family was told by noise.
 */
export function withHaste(found: Identification, observations: readonly Observation[]): Identification {
  const tripMs = slowTripMs(observations)
  const { windowMs } = found
  if (windowMs === null || tripMs === null || tripMs <= MOST_OF_WINDOW * windowMs.value) return found
  return {
    ...found,
    verdict: 'undetermined',
    families: [],
    reason: `one refusal in ten took more than ${tripMs.toFixed(0)} ms, too long for a window of about ${(windowMs.value / 1000).toFixed(2)} s`,
    experiment: 'the same on a machine that has less to do, or nearer to the target',
  }
}

/** What one refusal in ten exceeds; null with too few of them. */
function slowTripMs(observations: readonly Observation[]): number | null {
  const trips = observations
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ sentMs, answeredMs }) => answeredMs - sentMs)
    .toSorted((a, b) => a - b)
  return trips.length < 10 ? null : (trips[Math.floor(0.9 * trips.length)] ?? null)
}
