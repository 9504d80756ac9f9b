/** The range of a parameter in which the trace is explained about as well as at its best. Pure. */
import type { Axis, FamilyName, Parameters } from '../model/family.ts'
import { moveAlong, score, type Fit, type Trace } from './fit.ts'
import type { Interval } from '../trace/interval.ts'
import { oneWayMs } from '../trace/events.ts'
import { roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'
import type { Observation } from '../trace/trace.ts'

/** Half the 95 % point of chi-squared with one degree of freedom: what explains a trace worse by less is as good. */
export const AS_GOOD = 1.92
/** The same for fits on other grids of ticks: a replay is less sure of which grid it is than of where on it. */
const AS_GOOD_GRIDS = 6

/** By how much a fit of a family may be worse than its best and be as good. */
export function asGoodFor(family: FamilyName): number {
  return family === 'coarse-bucket' ? AS_GOOD_GRIDS : AS_GOOD
}

/** Profile of one parameter, the others held at their best. */
export function intervalOf(fit: Fit, axis: Axis, trace: Trace): Interval {
  const value = fit.parameters[axis]
  return { value, low: endOf(fit, axis, trace, -1), high: endOf(fit, axis, trace, 1) }
}

/** The tolerance of a server's clock and timers from one tick to the next. */
const SERVER_TICK_MS = 2

/**
 * Returns the accuracy of one moment: the limiter decided between sending and answer, nine times in ten no further
 * apart than this. It does not average out, because a way in that is slower than the way out is so each time.
 */
export function timingSlackMs(observations: readonly Observation[]): number {
  const trips = observations.filter(({ outcome }) => outcome === 'refused').map(roundTripMs)
  return (quantile(trips, 0.9) ?? 2 * oneWayMs(observations)) + SERVER_TICK_MS
}

/** An interval of a time whose ends are known no better than moments are, and that reaches at least so far to both sides. */
export function atLeast({ value, low, high }: Interval, slackMs: number): Interval {
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
  // Whole units end at the last good one; a time ends where it is no longer good.
  return good === 0 && axis === 'capacity' ? parameters.capacity : at(axis === 'capacity' ? good : bad)[axis]
}

const HALVINGS = 4
