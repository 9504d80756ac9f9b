/** Whether the best explanation of a trace is a good one: compared with what it expects of itself. Pure. */
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import type { FamilyName } from '../model/family.ts'
import { phaseOf, usualSdMs } from './fit.ts'
import type { Reading } from './posterior.ts'
import { gaugeRoute, type Fitness } from './score.ts'

/** Nats and standard deviations below its own expectation at which a reading explains nothing. */
const SLACK = 6
const DEVIATIONS = 3
/** The part of that which models with more than three parameters are granted. */
const STRICT = 0.6
/** Nats per event that a reading may lose where it predicts nothing definite: windows as short as the network scatters fit anything. */
const VAGUE = 0.35
/** The same for the counters that were not fitted themselves. */
const LOOSE = 0.1

/** Returns whether a reading explains its trace about as well as it would if it were true; `events` are those of all counters. */
export function explains(reading: Reading, events: number): boolean {
  const { logLikelihood, expected, variance, fitted } = gaugeOf(reading)
  if (expected < -VAGUE * fitted - SLACK) return false
  if (reading.unfitted < -LOOSE * (events - fitted) - SLACK) return false
  // What has more to turn comes close to a trace that it does not explain.
  const part = reading.fit.model.axes.length > 3 ? STRICT : 1
  return logLikelihood >= expected - part * (SLACK + DEVIATIONS * Math.sqrt(variance))
}

/** Nats below its expectation, and before the next family, at which no search elsewhere can bring anything. */
const PERFECT = 1.5
const AHEAD = 20
/** Nats that more parameters must bring to be more than more parameters. */
const GAIN = 1

/** Returns whether the best of some readings leaves nothing to look for: it explains all that it can, and no other family comes near. */
export function isBeyondDoubt(best: Reading, readings: readonly Reading[]): boolean {
  if (!isPerfect(best)) return false
  return readings.every((other) => other.evidence < best.evidence - AHEAD || isNoRival(other, best))
}

/** Returns whether a reading explains all that it expects to. */
export function isPerfect(reading: Reading): boolean {
  const { logLikelihood, expected, variance } = gaugeOf(reading)
  return logLikelihood >= expected - PERFECT - Math.sqrt(variance)
}

/** Families that are another one at the edge of their parameters. */
const CONTAINED: Partial<Record<FamilyName, readonly FamilyName[]>> = {
  'bucket-in-window': ['fixed-window', 'token-bucket'],
  'coarse-bucket': ['fixed-window', 'token-bucket'],
  'exponential-ban': ['fixed-ban'],
}

/** The same family, or one that contains it and gains nothing by what it has more. */
function isNoRival(other: Reading, best: Reading): boolean {
  if (other.family === best.family) return true
  const contained = CONTAINED[other.family] ?? []
  return contained.includes(best.family) && other.fit.logLikelihood < best.fit.logLikelihood + GAIN
}

type Gauge = Fitness & { readonly fitted: number }

function gaugeOf({ fit: { model, parameters }, trace }: Reading): Gauge {
  const sum = { logLikelihood: 0, expected: 0, variance: 0, fitted: 0 }
  for (const route of trace.routes) {
    const phaseMs = phaseOf(model, parameters, route, trace.startEpochMs)
    const gauge = gaugeRoute(route, model.meter({ ...parameters, phaseMs }))
    sum.logLikelihood += gauge.logLikelihood
    sum.expected += gauge.expected
    sum.variance += gauge.variance
    sum.fitted += route.events.length
  }
  return sum
}

/** Standard deviations of a moment that a time must span to be seen at all. */
const SEEN = 10

/** Returns whether a reading means something: no times shorter than the network scatters, which explain anything, and no window in the guise of a bucket. */
export function isSound({ fit, trace }: Reading): boolean {
  const minMs = SEEN * usualSdMs(trace)
  const { capacity, windowMs, inner, innerMs } = fit.parameters
  const { family } = fit.model
  if (family === 'coarse-bucket' && inner > LARGEST_REFILL * capacity) return false
  return windowMs >= minMs && (family !== 'bucket-in-window' || innerMs >= minMs)
}
