/**
 * Finds the failing requests that consume quota. A known mixture of them is sent to a full limit, then the rest is used up.
 * The identified limiter shows how well each sum of charges explains the rest. Pure.
 */
import { countersOf, type Scope, type TraceEvent } from '../trace/events.ts'
import { score, type Fit, type Trace } from '../likelihood/fit.ts'
import type { ConsumedQuota } from './findings.ts'
import type { Identification } from './identification.ts'
import { SHARES } from '../plan/scope-stages.ts'
import { hasRefusal } from '../trace/outcomes.ts'
import { isRested, scoredPart } from './side-findings.ts'
import { stageAnswers, stagesOf } from '../trace/stage-answers.ts'
import { settleUnclassified } from '../likelihood/unclassified-responses.ts'
import type { Observation } from '../trace/trace.ts'

/** Nothing is known about any kind. */
export const NO_CONSUMED_QUOTA: ConsumedQuota = { wrongKey: null, invalid: null, aborted: null }

const KINDS = ['wrong-key', 'invalid', 'aborted'] as const
/** All sums of shares. */
const SUMS = [0, 1, 2, 3, 4, 5, 6, 7] as const
/** The time within which a request usually reaches a limiter. */
const NEAR_MS = 20
/** The least advantage of the best sum, and its lowest log-likelihood, in nats. */
const MIN_ADVANTAGE = 4
const MIN_LOG_LIKELIHOOD = -5

/** The fitted limiter, and the assignment of requests to its counters. */
export type KnownLimit = Pick<Identification, 'families' | 'windowMs' | 'candidates'> & {
  readonly counterScope: Scope
}

/** Returns the failing requests that consume quota, if all remaining families agree. `startEpochMs` is the wall clock at the start. */
export function consumedQuotaOf(
  observations: readonly Observation[],
  known: KnownLimit,
  startEpochMs: number,
): ConsumedQuota {
  const mixed = stageAnswers(observations, 'charged')
  const [first] = stagesOf(mixed).values()
  if (first === undefined || hasRefusal(mixed) || !isRested(observations, first, known))
    return NO_CONSUMED_QUOTA
  const charged = chargedTraceOf(observations, known.counterScope, startEpochMs)
  const fits = known.candidates.flatMap(({ family, fit }) =>
    fit !== null && known.families.includes(family) ? [fit] : [],
  )
  const sums = new Set(fits.map((fit) => likeliestSum(fit, charged)))
  const [sum = null] = sums
  if (sums.size !== 1 || sum === null) return NO_CONSUMED_QUOTA
  const has = (kind: keyof typeof SHARES): boolean => (sum & SHARES[kind]) !== 0
  return { wrongKey: has('wrong-key'), invalid: has('invalid'), aborted: has('aborted') }
}

/** The trace before the mixture, and after it for each assumption about the requests that consume quota. */
type ChargedTrace = {
  readonly before: Trace
  readonly after: (sum: number, uncounted: number) => readonly TraceEvent[]
  readonly maxUnclassified: number
}

/** Returns the sum of the shares that consumed quota, if one explains the rest, and clearly better than all others. */
function likeliestSum(
  { model, parameters }: Fit,
  { before, after, maxUnclassified }: ChargedTrace,
): number | null {
  const plain = settleUnclassified(model, parameters, before)
  const logOf = (tail: readonly TraceEvent[]): number =>
    score(model, parameters, {
      ...plain,
      counters: plain.counters.map((counter) => ({ ...counter, events: [...counter.events, ...tail] })),
    })
  const uncounted = Array.from({ length: maxUnclassified + 1 }, (_, count) => count)
  const [best, next] = SUMS.map((sum) => ({
    sum,
    log: Math.max(...uncounted.map((count) => logOf(after(sum, count)))),
  })).toSorted((a, b) => b.log - a.log)
  if (best === undefined || next === undefined || best.log - next.log < MIN_ADVANTAGE) return null
  return best.log - score(model, parameters, plain) < MIN_LOG_LIKELIHOOD ? null : best.sum
}

function chargedTraceOf(
  observations: readonly Observation[],
  counterScope: Scope,
  startEpochMs: number,
): ChargedTrace {
  const mixtures = [...stagesOf(stageAnswers(observations, 'charged')).values()]
  const left = stageAnswers(observations, 'charged drain')
  const [counter] = countersOf(mixtures.flat(), counterScope, 'requests')
  const { name = '', key = '' } = counter ?? {}
  const plain = countersOf([...scoredPart(observations), ...left], counterScope, 'requests')
  const events = plain.find((one) => one.name === name)?.events ?? []
  const starts = mixtures.map(startOf)
  const between = (from: number, to: number): readonly TraceEvent[] =>
    events.filter(({ atMs }) => atMs >= from && atMs < to)
  return {
    before: { counters: [{ name, key, events: between(-Infinity, starts[0] ?? Infinity) }], startEpochMs },
    after: (sum, uncounted) =>
      mixtures.flatMap((mixture, index) => [
        chargeOf(mixture, sum, uncounted),
        ...between(starts[index] ?? Infinity, starts[index + 1] ?? Infinity),
      ]),
    maxUnclassified: Math.max(0, ...mixtures.map(unclassifiedIn)),
  }
}

function startOf(mixture: readonly Observation[]): number {
  return mixture.reduce((first, { sentMs }) => Math.min(first, sentMs), Infinity)
}

/** Returns the number of requests that do not show whether they consumed quota. */
function unclassifiedIn(mixture: readonly Observation[]): number {
  return mixture.filter(({ outcome }) => outcome === 'unclassified').length
}

/** Returns the charges of a mixture as one event. Up to `uncounted` of the requests consumed none. */
function chargeOf(mixture: readonly Observation[], sum: number, uncounted: number): TraceEvent {
  const charged = KINDS.filter((kind) => (sum & SHARES[kind]) !== 0)
  const most = mixture.filter(({ kind }) => charged.some((one) => one === kind)).length
  const moments = mixture.map(
    ({ sentMs, answeredMs }) => (sentMs + Math.min(answeredMs, sentMs + NEAR_MS)) / 2,
  )
  const atMs = moments.reduce((all, one) => all + one, 0) / Math.max(1, moments.length)
  const counted = Math.max(0, most - Math.min(uncounted, unclassifiedIn(mixture)))
  return { atMs, sdMs: NEAR_MS / 2, outcome: 'unclassified', count: mixture.length, counted, cost: 1 }
}
