/** Which limiter explains a trace: a posterior over families with their parameters. Pure. */
import { oneWayMs, routesOf, type Route, type Scope } from './events.ts'
import type { FamilyName, Phase } from './families/family.ts'
import type { Trace } from './fit.ts'
import type { Candidate, Identification, Interval, ScopeName } from './identification.ts'
import { intervalOf } from './intervals.ts'
import { replay } from './plan.ts'
import type { Beliefs } from './plan/script.ts'
import { PRICE, readTrace, type Reading } from './posterior.ts'
import { judgeHeaders } from './header-truth.ts'
import { fitQueues, scoreWithoutQueue } from './fit-queue.ts'
import { waitEventsOf } from './waiting-events.ts'
import { overshootOf, payersOf, scopesOf, scoredPart, unitOf } from './side-findings.ts'
import type { Guess } from './starts.ts'
import type { Means, Observation } from './trace.ts'

/** A family this much less likely than the best is out. */
const OUT = 0.01
/** Log-likelihood per event below which no model explains the trace. */
const POOR = -0.12

/** Reads a whole trace. Never guesses: what the trace does not settle comes out as a set or as `undetermined`. */
export function identify(observations: readonly Observation[], means: Means): Identification {
  const { beliefs } = replay(observations, means)
  if (beliefs.manner === 'in-flight' || beliefs.manner === 'delays') return queueing(observations, means)
  if (!observations.some(({ outcome }) => outcome === 'refused')) return NOTHING_SEEN
  const scopes = scopesOf(observations, means)
  const routing = routingOf(scopes)
  const routes = routesOf(scoredPart(observations), routing, 'requests')
  const trace: Trace = { routes, startEpochMs: means.startEpochMs }
  const guess = guessOf(beliefs, trace)
  const near = readTrace(trace, guess)
  const isGood = near.some(({ evidence }) => evidence > GOOD)
  // The plan may have been mistaken about the time scale: look everywhere, for every family alike.
  const readings = isGood ? near : [...near, ...readTrace(trace, wideGuess(guess))]
  const found = unlessTooFast(conclude(readings, trace), 5 * oneWayMs(observations))
  const capacity = found.capacity?.value ?? beliefs.capacity
  return {
    ...found,
    scopes,
    unit: unitOf(observations, capacity) ?? 'requests',
    payers: payersOf(observations, capacity),
    overshoot: overshootOf(observations, capacity),
    fields: judgeHeaders(observations, means, found),
  }
}

const SMOOTH: readonly FamilyName[] = ['token-bucket', 'truncating-bucket']

/** Fractions of a unit that comes back faster than a network can show: kept or lost, nobody can tell. */
function unlessTooFast(found: Identification, visibleMs: number): Identification {
  const { families, capacity, windowMs } = found
  if (capacity === null || windowMs === null || windowMs.value / capacity.value > visibleMs) return found
  if (!families.some((family) => SMOOTH.includes(family))) return found
  return {
    ...found,
    verdict: 'one-of',
    families: [...new Set([...families, ...SMOOTH])],
    reason:
      'room comes back faster than the network can show, so whether fractions of it are lost cannot be seen',
    experiment: 'the same from a place closer to the server',
  }
}

/** How many were let through between two refusals, for each such time. */
function runsOf(routes: readonly Route[]): readonly number[] {
  const runs: number[] = []
  for (const { events } of routes) {
    let run = 0
    for (const { outcome, count } of events) {
      if (outcome === 'accepted') run += count
      else if (outcome === 'refused') {
        if (run > 0) runs.push(run)
        run = 0
      }
    }
  }
  return runs
}

/** How the counters of a trace are told apart. What is not known counts as one for each key, as most limits do. */
function routingOf(scopes: readonly ScopeName[]): Scope {
  const [first] = scopes
  if (first === 'global') return 'global'
  if (first === 'address') return 'address'
  return first === 'key-and-address' ? 'key-and-address' : 'key'
}

/** Evidence above which a reading leaves nothing to explain. */
const GOOD = -6

function wideGuess({ capacities, windowsMs, runs }: Guess): Guess {
  const [middleMs = 1000] = windowsMs
  return {
    capacities: capacities.slice(0, 1),
    runs,
    // Refused requests lengthen some waits, so the plan errs upwards.
    windowsMs: Array.from({ length: 54 }, (_, index) => middleMs * 1.05 ** (index - 40)),
  }
}

/** What makes a client wait, or counts what is in flight. */
function queueing(observations: readonly Observation[], means: Means): Identification {
  const events = waitEventsOf(scoredPart(observations))
  const scored = fitQueues(events)
    .map((fit) => ({ fit, evidence: fit.logLikelihood - PRICE * (fit.parameters - 1) }))
    .toSorted((a, b) => b.evidence - a.evidence)
  const [best] = scored
  if (best === undefined) return NOTHING_SEEN
  const total = scored.reduce((sum, { evidence }) => sum + Math.exp(evidence - best.evidence), 0)
  const candidates = scored.map(({ fit, evidence }) => ({
    family: fit.family,
    probability: Math.exp(evidence - best.evidence) / total,
    fit: null,
  }))
  const families = [
    ...new Set(candidates.filter(({ probability }) => probability > OUT).map(({ family }) => family)),
  ]
  // Waits scatter, so even the truth scores about -0.5 for each.
  const { capacity, windowMs, family } = best.fit
  const isBlur = family !== 'queued-window' && windowMs > 0 && windowMs / capacity < QUICKEST_STEP_MS
  const isPoor = best.evidence < -0.8 * events.length - 10 || isBlur
  const isChance = best.evidence < scoreWithoutQueue(events) + CLEAR
  // A busy machine makes wait as well; what no queue explains better than chance is no limiter.
  if ((isPoor || isChance) && events.every(({ isRefused }) => !isRefused))
    return { ...NOTHING_SEEN, reason: 'nothing was refused; some answers were late, as on a busy machine' }
  const window: Interval | null = windowMs === 0 ? null : { value: windowMs, low: windowMs, high: windowMs }
  const size: Interval = { value: capacity, low: capacity, high: capacity }
  return {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : families.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : families,
    reason: isPoor ? NO_FAMILY : null,
    experiment: null,
    candidates,
    capacity: size,
    windowMs: window,
    ratePerSecond: window === null ? null : rateOf(size, window),
    scopes: scopesOf(observations, means),
    unit: family.startsWith('concurrency') ? 'concurrent' : 'requests',
  }
}

/** Steps shorter than this are what a server at its limit looks like. */
const QUICKEST_STEP_MS = 4
/** Nats by which a queue must explain waits better than chance. */
const CLEAR = 20

/** Relative distances from the window that the plan believed in: dense where the truth probably is. */
const AROUND = [0, 0.003, 0.007, 0.012, 0.02, 0.03, 0.045, 0.065, 0.09] as const

function guessOf({ capacity, windowMs }: Beliefs, { routes }: Trace): Guess {
  const middleMs = windowMs ?? 1000
  // Refill during a drain makes the drain look larger than the limit: the largest single burst bounds it from below.
  const accepted = routes.flatMap(({ events }) =>
    events.filter(({ outcome }) => outcome === 'accepted').map(({ count }) => count),
  )
  const most = accepted.reduce((largest, count) => Math.max(largest, count), 1)
  const capacities = [capacity, Math.round(0.9 * capacity), ...(most > 3 ? [most] : [])]
  return {
    capacities: [...new Set(capacities.filter((one) => one >= 1))],
    runs: runsOf(routes),
    windowsMs: AROUND.flatMap((part) =>
      part === 0 ? [middleMs] : [middleMs * (1 + part), middleMs * (1 - part)],
    ),
  }
}

type Weighed = Candidate & { readonly reading: Reading }

/** The best reading of each family with its share of the posterior, and the phases that its readings leave open. */
function weigh(readings: readonly Reading[]): readonly Weighed[] {
  const bests = new Map<FamilyName, Reading>()
  for (const reading of readings) {
    if (reading.evidence > (bests.get(reading.family)?.evidence ?? -Infinity))
      bests.set(reading.family, reading)
  }
  const top = Math.max(...readings.map(({ evidence }) => evidence))
  const total = [...bests.values()].reduce((sum, { evidence }) => sum + Math.exp(evidence - top), 0)
  return [...bests.values()]
    .map((reading) => ({
      family: reading.family,
      fit: reading.fit,
      probability: Math.exp(reading.evidence - top) / total,
      reading,
    }))
    .toSorted((a, b) => b.probability - a.probability)
}

function conclude(readings: readonly Reading[], trace: Trace): Identification {
  const candidates = weigh(readings)
  const [best] = candidates
  if (best === undefined) return NOTHING_SEEN
  const families = candidates.filter(({ probability }) => probability > OUT).map(({ family }) => family)
  const events = trace.routes.reduce((sum, route) => sum + route.events.length, 0)
  const isPoor = best.reading.evidence < POOR * events - 10
  const windowMs = intervalOf(best.reading.fit, 'windowMs', best.reading.trace)
  const capacity = intervalOf(best.reading.fit, 'capacity', best.reading.trace)
  return {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : families.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : families,
    reason: isPoor ? NO_FAMILY : null,
    experiment: null,
    candidates: candidates.map(({ family, probability, fit }) => ({ family, probability, fit })),
    capacity,
    windowMs,
    ratePerSecond: rateOf(capacity, windowMs),
    phases: phasesOf(readings, best.family),
  }
}

/** The phases under which the best family explains the trace about as well as at its best. */
function phasesOf(readings: readonly Reading[], family: FamilyName): readonly Phase[] {
  const mine = readings.filter((reading) => reading.family === family)
  const top = Math.max(...mine.map(({ evidence }) => evidence))
  const close = mine.filter(({ evidence }) => evidence > top + Math.log(OUT)).map(({ phase }) => phase)
  return [...new Set(close)].filter((phase) => phase !== null)
}

function rateOf(capacity: Interval, windowMs: Interval): Interval {
  const { value } = capacity
  return {
    value: (1000 * value) / windowMs.value,
    low: (1000 * value) / windowMs.high,
    high: (1000 * value) / windowMs.low,
  }
}

const NO_FAMILY = 'no known family explains the trace'

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
