/** When the limiter that was found would have let one more request through: what a plot lays over the answers. Pure. */
import { routesOf, type Route } from './analysis/limiter/events.ts'
import type { Observation } from './analysis/limiter/trace.ts'
import { phaseOf, type Fit } from './analysis/limiter/fit.ts'

/** A limiter that was found, and the wall clock at the start of the plan. */
export type Found = { readonly fit: Fit; readonly startEpochMs: number }

/** Moments of one counter at which room came to be, in milliseconds since the start. */
export type Releases = { readonly key: string; readonly atMs: readonly number[] }

/** How finely the time between two requests is looked at. */
const STEPS = 40
const MOST = 400

/**
 * Replays the fitted limiter over what was asked: wherever a request would have been refused and a moment later would not,
 * one was released.
 */
export function releasesOf(found: Found, observations: readonly Observation[]): readonly Releases[] {
  return routesOf(observations, 'key', 'requests').map((route) => ({
    key: route.key,
    atMs: releasesIn(found, route).slice(0, MOST),
  }))
}

function releasesIn(found: Found, route: Route): readonly number[] {
  const { model, parameters } = found.fit
  const phaseMs = phaseOf(model, parameters, route, found.startEpochMs)
  const meter = model.meter({ ...parameters, phaseMs })
  const atMs: number[] = []
  let hadRoom = true
  let lastMs = route.events[0]?.atMs ?? 0
  for (const event of route.events) {
    for (let step = 1; step <= STEPS; step += 1) {
      const at = lastMs + ((event.atMs - lastMs) * step) / STEPS
      const hasRoom = meter.room(at, event.sdMs).units >= 1
      if (hasRoom && !hadRoom) atMs.push(Math.round(at * 1000) / 1000)
      hadRoom = hasRoom
    }
    if (event.outcome === 'refused') meter.refuse(event.atMs, event.sdMs, event.count)
    else meter.take(event.atMs, event.sdMs, event.count * event.cost)
    hadRoom = meter.room(event.atMs, event.sdMs).units >= 1
    lastMs = event.atMs
  }
  return atMs
}
