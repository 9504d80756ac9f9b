/**
 * Searches the parameters of all models at once, far from the estimates. Many points of each model are scored on a growing
 * part of the longest counter. The best are kept and scattered ever more closely. A model that falls behind is dropped.
 * A particle filter for constant parameters (Chopin 2002). Pure, seeded, deterministic.
 */
import { randomAt, randomRoot, type Random } from '../../workload/random.ts'
import type { Model, Parameters } from '../model/family.ts'
import { bestOf, distinct, score, firstPart, type Point, type Trace } from '../likelihood/fit.ts'
import { drawPoint, scatter } from './particles.ts'
import type { Guess } from '../likelihood/starts.ts'

/** The number of points at first. Later stages replay more of the trace with fewer points. */
const FIRST_POINTS = 4000
/** The largest factor for the number of points of models with more than three parameters, in the first stage and later. */
const MAX_BREADTH = 8
const LATER_BREADTH = 2
/** The smallest share of the points in a search with a reduced budget. */
const MIN_BUDGET = 0.4
/**
 * `points` are kept after a stage. `spread` is their scatter, and the blur of their score, as shares of the window. A model
 * that is `behind` the best by so many nats is dropped. In early stages its points may only be far from the best ones.
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

/** A point this many nats behind the best of its model is not resampled. */
const NEGLIGIBLE = 30
/** The power of the likelihood in the weights: the likelihood of a part of a trace, with blur, is overconfident. */
const POWER = 0.4
/** The largest number of points in the result, per model. */
const MAX_RESULTS = 10

type ParticleSearch = {
  readonly model: Model
  readonly random: Random
  readonly points: readonly Parameters[]
  readonly best: number
  readonly breadth: number
}

/** Returns, for each model that is not dropped, points near its best one, best first. `trace` has one counter. */
export function searchAll(
  models: readonly Model[],
  trace: Trace,
  guess: Guess,
  budget = 1,
): ReadonlyMap<Model, readonly Parameters[]> {
  let searches = models.map((model, index): ParticleSearch => {
    const random = randomAt(randomRoot('limiter', 'swarm'), index)
    const breadth = breadthOf(model, guess) * Math.max(MIN_BUDGET, budget)
    const points = Array.from({ length: FIRST_POINTS * breadth }, () =>
      drawPoint(model, guess, trace, random),
    )
    return { model, random, points, best: 0, breadth }
  })
  for (const stage of STAGES) {
    const start = firstPart(trace, stage.part)
    const moved = searches.map((search) => movedOn(search, start, stage))
    const top = moved.reduce((max, search) => Math.max(max, search.best), -Infinity)
    searches = moved.filter(({ best }) => best >= top - budget * stage.behind)
  }
  return new Map(searches.map(({ model, points }) => [model, resultsOf(model, points, trace)]))
}

/** Returns the factor for the number of points: refills and inner buckets are whole units, so a larger limit has more of them. */
function breadthOf({ axes }: Model, { capacities }: Guess): number {
  if (axes.length <= 3) return 1
  return Math.min(MAX_BREADTH, 1 + Math.floor(Math.max(1, ...capacities) / 8))
}

/** Returns the best distinct points: several places may explain a trace. */
function resultsOf(model: Model, points: readonly Parameters[], trace: Trace): readonly Parameters[] {
  const ranked = bestOf(model, points, trace, 0.0005, points.length).map(({ parameters }) => parameters)
  return distinct(ranked, MAX_RESULTS)
}

type Stage = (typeof STAGES)[number]

function movedOn(
  { model, random, points, breadth }: ParticleSearch,
  start: Trace,
  stage: Stage,
): ParticleSearch {
  let best = -Infinity
  const scored = points.map((parameters) => {
    const blurMs = stage.spread * parameters.windowMs
    const logLikelihood = score(model, parameters, start, blurMs, best - NEGLIGIBLE)
    best = Math.max(best, logLikelihood)
    return { parameters, logLikelihood }
  })
  const weights = scored.map(({ logLikelihood }) =>
    logLikelihood <= best - NEGLIGIBLE ? 0 : Math.exp(POWER * (logLikelihood - best)),
  )
  const next = resample(model, scored, weights, { ...stage, breadth }, random)
  return { model, random, points: next, best, breadth }
}

/** Systematic resampling: each point gets copies by its weight. The first copy is unchanged, the others are scattered. */
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
