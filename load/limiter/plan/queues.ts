/** Experiments on delays: bursts of quick and slow requests, after a rest, distinguish pacing, concurrency and windows. */
import { requestAt, burst, firstFrom, soonMs, type Context, type Script } from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'
import { findConcurrencyScope } from './scope-stages.ts'
import { saturationOf } from '../trace/saturation.ts'
import type { Observation } from '../trace/trace.ts'

/** The timeout of a request: in a longer burst, the last requests would fail. */
const LONGEST_BURST_MS = 60_000
/** After a burst of half this time, a larger one would show no more: its steps have the same length. */
const LONG_ENOUGH_MS = 30_000

/** Sends bursts that a queue answers in steps. Sets the limit mode if they show a cap on requests in flight instead. */
export function* findQueue(context: Context): Script<void> {
  const from = firstFrom(context)
  let size = Math.min(firstSize(context), affordable(context, COST_OF_BURSTS))
  if (size < MIN_SIZE) return
  let most = 0
  for (let round = 0; round < 3; round += 1) {
    const answers = yield* burst(context, 'queue', requestAt(afterLongestWaitMs(context), from), size)
    most = acceptedOf(answers)
    if (longestWaitMs(context) * 2 > LONG_ENOUGH_MS) break
    size *= 2
  }
  const slowSize = Math.min(size, 2 * context.estimates.capacity + 8, affordable(context, SLOW_ROUNDS))
  if (slowSize < MIN_SIZE) return
  const rounds: (readonly Observation[])[] = []
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    const request = requestAt(afterLongestWaitMs(context), from, 'long')
    rounds.push(yield* burst(context, 'queue slow', request, slowSize))
  }
  // Without a refusal, or if nothing came back between the bursts, the limit is not a cap.
  if (!rounds.every((answers) => hasRefusal(answers) && acceptedOf(answers) > 0)) return
  context.estimates.capacity = Math.max(...rounds.map(acceptedOf))
  const isCap = !hasQuickRefusal(context) && most >= sizeFor(context.estimates.capacity)
  // More quick requests were accepted at once, so the long ones were refused because they stay in flight.
  if (isCap) context.estimates.limitMode = 'in-flight'
  else yield* findConcurrencyScope(context)
}

function hasQuickRefusal({ seen }: Context): boolean {
  return hasRefusal(seen.filter(({ kind }) => kind !== 'long'))
}

/** Measures a cap on requests in flight, with bursts of slow requests. */
export function* measureCap(context: Context): Script<void> {
  const from = firstFrom(context)
  let size = sizeFor(context.estimates.capacity)
  for (let round = 0; round < 3; round += 1) {
    const answers = yield* burst(context, 'slow', requestAt(soonMs(context) + 200, from, 'long'), size)
    if (!hasRefusal(answers)) {
      size *= 2
      continue
    }
    context.estimates.capacity = acceptedOf(answers)
    // A service delays each request of a large burst, so the next burst is as small as the cap allows.
    size = Math.min(size, sizeFor(context.estimates.capacity))
  }
}

/** Returns the size of a burst that clearly exceeds a capacity. */
export function sizeFor(capacity: number): number {
  return 1.5 * capacity + 4
}

/** Sends slow requests in growing bursts when quick ones met no limit: only they show a cap on requests in flight. */
export function* findConcurrencyCap(context: Context): Script<void> {
  const { estimates, resources } = context
  for (const size of [30, 120, 480]) {
    if (size > resources.maxRequests / 4) return
    const answers = yield* burst(
      context,
      'slow',
      requestAt(soonMs(context) + 200, firstFrom(context), 'long'),
      size,
    )
    const saturation = saturationOf(answers, context.seen)
    if (saturation === null && !hasRefusal(answers)) continue
    estimates.limitMode = saturation === null ? 'in-flight' : 'delays'
    estimates.capacity = saturation?.atOnce.value ?? acceptedOf(answers)
    return
  }
}

/** Returns a moment after a rest that is longer than any wait so far. */
function afterLongestWaitMs(context: Context): number {
  return context.nowMs + 500 + 1.5 * longestWaitMs(context)
}

/** The smallest burst that shows steps. */
const MIN_SIZE = 5
/** The number of slow bursts: one for the pace of long answers, one because a burst may meet a stall. */
const SLOW_ROUNDS = 2
/** The cost of the stage in units of the first burst: three bursts of doubling size, and the slow ones. */
const COST_OF_BURSTS = 1 + 2 + 4 + SLOW_ROUNDS

/** The share of all requests that is left for the small bursts that measure a cap. */
const LEFT_FOR_CAP = 0.05

/** Returns the largest burst that allows so many parts within the bounds. */
function affordable({ resources, seen }: Context, parts: number): number {
  return Math.floor(((1 - LEFT_FOR_CAP) * resources.maxRequests - seen.length) / parts)
}

function longestWaitMs({ seen }: Context): number {
  return seen.reduce((most, one) => Math.max(most, roundTripMs(one)), 0)
}

function firstSize({ estimates, seen }: Context): number {
  const most = Math.max(8, Math.min(200, 2 * estimates.capacity))
  const usualWaitMs = quantile(seen.map(roundTripMs), 0.8) ?? 0
  return Math.max(5, Math.min(most, Math.floor(LONGEST_BURST_MS / Math.max(1, usualWaitMs))))
}
