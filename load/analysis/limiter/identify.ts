/** Which limiter explains a trace: a posterior over families with their parameters. Pure. */
import { oneWayMs, routesOf, type Route } from './events.ts'
import type { Axis, FamilyName, Phase } from './families/family.ts'
import type { Trace } from './fit.ts'
import type { Candidate, Identification, Interval, UnitName } from './identification.ts'
import { explained } from './doubts.ts'
import { explains, isBeyondDoubt, isSound } from './fitness.ts'
import { atLeast, intervalOf, timingSlackMs } from './intervals.ts'
import { outOfReach } from './out-of-reach.ts'
import { replay } from './plan.ts'
import type { Beliefs } from './plan/script.ts'
import { AS_GOOD, readAnywhere, readAround, readTrace, type Reading } from './posterior.ts'
import { judgeHeaders } from './header-truth.ts'
import { scoreWithoutQueue } from './fit-queue.ts'
import { queueing } from './queueing.ts'
import { NO_FAMILY, NOTHING_SEEN, OUT, rateOf, settled, type Weighted } from './verdicts.ts'
import { waitEventsOf } from './waiting-events.ts'
import { goodKeys, payersOf, routingOf, scopesOf, scoredPart, unitOf } from './side-findings.ts'
import { racesOf, trustedWith } from './races.ts'
import { fractionsOf, inTokens } from './spending.ts'
import type { Guess } from './starts.ts'
import type { Means, Observation } from './trace.ts'

/** Waits that chance explains worse than this ask for a queue, whatever the plan took the limiter for. */
const MANY_WAITS = -40

/** Reads a whole trace. Never guesses: what the trace does not settle comes out as a set or as `undetermined`. */
export function identify(observations: readonly Observation[], means: Means): Identification {
  const course = replay(observations, means)
  const known = withoutStrangers(observations)
  const isCutShort = course.unplayed !== null && course.beliefs.manner === 'refuses'
  const reached = isCutShort ? outOfReach(known, means) : null
  return reached ?? explained(judged(known, means, course.beliefs), known, course)
}

function judged(known: readonly Observation[], means: Means, beliefs: Beliefs): Identification {
  const isRefusing = known.some(({ outcome }) => outcome === 'refused')
  if (beliefs.manner === 'in-flight') return settled(queueing(known, means).found)
  if (!isRefusing) return beliefs.manner === 'delays' ? settled(queueing(known, means).found) : NOTHING_SEEN
  // Two slow answers may have been the machine: what refuses is asked as well, and has to bear the waits as chance.
  const plain = refusing(known, means, beliefs)
  const waits = scoreWithoutQueue(waitEventsOf(scoredPart(known)).filter((event) => !event.isRefused))
  if (beliefs.manner !== 'delays' && waits > MANY_WAITS) return plain.found
  const queue = queueing(known, means)
  // A cap explains refusals without a wait: only the plan, which asked for it, may bring it up.
  const isCap = queue.found.families.every((family) => family.startsWith('concurrency'))
  if (beliefs.manner !== 'delays' && isCap) return plain.found
  // Something was refused, so there is a limit, whatever explains the waits.
  const isQueue = queue.found.verdict !== 'no-limit-seen' && plain.evidence + waits <= queue.evidence
  return isQueue ? settled(queue.found) : plain.found
}

/** What refuses. */
function refusing(observations: readonly Observation[], means: Means, beliefs: Beliefs): Weighted {
  const scopes = scopesOf(observations, means)
  const routing = routingOf(scopes)
  const routes = routesOf(scoredPart(observations), routing, 'requests')
  const trace: Trace = { routes, startEpochMs: means.startEpochMs }
  const guess = guessOf(beliefs, trace, fractionsOf(observations, beliefs))
  const near = soundOf(readTrace(trace, guess))
  const best = bestOf(near)
  const readings = widened(near, best, trace, guess)
  const slackMs = timingSlackMs(observations)
  const fitted = unlessTooFast(conclude(readings, trace, slackMs), 5 * oneWayMs(observations))
  const capacity = fitted.capacity?.value ?? beliefs.capacity
  const found = settled(inUnit({ ...fitted, scopes }, unitIn(observations, capacity, fitted), observations))
  const evidence = readings.reduce((top, reading) => Math.max(top, reading.evidence), -Infinity)
  const fields = judgeHeaders(observations, means, found)
  if (found.verdict === 'undetermined') {
    const races = racesOf(observations, { ...found, capacity: null })
    return { evidence, found: trustedWith(races, { ...found, fields }) }
  }
  const payers = payersOf(observations, capacity)
  const races = racesOf(observations, fitted, found.spending?.charged === 'used')
  return { evidence, found: trustedWith(races, { ...found, payers, fields }) }
}

/** Sizes were fitted in requests: where tokens are what counts they are read anew, the window is about the same. */
function inUnit(
  found: Identification,
  unit: UnitName | null,
  observations: readonly Observation[],
): Identification {
  if (unit !== 'tokens') return { ...found, unit: unit ?? 'requests' }
  return { ...found, unit, ...inTokens(observations, found) }
}

/** A ban that still lasts refuses large requests as it does small ones. */
function unitIn(
  observations: readonly Observation[],
  capacity: number,
  { families, windowMs }: Identification,
): UnitName | null {
  return families.some((family) => BANS.includes(family))
    ? null
    : unitOf(observations, { capacity, windowMs: windowMs?.value ?? null })
}

/** Keys that are themselves refused as wrong say nothing of who shares a count. */
function withoutStrangers(observations: readonly Observation[]): readonly Observation[] {
  const good = goodKeys(observations)
  return good.size === 0 ? observations : observations.filter(({ key }) => good.has(key))
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

/** A counter of so few shows the same with several windows: all of them are looked for. */
const FEW = 2
const COUNTERS: readonly FamilyName[] = ['sliding-counter', 'sliding-counter-counting-refusals']

/**
 * The plan may have been mistaken about the time scale, and what explains a trace there may not be what explains it
 * best: unless it is beyond doubt every family is looked for everywhere.
 */
function widened(
  near: readonly Reading[],
  best: Reading | null,
  trace: Trace,
  guess: Guess,
): readonly Reading[] {
  const events = trace.routes.reduce((sum, route) => sum + route.events.length, 0)
  const isExplained = best !== null && explains(best, events)
  const isAmbiguous = best !== null && best.fit.parameters.capacity <= FEW && COUNTERS.includes(best.family)
  if (isExplained && !isAmbiguous && isBeyondDoubt(best, near)) return near
  const around = isExplained ? readAround(trace, best) : []
  return soundOf([...near, ...around, ...readAnywhere(trace, guess, isExplained ? HURRIED : 1)])
}

/** With an explanation at hand only what comes close to it is of interest. */
const HURRIED = 0.25

/** Without those that mean nothing, unless none does. */
function soundOf(readings: readonly Reading[]): readonly Reading[] {
  const some = readings.filter((reading) => isSound(reading))
  return some.length === 0 ? readings : some
}

function bestOf(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>(
    (top, reading) => (reading.evidence > (top?.evidence ?? -Infinity) ? reading : top),
    null,
  )
}

/** Relative distances from the window that the plan believed in: dense where the truth probably is. */
const AROUND = [0, 0.003, 0.007, 0.012, 0.02, 0.03, 0.045, 0.065, 0.09] as const

function guessOf({ capacity, windowMs }: Beliefs, { routes }: Trace, fractions: readonly number[]): Guess {
  const middleMs = windowMs ?? 1000
  // Refill during a drain makes the drain look larger than the limit: the largest single burst bounds it from below.
  const accepted = routes.flatMap(({ events }) =>
    events.filter(({ outcome }) => outcome === 'accepted').map(({ count }) => count),
  )
  const most = accepted.reduce((largest, count) => Math.max(largest, count), 1)
  const drained = Math.round(capacity / (1 + (capacity * drainStepMs(routes)) / middleMs))
  const capacities = [
    capacity,
    Math.round(0.9 * capacity),
    ...(most > 3 ? [most] : []),
    ...fractions,
    drained,
  ]
  return {
    capacities: [...new Set(capacities.filter((one) => one >= 1))],
    runs: runsOf(routes),
    windowsMs: AROUND.flatMap((part) =>
      part === 0 ? [middleMs] : [middleMs * (1 + part), middleMs * (1 - part)],
    ),
  }
}

/** How far apart the requests of a drain usually are. */
function drainStepMs(routes: readonly Route[]): number {
  const steps = routes.flatMap(({ events }) =>
    events.flatMap(({ atMs, outcome }, index) => {
      const next = events[index + 1]
      return outcome === 'accepted' && next?.outcome === 'accepted' ? [next.atMs - atMs] : []
    }),
  )
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0
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

/** The value of the first, and the range of all. */
function unionOf(intervals: readonly Interval[]): Interval {
  const value = intervals[0]?.value ?? 0
  return intervals.reduce<Interval>(
    (all, { low, high }) => ({ value, low: Math.min(all.low, low), high: Math.max(all.high, high) }),
    { value, low: value, high: value },
  )
}

/** The readings of a family that are about as good as its best, best first: its sizes may lie in several places. */
function asGoodOf(readings: readonly Reading[], family: FamilyName): readonly Reading[] {
  const mine = readings
    .filter((reading) => reading.family === family)
    .toSorted((a, b) => b.evidence - a.evidence)
  return mine.filter(({ evidence }) => evidence >= (mine[0]?.evidence ?? 0) - AS_GOOD)
}

const BANS: readonly FamilyName[] = ['fixed-ban', 'exponential-ban']

function conclude(readings: readonly Reading[], trace: Trace, slackMs: number): Identification {
  const candidates = weigh(readings)
  const [best] = candidates
  if (best === undefined) return NOTHING_SEEN
  const families = candidates.filter(({ probability }) => probability > OUT).map(({ family }) => family)
  const events = trace.routes.reduce((sum, route) => sum + route.events.length, 0)
  const isPoor = !explains(best.reading, events)
  const named = families.flatMap((family) => asGoodOf(readings, family))
  const sizeAlong = (axis: Axis): Interval =>
    unionOf(
      named.flatMap((reading) =>
        [reading, ...reading.others].map((one) => intervalOf(one.fit, axis, one.trace)),
      ),
    )
  const hasBan = BANS.includes(best.family)
  // Before a ban is over nobody sees whether a window was: its length would be a guess.
  const windowMs = hasBan ? null : atLeast(sizeAlong('windowMs'), slackMs)
  const capacity = sizeAlong('capacity')
  return {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : families.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : families,
    reason: isPoor ? NO_FAMILY : null,
    experiment: null,
    candidates: candidates.map(({ family, probability, fit }) => ({ family, probability, fit })),
    capacity,
    windowMs,
    ratePerSecond: windowMs === null ? null : rateOf(capacity.value, windowMs),
    banMs: hasBan ? atLeast(intervalOf(best.reading.fit, 'innerMs', best.reading.trace), slackMs) : null,
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
