/** Judges whether a Reset, or another promise of quota, names a moment at which the limiter accepted again. Pure. */
import type { FamilyName } from '../model/family.ts'
import { PUNISHING, SLIDING_COUNTERS } from '../model/family-groups.ts'
import type { Observation, UnitName } from '../trace/trace.ts'

/** The properties of the limiter by which its promises are judged. `capacity` is in `unit`, by default requests. */
export type JudgedLimit = {
  readonly unit?: UnitName
  readonly families: readonly FamilyName[]
  readonly capacity: { readonly low: number; readonly high: number } | null
  readonly windowMs: { readonly high: number } | null
  readonly banMs: { readonly high: number } | null
}

/** A release of one counter: the limiter accepted again between the last refusal and the first acceptance. */
export type ObservedRelease = {
  readonly key: string
  readonly source: string
  readonly refused: Observation
  readonly accepted: Observation
}

/** Returns the releases of a trace. */
export function observedReleases(observations: readonly Observation[]): readonly ObservedRelease[] {
  const lastRefused = new Map<string, Observation>()
  const releases: ObservedRelease[] = []
  for (const seen of observations.toSorted((a, b) => a.sentMs - b.sentMs)) {
    const { key, source, outcome, kind } = seen
    if (kind === 'wrong-key') continue
    const name = `${key}@${source}`
    const refused = lastRefused.get(name)
    if (outcome === 'refused') lastRefused.set(name, seen)
    else if (outcome === 'accepted' && refused !== undefined) {
      releases.push({ key, source, refused, accepted: seen })
      lastRefused.delete(name)
    }
  }
  return releases
}

/** The data with which a promise is compared. */
type PromiseContext = {
  readonly releases: readonly ObservedRelease[]
  readonly acceptances: readonly Observation[]
  readonly found: JudgedLimit
}

/**
 * Returns the distance of a promise from the range of the release; nothing if that range is too wide to decide. A request
 * may reach the limiter at any moment between sending and answer, so each comparison uses the end that favors the limiter.
 */
export function errorOf(
  seen: Observation,
  resetMs: number,
  { releases, acceptances, found }: PromiseContext,
): readonly number[] {
  const promisedMs = seen.answeredMs + resetMs
  const release = releases.find(
    ({ key, source, accepted }) =>
      key === seen.key && source === seen.source && accepted.sentMs > seen.sentMs,
  )
  if (release === undefined) return []
  const { refused, accepted } = release
  if (promisedMs < refused.sentMs) {
    // If refusals lengthen the wait, a later refusal explains why an earlier promise was not kept.
    const isRenewed = refused.sentMs > seen.sentMs && found.families.some((one) => PUNISHING.includes(one))
    // A request that overtook the refused one, or another key, may have used the promised quota.
    const isTaken = acceptances.some(
      (one) => one.answeredMs >= seen.sentMs + resetMs && one.sentMs <= refused.answeredMs,
    )
    return isRenewed || isTaken ? [] : [(promisedMs - refused.sentMs) / 1000]
  }
  const fullMs = fullWaitMs(found)
  // Without a known window, no error is known.
  if (fullMs === null) return []
  const latestMs = Math.max(accepted.answeredMs, seen.answeredMs + fullMs)
  return [Math.max(0, promisedMs - latestMs) / 1000]
}

/** Returns the longest time from a refusal until the whole quota is back; null if it is not known. */
function fullWaitMs({ families, windowMs, banMs }: JudgedLimit): number | null {
  if (families.length === 0 || windowMs === null || families.includes('exponential-ban')) return null
  // The window before still counts in the estimate of a sliding counter.
  const isCounter = families.some((family) => SLIDING_COUNTERS.includes(family))
  return Math.max(windowMs.high * (isCounter ? 2 : 1), banMs?.high ?? 0)
}
