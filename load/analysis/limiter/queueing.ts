/** Which limiter that makes a client wait, or counts what is in flight, explains a trace. Pure. */
import { usualTripMs } from './events.ts'
import type { FamilyName } from './families/family.ts'
import { fitQueues, queueIntervals, scoreWithoutQueue, type QueueFit } from './fit-queue.ts'
import type { Candidate, Identification } from './identification.ts'
import { atLeast, timingSlackMs } from './intervals.ts'
import { isAtFullSpeed } from './full-speed.ts'
import { PRICE } from './posterior.ts'
import { scopesOf, scoredPart } from './side-findings.ts'
import type { Means, Observation } from './trace.ts'
import { NO_FAMILY, NOTHING_SEEN, OUT, rateOf, type Weighted } from './verdicts.ts'
import { waitEventsOf, type WaitEvent } from './waiting-events.ts'

/** What makes a client wait, or counts what is in flight. */
export function queueing(observations: readonly Observation[], means: Means): Weighted {
  const events = waitEventsOf(scoredPart(observations))
  const scored = fitQueues(events)
    .map((fit) => ({ fit, evidence: fit.logLikelihood - PRICE * (fit.parameters - 1) }))
    .toSorted((a, b) => b.evidence - a.evidence)
  const [best] = scored
  if (best === undefined) return { found: NOTHING_SEEN, evidence: -Infinity }
  const total = scored.reduce((sum, { evidence }) => sum + Math.exp(evidence - best.evidence), 0)
  const shares = scored.map(({ fit, evidence }) => ({
    family: fit.family,
    probability: Math.exp(evidence - best.evidence) / total,
  }))
  const candidates = mergedByFamily(shares)
  const families = [
    ...new Set(shares.filter(({ probability }) => probability > OUT).map(({ family }) => family)),
  ]
  // Waits scatter, so even the truth scores about -0.5 for each.
  const { capacity, windowMs, family } = best.fit
  const isBlur = family !== 'queued-window' && windowMs > 0 && windowMs / capacity < QUICKEST_STEP_MS
  const isPoor = best.evidence < -0.8 * events.length - 10 || isBlur
  const isChance = best.evidence < scoreWithoutQueue(events) + CLEAR
  if (events.every(({ isRefused }) => !isRefused)) {
    // A busy machine makes wait as well; what no queue explains better than chance is no limiter.
    if (isChance) return { found: LATE_BY_CHANCE, evidence: best.evidence }
    if (isPoor && isAtFullSpeed(events)) return { found: FULL_SPEED, evidence: best.evidence }
    if (isPoor) return { found: { ...HELD_UP, candidates }, evidence: best.evidence }
  }
  const isUntried = family === 'pacing' && longestBurst(events) < SMALLEST_LINE
  const left: readonly FamilyName[] = isUntried ? ['pacing', 'queue-with-overflow'] : families
  if (isOneLength(observations) && isPaceOfWork(best.fit, observations))
    return { found: { ...ONE_LENGTH, candidates }, evidence: best.evidence }
  const sizes = queueIntervals(best.fit, events)
  const window = sizes.windowMs === null ? null : atLeast(sizes.windowMs, timingSlackMs(observations))
  const found: Identification = {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : left.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : left,
    reason: isPoor ? NO_FAMILY : isUntried ? UNTRIED : null,
    experiment: null,
    candidates,
    capacity: sizes.capacity,
    windowMs: window,
    ratePerSecond: window === null ? null : rateOf(capacity, window),
    scopes: scopesOf(observations, means),
    unit: family.startsWith('concurrency') ? 'concurrent' : 'requests',
  }
  return { found, evidence: best.evidence }
}

/** One candidate of each family, with all that its fits have of the posterior: the likeliest first. */
export function mergedByFamily(shares: readonly Omit<Candidate, 'fit'>[]): readonly Candidate[] {
  const sums = new Map<FamilyName, number>()
  for (const { family, probability } of shares) sums.set(family, (sums.get(family) ?? 0) + probability)
  return [...sums]
    .map(([family, probability]) => ({ family, probability: Math.min(1, probability), fit: null }))
    .toSorted((a, b) => b.probability - a.probability)
}

/** In a burst of fewer nobody sees whether a line has an end. */
const SMALLEST_LINE = 5
const UNTRIED = 'requests were asked one by one, so whether the queue has an end was not seen'

function isOneLength(observations: readonly Observation[]): boolean {
  return observations.every(({ kind }) => kind !== 'long')
}

/** How far a pace may be off the time that a request takes, and still be that of seats which are freed. */
const SAME_PACE = 0.3

/** Several seats are freed more often than one request takes; all of them together once in that time. */
function isPaceOfWork(
  { family, windowMs, capacity }: QueueFit,
  observations: readonly Observation[],
): boolean {
  if (family.startsWith('concurrency')) return true
  const done = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  const usualMs = Math.max(1, usualTripMs(done))
  if (family === 'queued-window') return Math.abs(windowMs / usualMs - 1) < SAME_PACE
  return windowMs / capacity < (1 + SAME_PACE) * usualMs
}

/** Seats are freed at the pace of their work: before that was varied, any pace looks like theirs. */
const ONE_LENGTH: Identification = {
  ...NOTHING_SEEN,
  verdict: 'undetermined',
  reason:
    'answers were held up, and whether for longer while completions are longer was not seen: a queue before a cap, or one of a pace of its own',
  experiment: null,
}

function longestBurst(events: readonly WaitEvent[]): number {
  const sizes = new Map<number, number>()
  for (const { burst } of events) sizes.set(burst, (sizes.get(burst) ?? 0) + 1)
  return Math.max(0, ...sizes.values())
}

const LATE_BY_CHANCE: Identification = {
  ...NOTHING_SEEN,
  reason: 'nothing was refused; some answers were late, as on a busy machine',
}

const FULL_SPEED: Identification = {
  ...NOTHING_SEEN,
  reason:
    'nothing was refused; what was asked at once was answered one after another, as fast as a server that works as fast as it can',
}

/** Waits that are no chance, and that a server without any limit may cause as well. */
const HELD_UP: Identification = {
  ...NOTHING_SEEN,
  verdict: 'undetermined',
  reason:
    'answers to many requests at once were held up, by a queue or by a server that works as fast as it can',
  experiment:
    'the same bursts while the load of the server is watched, or from several machines: a queue stays as slow on an idle server',
}

/** Steps shorter than this are what a server at its limit looks like. */
const QUICKEST_STEP_MS = 4
/** Nats by which a queue must explain waits better than chance. */
const CLEAR = 20
