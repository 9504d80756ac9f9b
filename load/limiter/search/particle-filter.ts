/**
 * Looks for the parameters of all models at once, from far away: many points of each model, scored on a growing part of
 * the longest counter, the best kept and scattered ever more closely. A model that falls behind the others is given up.
 * A particle filter for parameters that do not move (Chopin 2002). Pure, seeded, deterministic.
 */
import { randomAt, randomRoot, type Random } from '../../workload/random.ts'
import type { Model, Parameters } from '../model/family.ts'
import { bestOf, distinct, score, startOf, type Point, type Trace } from '../likelihood/fit.ts'
import { drawPoint, scatter } from './particles.ts'
import type { Guess } from '../likelihood/starts.ts'

/** A budget of time: later stages replay more of the trace with fewer points. */
const FIRST_POINTS = 4000
/** The most times as many particles for a model with more than three parameters, at first and later. */
const MAX_BREADTH = 8
const LATER_BREADTH = 2
/** Part of the points that an impatient search makes do with. */
const LEAST_EFFORT = 0.4
/**
 * `points` go on from a stage; `spread` is of their scatter and the blur under which they are scored, in parts of the
 * window. A model that is `behind` the best by so many nats is given up: early on its points may only be far from home.
 */
const STAGES = [
  { part: 0.06, spread: 0.05, points: 1500, behind: 1000 },
  { part: 0.1, spread: 0.035, points: 1200, behind: 500 },
  { part: 0.16, spread: 0.025, points: 1000, behind: 400 },
  { part: 0.25, spread: 0.015, points: 700, behind: 300 },
  { part: 0.4, spread: 0.008, points: 500, behind: 250 },
  { part: 0.6, spread: 0.004, points: 300, behind: 200 },
  { part: 0.8, spread: 0.002, points: 200, behind: 150 },
  { part: 1, spread: 0.001, points: 100, behind: 100 },
] as const

/** Nats behind the best of its model at which a point is not resampled. */
const NEGLIGIBLE = 30
/** The likelihood counts by this power, because a part of a trace, under blur, is too sure of itself. */
const POWER = 0.4
/** Points that a search ends with. */
const FINALISTS = 10

type ParticleSearch = {
  readonly model: Model
  readonly random: Random
  readonly points: readonly Parameters[]
  readonly most: number
  readonly breadth: number
}

/** For each model that keeps up, points near which its best lies, best first. `trace` is of one counter. */
export function searchAll(
  models: readonly Model[],
  trace: Trace,
  guess: Guess,
  patience = 1,
): ReadonlyMap<Model, readonly Parameters[]> {
  let searches = models.map((model, index): ParticleSearch => {
    const random = randomAt(randomRoot('limiter', 'swarm'), index)
    const breadth = breadthOf(model, guess) * Math.max(LEAST_EFFORT, patience)
    const points = Array.from({ length: FIRST_POINTS * breadth }, () =>
      drawPoint(model, guess, trace, random),
    )
    return { model, random, points, most: 0, breadth }
  })
  for (const stage of STAGES) {
    const start = startOf(trace, stage.part)
    const moved = searches.map((search) => movedOn(search, start, stage))
    const top = moved.reduce((most, search) => Math.max(most, search.most), -Infinity)
    searches = moved.filter(({ most }) => most >= top - patience * stage.behind)
  }
  return new Map(searches.map(({ model, points }) => [model, finalists(model, points, trace)]))
}

/** Refills and inner buckets are counted in units: the larger the limit, the more of them there are to try. */
function breadthOf({ axes }: Model, { capacities }: Guess): number {
  if (axes.length <= 3) return 1
  return Math.min(MAX_BREADTH, 1 + Math.floor(Math.max(1, ...capacities) / 8))
}

/** The best points, one of each kind: what explains a trace may lie in several places. */
function finalists(model: Model, points: readonly Parameters[], trace: Trace): readonly Parameters[] {
  const ranked = bestOf(model, points, trace, 0.0005, points.length).map(({ parameters }) => parameters)
  return distinct(ranked, FINALISTS)
}

type Stage = (typeof STAGES)[number]

function movedOn(
  { model, random, points, breadth }: ParticleSearch,
  start: Trace,
  stage: Stage,
): ParticleSearch {
  let most = -Infinity
  const scored = points.map((parameters) => {
    const blurMs = stage.spread * parameters.windowMs
    const logLikelihood = score(model, parameters, start, blurMs, most - NEGLIGIBLE)
    most = Math.max(most, logLikelihood)
    return { parameters, logLikelihood }
  })
  const weights = scored.map(({ logLikelihood }) =>
    logLikelihood <= most - NEGLIGIBLE ? 0 : Math.exp(POWER * (logLikelihood - most)),
  )
  const next = resample(model, scored, weights, { ...stage, breadth }, random)
  return { model, random, points: next, most, breadth }
}

/** Systematic resampling: each point lives on as often as its weight says, once as it is and else scattered. */
function resample(
  model: Model,
  scored: readonly Point[],
  weights: readonly number[],
  { spread, points, breadth }: Stage & { readonly breadth: number },
  random: Random,
): readonly Parameters[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const step = total / (points * Math.min(LATER_BREADTH, breadth))
  const next: Parameters[] = []
  let due = random.uniform() * step
  let reached = 0
  for (const [index, { parameters }] of scored.entries()) {
    reached += weights[index] ?? 0
    for (let copy = 0; due < reached; copy += 1, due += step)
      next.push(copy === 0 ? parameters : scatter(model, parameters, spread, random))
  }
  return next
}
