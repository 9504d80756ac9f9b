/** Experiments on waiting clients: bursts of quick and of slow requests, from rest, distinguish pacing, concurrency and windows. */
import { requestAt, burst, firstFrom, soonMs, type Context, type Script } from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'
import { saturationOf } from '../trace/saturation.ts'

/** The timeout of a request: a burst that waits longer would lose its end. */
const LONGEST_BURST_MS = 60_000
/** A burst that lasted half as long has shown enough: a larger one brings steps of the same length. */
const LONG_ENOUGH_MS = 30_000

/** Sends bursts that a queue answers in steps. */
export function* findQueue(context: Context): Script<void> {
  const from = firstFrom(context)
  let size = Math.min(firstSize(context), affordable(context, PARTS))
  if (size < LEAST_SIZE) return
  for (let round = 0; round < 3; round += 1) {
    yield* burst(context, 'queue', requestAt(afterLongestWaitMs(context), from), size)
    if (longestWaitMs(context) * 2 > LONG_ENOUGH_MS) break
    size *= 2
  }
  const slowSize = Math.min(size, 2 * context.beliefs.capacity + 8, affordable(context, SLOW_ROUNDS))
  if (slowSize < LEAST_SIZE) return
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    yield* burst(context, 'queue slow', requestAt(afterLongestWaitMs(context), from, 'long'), slowSize)
  }
}

/** Caps on what is in flight: slow requests make them plain. */
export function* measureCap(context: Context): Script<void> {
  const from = firstFrom(context)
  let size = 1.5 * context.beliefs.capacity + 4
  for (let round = 0; round < 3; round += 1) {
    const answers = yield* burst(context, 'slow', requestAt(soonMs(context) + 200, from, 'long'), size)
    if (hasRefusal(answers)) context.beliefs.capacity = acceptedOf(answers)
    else size *= 2
  }
}

/** Slow requests in growing bursts, when quick ones met no limit: a cap on what is in flight shows only now. */
export function* lookForSeats(context: Context): Script<void> {
  const { beliefs, resources } = context
  for (const size of [30, 120, 480]) {
    if (size > resources.maxRequests / 4) return
    const answers = yield* burst(
      context,
      'slow',
      requestAt(soonMs(context) + 200, firstFrom(context), 'long'),
      size,
    )
    const saturation = saturationOf(answers)
    if (saturation === null && !hasRefusal(answers)) continue
    beliefs.limitMode = saturation === null ? 'in-flight' : 'delays'
    beliefs.capacity = saturation?.atOnce.value ?? acceptedOf(answers)
    return
  }
}

/** After a rest that is longer than any wait so far. */
function afterLongestWaitMs(context: Context): number {
  return context.nowMs + 500 + 1.5 * longestWaitMs(context)
}

/** Fewer requests show no steps. */
const LEAST_SIZE = 5
/** Once for the pace of long answers, once more because one burst may meet a stall. */
const SLOW_ROUNDS = 2
/** Three bursts of doubling size, and some of slow requests. */
const PARTS = 1 + 2 + 4 + SLOW_ROUNDS

/** The largest burst of which so many parts are still within the bounds. */
function affordable({ resources, seen }: Context, parts: number): number {
  return Math.floor((resources.maxRequests - seen.length) / parts)
}

function longestWaitMs({ seen }: Context): number {
  return seen.reduce((most, one) => Math.max(most, roundTripMs(one)), 0)
}

function firstSize({ beliefs, seen }: Context): number {
  const most = Math.max(8, Math.min(200, 2 * beliefs.capacity))
  const usualWaitMs = quantile(seen.map(roundTripMs), 0.8) ?? 0
  return Math.max(5, Math.min(most, Math.floor(LONGEST_BURST_MS / Math.max(1, usualWaitMs))))
}
