/** Determines which requests share a counter, and which requests consume quota. Runs last, because its requests are of many kinds. */
import type { PlannedRequest, PlanResources, Observation, Stage } from '../trace/trace.ts'
import { tokenCost, MIN_CAPACITY, unitFrom, type TokenCost } from '../trace/token-cost.ts'
import {
  requestAt,
  drain,
  exhaust,
  firstFrom,
  idOf,
  single,
  soonMs,
  timed,
  restedMs,
  type Context,
  type From,
  type Script,
} from './script.ts'
import { acceptedOf } from '../trace/outcomes.ts'
import { findSpending } from './spending-stages.ts'

/** The number of requests of each kind: powers of two, so that the consumed quota shows which kinds count. */
export const SHARES = { 'wrong-key': 1, invalid: 2, aborted: 4 } as const
/** The size of a large request in units of the usual one. With a small capacity half of it, so that two fit. */
const LARGE_FACTOR = 8

function largerBy(capacity: number): number {
  return capacity < LARGE_FACTOR ? Math.floor(capacity / 2) : LARGE_FACTOR
}

/** Uses up one key from one address, then sends at once from the other key, the other address, and both. */
export function* findScope(context: Context): Script<void> {
  const { resources, estimates } = context
  const from = firstFrom(context)
  const others = othersOf(resources, from)
  if (others.length === 0) return
  // Others without quota of their own would be refused as well. So a control shows that they are accepted, then all rest.
  const atRestMs = restedMs(context)
  const controls = others.map((other) => requestAt(atRestMs, other))
  yield* timed(context, 'scope control', controls)
  yield* exhaust(context, 'scope drain', requestAt(restedMs(context), from), estimates.capacity)
  // If quota comes back within moments, one request proves nothing, so a quarter of the limit is sent. Two others may share a
  // key, and the limit may be half of the burst that was accepted at the edge of a window.
  const size = estimates.needsBursts ? Math.ceil(estimates.capacity / 4) : 1
  const atMs = soonMs(context)
  const requests = [from, ...others].flatMap((other) =>
    Array.from({ length: size }, () => requestAt(atMs, other)),
  )
  yield* timed(context, 'scope', requests, true)
}

/** Returns the other key, the other address, and both, as far as they exist. */
function othersOf({ keys, sources }: PlanResources, from: From): readonly From[] {
  const [, key] = keys
  const [, source] = sources
  return [
    ...(key === undefined ? [] : [{ ...from, key }]),
    ...(source === undefined ? [] : [{ ...from, source }]),
    ...(key === undefined || source === undefined ? [] : [{ key, source }]),
  ]
}

/**
 * Returns a stage that sends from the others at once, when there is no time to wait. Null if it would show nothing, or was
 * sent before.
 */
export function scopeAtOnce(context: Context): Stage | null {
  const { resources, seen, estimates } = context
  const from = firstFrom(context)
  const others = othersOf(resources, from)
  const last = seen.at(-1)
  const isSpent = last?.outcome === 'refused' && last.key === from.key && last.source === from.source
  const wasAsked = seen.some(({ stage }) => stage.label === 'scope')
  if (others.length === 0 || !isSpent || wasAsked || estimates.needsBursts) return null
  const requests = [from, ...others].map((other) => requestAt(soonMs(context), other))
  return { type: 'timed', id: idOf(context, 'scope'), isParallel: true, requests }
}

/** Finds the scope of a cap on requests in flight: the others send while the cap is reached. */
export function* findConcurrencyScope(context: Context): Script<void> {
  const { resources, estimates } = context
  const from = firstFrom(context)
  const atMs = soonMs(context) + 500
  const requests: PlannedRequest[] = Array.from({ length: estimates.capacity }, () =>
    requestAt(atMs, from, 'long'),
  )
  const whileMs = Math.min(IN_FLIGHT_MS, IN_FLIGHT_PART * quickestSlowMs(context))
  requests.push(...[from, ...othersOf(resources, from)].map((other) => requestAt(atMs + whileMs, other)))
  yield* timed(context, 'scope', requests, true)
}

/** The time before the others send: the first requests are certainly in flight, and none has ended. Also a share of their time. */
const IN_FLIGHT_MS = 120
const IN_FLIGHT_PART = 0.5

function quickestSlowMs({ seen }: Context): number {
  return seen
    .filter(({ kind, outcome }) => kind === 'long' && outcome === 'accepted')
    .reduce((least, { sentMs, closedMs }) => Math.min(least, closedMs - sentMs), Infinity)
}

/** Sends requests that fail for other reasons, then measures the rest of a full limit: the difference is the quota they consumed. */
export function* findConsumedQuota(context: Context): Script<void> {
  // Without the requests that are cut in the middle of a stream, the rest of the quota has several explanations.
  if (context.resources.canStream === false) return
  const { capacity, release, windowMs } = context.estimates
  const share = Math.floor(capacity / 10)
  if (share < 1 || capacity > 120) return
  const from = firstFrom(context)
  // A window may end between the two stages. So they are repeated half a window later, when it does not.
  const again = release === 'whole' && windowMs !== null ? [windowMs / 2] : []
  for (const laterMs of [0, ...again]) {
    const atMs = restedMs(context) + laterMs
    const requests = (['wrong-key', 'invalid', 'aborted'] as const).flatMap((kind) =>
      Array.from({ length: SHARES[kind] * share }, () => requestAt(atMs, from, kind)),
    )
    yield* timed(context, 'charged', requests, true)
    yield* exhaust(context, 'charged drain', requestAt(soonMs(context), from), capacity)
  }
}

/** Sends large requests. A limit on tokens accepts fewer of them, and the next stages show what it charges. */
export function* findUnit(context: Context): Script<void> {
  const { capacity } = context.estimates
  if (capacity < MIN_CAPACITY) return
  const usual = tokenCost(context.seen)
  const large = yield* sendLarge(context, usual)
  if (large !== null && unitFrom(large, usual, context.estimates) === 'tokens')
    yield* findSpending(context, usual.reserved)
}

/** The number of rounds; each doubles a rest that was too short. */
const MAX_RESTS = 3

/**
 * Sends large requests from a full limit, in series, because a burst would not show charges after the answer. If none is
 * accepted, a usual request shows whether the limit was full. Returns null if it never was.
 */
function* sendLarge(context: Context, usual: TokenCost): Script<readonly Observation[] | null> {
  const from = firstFrom(context)
  let restMs = restedMs(context) - context.nowMs
  for (let round = 0; round < MAX_RESTS; round += 1) {
    const request = requestAt(context.nowMs + restMs, from)
    const tokens = largerBy(context.estimates.capacity) * Math.max(request.tokens, usual.reserved)
    const large = yield* drain(context, 'unit', { ...request, tokens }, context.estimates.capacity)
    if (acceptedOf(large) > 0) return large
    const control = yield* single(context, 'unit control', requestAt(soonMs(context), from))
    if (control?.outcome === 'accepted') return large
    restMs *= 2
  }
  return null
}
