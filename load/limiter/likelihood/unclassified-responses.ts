/** Decides which unclassified responses were counted: the choice that explains the other answers best. Pure. */
import type { CounterEvents, TraceEvent } from '../trace/events.ts'
import type { Model, Parameters } from '../model/family.ts'
import { score, type Trace } from './fit.ts'

/** With more unclassified responses than this, none is settled. */
const MAX_SETTLED = 80
/** The smallest gain in nats that decides. */
const MIN_GAIN = 0.3

/** Returns a trace with the number of counted requests of each unclassified response, if the number makes a difference. */
export function settleUnclassified(model: Model, parameters: Parameters, trace: Trace): Trace {
  const unclassified = trace.counters.reduce(
    (sum, { events }) => sum + events.filter(isUnclassified).length,
    0,
  )
  if (unclassified === 0 || unclassified > MAX_SETTLED) return trace
  const counters = trace.counters.map((counter) =>
    settled(model, parameters, { ...trace, counters: [counter] }, counter),
  )
  return { ...trace, counters }
}

function settled(model: Model, parameters: Parameters, trace: Trace, counter: CounterEvents): CounterEvents {
  let best = counter
  let logLikelihood = score(model, parameters, { ...trace, counters: [best] })
  for (const [index, event] of counter.events.entries()) {
    // All answers are explained, so nothing can be gained.
    if (logLikelihood > -MIN_GAIN) break
    if (!isUnclassified(event)) continue
    for (let counted = 0; counted <= event.count; counted += 1) {
      const tried = { ...counter, events: best.events.with(index, { ...event, counted }) }
      const value = score(model, parameters, { ...trace, counters: [tried] }, 0, logLikelihood)
      if (value <= logLikelihood + MIN_GAIN) continue
      best = tried
      logLikelihood = value
    }
  }
  return best
}

function isUnclassified({ outcome }: TraceEvent): boolean {
  return outcome === 'unclassified'
}
