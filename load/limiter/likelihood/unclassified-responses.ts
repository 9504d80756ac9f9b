/** Decides which unclassified responses were counted: the choice that explains the others best. Pure. */
import type { Route, TraceEvent } from '../trace/events.ts'
import type { Model, Parameters } from '../model/family.ts'
import { score, type Trace } from './fit.ts'

/** More unclassified responses than this are left as they are. */
const MAX = 80
/** A gain below this is not a reason. */
const GAIN = 0.3

/** A trace in which a model gives for each unclassified response how many of its requests were counted, where that makes a difference. */
export function settleUnclassified(model: Model, parameters: Parameters, trace: Trace): Trace {
  const unclassified = trace.routes.reduce((sum, { events }) => sum + events.filter(isUnclassified).length, 0)
  if (unclassified === 0 || unclassified > MAX) return trace
  const routes = trace.routes.map((route) => settled(model, parameters, { ...trace, routes: [route] }, route))
  return { ...trace, routes }
}

function settled(model: Model, parameters: Parameters, trace: Trace, route: Route): Route {
  let best = route
  let logLikelihood = score(model, parameters, { ...trace, routes: [best] })
  for (const [index, event] of route.events.entries()) {
    // Nothing to gain: every answer is explained.
    if (logLikelihood > -GAIN) break
    if (!isUnclassified(event)) continue
    for (let counted = 0; counted <= event.count; counted += 1) {
      const tried = { ...route, events: best.events.with(index, { ...event, counted }) }
      const value = score(model, parameters, { ...trace, routes: [tried] }, 0, logLikelihood)
      if (value <= logLikelihood + GAIN) continue
      best = tried
      logLikelihood = value
    }
  }
  return best
}

function isUnclassified({ outcome }: TraceEvent): boolean {
  return outcome === 'unclassified'
}
