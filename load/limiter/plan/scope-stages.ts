/** Whose requests count together, and which requests count at all. Run at the end: its traffic is of many kinds. */
import type { PlannedRequest, PlanResources, Observation, Stage } from '../trace/trace.ts'
import { costOf, LEAST_CAPACITY, unitFrom, type Cost } from '../trace/token-cost.ts'
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

/** The number of each kind: powers of two, so that the sum of what was charged says which kinds were. */
export const SHARES = { 'wrong-key': 1, invalid: 2, aborted: 4 } as const
/** The large request in units of the usual one; half a limit where that is less, so that two of them fit. */
const LARGE = 8

function largerBy(capacity: number): number {
  return capacity < LARGE ? Math.floor(capacity / 2) : LARGE
}

/** Spends one key from one address, then sends at once from the other key, the other address, and both. */
export function* findScope(context: Context): Script<void> {
  const { resources, beliefs } = context
  const from = firstFrom(context)
  const others = othersOf(resources, from)
  if (others.length === 0) return
  // Others that are spent themselves would be refused as well: that they are let through is seen first, then all rest again.
  const atRestMs = restedMs(context)
  const controls = others.map((other) => requestAt(atRestMs, other))
  yield* timed(context, 'scope control', controls)
  yield* exhaust(context, 'scope drain', requestAt(restedMs(context), from), beliefs.capacity)
  // Where room comes back within moments one request proves nothing, a quarter of a limit does: two of them share a key,
  // and the limit may be half of what a burst at the edge of a window made it look.
  const size = beliefs.needsBursts ? Math.ceil(beliefs.capacity / 4) : 1
  const atMs = soonMs(context)
  const requests = [from, ...others].flatMap((other) =>
    Array.from({ length: size }, () => requestAt(atMs, other)),
  )
  yield* timed(context, 'scope', requests, true)
}

/** The other key, the other address, and both, as far as there are any. */
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
 * Sends from the others at once when there is no time to wait for anything more. Null where that would show nothing, or
 * was done before.
 */
export function scopeAtOnce(context: Context): Stage | null {
  const { resources, seen, beliefs } = context
  const from = firstFrom(context)
  const others = othersOf(resources, from)
  const last = seen.at(-1)
  const isSpent = last?.outcome === 'refused' && last.key === from.key && last.source === from.source
  const wasAsked = seen.some(({ stage }) => stage.label === 'scope')
  if (others.length === 0 || !isSpent || wasAsked || beliefs.needsBursts) return null
  const requests = [from, ...others].map((other) => requestAt(soonMs(context), other))
  return { type: 'timed', id: idOf(context, 'scope'), isParallel: true, requests }
}

/** The same for a cap on requests in flight: the others send while the cap is reached. */
export function* findSeatScope(context: Context): Script<void> {
  const { resources, beliefs } = context
  const from = firstFrom(context)
  const atMs = soonMs(context) + 500
  const requests: PlannedRequest[] = Array.from({ length: beliefs.capacity }, () =>
    requestAt(atMs, from, 'long'),
  )
  const whileMs = Math.min(SEATED_MS, SEATED_PART * quickestSlowMs(context))
  requests.push(...[from, ...othersOf(resources, from)].map((other) => requestAt(atMs + whileMs, other)))
  yield* timed(context, 'scope', requests, true)
}

/** The time between the first requests and those of the others: when the first are surely in flight, and none has ended. */
const SEATED_MS = 120
const SEATED_PART = 0.5

function quickestSlowMs({ seen }: Context): number {
  return seen
    .filter(({ kind, outcome }) => kind === 'long' && outcome === 'accepted')
    .reduce((least, { sentMs, closedMs }) => Math.min(least, closedMs - sentMs), Infinity)
}

/** Requests that fail for other reasons, then what is left of a full limit: what is missing they were charged. */
export function* findConsumedQuota(context: Context): Script<void> {
  const { capacity, release, windowMs } = context.beliefs
  const share = Math.floor(capacity / 10)
  if (share < 1 || capacity > 120) return
  const from = firstFrom(context)
  // Where room comes back all at once, that may happen right in between: half a window later it does not.
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

/** Large requests: a limit on tokens lets only a part of them through, and the next stages show what it charges. */
export function* findUnit(context: Context): Script<void> {
  const { capacity } = context.beliefs
  if (capacity < LEAST_CAPACITY) return
  const usual = costOf(context.seen)
  const large = yield* sendLarge(context, usual)
  if (large !== null && unitFrom(large, usual, context.beliefs) === 'tokens')
    yield* findSpending(context, usual.reserved)
}

/** So often a rest that was too short is made twice as long. */
const MAX_RESTS = 3

/**
 * Large requests from a full limit, one after another, because what is charged after the answer would not show in a burst.
 * Where not one got through, a usual one shows whether the limit was full; null where it never was.
 */
function* sendLarge(context: Context, usual: Cost): Script<readonly Observation[] | null> {
  const from = firstFrom(context)
  let restMs = restedMs(context) - context.nowMs
  for (let round = 0; round < MAX_RESTS; round += 1) {
    const request = requestAt(context.nowMs + restMs, from)
    const tokens = largerBy(context.beliefs.capacity) * Math.max(request.tokens, usual.reserved)
    const large = yield* drain(context, 'unit', { ...request, tokens }, context.beliefs.capacity)
    if (acceptedOf(large) > 0) return large
    const control = yield* single(context, 'unit control', requestAt(soonMs(context), from))
    if (control?.outcome === 'accepted') return large
    restMs *= 2
  }
  return null
}
