/** Finds the queue or the cap on requests in flight that explains a trace. Pure. */
import { usualTripMs } from '../trace/events.ts'
import type { FamilyName } from '../model/family.ts'
import { isConcurrency } from '../model/family-groups.ts'
import { fitQueues, queueIntervals, scoreWithoutQueue, type QueueFit } from '../likelihood/fit-queue.ts'
import type { LimiterCandidate, Identification } from './identification.ts'
import { atLeast, timingSlackMs } from '../likelihood/intervals.ts'
import { PARAMETER_PRICE } from '../likelihood/posterior.ts'
import { scopesOf, scoredPart } from './side-findings.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { NO_FAMILY, NOTHING_SEEN, EXCLUDED_SHARE, rateOf, type Weighted } from './verdicts.ts'
import { formatDelays } from './delays.ts'
import { queueOrCap } from './queue-owner.ts'
import { unrefused } from './unrefused.ts'
import { withUnevenPace, withUnevenTimes } from './uneven-cap.ts'
import { isDelayedAlone, longAloneMs } from '../trace/saturation.ts'
import { inFlightOf, waitEventsOf, type WaitEvent } from '../trace/waiting-events.ts'

type Scored = { readonly fit: QueueFit; readonly evidence: number }

/** Returns the explanation of a trace by queues and caps on requests in flight. */
export function queueing(observations: readonly Observation[], resources: PlanResources): Weighted {
  const part = scoredPart(observations)
  const events = waitEventsOf(part)
  const isRefusing = events.some(({ isRefused }) => isRefused)
  const isAlone = isDelayedAlone(observations)
  const inFlight = inFlightOf(part)
  const scored = fitQueues(events)
    // A cap does not delay a request alone.
    .filter(({ family }) => (isConcurrency(family) ? isRefusing || !isAlone : !inFlight.isCounted))
    .map((fit) => ({ fit, evidence: fit.logLikelihood - PARAMETER_PRICE * (fit.parameters - 1) }))
    .toSorted((a, b) => b.evidence - a.evidence)
  const [best] = scored
  if (best === undefined) return { found: NOTHING_SEEN, evidence: -Infinity }
  const { evidence } = best
  const shares = sharesOf(scored, evidence)
  const candidates = mergedByFamily(shares)
  const isPoor = isPoorFit(best, events)
  if (!isRefusing) {
    const isChance = evidence < scoreWithoutQueue(events) + MIN_ADVANTAGE
    const open = unrefusedFinding(best.fit, events, observations, { isAlone, isPoor, isChance })
    const fits = scored.map(({ fit }) => fit)
    if (open !== null) return { found: withUnevenPace({ ...open, candidates }, observations, fits), evidence }
  }
  if (isRefusing && isConcurrency(best.fit.family) && !inFlight.isHeld)
    return { found: { ...TOO_QUICK, candidates }, evidence }
  if (isOneLength(observations) && isPaceOfWork(best.fit, observations))
    return { found: { ...ONE_LENGTH, candidates }, evidence }
  const families = shares
    .filter(({ probability }) => probability > EXCLUDED_SHARE)
    .map(({ family }) => family)
  const isUntried = best.fit.family === 'pacing' && longestBurst(events) < MIN_QUEUE_TESTED
  const left: readonly FamilyName[] = isUntried ? ['pacing', 'queue-with-overflow'] : [...new Set(families)]
  const found: Identification = {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : left.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : left,
    reason: isPoor ? NO_FAMILY : isUntried ? formatUntried(longestBurst(events)) : null,
    experiment: null,
    candidates,
    ...sizesOf(best.fit, events, observations),
    scopes: scopesOf(observations, resources),
    queueLength: isPoor ? null : queueLengthOf(best.fit),
    unit: isConcurrency(best.fit.family) ? 'concurrent' : 'requests',
  }
  return { found: withOwner(withUnevenTimes(found, observations), observations), evidence }
}

function queueLengthOf({ maxWaiting }: QueueFit): number | null {
  return maxWaiting === 0 || maxWaiting === Infinity ? null : maxWaiting
}

/** Adds a plain cap to a queue before a cap, unless the queue is certainly that of the limiter. */
function withOwner(found: Identification, observations: readonly Observation[]): Identification {
  const { families, capacity, queueLength = null } = found
  const isQueue = families.length === 1 && families[0] === 'concurrency-queue'
  if (!isQueue || capacity === null || queueLength === null) return found
  return { ...found, ...queueOrCap(observations, capacity, queueLength) }
}

function sharesOf(scored: readonly Scored[], top: number): readonly Omit<LimiterCandidate, 'fit'>[] {
  const total = scored.reduce((sum, { evidence }) => sum + Math.exp(evidence - top), 0)
  return scored.map(({ fit, evidence }) => ({
    family: fit.family,
    probability: Math.exp(evidence - top) / total,
  }))
}

/** Returns whether a fit is too poor. Waits vary, so even the true model has a log-likelihood of about -0.5 for each. */
function isPoorFit({ fit, evidence }: Scored, events: readonly WaitEvent[]): boolean {
  const { capacity, windowMs, family } = fit
  const isBlur = family !== 'queued-window' && windowMs > 0 && windowMs / capacity < QUICKEST_STEP_MS
  return evidence < -0.8 * events.length - 10 || isBlur
}

function sizesOf(
  fit: QueueFit,
  events: readonly WaitEvent[],
  observations: readonly Observation[],
): Pick<Identification, 'capacity' | 'windowMs' | 'ratePerSecond'> {
  const { capacity, windowMs } = queueIntervals(fit, events)
  const slackMs = timingSlackMs(observations) + fit.windowMs * unevenShare(events)
  const window = windowMs === null ? null : atLeast(windowMs, slackMs)
  return { capacity, windowMs: window, ratePerSecond: window === null ? null : rateOf(fit.capacity, window) }
}

/** The error of the first and the last start of a burst together, in standard deviations of one. */
const SPAN_DEVIATIONS = 3

/** Returns the share of a pace by which uneven times may change it, over the longest burst; 0 for a regular service. */
function unevenShare(events: readonly WaitEvent[]): number {
  const spans = new Map<number, { fromMs: number; toMs: number; sdMs: number }>()
  for (const { burst, startedMs, sdMs, spread, isRefused } of events) {
    if (spread === 0) return 0
    if (isRefused) continue
    const { fromMs, toMs } = spans.get(burst) ?? { fromMs: Infinity, toMs: -Infinity }
    spans.set(burst, { fromMs: Math.min(fromMs, startedMs), toMs: Math.max(toMs, startedMs), sdMs })
  }
  const shares = [...spans.values()].map(
    ({ fromMs, toMs, sdMs }) => (SPAN_DEVIATIONS * sdMs) / Math.max(1, toMs - fromMs),
  )
  return Math.min(1, ...shares)
}

type Waits = { readonly isAlone: boolean; readonly isPoor: boolean; readonly isChance: boolean }

/** Returns the result for a trace without refusals that needs no family, or null if a family may be named. */
function unrefusedFinding(
  fit: QueueFit,
  events: readonly WaitEvent[],
  observations: readonly Observation[],
  { isAlone, isPoor, isChance }: Waits,
): Identification | null {
  if (isAlone) {
    // A busy machine delays requests too. If no queue explains the waits better than chance, there is no limiter.
    if (isChance) return LATE_BY_CHANCE
    return isPoor ? delayedFinding(observations) : null
  }
  const isKnown = !isPoor && !isChance
  if (isKnown && isOneLength(observations) && isPaceOfWork(fit, observations)) return null
  if (isKnown && !isOwnPace(fit, observations)) return null
  const open = unrefused(observations, isKnown ? [fit.family] : ANY_PACE)
  if (!isKnown || open.capacity === null) return open
  // If slots explain each wait, their fit gives a better capacity than the pace of all. A pace is known best from its own fit.
  if (isConcurrency(fit.family)) return { ...open, capacity: queueIntervals(fit, events).capacity }
  return { ...open, ratePerSecond: sizesOf(fit, events, observations).ratePerSecond }
}

/** The families that may delay bursts if no queue explains the waits: a busy machine blurs all of them. */
const ANY_PACE: readonly FamilyName[] = ['pacing', 'queued-window']

/** A window of at most this many service times may be the pace of the work itself. */
const OWN_WINDOWS = 3
/** The longest time for which a busy machine may delay several requests together. */
const STALL_MS = 250

/**
 * Returns whether a server without a limit may have this pace. A pool gives as many answers at once as it has workers, and as
 * many again after one service time. A burst followed by a slower pace is not the pace of any work.
 */
function isOwnPace({ family, windowMs, capacity }: QueueFit, observations: readonly Observation[]): boolean {
  if (isConcurrency(family)) return true
  const ownMs = OWN_WINDOWS * (longAloneMs(observations) ?? 0)
  return windowMs <= ownMs || (windowMs < STALL_MS && windowMs / capacity <= ownMs)
}

/** Merges the fits of each family into one candidate with the sum of their shares, the likeliest first. */
export function mergedByFamily(
  shares: readonly Omit<LimiterCandidate, 'fit'>[],
): readonly LimiterCandidate[] {
  const sums = new Map<FamilyName, number>()
  for (const { family, probability } of shares) sums.set(family, (sums.get(family) ?? 0) + probability)
  return [...sums]
    .map(([family, probability]) => ({ family, probability: Math.min(1, probability), fit: null }))
    .toSorted((a, b) => b.probability - a.probability)
}

/** The least number of waiting requests that tests the length of a queue: shorter queues are common. */
const MIN_QUEUE_TESTED = 12

function formatUntried(most: number): string {
  const seen = most < 2 ? 'requests were sent one by one' : `at most ${most} requests were sent at once`
  return `${seen}, so it is not known whether the queue has a limit`
}

function isOneLength(observations: readonly Observation[]): boolean {
  return observations.every(({ kind }) => kind !== 'long')
}

/** The tolerance between a pace and the service time at which freed slots explain the pace. */
const SAME_PACE = 0.3

/** Returns whether the work explains a pace. Several slots become free more often than once per service time; all together once in it. */
function isPaceOfWork(
  { family, windowMs, capacity }: QueueFit,
  observations: readonly Observation[],
): boolean {
  if (isConcurrency(family)) return true
  const done = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  const usualMs = Math.max(1, usualTripMs(done))
  if (family === 'queued-window') return Math.abs(windowMs / usualMs - 1) < SAME_PACE
  return windowMs / capacity < (1 + SAME_PACE) * usualMs
}

/** The result if all completions had one length. Slots become free at the pace of the work, so any pace may be theirs. */
const ONE_LENGTH: Identification = {
  ...NOTHING_SEEN,
  verdict: 'undetermined',
  reason:
    'answers were delayed, and it is not known whether longer completions delay more: a queue before a cap, or a queue with a pace of its own',
  experiment: null,
}

/** The result if requests were refused only because many came at once, and none stayed in flight. */
const TOO_QUICK: Identification = {
  ...NOTHING_SEEN,
  verdict: 'undetermined',
  reason:
    'requests were refused only when many were sent at once, and the accepted ones ended before: how many may be in flight is not visible',
  experiment: 'a model or a prompt with longer answers',
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

/** Returns the result for delays of requests alone that no family of queues explains. */
function delayedFinding(observations: readonly Observation[]): Identification {
  const delays = formatDelays(observations)
  const seen = delays === null ? '' : `: ${delays}`
  return {
    ...NOTHING_SEEN,
    verdict: 'undetermined',
    reason: `nothing was refused, but a client that waits for each answer was delayed${seen}; no known family explains it`,
    experiment: null,
  }
}

/** Shorter steps are those of a server at its own limit. */
const QUICKEST_STEP_MS = 4
/** The least advantage of a queue over chance, in nats. */
const MIN_ADVANTAGE = 20
