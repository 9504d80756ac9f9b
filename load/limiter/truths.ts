/**
 * Compares the promises of header fields with the answers. A field is false when its promise is broken, or when it requests a clearly
 * longer wait than the limit needs. Pure.
 */
import { askedWaitMs, FIELD_ERROR_MS, serverNowMs, type FieldSeries } from './announced.ts'
import { predictions, windowOf } from './predict.ts'
import type { Component, Explanation } from './explain-answers.ts'
import { isMeantToFail } from './limit-trace.ts'
import type { Behavior, FieldTruth, Observation, Seen } from './types.ts'

// The share of the window from which a promised time counts as too late.
const TOO_LATE = 0.1

/** Judges Retry-After in the refusals by a limit; null when no refusal has one. */
export function retryAfterTruth(
  { seen, bounds }: Seen,
  explanation: Explanation,
  component: Component,
): FieldTruth | null {
  const own = seen.filter((one) => one.outcome !== 'refused' || isRefusedBy(explanation, component, one))
  const [best] = predictions(explanation, component)
  const lateMs = Math.max(FIELD_ERROR_MS, TOO_LATE * (best === undefined ? 0 : windowOf(best.point)))
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
  if (kept === 0) return { field, verdict: 'open', note: 'no request was sent near the promised moments' }
  return { field, verdict: 'true', note: kept === 1 ? 'its promise was kept' : `${kept} promises were kept` }
}

/** Returns whether this limit, rather than another one, refused a request of the first key. */
export function isRefusedBy(
  { own, components }: Explanation,
  { counting: { unit } }: Component,
  observation: Observation,
): boolean {
  const isInFlight = unit === 'in-flight'
  const isBurst = own.some(
    ({ observation: other, isAccepted }) =>
      isAccepted && other.sentMs < observation.answeredMs && other.closedMs > observation.answeredMs,
  )
  const hasInFlight = components.some(({ counting }) => counting.unit === 'in-flight')
  const isFirstKey = own.some((event) => event.observation === observation)
  // Beside a limit of requests, one of tokens refuses large requests only.
  const hasTokens =
    components.length > 1 && components.some(({ counting }) => counting.unit.includes('tokens'))
  const isOther = hasTokens && unit.includes('tokens') !== observation.tokens > 0
  return isFirstKey && (!hasInFlight || isInFlight === isBurst) && (isInFlight || !isOther)
}

function isSameClient(one: Observation, other: Observation): boolean {
  return one.key === other.key && one.source === other.source
}

/** Judges whether a request was accepted after the wait that a refusal had promised. */
function judgePromise(
  seen: readonly Observation[],
  observation: Observation,
  waitMs: number,
  lateMs: number,
): Pick<FieldTruth, 'verdict' | 'note'> {
  const promisedMs = observation.answeredMs + Math.max(0, waitMs)
  const later = seen.filter(
    (one) => !isMeantToFail(one) && isSameClient(one, observation) && one.sentMs > observation.answeredMs,
  )
  const accepted = later.filter(
    ({ outcome, sentMs }) => outcome === 'accepted' && sentMs > observation.closedMs,
  )
  const firstMs = accepted[0]?.sentMs ?? Infinity
  // Requests with fewer tokens may be accepted earlier, and those with more may be refused later.
  const equalMs = accepted.find(({ tokens }) => tokens >= observation.tokens)?.sentMs ?? Infinity
  const refusedMs =
    later.find(({ outcome, tokens }) => outcome === 'refused' && tokens <= observation.tokens)?.sentMs ??
    -Infinity
  const broken = (what: string, atMs: number): Pick<FieldTruth, 'verdict' | 'note'> => ({
    verdict: 'false',
    note: `asked to wait ${seconds(waitMs)} s, and was ${what} ${seconds(atMs - observation.answeredMs)} s later`,
  })
  // Only a refusal before anything was accepted again breaks the promise, and only the promise of the refusal before it.
  if (refusedMs > promisedMs + FIELD_ERROR_MS && firstMs > refusedMs) return broken('refused', refusedMs)
  if (equalMs < promisedMs - lateMs) return broken('accepted', equalMs)
  return { verdict: firstMs <= promisedMs + 2 * lateMs ? 'true' : 'open', note: '' }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/**
 * Judges the header fields of one limit. Remaining must fall while requests are accepted, and be nearly 0 at a refusal by this limit. Reset
 * must not be clearly later than the next accepted requests. `isHitBy` returns whether this limit caused a refusal; null if that is unknown
 * or never happened.
 */
export function headerTruth(
  from: Seen,
  series: FieldSeries,
  isHitBy: ((observation: Observation) => boolean) | null,
  behavior: Behavior | null = null,
): FieldTruth {
  const { field, size, values } = series
  const isRequests = series.unit === 'requests'
  const hit =
    isHitBy === null
      ? []
      : values.filter(({ observation }) => observation.outcome === 'refused' && isHitBy(observation))
  const left = hit.find(({ remaining }) => remaining !== null)?.remaining ?? 0
  const isLeft = isRequests && left >= Math.max(1, 0.05 * size)
  const broken =
    (isRequests ? fallOf(series) : null) ??
    (isLeft ? `it said ${left} of ${size} left when the limit refused` : null) ??
    (isHitBy === null ? null : lateReset(from, series, behavior === 'window' ? 0.6 : 1))
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

/** Returns a sentence if the Remaining field did not fall although requests were accepted; null otherwise. */
function fallOf({ values, size, windowMs }: FieldSeries): string | null {
  if (windowMs === null) return null
  // A bucket may refill a unit between slower requests.
  const refillMs = windowMs / size
  // The answers to requests that were sent at once have no order.
  const serial = values.filter(
    ({ observation: { outcome, stage }, remaining }) =>
      outcome === 'accepted' && remaining !== null && !/^(?:spend|burst|token-first)$/.test(stage),
  )
  const falls = serial.flatMap(({ remaining, observation: { stage, key, kind, sentMs } }, index) => {
    const next = serial[index + 1]
    const isPair =
      next?.observation.stage === stage &&
      next.observation.key === key &&
      next.observation.kind === kind &&
      next.observation.sentMs - sentMs < refillMs
    return isPair ? [(remaining ?? 0) - (next.remaining ?? 0)] : []
  })
  return falls.length >= LEAST_PAIRS && falls.every((fall) => fall <= 0)
    ? `Remaining of ${size} did not fall over ${falls.length} accepted requests`
    : null
}

/**
 * Returns a sentence if requests were accepted clearly before the announced Reset; null otherwise. They must be at least `share` of the
 * limit, because a sliding window accepts some requests before the whole quota is back.
 */
function lateReset(
  { seen, bounds }: Seen,
  { values, isRefill, size }: FieldSeries,
  share: number,
): string | null {
  for (const { observation, resetMs, remaining } of values) {
    if (observation.outcome !== 'refused' || resetMs === null || remaining !== 0 || isRefill) continue
    const untilMs = observation.answeredMs + resetMs - FIELD_ERROR_MS
    const all = seen.filter(
      (one) =>
        isSameClient(one, observation) &&
        one.outcome === 'accepted' &&
        one.sentMs > observation.closedMs &&
        one.sentMs < untilMs,
    )
    if (all.length >= Math.max(1, share * size)) {
      const at = new Date(serverNowMs(observation, bounds.startEpochMs)).toISOString()
      return `Reset said ${seconds(resetMs)} s at ${at}, and ${all.length} requests were accepted before`
    }
  }
  return null
}
