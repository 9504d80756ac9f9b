/**
 * Compares what header fields promise with the later answers. A field is judged false if its promise is not kept, or if it asks for a
 * clearly longer wait than necessary. Pure.
 */
import { AGREES, askedWaitMs, FIELD_ERROR_MS, serverNowMs, type FieldSeries } from './announced.ts'
import { chancesOf, type Component, type Explanation } from './explain-answers.ts'
import { isMeantToFail } from './limit-trace.ts'
import { windowOf } from './predict.ts'
import type { Behavior, FieldTruth, Observation, Seen } from './types.ts'

/** Returns the requests that this limit refused: all other limits would have accepted them. */
export function refusedBy({ own, components }: Explanation, component: Component): ReadonlySet<Observation> {
  const others = components
    .filter((one) => one !== component)
    .map(({ best, counting }) => chancesOf(own, best, counting))
  const refused = own.filter(
    ({ isAccepted }, index) => !isAccepted && others.every((chances) => (chances[index] ?? 1) > 0.5),
  )
  return new Set(refused.map(({ observation }) => observation))
}

/** Judges Retry-After in the refusals by a limit; null when no refusal has one. */
export function retryAfterTruth(
  { seen, bounds }: Seen,
  refused: ReadonlySet<Observation>,
  { best }: Component,
): FieldTruth | null {
  const own = seen.filter((one) => one.outcome !== 'refused' || refused.has(one))
  const lateMs = Math.max(FIELD_ERROR_MS, 2 * AGREES * windowOf(best))
  const promises = own.flatMap((observation) => {
    const waitMs = observation.outcome === 'refused' ? askedWaitMs(observation, bounds.startEpochMs) : null
    return waitMs === null ? [] : [{ observation, ...judgePromise(own, observation, waitMs, lateMs) }]
  })
  const [first] = promises
  if (first === undefined) return null
  const field = 'retry-after-ms' in first.observation.fields ? 'retry-after-ms' : 'retry-after'
  const broken = promises.find(({ verdict }) => verdict === 'false')
  if (broken !== undefined) return { field, verdict: 'false', note: broken.note }
  const kept = promises.filter(({ verdict }) => verdict === 'true').length
  return kept === 0
    ? { field, verdict: 'open', note: 'no request was sent near the promised moments' }
    : { field, verdict: 'true', note: kept === 1 ? 'its promise was kept' : `${kept} promises were kept` }
}

/** Returns the requests of the same key and address that were sent after this answer and are not meant to fail. */
function laterThan(seen: readonly Observation[], { key, source, answeredMs }: Observation) {
  return seen.filter(
    (one) => !isMeantToFail(one) && one.key === key && one.source === source && one.sentMs > answeredMs,
  )
}

/** Judges whether a request was accepted after the wait that a refusal had promised. */
function judgePromise(
  seen: readonly Observation[],
  observation: Observation,
  waitMs: number,
  lateMs: number,
): Pick<FieldTruth, 'verdict' | 'note'> {
  const { answeredMs, closedMs } = observation
  const promisedMs = answeredMs + Math.max(0, waitMs)
  const later = laterThan(seen, observation)
  const accepted = later.filter(({ outcome, sentMs }) => outcome === 'accepted' && sentMs > closedMs)
  const firstMs = accepted[0]?.sentMs ?? Infinity
  // Requests with fewer tokens may be accepted earlier, and those with more may be refused later.
  const equalMs = accepted.find(({ tokens }) => tokens >= observation.tokens)?.sentMs ?? Infinity
  const refusedMs =
    later.find(({ outcome, tokens }) => outcome === 'refused' && tokens <= observation.tokens)?.sentMs ??
    -Infinity
  const broken = (what: string, atMs: number): Pick<FieldTruth, 'verdict' | 'note'> => ({
    verdict: 'false',
    note: `asked to wait ${seconds(waitMs)} s, and was ${what} ${seconds(atMs - answeredMs)} s later`,
  })
  // Only a refusal before anything was accepted again breaks the promise, and only the promise of the refusal before it.
  if (refusedMs > promisedMs + FIELD_ERROR_MS && firstMs > refusedMs) return broken('refused', refusedMs)
  if (equalMs < promisedMs - lateMs) return broken('accepted', equalMs)
  return { verdict: firstMs <= promisedMs + 2 * lateMs ? 'true' : 'open', note: '' }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/**
 * Judges the header fields of one limit. Remaining must fall by what is consumed, and must be nearly 0 when this limit refuses.
 * Reset must not be clearly later than the time at which the limit accepts requests again. `refused`: the requests that this limit
 * refused; null when it is unknown whether it refused any.
 */
export function headerTruth(
  from: Seen,
  series: FieldSeries,
  refused: ReadonlySet<Observation> | null,
  behavior: Behavior | null = null,
): FieldTruth {
  const { field, size, values, unit } = series
  const left = values.find(({ observation, remaining }) => remaining !== null && refused?.has(observation))
  const isLeft = unit === 'requests' && (left?.remaining ?? 0) >= Math.max(1, 0.05 * size)
  const broken =
    stuckRemaining(series) ??
    (isLeft ? `it said ${left?.remaining} of ${size} left when the limit refused` : null) ??
    (refused === null ? null : lateReset(from, series, behavior === 'window' ? 0.6 : 1))
  if (broken !== null) return { field, verdict: 'false', note: broken }
  const known = values.filter(
    ({ remaining, observation }) => remaining !== null && observation.outcome === 'accepted',
  )
  return known.length < 2
    ? { field, verdict: 'open', note: 'too few answers have it' }
    : { field, verdict: 'true', note: `consistent in ${known.length} answers` }
}

// A single pair may lie on both sides of a refill that was not seen.
const LEAST_PAIRS = 3

/** Returns how Remaining contradicts accepted requests that were sent one after another; null when it does not. */
function stuckRemaining({ values, size, windowMs, unit }: FieldSeries): string | null {
  if (windowMs === null || unit !== 'requests') return null
  const known = values.filter(
    ({ observation, remaining }) => observation.outcome === 'accepted' && remaining !== null,
  )
  const falls = known.flatMap(({ remaining, observation: one }, index) => {
    const next = known[index + 1]
    if (next === undefined) return []
    const { key, kind, sentMs } = next.observation
    // A bucket may refill a unit between slower requests. Answers to requests that were sent at once have no order.
    const isPair =
      key === one.key && kind === one.kind && sentMs > one.closedMs && sentMs - one.sentMs < windowMs / size
    return isPair ? [(remaining ?? 0) - (next.remaining ?? 0)] : []
  })
  return falls.length >= LEAST_PAIRS && falls.every((fall) => fall <= 0)
    ? `Remaining of ${size} did not fall over ${falls.length} accepted requests`
    : null
}

/**
 * Returns how accepted requests contradict the Reset field of a refusal; null if they do not. At least the part `share` of the limit must
 * be accepted too early, because a sliding window accepts some requests before that. A refill is not judged.
 */
function lateReset(
  { seen, bounds }: Seen,
  { values, isRefill, size }: FieldSeries,
  share: number,
): string | null {
  for (const { observation, resetMs, remaining } of isRefill ? [] : values) {
    if (observation.outcome !== 'refused' || resetMs === null || remaining !== 0) continue
    const early = laterThan(seen, observation).filter(
      ({ outcome, sentMs }) =>
        outcome === 'accepted' && sentMs < observation.answeredMs + resetMs - FIELD_ERROR_MS,
    )
    if (early.length >= Math.max(1, share * size)) {
      const at = new Date(serverNowMs(observation, bounds.startEpochMs)).toISOString()
      return `Reset said ${seconds(resetMs)} s at ${at}, and ${early.length} requests were accepted before`
    }
  }
  return null
}
