/**
 * Compares the promises of header fields with the answers. A field is false when its promise is broken, or when it requests a clearly
 * longer wait than the limit needs. Pure.
 */
import { askedWaitMs, serverNowMs, type FieldSeries } from './announced.ts'
import { predictions, windowOf, type Prediction } from './predict.ts'
import type { Component, Explanation } from './explain-answers.ts'
import type { FieldTruth, Observation, RequestKind, Seen } from './types.ts'

// Fields have whole seconds, and Date is up to a second old.
const TOLERANCE_MS = 1500
// The share of the window from which a promised time counts as too late.
const TOO_LATE = 0.1

/** Judges Retry-After in the refusals by a limit; null when no refusal has one. */
export function retryAfterTruth(
  from: Seen,
  explanation: Explanation,
  component: Component,
): FieldTruth | null {
  const promises = from.seen.flatMap((observation) => {
    const waitMs =
      observation.outcome === 'refused' ? askedWaitMs(observation, from.bounds.startEpochMs) : null
    return waitMs === null || !isRefusedBy(explanation, component, observation)
      ? []
      : [{ observation, waitMs }]
  })
  if (promises.length === 0) return null
  const field =
    promises[0]?.observation.fields['retry-after-ms'] === undefined ? 'retry-after' : 'retry-after-ms'
  const [best] = predictions(explanation, component)
  const own = from.seen.filter((one) => one.outcome !== 'refused' || isRefusedBy(explanation, component, one))
  const judged = promises.map((promise) => judgePromise(own, promise, best))
  return sumUp(field, judged)
}

/** Returns whether this limit caused a refusal, because the other limits would have accepted the request. */
export function isRefusedBy(
  explanation: Explanation,
  component: Component,
  observation: Observation,
): boolean {
  const isInFlight = component.counting.unit === 'in-flight'
  const isBurst = explanation.own.some(
    ({ observation: other, isAccepted }) =>
      isAccepted && other.sentMs < observation.answeredMs && other.closedMs > observation.answeredMs,
  )
  const hasInFlight = explanation.components.some(({ counting }) => counting.unit === 'in-flight')
  const isFirstKey = explanation.own.some((event) => event.observation === observation)
  // Beside a limit of requests, one of tokens refuses large requests only.
  const isTokens = component.counting.unit.includes('tokens')
  const hasTokens = explanation.components.some(({ counting }) => counting.unit.includes('tokens'))
  const isOther = hasTokens && explanation.components.length > 1 && isTokens !== observation.tokens > 0
  return isFirstKey && (!hasInFlight || isInFlight === isBurst) && (isInFlight || !isOther)
}

const FAILING: readonly RequestKind[] = ['wrong-key', 'invalid', 'aborted']

type Judged = { readonly verdict: FieldTruth['verdict']; readonly note: string }

function judgePromise(
  seen: readonly Observation[],
  { observation, waitMs }: { readonly observation: Observation; readonly waitMs: number },
  best: Prediction | undefined,
): Judged {
  const promisedMs = observation.answeredMs + Math.max(0, waitMs)
  const later = seen.filter(
    ({ key, source, sentMs, kind }) =>
      !FAILING.includes(kind) &&
      key === observation.key &&
      source === observation.source &&
      sentMs > observation.answeredMs,
  )
  const asked = `asked to wait ${seconds(waitMs)} s`
  const accepted = later.filter(
    ({ outcome, sentMs }) => outcome === 'accepted' && sentMs > observation.closedMs,
  )
  const first = accepted[0]
  // Requests with fewer tokens are left out, because they may be accepted earlier.
  const equal = accepted.find(({ tokens }) => tokens >= observation.tokens)
  // A request of more tokens may be refused when this one would not be.
  const refusals = later.filter(
    ({ outcome, tokens }) => outcome === 'refused' && tokens <= observation.tokens,
  )
  const refused = refusals.find(({ sentMs }) => sentMs > promisedMs + TOLERANCE_MS)
  // Only a refusal before anything was accepted again breaks the promise, and only the promise of the refusal before it.
  if (
    refused !== undefined &&
    refusals[0] === refused &&
    (first === undefined || first.sentMs > refused.sentMs)
  )
    return {
      verdict: 'false',
      note: `${asked}, and was refused ${seconds(refused.sentMs - observation.answeredMs)} s later`,
    }
  const lateMs = Math.max(TOLERANCE_MS, TOO_LATE * (best === undefined ? 0 : windowOf(best.point)))
  if (equal !== undefined && equal.sentMs < promisedMs - lateMs)
    return {
      verdict: 'false',
      note: `${asked}, and was accepted ${seconds(equal.sentMs - observation.answeredMs)} s later`,
    }
  const isSeen = first !== undefined && first.sentMs <= promisedMs + 2 * lateMs
  return { verdict: isSeen ? 'true' : 'open', note: asked }
}

function sumUp(field: string, judged: readonly Judged[]): FieldTruth {
  const broken = judged.find(({ verdict }) => verdict === 'false')
  if (broken !== undefined) return { field, ...broken }
  const kept = judged.filter(({ verdict }) => verdict === 'true').length
  if (kept > 0)
    return {
      field,
      verdict: 'true',
      note: kept === 1 ? 'its promise was kept' : `${kept} promises were kept`,
    }
  return { field, verdict: 'open', note: 'no request was sent near the promised moments' }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/**
 * Judges the header fields of one limit. Remaining must fall by what is consumed, and must be nearly 0 when this limit refuses. Reset
 * must not be clearly later than the limit accepts requests again. `isHitBy` returns whether this limit caused a refusal; null for a
 * limit that caused none.
 */
export function headerTruth(
  from: Seen,
  series: FieldSeries,
  isHitBy: ((observation: Observation) => boolean) | null,
): FieldTruth {
  const { field, size, values } = series
  const known = values.filter(
    ({ remaining, observation }) => remaining !== null && observation.outcome === 'accepted',
  )
  const wrongFall = series.unit === 'requests' ? fallOf(series) : null
  if (wrongFall !== null) return { field, verdict: 'false', note: wrongFall }
  if (isHitBy !== null) {
    const refused = values.find(
      ({ remaining, observation }) =>
        observation.outcome === 'refused' && remaining !== null && isHitBy(observation),
    )
    const left = refused?.remaining ?? 0
    if (series.unit === 'requests' && left >= Math.max(1, 0.05 * size))
      return { field, verdict: 'false', note: `it said ${left} of ${size} left when the limit refused` }
  }
  const late = isHitBy === null ? null : lateReset(from, series)
  if (late !== null) return { field, verdict: 'false', note: late }
  return known.length < 2
    ? { field, verdict: 'open', note: 'too few answers have it' }
    : { field, verdict: 'true', note: `consistent in ${known.length} answers` }
}

/** Returns how Remaining contradicts the accepted requests; null when it does not. */
function fallOf({ values, size }: FieldSeries): string | null {
  const serial = values.filter(
    ({ observation, remaining }) =>
      observation.outcome === 'accepted' &&
      remaining !== null &&
      observation.stage !== 'spend' &&
      observation.stage !== 'burst',
  )
  let [still, pairs] = [0, 0]
  for (const [index, { remaining, observation }] of serial.entries()) {
    const next = serial[index + 1]
    if (
      next === undefined ||
      next.remaining === null ||
      remaining === null ||
      next.observation.stage !== observation.stage
    )
      continue
    if (next.observation.key !== observation.key || next.observation.kind !== observation.kind) continue
    pairs += 1
    if (next.remaining >= remaining) still += 1
  }
  return pairs >= LEAST_PAIRS && still === pairs
    ? `Remaining of ${size} did not fall over ${pairs} accepted requests`
    : null
}

// Between two requests a second apart, a unit may have been refilled.
const LEAST_PAIRS = 3

/**
 * Returns how the Reset of a refusal contradicts a later acceptance; null when it does not. A refill may accept requests before the
 * whole quota is back.
 */
function lateReset({ seen, bounds }: Seen, { values, isRefill, size }: FieldSeries): string | null {
  for (const { observation, resetMs, remaining } of values) {
    if (observation.outcome !== 'refused' || resetMs === null || remaining !== 0 || isRefill) continue
    const untilMs = observation.answeredMs + resetMs
    const all = seen.filter(
      ({ key, source, outcome, sentMs }) =>
        key === observation.key &&
        source === observation.source &&
        outcome === 'accepted' &&
        sentMs > observation.closedMs &&
        sentMs < untilMs - TOLERANCE_MS,
    )
    if (all.length >= Math.max(1, 0.6 * size))
      return `Reset said ${seconds(resetMs)} s at ${new Date(serverNowMs(observation, bounds.startEpochMs)).toISOString()}, and ${all.length} requests were accepted before`
  }
  return null
}
