/** Predicts the times at which the identified limiter would accept one more request, for a plot over the answers. Pure. */
import { countersOf, type CounterEvents } from '../trace/events.ts'
import type { Observation } from '../trace/trace.ts'
import type { Identification } from './identification.ts'
import { counterScopeOf } from './side-findings.ts'
import { phaseOf, type Fit } from '../likelihood/fit.ts'

/** The identified limiter, and the wall clock at the start of the plan. */
export type FoundLimiter = Pick<Identification, 'scopes' | 'phases'> & {
  readonly fit: Fit
  readonly startEpochMs: number
}

/** The moments at which quota of one counter came back, in milliseconds since the start. */
export type PredictedReleases = { readonly key: string; readonly atMs: readonly number[] }

/** The number of steps between two requests, and the largest number of releases. */
const STEPS = 40
const MAX_RELEASES = 400

/**
 * Replays the fitted limiter over the requests. A release is a moment from which a request would be accepted again. Counters
 * follow the identified scope: keys that share one share its releases. Returns nothing if each key has its own phase, because
 * the fit knows only one.
 */
export function predictedReleases(
  found: FoundLimiter,
  observations: readonly Observation[],
): readonly PredictedReleases[] {
  if (found.phases.includes('key-hash')) return []
  const counterScope = counterScopeOf(found.scopes)
  const counters = countersOf(observations, counterScope, 'requests')
  const byKey = new Map<string, readonly number[]>()
  for (const counter of counters) {
    const atMs = releasesIn(found, counter)
    const isForAll = counterScope === 'global' || counterScope === 'address'
    const keys = isForAll ? new Set(observations.map(({ key }) => key)) : [counter.key]
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), ...atMs])
  }
  return [...byKey].map(([key, atMs]) => ({
    key,
    atMs: atMs.toSorted((a, b) => a - b).slice(0, MAX_RELEASES),
  }))
}

function releasesIn(found: FoundLimiter, counter: CounterEvents): readonly number[] {
  const { model, parameters } = found.fit
  const phaseMs = phaseOf(model, parameters, counter, found.startEpochMs)
  const meter = model.meter({ ...parameters, phaseMs })
  const atMs: number[] = []
  let hadQuota = true
  let lastMs = counter.events[0]?.atMs ?? 0
  for (const event of counter.events) {
    for (let step = 1; step <= STEPS; step += 1) {
      const at = lastMs + ((event.atMs - lastMs) * step) / STEPS
      const hasQuota = meter.remaining({ atMs: at, sdMs: event.sdMs }).units >= 1
      if (hasQuota && !hadQuota) atMs.push(Math.round(at * 1000) / 1000)
      hadQuota = hasQuota
    }
    if (event.outcome === 'refused') meter.refuse(event, event.count)
    else meter.take(event, event.count * event.cost, 0)
    hadQuota = meter.remaining(event).units >= 1
    lastMs = event.atMs
  }
  return atMs
}
