/** Evidence of each family: the best of its models, where every free parameter has its price. Pure. */
import type { Route } from './events.ts'
import { MODELS, type FamilyName, type Model, type Phase } from './families/family.ts'
import { fitModel, score, type Fit, type Trace } from './fit.ts'
import type { Guess } from './starts.ts'

/** One reading of the trace. `phase` says where windows begin, for families where that means something. */
export type Reading = {
  readonly family: FamilyName
  readonly phase: Phase | null
  readonly evidence: number
  readonly fit: Fit
  /** The counters that the parameters of the fit are about: all, or one where each has its own phase. */
  readonly trace: Trace
}

/** Price of a free parameter in nats: a special case beats the general one unless the trace speaks against it. */
export const PRICE = 3
const PHASED: readonly FamilyName[] = ['fixed-window', 'sliding-counter', 'sliding-counter-counting-refusals']

/** All readings of a trace by the families that refuse. */
export function readTrace(trace: Trace, guess: Guess): readonly Reading[] {
  return MODELS.flatMap((model) => readingsOf(model, trace, guess))
}

function readingsOf(model: Model, trace: Trace, guess: Guess): readonly Reading[] {
  if (model.anchor === 'free') return freeReadings(model, trace, guess)
  const fit = fitModel(model, trace, guess)
  const evidence = fit.logLikelihood - PRICE * Math.max(0, model.axes.length - 2)
  return [{ family: model.family, phase: anchoredPhase(model), evidence, fit, trace }]
}

function anchoredPhase({ family, anchor }: Model): Phase | null {
  if (anchor === 'first-ever' || anchor === 'wall-clock') return anchor
  return family === 'fixed-window' ? 'first-request' : null
}

/** Fits the phase on the longest counter, then asks whether the others share it or have their own. */
function freeReadings(model: Model, trace: Trace, guess: Guess): readonly Reading[] {
  const { family, axes } = model
  const longest = trace.routes.reduce<Route | undefined>(
    (most, route) => (route.events.length > (most?.events.length ?? -1) ? route : most),
    undefined,
  )
  if (longest === undefined) return []
  const main: Trace = { ...trace, routes: [longest] }
  const others = trace.routes.filter((route) => route !== longest)
  const fit = fitModel(model, main, guess)
  let shared = fit.logLikelihood
  let own = fit.logLikelihood
  for (const route of others) {
    const alone: Trace = { ...trace, routes: [route] }
    const same = score(model, fit.parameters, alone)
    shared += same
    own += Math.max(same, bestPhase(model, fit, alone)) - PRICE
  }
  const price = PRICE * (axes.length - 2)
  const isPhased = PHASED.includes(family)
  return [
    { family, phase: isPhased ? 'process-start' : null, evidence: shared - price, fit, trace: main },
    { family, phase: isPhased ? 'key-hash' : null, evidence: own - price, fit, trace: main },
  ]
}

const PHASE_STEPS = 48

/** Log-likelihood of a counter at its own best phase, the other parameters given. */
function bestPhase(model: Model, { parameters }: Fit, alone: Trace): number {
  const { windowMs, capacity, inner } = parameters
  const periodMs = model.family === 'coarse-bucket' ? (windowMs * inner) / capacity : windowMs
  let best = -Infinity
  for (let index = 0; index < PHASE_STEPS; index += 1) {
    const phaseMs = parameters.phaseMs + (index / PHASE_STEPS) * periodMs
    best = Math.max(best, score(model, { ...parameters, phaseMs }, alone, 0, best))
  }
  return best
}
