/** Determines the range in which a parameter explains the trace about as well as its best value. Pure. */
import type { Axis, FamilyName, Parameters } from '../model/family.ts'
import { moveAlong, score, type Fit, type Trace } from './fit.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { oneWayMs } from '../trace/events.ts'
import { roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'
import type { Observation } from '../trace/trace.ts'

/** Half the 95 % point of chi-squared with one degree of freedom, in nats: fits that are worse by less are as good. */
export const AS_GOOD = 1.92
/** The same for interval refill: several grids of ticks may explain the same trace. */
const AS_GOOD_GRIDS = 6

/** Returns by how many nats a fit may be worse than the best one of its family and still be as good. */
export function asGoodFor(family: FamilyName): number {
  return family === 'coarse-bucket' ? AS_GOOD_GRIDS : AS_GOOD
}

/** Returns the interval of one parameter, with the others constant. */
export function intervalOf(fit: Fit, axis: Axis, trace: Trace): IntervalEstimate {
  const value = fit.parameters[axis]
  return { value, low: endOf(fit, axis, trace, -1), high: endOf(fit, axis, trace, 1) }
}

/** The tolerance of the clock and timers of a server, from one tick to the next. */
const SERVER_TICK_MS = 2

/**
 * Returns the uncertainty of one moment. The limiter decided between sending and answer, and 90 % of these times are shorter.
 * The uncertainty does not average out, because a slow path to the server is slow each time.
 */
export function timingSlackMs(observations: readonly Observation[]): number {
  const trips = observations.filter(({ outcome }) => outcome === 'refused').map(roundTripMs)
  return (quantile(trips, 0.9) ?? 2 * oneWayMs(observations)) + SERVER_TICK_MS
}

/** Returns an interval that reaches at least `slackMs` to both sides, because the ends of a time are as uncertain as moments. */
export function atLeast({ value, low, high }: IntervalEstimate, slackMs: number): IntervalEstimate {
  return {
    value,
    low: Math.max(0.5 * value, Math.min(low - slackMs / 2, value - slackMs)),
    high: Math.max(high + slackMs / 2, value + slackMs),
  }
}

function endOf({ model, parameters, logLikelihood }: Fit, axis: Axis, trace: Trace, sign: number): number {
  const at = (step: number): Parameters => moveAlong(model, parameters, axis, sign * step)
  const isGood = (step: number): boolean => score(model, at(step), trace) >= logLikelihood - AS_GOOD
  let good = 0
  let bad = 0.0005
  while (bad < 0.6 && isGood(bad)) {
    good = bad
    bad *= 2
  }
  if (bad >= 0.6) return at(good)[axis]
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (good + bad) / 2
    if (isGood(middle)) good = middle
    else bad = middle
  }
  // An interval of units ends at the last good value, one of a time where it is no longer good.
  return good === 0 && axis === 'capacity' ? parameters.capacity : at(axis === 'capacity' ? good : bad)[axis]
}

const HALVINGS = 4
