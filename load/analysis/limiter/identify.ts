/** Which limiter explains a trace: a posterior over families with their parameters. Pure. */
import { oneWayMs, routesOf, type Route, type Scope } from './events.ts'
import { fitConcurrency } from './families/concurrency.ts'
import { MODELS, type FamilyName } from './families/family.ts'
import { fitModel, type Fit, type Guess } from './fit.ts'
import type { Candidate, Identification, Interval } from './identification.ts'
import { intervalOf } from './intervals.ts'
import { replay } from './plan.ts'
import type { Beliefs } from './plan/script.ts'
import type { Means, Observation } from './trace.ts'

/** A family this much less likely than the best is out. */
const OUT = 0.01
/** Log-likelihood per event below which no model explains the trace. */
const POOR = -0.35

/** Reads a whole trace. Never guesses: what the trace does not settle comes out as a set or as `undetermined`. */
export function identify(observations: readonly Observation[], means: Means): Identification {
  const { beliefs } = replay(observations, means)
  if (!observations.some(({ outcome }) => outcome === 'refused')) return NOTHING_SEEN
  const scope: Scope = 'key'
  const routes = routesOf(observations, scope, 'requests')
  const candidates = [
    ...refusing(routes, beliefs),
    ...(beliefs.manner === 'in-flight' ? inFlight(observations) : []),
  ]
  return conclude(weigh(candidates), routes)
}

type Scored = {
  readonly family: FamilyName
  readonly fit: Fit | null
  readonly evidence: number
  readonly cap?: number
}

/** Each refusing family by its best variant; every free parameter costs, so that a special case beats the general. */
function refusing(routes: readonly Route[], beliefs: Beliefs): readonly Scored[] {
  const guess = guessOf(beliefs)
  const best = new Map<FamilyName, Scored>()
  for (const model of MODELS) {
    const fit = fitModel(model, routes, guess)
    const evidence = fit.logLikelihood - 3 * (model.axes.length - 2)
    if (evidence > (best.get(model.family)?.evidence ?? -Infinity))
      best.set(model.family, { family: model.family, fit, evidence })
  }
  return [...best.values()]
}

function inFlight(observations: readonly Observation[]): readonly Scored[] {
  const { cap, logLikelihood } = fitConcurrency(observations, oneWayMs(observations))
  return [{ family: 'concurrency', fit: null, evidence: logLikelihood, cap }]
}

function guessOf({ capacity, windowMs }: Beliefs): Guess {
  const middleMs = windowMs ?? 1000
  return {
    capacities: [capacity],
    windowsMs: Array.from({ length: 17 }, (_, index) => middleMs * (1 + (index - 8) * 0.02)),
  }
}

type Weighed = Candidate & Scored

function weigh(scored: readonly Scored[]): readonly Weighed[] {
  const best = scored.reduce((most, { evidence }) => Math.max(most, evidence), -Infinity)
  const total = scored.reduce((sum, { evidence }) => sum + Math.exp(evidence - best), 0)
  return scored
    .map((one) => ({ ...one, probability: Math.exp(one.evidence - best) / total }))
    .toSorted((a, b) => b.probability - a.probability)
}

function conclude(candidates: readonly Weighed[], routes: readonly Route[]): Identification {
  const [best] = candidates
  if (best === undefined) return NOTHING_SEEN
  const families = candidates.filter(({ probability }) => probability > OUT).map(({ family }) => family)
  const events = routes.reduce((sum, route) => sum + route.events.length, 0)
  const isPoor = best.evidence < POOR * events
  const windowMs = best.fit === null ? null : intervalOf(best.fit, 'windowMs', routes)
  const capacity = best.fit === null ? exactly(best.cap ?? 1) : intervalOf(best.fit, 'capacity', routes)
  return {
    verdict: isPoor ? 'undetermined' : families.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : families,
    reason: isPoor ? 'no known family explains the trace' : null,
    experiment: null,
    candidates: candidates.map(({ family, probability, fit }) => ({ family, probability, fit })),
    capacity,
    windowMs,
    ratePerSecond: rateOf(capacity, windowMs),
    banMs: null,
    phases: [],
    scopes: ['key'],
    unit: best.family === 'concurrency' ? 'concurrent' : 'requests',
  }
}

function rateOf(capacity: Interval, windowMs: Interval | null): Interval | null {
  if (windowMs === null) return null
  const { value } = capacity
  return {
    value: (1000 * value) / windowMs.value,
    low: (1000 * value) / windowMs.high,
    high: (1000 * value) / windowMs.low,
  }
}

function exactly(value: number): Interval {
  return { value, low: value, high: value }
}

const NOTHING_SEEN: Identification = {
  verdict: 'no-limit-seen',
  families: [],
  reason: 'nothing was refused',
  experiment: 'more requests at once',
  candidates: [],
  capacity: null,
  windowMs: null,
  ratePerSecond: null,
  banMs: null,
  phases: [],
  scopes: [],
  unit: 'requests',
}
