/** Computes the evidence of each family: its best log-likelihood minus a price for each free parameter. Pure. */
import type { CounterEvents } from '../trace/events.ts'
import { MODELS, type FamilyName, type Model, type Parameters, type Phase } from '../model/family.ts'
import {
  bestOf,
  climb,
  FINE_STEPS,
  fitFrom,
  moveAlong,
  nearPoints,
  periodOf,
  score,
  type Fit,
  type Trace,
} from './fit.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import { asGoodFor } from './intervals.ts'
import type { Guess } from './starts.ts'
import { settleUnclassified } from './unclassified-responses.ts'

/** The fit of a family to the trace. `phase` is the start of windows, null for families without windows. */
export type FamilyFit = {
  readonly family: FamilyName
  readonly phase: Phase | null
  readonly evidence: number
  readonly fit: Fit
  /** The counters to which the parameters were fitted: all, or one if each has its own phase. */
  readonly trace: Trace
  /** Other parameters that explain the trace about as well. */
  readonly others: readonly Settled[]
  /** Log-likelihood of the counters to which the parameters were not fitted. */
  readonly unfitted: number
}

/** Price of a free parameter in nats, so that a special case wins over the general one unless the trace contradicts it. */
export const PARAMETER_PRICE = 4
const FAMILIES_WITH_PHASE: readonly FamilyName[] = ['fixed-window', ...SLIDING_COUNTERS]

/** Returns points of a model near which its best fits are. */
type Search = (model: Model, trace: Trace) => readonly Parameters[]

/** Fits all families that refuse to a trace, near the estimates of the plan. */
export function fitFamilies(trace: Trace, guess: Guess): readonly FamilyFit[] {
  const search: Search = (model, part) => nearPoints(model, part, guess)
  return MODELS.flatMap((model) => fitModel(model, trace, search))
}

/** Returns the counter with the most events. */
export function longestOf({ counters }: Trace): CounterEvents | null {
  return counters.reduce<CounterEvents | null>(
    (most, counter) => (counter.events.length > (most?.events.length ?? -1) ? counter : most),
    null,
  )
}

/** Fits one model, near the points that `search` gives for a part of the trace. */
export function fitModel(model: Model, trace: Trace, search: Search): readonly FamilyFit[] {
  if (model.anchor === 'free') return fitFreePhase(model, trace, search)
  const [best, ...others] = fitSettled(model, trace, search(model, trace))
  const { fit, trace: settled } = best
  const evidence = fit.logLikelihood - PARAMETER_PRICE * Math.max(0, model.axes.length - 2)
  const phase = anchoredPhase(model)
  return [{ family: model.family, phase, evidence, fit, trace: settled, others, unfitted: 0 }]
}

/** Unclassified responses cannot explain a log-likelihood below this. */
const NEGLIGIBLE = -250
/** Fits this many nats behind the best may become as good once unclassified responses are settled. */
const NEARLY_AS_GOOD = 12
const MAX_OTHERS = 4
/** A fit with a lower log-likelihood is rarely the answer, so the precision of its sizes does not matter. */
const MIN_FOR_NEIGHBORS = -80

/** A fit, and the trace with the decision of that fit about each unclassified response. */
export type Settled = { readonly fit: Fit; readonly trace: Trace }

/** Fits a model, settles the unclassified responses by it, and fits it again. Returns the best fit, then others that are as good. */
function fitSettled(
  model: Model,
  trace: Trace,
  points: readonly Parameters[],
): readonly [Settled, ...Settled[]] {
  const [first, ...rest] = fitFrom(model, trace, points)
  const close = rest.filter(({ logLikelihood }) => logLikelihood > first.logLikelihood - NEARLY_AS_GOOD)
  const near = first.logLikelihood < MIN_FOR_NEIGHBORS ? [] : neighborsOf(first, trace)
  const more = [...near, ...close.slice(0, MAX_OTHERS)].map((fit) => settle(fit, trace))
  return bestFirst([settle(first, trace), ...more])
}

/** Returns the best fits with a capacity one or two units smaller or larger. Their likelihood limits the interval of the capacity. */
function neighborsOf({ model, parameters, logLikelihood }: Fit, trace: Trace): readonly Fit[] {
  const held: Model = { ...model, axes: model.axes.filter((axis) => axis !== 'capacity') }
  return [-2, -1, 1, 2]
    .filter((by) => parameters.capacity + by >= 1)
    .map((by) => {
      const start = moveAlong(model, parameters, 'capacity', by / parameters.capacity)
      return { ...climb(held, trace, start, 0, FINE_STEPS), model }
    })
    .filter((fit) => fit.logLikelihood > logLikelihood - NEARLY_AS_GOOD)
}

function settle(fit: Fit, trace: Trace): Settled {
  if (fit.logLikelihood < NEGLIGIBLE) return { fit, trace }
  const settled = settleUnclassified(fit.model, fit.parameters, trace)
  if (settled === trace) return { fit, trace }
  return { fit: climb(fit.model, settled, fit.parameters, 0, FINE_STEPS), trace: settled }
}

function anchoredPhase({ family, anchor }: Model): Phase | null {
  if (anchor === 'first-ever' || anchor === 'wall-clock') return anchor
  return FAMILIES_WITH_PHASE.includes(family) ? 'first-request' : null
}

/** Fits the phase to the longest counter, then tests whether the others share it or have their own. */
function fitFreePhase(model: Model, trace: Trace, search: Search): readonly FamilyFit[] {
  const { family, axes } = model
  const longest = longestOf(trace)
  if (longest === null) return []
  const main: Trace = { ...trace, counters: [longest] }
  const otherCounters = trace.counters.filter((counter) => counter !== longest)
  const [best, ...others] = fitSettled(model, main, search(model, main))
  const { fit, trace: settled } = best
  const [shared, ...sharedOthers] =
    otherCounters.length === 0 ? [best, ...others] : sharedByAll([best, ...others], trace)
  let own = fit.logLikelihood
  for (const counter of otherCounters) {
    const alone: Trace = { ...trace, counters: [counter] }
    const phaseMs = bestPhase(model, fit, alone)
    const asIs = scoreSettled(model, fit.parameters, alone)
    own += Math.max(asIs, scoreSettled(model, { ...fit.parameters, phaseMs }, alone)) - PARAMETER_PRICE
  }
  const price = PARAMETER_PRICE * (axes.length - 2)
  const isPhased = FAMILIES_WITH_PHASE.includes(family)
  return [
    {
      family,
      ...shared,
      others: sharedOthers,
      phase: isPhased ? 'process-start' : null,
      evidence: shared.fit.logLikelihood - price,
      unfitted: 0,
    },
    {
      family,
      fit,
      trace: settled,
      others,
      phase: isPhased ? 'key-hash' : null,
      evidence: own - price,
      unfitted: own + PARAMETER_PRICE * otherCounters.length - fit.logLikelihood,
    },
  ]
}

/** Extends fits of the longest counter to all counters. Returns the best one, then those that are as good. */
function sharedByAll(fits: readonly [Settled, ...Settled[]], trace: Trace): readonly [Settled, ...Settled[]] {
  const [{ fit: first }] = fits
  const all = bestFirst([sharedBy(first, trace), ...fits.slice(1).map(({ fit }) => sharedBy(fit, trace))])
  const isShared = all[0].fit.logLikelihood > first.logLikelihood - PARAMETER_PRICE
  if (isShared || first.logLikelihood < MIN_FOR_SHARING) return all
  return bestFirst([...all, ...pointsAround(first, trace).map((fit) => sharedBy(fit, trace))])
}

/** A fit with a lower log-likelihood is not examined further. */
const MIN_FOR_SHARING = -30
/** The ranges of window and phase around a fit, as shares of them, the number of steps in each range, and the blur. */
const RANGES = { window: 0.02, phase: 0.06, steps: 41, blur: 0.002 } as const
const MAX_AROUND = 3

/** Returns the best windows and phases near a fit, over all counters: other counters may decide what one leaves open. */
function pointsAround(fit: Fit, trace: Trace): readonly Fit[] {
  const { model, parameters } = fit
  const steps = Array.from({ length: RANGES.steps }, (_, index) => (2 * index) / (RANGES.steps - 1) - 1)
  const points = steps.flatMap((window) => {
    const scaled = { ...parameters, windowMs: parameters.windowMs * (1 + RANGES.window * window) }
    const periodMs = periodOf(model, scaled)
    return steps.map((phase) => ({
      ...scaled,
      phaseMs: parameters.phaseMs + RANGES.phase * phase * periodMs,
    }))
  })
  return bestOf(model, points, trace, RANGES.blur, MAX_AROUND).map((point) => ({ model, ...point }))
}

/** Returns the best fit, then those that are as good. */
function bestFirst(fits: readonly [Settled, ...Settled[]]): readonly [Settled, ...Settled[]] {
  const [best = fits[0], ...others] = fits.toSorted((a, b) => b.fit.logLikelihood - a.fit.logLikelihood)
  const least = best.fit.logLikelihood - asGoodFor(best.fit.model.family)
  return [best, ...others.filter(({ fit }) => fit.logLikelihood > least)]
}

/** Returns the same fit for all counters, improved over all of them if that can help. */
function sharedBy(fit: Fit, trace: Trace): Settled {
  const { model, parameters } = fit
  if (fit.logLikelihood > NEGLIGIBLE) return settle(climb(model, trace, parameters, 0, FINE_STEPS), trace)
  return settle({ ...fit, logLikelihood: score(model, parameters, trace) }, trace)
}

const PHASE_STEPS = 160

/** Returns the log-likelihood of a counter after its unclassified responses are settled. */
function scoreSettled(model: Model, parameters: Parameters, trace: Trace): number {
  const plain = score(model, parameters, trace)
  if (plain < NEGLIGIBLE) return plain
  return Math.max(plain, score(model, parameters, settleUnclassified(model, parameters, trace)))
}

/** Returns the best phase of a counter, with the other parameters constant. */
function bestPhase(model: Model, { parameters }: Fit, alone: Trace): number {
  const periodMs = periodOf(model, parameters)
  let best = parameters.phaseMs
  let most = -Infinity
  for (let index = 0; index < PHASE_STEPS; index += 1) {
    const phaseMs = parameters.phaseMs + (index / PHASE_STEPS) * periodMs
    const value = score(model, { ...parameters, phaseMs }, alone, 0, most)
    if (value <= most) continue
    most = value
    best = phaseMs
  }
  return best
}
