/** Finds the parameters under which a model explains a trace best: a coarse grid, then steps that shrink. Pure. */
import type { Route } from './events.ts'
import type { Axis, FamilyName, Model, Parameters } from './families/family.ts'
import { scoreRoute } from './score.ts'
import { startsOf, type Guess } from './starts.ts'

/** A model with its best parameters. */
export type Fit = { readonly model: Model; readonly parameters: Parameters; readonly logLikelihood: number }

/** Parts of the window by which a search blurs all moments, coarse first, and how many starts each ranking keeps. */
const BLURS = [0.02, 0.004] as const
const KEPT = 3

/** What a fit is about: the counters of a trace and the wall clock at its start. */
export type Trace = { readonly routes: readonly Route[]; readonly startEpochMs: number }

/** Log-likelihood of a model over all counters; gives up below `floor`. */
export function score(
  model: Model,
  parameters: Parameters,
  { routes, startEpochMs }: Trace,
  blurMs = 0,
  floor = -Infinity,
): number {
  let sum = 0
  for (const route of routes) {
    const placed = { ...parameters, phaseMs: phaseOf(model, parameters, route, startEpochMs) }
    sum += scoreRoute(route, model.meter(placed), blurMs, floor - sum)
    if (sum < floor) return sum
  }
  return sum
}

/** Where the windows of a counter begin under a model, milliseconds on the clock of the plan. */
export function phaseOf(model: Model, parameters: Parameters, route: Route, startEpochMs: number): number {
  if (model.anchor === 'first-ever') return route.events[0]?.atMs ?? 0
  if (model.anchor === 'wall-clock') return -startEpochMs
  return parameters.phaseMs
}

/** The best fit of a model. Deterministic. */
export function fitModel(model: Model, trace: Trace, guess: Guess): Fit {
  const starts = startsOf(model, guess)
  let best: Fit | null = null
  for (const blur of BLURS) {
    for (const { parameters } of bestStarts(model, starts, trace, blur)) {
      const coarse = climb(model, trace, parameters, (parameters.windowMs * blur) / 2, [0.02, 0.005])
      const fine = climb(model, trace, coarse.parameters, 0, [0.01, 0.003, 0.001, 0.0003])
      if (best === null || fine.logLikelihood > best.logLikelihood) best = fine
    }
  }
  return best ?? { model, parameters: NOTHING, logLikelihood: -Infinity }
}

const NOTHING: Parameters = { capacity: 1, windowMs: 1000, phaseMs: 0, inner: 1, innerMs: 1000 }

type Ranked = { readonly parameters: Parameters; readonly logLikelihood: number }

function bestStarts(
  model: Model,
  starts: readonly Parameters[],
  trace: Trace,
  blur: number,
): readonly Ranked[] {
  const kept: Ranked[] = []
  for (const parameters of starts) {
    const floor = kept.length < KEPT ? -Infinity : (kept.at(-1)?.logLikelihood ?? -Infinity)
    const logLikelihood = score(model, parameters, trace, parameters.windowMs * blur, floor)
    if (logLikelihood <= floor) continue
    kept.push({ parameters, logLikelihood })
    kept.sort((a, b) => b.logLikelihood - a.logLikelihood)
    if (kept.length > KEPT) kept.pop()
  }
  return kept
}

/** Moves one parameter at a time while that helps, with steps of the given relative sizes. */
function climb(model: Model, trace: Trace, start: Parameters, blurMs: number, steps: readonly number[]): Fit {
  let parameters = start
  let logLikelihood = score(model, parameters, trace, blurMs)
  for (const step of steps) {
    for (let round = 0; round < 6; round += 1) {
      const before = logLikelihood
      for (const axis of model.axes) {
        for (const sign of [1, -1]) {
          for (let tries = 0; tries < 8; tries += 1) {
            const moved = moveAlong(model, parameters, axis, sign * step)
            const value = score(model, moved, trace, blurMs, logLikelihood)
            if (value <= logLikelihood + 1e-6) break
            parameters = moved
            logLikelihood = value
          }
        }
      }
      if (logLikelihood <= before + 0.01) break
    }
  }
  return { model, parameters, logLikelihood }
}

const BUCKETS: readonly FamilyName[] = ['token-bucket', 'coarse-bucket', 'truncating-bucket']

/** A neighbour along one axis. Counts move by whole units. */
export function moveAlong(model: Model, from: Parameters, axis: Axis, step: number): Parameters {
  const value = from[axis]
  if (axis === 'phaseMs') return { ...from, phaseMs: value + step * periodOf(model, from) }
  if (axis === 'windowMs' || axis === 'innerMs') return { ...from, [axis]: value * (1 + step) }
  const whole = Math.max(1, value + Math.sign(step) * Math.max(1, Math.round(Math.abs(step) * value)))
  if (axis === 'inner' && model.family === 'coarse-bucket')
    return { ...from, inner: Math.max(2, Math.min(from.capacity - 1, whole)) }
  // The size and the rate of a bucket are seen apart: one moves, the other stays.
  const isBucket = axis === 'capacity' && BUCKETS.includes(model.family)
  return { ...from, [axis]: whole, windowMs: isBucket ? (from.windowMs * whole) / value : from.windowMs }
}

/** After how long the phase repeats. */
export function periodOf({ family }: Model, { capacity, windowMs, inner }: Parameters): number {
  return family === 'coarse-bucket' ? (windowMs * inner) / capacity : windowMs
}
