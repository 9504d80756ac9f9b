/** The range of a parameter in which the trace is explained about as well as at its best. Pure. */
import type { Axis } from './families/family.ts'
import { moveAlong, score, type Fit, type Trace } from './fit.ts'
import type { Interval } from './identification.ts'

/** Half the 95 % point of chi-squared with one degree of freedom. */
const DROP = 1.92

/** Profile of one parameter, the others held at their best. */
export function intervalOf(fit: Fit, axis: Axis, trace: Trace): Interval {
  const value = fit.parameters[axis]
  return { value, low: endOf(fit, axis, trace, -1), high: endOf(fit, axis, trace, 1) }
}

function endOf({ model, parameters, logLikelihood }: Fit, axis: Axis, trace: Trace, sign: number): number {
  let good = parameters
  for (let step = 0.0005; step < 0.6; step *= 2) {
    const moved = moveAlong(model, parameters, axis, sign * step)
    if (score(model, moved, trace) < logLikelihood - DROP) break
    good = moved
  }
  return good[axis]
}
