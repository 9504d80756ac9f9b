/** Finds the parameters with which a model explains a trace best: first a coarse grid, then ever smaller steps. Pure. */
import type { CounterEvents } from '../trace/events.ts'
import { refillWithin } from '../model/coarse-bucket.ts'
import type { Axis, FamilyName, Model, Parameters } from '../model/family.ts'
import { isBucket } from '../model/family-groups.ts'
import { quantile } from '../trace/quantile.ts'
import { scoreCounter } from './score.ts'
import { startsOf, type Guess } from './starts.ts'

/** A model with its best parameters. */
export type Fit = { readonly model: Model; readonly parameters: Parameters; readonly logLikelihood: number }

/** The input of a fit: the events of each counter, and the wall clock at the start. */
export type Trace = { readonly counters: readonly CounterEvents[]; readonly startEpochMs: number }

/** Returns the number of events of all counters of a trace. */
export function eventsIn({ counters }: Trace): number {
  return counters.reduce((sum, { events }) => sum + events.length, 0)
}

/** Returns the usual accuracy of the moments of a trace: the median of their standard deviations. */
export function usualSdMs({ counters }: Pick<Trace, 'counters'>): number {
  const sds = counters.flatMap(({ events }) => events.map(({ sdMs }) => sdMs))
  return quantile(sds, 0.5) ?? 0
}

/** Returns the log-likelihood of a model over all counters. Stops early below `floor`. */
export function score(
  model: Model,
  parameters: Parameters,
  { counters, startEpochMs }: Trace,
  blurMs = 0,
  floor = -Infinity,
): number {
  let sum = 0
  for (const counter of counters) {
    const placed = placedAt(parameters, phaseOf(model, parameters, counter, startEpochMs))
    sum += scoreCounter(counter, model.meter(placed), blurMs, floor - sum)
    if (sum < floor) return sum
  }
  return sum
}

function placedAt(parameters: Parameters, phaseMs: number): Parameters {
  if (phaseMs === parameters.phaseMs) return parameters
  const { capacity, windowMs, inner, innerMs } = parameters
  return { capacity, windowMs, phaseMs, inner, innerMs }
}

/** Returns the start of the windows of a counter under a model, in milliseconds on the clock of the plan. */
export function phaseOf(
  model: Model,
  parameters: Parameters,
  counter: CounterEvents,
  startEpochMs: number,
): number {
  if (model.anchor === 'first-ever') return counter.events[0]?.atMs ?? 0
  if (model.anchor === 'wall-clock') return -startEpochMs
  return parameters.phaseMs
}

/** Returns the best points of a model near the estimates of the plan, best first. Deterministic. */
export function nearPoints(model: Model, trace: Trace, guess: Guess): readonly Parameters[] {
  let points = startsOf(model, guess)
  for (const { part, blur, kept, steps } of LEVELS) {
    const start = firstPart(trace, part)
    // Many points of a model with many parameters explain a short part, so more of them are kept.
    const max = kept * (MANY_PARAMETERS.includes(model.family) ? MANY_PARAMETERS_FACTOR : 1)
    points = distinct(
      bestOf(model, points, start, blur, max).map(
        ({ parameters }) =>
          climb(model, start, parameters, (parameters.windowMs * blur) / 2, steps).parameters,
      ),
      max,
    )
  }
  return points
}

/** Returns the fit from each point, best first; at least one fit. */
export function fitFrom(model: Model, trace: Trace, points: readonly Parameters[]): readonly [Fit, ...Fit[]] {
  const [best = { model, parameters: NO_POINT, logLikelihood: -Infinity }, ...others] = points
    .map((parameters) => climb(model, trace, centered(model, parameters, trace), 0, FINE_STEPS))
    .toSorted((a, b) => b.logLikelihood - a.logLikelihood)
  return [best, ...others]
}

/** Moves the phase to the middle of a trace. A small change of the window then moves the edges around the middle, not the start. */
function centered(model: Model, parameters: Parameters, { counters }: Trace): Parameters {
  if (model.anchor !== 'free') return parameters
  const periodMs = periodOf(model, parameters)
  const events = counters[0]?.events ?? []
  const middleMs = ((events[0]?.atMs ?? 0) + (events.at(-1)?.atMs ?? 0)) / 2
  return {
    ...parameters,
    phaseMs: parameters.phaseMs + periodMs * Math.round((middleMs - parameters.phaseMs) / periodMs),
  }
}

/** Relative steps of the last climb of a fit. */
export const FINE_STEPS = [0.01, 0.003, 0.001, 0.0003] as const
const MANY_PARAMETERS_FACTOR = 5
const MANY_PARAMETERS: readonly FamilyName[] = ['coarse-bucket', 'exponential-ban']

/**
 * The levels of a search, from the first part of a trace to all of it. Over many windows, a small error of the window adds
 * up to a whole phase. So the longer the trace, the closer the start must be. `part` is a share of the time of the trace;
 * `blur` and `steps` are shares of the window.
 */
const LEVELS = [
  { part: 0.1, blur: 0.025, kept: 10, steps: [0.01] },
  { part: 0.25, blur: 0.012, kept: 7, steps: [0.01, 0.004] },
  { part: 0.5, blur: 0.006, kept: 5, steps: [0.004, 0.002] },
  { part: 1, blur: 0.003, kept: 3, steps: [0.002, 0.001] },
] as const

/** Returns the first part of a trace, by time. */
export function firstPart({ counters, startEpochMs }: Trace, part: number): Trace {
  if (part === 1) return { counters, startEpochMs }
  const endMs = part * Math.max(0, ...counters.map(({ events }) => events.at(-1)?.atMs ?? 0))
  return {
    startEpochMs,
    counters: counters.map((counter) => {
      const later = counter.events.findIndex(({ atMs }) => atMs > endMs)
      return { ...counter, events: later < 0 ? counter.events : counter.events.slice(0, Math.max(20, later)) }
    }),
  }
}

const NO_POINT: Parameters = { capacity: 1, windowMs: 1000, phaseMs: 0, inner: 1, innerMs: 1000 }

/** Returns at most `max` points, the first of each group that is nearly the same. */
export function distinct(
  points: readonly Parameters[],
  max: number,
  isNear: (one: Parameters, other: Parameters) => boolean = isAlike,
): readonly Parameters[] {
  const chosen: Parameters[] = []
  for (const point of points) {
    if (chosen.length === max) break
    if (!chosen.some((other) => isNear(other, point))) chosen.push(point)
  }
  return chosen
}

const ALIKE_TOLERANCE = 0.001

function isAlike(one: Parameters, other: Parameters): boolean {
  const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE_TOLERANCE * Math.abs(b)
  return (
    one.capacity === other.capacity &&
    one.inner === other.inner &&
    isClose(one.windowMs, other.windowMs) &&
    isClose(one.innerMs, other.innerMs) &&
    Math.abs(one.phaseMs - other.phaseMs) <= ALIKE_TOLERANCE * one.windowMs
  )
}

/** Parameters with their log-likelihood. */
export type Point = { readonly parameters: Parameters; readonly logLikelihood: number }

/** Returns the best points, best first. `blur`, a share of the window, adds to the error of each moment. */
export function bestOf(
  model: Model,
  points: readonly Parameters[],
  trace: Trace,
  blur: number,
  max: number,
): readonly Point[] {
  const kept: Point[] = []
  for (const parameters of points) {
    const floor = kept.length < max ? -Infinity : (kept.at(-1)?.logLikelihood ?? -Infinity)
    const logLikelihood = score(model, parameters, trace, parameters.windowMs * blur, floor)
    if (logLikelihood <= floor) continue
    keep(kept, { parameters, logLikelihood }, max)
  }
  return kept
}

/** Adds a point to the best ones. Keeps at most `max`, best first. */
export function keep(kept: Point[], point: Point, max: number): void {
  kept.push(point)
  kept.sort((a, b) => b.logLikelihood - a.logLikelihood)
  if (kept.length > max) kept.pop()
}

/** Moves one parameter at a time while the likelihood grows. The sizes of the steps are relative. */
export function climb(
  model: Model,
  trace: Trace,
  start: Parameters,
  blurMs: number,
  steps: readonly number[],
): Fit {
  let parameters = start
  let logLikelihood = score(model, parameters, trace, blurMs)
  // Steps of whole units are the same at every relative size, and a point that was not better once is not tried again.
  const tried = [start]
  for (const step of steps) {
    for (let round = 0; round < 6; round += 1) {
      const before = logLikelihood
      for (const axis of model.axes) {
        for (const sign of [1, -1]) {
          for (let tries = 0; tries < 8; tries += 1) {
            const moved = moveAlong(model, parameters, axis, sign * step)
            if (tried.some((one) => isSame(one, moved))) break
            tried.push(moved)
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

function isSame(one: Parameters, other: Parameters): boolean {
  return (
    one.windowMs === other.windowMs &&
    one.capacity === other.capacity &&
    one.phaseMs === other.phaseMs &&
    one.inner === other.inner &&
    one.innerMs === other.innerMs
  )
}

/** Returns the neighbor along one axis. Counts move by whole units. */
export function moveAlong(model: Model, from: Parameters, axis: Axis, step: number): Parameters {
  const value = from[axis]
  if (axis === 'phaseMs') return { ...from, phaseMs: value + step * periodOf(model, from) }
  if (axis === 'windowMs' || axis === 'innerMs') return { ...from, [axis]: value * (1 + step) }
  const whole = Math.max(1, value + Math.sign(step) * Math.max(1, Math.round(Math.abs(step) * value)))
  if (axis === 'inner' && model.family === 'coarse-bucket')
    return { ...from, inner: refillWithin(from.capacity, whole) }
  // The trace shows the size and the rate of a bucket independently, so one moves and the other stays.
  if (axis === 'inner' && model.family === 'bucket-in-window')
    return { ...from, inner: whole, innerMs: (from.innerMs * whole) / value }
  const keepsRate = axis === 'capacity' && isBucket(model.family)
  return { ...from, [axis]: whole, windowMs: keepsRate ? (from.windowMs * whole) / value : from.windowMs }
}

/** Returns the time after which the phase repeats. */
export function periodOf(
  { family, axes }: Model,
  { capacity, windowMs, inner, innerMs }: Parameters,
): number {
  if (family !== 'coarse-bucket') return windowMs
  return axes.includes('inner') ? (windowMs * inner) / capacity : innerMs
}
