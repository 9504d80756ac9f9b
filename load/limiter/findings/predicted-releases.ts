/** The times at which the identified limiter would have let one more request through: what a plot lays over the answers. Pure. */
import { routesOf, type Route } from '../trace/events.ts'
import type { Observation } from '../trace/trace.ts'
import type { Identification } from './identification.ts'
import { routingOf } from './side-findings.ts'
import { phaseOf, type Fit } from '../likelihood/fit.ts'

/** A limiter that was found, and the wall clock at the start of the plan. */
export type FoundLimiter = Pick<Identification, 'scopes' | 'phases'> & {
  readonly fit: Fit
  readonly startEpochMs: number
}

/** Moments of one counter at which room came to be, in milliseconds since the start. */
export type PredictedReleases = { readonly key: string; readonly atMs: readonly number[] }

/** The number of steps between two requests. */
const STEPS = 40
const MAX = 400

/**
 * Replays the fitted limiter over the requests: wherever a request would have been refused and a moment later would not,
 * one was released. Counters are distinguished by the scope that was found: keys that share one share its releases. Nothing
 * where each key has a phase of its own, of which the fit knows one only.
 */
export function predictedReleases(
  found: FoundLimiter,
  observations: readonly Observation[],
): readonly PredictedReleases[] {
  if (found.phases.includes('key-hash')) return []
  const routing = routingOf(found.scopes)
  const routes = routesOf(observations, routing, 'requests')
  const byKey = new Map<string, readonly number[]>()
  for (const route of routes) {
    const atMs = releasesIn(found, route)
    const isForAll = routing === 'global' || routing === 'address'
    const keys = isForAll ? new Set(observations.map(({ key }) => key)) : [route.key]
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), ...atMs])
  }
  return [...byKey].map(([key, atMs]) => ({ key, atMs: atMs.toSorted((a, b) => a - b).slice(0, MAX) }))
}

function releasesIn(found: FoundLimiter, route: Route): readonly number[] {
  const { model, parameters } = found.fit
  const phaseMs = phaseOf(model, parameters, route, found.startEpochMs)
  const meter = model.meter({ ...parameters, phaseMs })
  const atMs: number[] = []
  let hadRoom = true
  let lastMs = route.events[0]?.atMs ?? 0
  for (const event of route.events) {
    for (let step = 1; step <= STEPS; step += 1) {
      const at = lastMs + ((event.atMs - lastMs) * step) / STEPS
      const hasRoom = meter.remaining({ atMs: at, sdMs: event.sdMs }).units >= 1
      if (hasRoom && !hadRoom) atMs.push(Math.round(at * 1000) / 1000)
      hadRoom = hasRoom
    }
    if (event.outcome === 'refused') meter.refuse(event, event.count)
    else meter.take(event, event.count * event.cost, 0)
    hadRoom = meter.remaining(event).units >= 1
    lastMs = event.atMs
  }
  return atMs
}
