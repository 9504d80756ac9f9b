/** Judges whether the best explanation of a trace is a good one: compares its likelihood with the one it expects. Pure. */
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import type { FamilyName } from '../model/family.ts'
import { phaseOf, usualSdMs } from './fit.ts'
import type { FamilyFit } from './posterior.ts'
import { fitnessOf, type Fitness } from './score.ts'

/** The margin of the goodness of fit: nats and standard deviations below the expected log-likelihood. */
const SLACK = 6
const DEVIATIONS = 3
/** The part of this margin for models with more than three parameters. */
const STRICT_PART = 0.6
/** The largest expected loss in nats per event. A model that predicts nothing definite loses more, such as a window as short as the jitter. */
const MAX_EXPECTED_LOSS = 0.35
/** The largest loss in nats per event of the counters that were not fitted. */
const MAX_UNFITTED_LOSS = 0.1

/** Returns whether a fit explains its trace about as well as a true model would. `events` is the number of events of all counters. */
export function explains(familyFit: FamilyFit, events: number): boolean {
  const { logLikelihood, expected, variance, fitted } = totalFitness(familyFit)
  if (expected < -MAX_EXPECTED_LOSS * fitted - SLACK) return false
  if (familyFit.unfitted < -MAX_UNFITTED_LOSS * (events - fitted) - SLACK) return false
  // A model with more parameters comes close to a trace that it does not explain.
  const part = familyFit.fit.model.axes.length > 3 ? STRICT_PART : 1
  return logLikelihood >= expected - part * (SLACK + DEVIATIONS * Math.sqrt(variance))
}

/** A fit at most `PERFECT_MARGIN` nats below its expectation, and `MIN_LEAD` nats before the next family, ends the search. */
const PERFECT_MARGIN = 1.5
const MIN_LEAD = 20
/** The gain in nats that further parameters must bring. */
const MIN_GAIN = 1

/** Returns whether the search can end: the best fit explains all that it can, and no other family comes near. */
export function isBeyondDoubt(best: FamilyFit, familyFits: readonly FamilyFit[]): boolean {
  if (!isPerfect(best)) return false
  return familyFits.every((other) => other.evidence < best.evidence - MIN_LEAD || isNoRival(other, best))
}

/** Returns whether the likelihood of a fit is as high as it expects. */
export function isPerfect(familyFit: FamilyFit): boolean {
  const { logLikelihood, expected, variance } = totalFitness(familyFit)
  return logLikelihood >= expected - PERFECT_MARGIN - Math.sqrt(variance)
}

/** Families that contain others as special cases. */
const CONTAINED: Partial<Record<FamilyName, readonly FamilyName[]>> = {
  'bucket-in-window': ['fixed-window', 'token-bucket'],
  'coarse-bucket': ['fixed-window', 'token-bucket'],
  'exponential-ban': ['fixed-ban'],
}

/** Returns the families that are special cases of a family. */
export function containedIn(family: FamilyName): readonly FamilyName[] {
  return CONTAINED[family] ?? []
}

/** Returns whether a fit has the same family, or one that contains it and gains nothing by its further parameters. */
function isNoRival(other: FamilyFit, best: FamilyFit): boolean {
  if (other.family === best.family) return true
  return (
    containedIn(other.family).includes(best.family) &&
    other.fit.logLikelihood < best.fit.logLikelihood + MIN_GAIN
  )
}

type TotalFitness = Fitness & { readonly fitted: number }

function totalFitness({ fit: { model, parameters }, trace }: FamilyFit): TotalFitness {
  const sum = { logLikelihood: 0, expected: 0, variance: 0, fitted: 0 }
  for (const counter of trace.counters) {
    const phaseMs = phaseOf(model, parameters, counter, trace.startEpochMs)
    const fitness = fitnessOf(counter, model.meter({ ...parameters, phaseMs }))
    sum.logLikelihood += fitness.logLikelihood
    sum.expected += fitness.expected
    sum.variance += fitness.variance
    sum.fitted += counter.events.length
  }
  return sum
}

/** The length that a time must have to be visible, in standard deviations of a moment. */
const MIN_VISIBLE = 10

/** Returns whether a fit is meaningful. Times shorter than the jitter explain any trace, and a nearly full refill is a window. */
export function isSound({ fit, trace }: FamilyFit): boolean {
  const minMs = MIN_VISIBLE * usualSdMs(trace)
  const { capacity, windowMs, inner, innerMs } = fit.parameters
  const { family } = fit.model
  if (family === 'coarse-bucket' && inner > LARGEST_REFILL * capacity) return false
  return windowMs >= minMs && (family !== 'bucket-in-window' || innerMs >= minMs)
}
