/** Finds the parameters under which a model explains a trace best: a coarse grid, then steps that shrink. Pure. */
import type { Route } from './events.ts'
import type { Axis, FamilyName, Model, Parameters } from './families/family.ts'
import { scoreRoute } from './score.ts'

/** A model with its best parameters. */
export type Fit = { readonly model: Model; readonly parameters: Parameters; readonly logLikelihood: number }

/** First guesses for a fit: what the plan believed. */
export type Guess = { readonly capacities: readonly number[]; readonly windowsMs: readonly number[] }

const KEPT = 4
const PHASES = 20

/** Log-likelihood of a model over all counters. */
export function score(model: Model, parameters: Parameters, routes: readonly Route[], blurMs = 0): number {
  let sum = 0
  for (const route of routes) sum += scoreRoute(route, model.meter(parameters), blurMs)
  return sum
}

/** The best fit of a model. Deterministic. */
export function fitModel(model: Model, routes: readonly Route[], guess: Guess): Fit {
  const starts = startsOf(model, guess)
  const ranked = starts
    .map((parameters) => ({
      parameters,
      logLikelihood: score(model, parameters, routes, parameters.windowMs * 0.02),
    }))
    .toSorted((a, b) => b.logLikelihood - a.logLikelihood)
    .slice(0, KEPT)
  let best: Fit = { model, parameters: starts[0] ?? NOTHING, logLikelihood: -Infinity }
  for (const { parameters } of ranked) {
    const coarse = climb(model, routes, parameters, parameters.windowMs * 0.01, [0.03, 0.01])
    const fine = climb(model, routes, coarse.parameters, 0, [0.01, 0.003, 0.001])
    if (fine.logLikelihood > best.logLikelihood) best = fine
  }
  return best
}

const NOTHING: Parameters = { capacity: 1, windowMs: 1000, phaseMs: 0, inner: 1, innerMs: 1000 }

function startsOf(model: Model, { capacities, windowsMs }: Guess): readonly Parameters[] {
  const starts: Parameters[] = []
  for (const capacity of capacities) {
    for (const windowMs of windowsMs) {
      const base = { capacity, windowMs, phaseMs: 0, inner: capacity, innerMs: windowMs }
      starts.push(...variantsOf(model, base))
    }
  }
  return starts
}

/** Starting values for what the plan has no belief about. */
function variantsOf(model: Model, base: Parameters): readonly Parameters[] {
  const { capacity, windowMs } = base
  let list: readonly Parameters[] = [base]
  if (model.family === 'coarse-bucket') {
    const lumps = [...new Set([0.1, 0.2, 0.33, 0.5].map((part) => Math.max(2, Math.round(part * capacity))))]
    list = lumps.map((inner) => ({ ...base, inner }))
  } else if (model.family === 'fixed-ban' || model.family === 'exponential-ban') {
    list = [1, 0.5, 0.25, 0.12].map((part) => ({ ...base, windowMs: part * windowMs }))
  } else if (model.family === 'bucket-in-window') {
    list = [1, 0.6].flatMap((part) => [
      { ...base, innerMs: part * windowMs },
      { ...base, inner: Math.max(1, Math.round(part * capacity)), innerMs: part * windowMs },
    ])
  }
  if (!model.axes.includes('phaseMs')) return list
  return list.flatMap((start) => {
    const periodMs = periodOf(model, start)
    return Array.from({ length: PHASES }, (_, index) => ({ ...start, phaseMs: (index / PHASES) * periodMs }))
  })
}

/** After how long the phase repeats. */
export function periodOf({ family }: Model, { capacity, windowMs, inner }: Parameters): number {
  return family === 'coarse-bucket' ? (windowMs * inner) / capacity : windowMs
}

/** Moves one parameter at a time while that helps, with steps of the given relative sizes. */
function climb(
  model: Model,
  routes: readonly Route[],
  start: Parameters,
  blurMs: number,
  steps: readonly number[],
): Fit {
  let parameters = start
  let logLikelihood = score(model, parameters, routes, blurMs)
  for (const step of steps) {
    for (let round = 0; round < 6; round += 1) {
      const before = logLikelihood
      for (const axis of model.axes) {
        for (const sign of [1, -1]) {
          for (let tries = 0; tries < 8; tries += 1) {
            const moved = moveAlong(model, parameters, axis, sign * step)
            const value = score(model, moved, routes, blurMs)
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
  // The size and the rate of a bucket are seen apart: one moves, the other stays.
  const isBucket = axis === 'capacity' && BUCKETS.includes(model.family)
  return { ...from, [axis]: whole, windowMs: isBucket ? (from.windowMs * whole) / value : from.windowMs }
}
