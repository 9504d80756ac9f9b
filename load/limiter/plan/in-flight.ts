/** Determines whether a limit counts requests in flight, or has a queue that can be full, or counts over time. */
import type { Observation } from '../trace/trace.ts'
import { requestAt, burst, firstFrom, soonMs, timed, type Context, type Script } from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { sizeFor } from './queues.ts'
import { quantile } from '../trace/quantile.ts'

/** The rest before a burst, so long that a fast bucket gets more than between two bursts. */
const SHORT_REST_MS = 1000
/** The least share of the free capacity that a cap must free again at once. */
const MIN_FREED = 0.3

/** The largest number of requests accepted at once, and the number accepted again after a time. */
type Return = { readonly most: number; readonly back: number; readonly backMs: number }

/** Returns whether a limit is a cap on requests in flight: it accepts the same number again at once. A count over time does not. */
export function* isInFlight(context: Context, size: number): Script<boolean> {
  const from = firstFrom(context)
  const rested = yield* burst(
    context,
    'parallel rested',
    requestAt(context.nowMs + SHORT_REST_MS, from),
    size,
  )
  let most = acceptedOf(rested)
  if (most > HARDLY_REFUSED * size && (yield* refusesLongOnly(context, most))) return true
  let refusedRounds = 0
  let nextSize = size
  for (let round = 0; round < 5; round += 1) {
    const beforeMs = context.seen.at(-1)?.sentMs ?? 0
    const again = yield* burst(context, 'parallel again', requestAt(soonMs(context), from), nextSize)
    // On a busy machine, many requests of a burst come after others have ended.
    if (acceptedOf(again) < Math.max(1, Math.min(MIN_FREED * most, most - 2))) return false
    most = Math.max(most, acceptedOf(again))
    // Only a burst with refusals shows the capacity.
    if (!hasRefusal(again)) nextSize *= 1.5
    else refusedRounds += 1
    if (refusedRounds < 2) continue
    const backMs = (again[0]?.sentMs ?? 0) - beforeMs
    const back = acceptedOf(again)
    return (yield* isFullWhileBusy(context, { most, back, backMs })) || hasQueue(context, again)
  }
  return false
}

/** If more than this share of a burst is accepted, quick requests are hardly ever refused. */
const HARDLY_REFUSED = 0.9
/** The size of a burst of long requests. */
const LONG_SIZE = 30
/** The rest before the second burst, in lengths of the first one. A count over time then accepts clearly more. */
const REST_LENGTHS = 4
/** The tolerance of the second burst: this share fewer or more, and two requests. */
const TOLERANCE = { share: 0.5, requests: 2 } as const

/**
 * Returns whether long requests are refused at a number that does not depend on time, although clearly more quick ones are accepted at once.
 * A service that answers quick requests at once rarely has many of them in flight. Sets the capacity if so.
 */
function* refusesLongOnly(context: Context, most: number): Script<boolean> {
  const counts: number[] = []
  let restMs = 0
  for (let round = 0; round < 2; round += 1) {
    const startMs = context.nowMs
    const request = requestAt(soonMs(context) + restMs, firstFrom(context), 'long')
    const answers = yield* burst(context, 'slow', request, LONG_SIZE)
    // A count over time was used up by the quick requests.
    if (!hasRefusal(answers) || acceptedOf(answers) === 0 || most < sizeFor(acceptedOf(answers))) return false
    counts.push(acceptedOf(answers))
    restMs = Math.max(SHORT_REST_MS, REST_LENGTHS * (context.nowMs - startMs))
  }
  const [first = 0, second = 0] = counts
  if (Math.abs(second - first) > TOLERANCE.share * first + TOLERANCE.requests) return false
  context.estimates.capacity = Math.max(first, second)
  return true
}

/** The share of a burst that must be late, and the least delay compared with a request alone, in milliseconds. */
const LATE_PART = 0.3
const LATE_MS = 20

/** Returns whether accepted requests waited in a queue: many of their answers are later than those of a serial client. */
function hasQueue({ seen }: Context, answers: readonly Observation[]): boolean {
  const alone = tripsOf(seen.filter(({ stage }) => stage.label === 'serial'))
  const usualMs = quantile(alone, 0.95) ?? Infinity
  // A busy machine delays refusals as well; no refusal waits in a queue.
  const busyMs = quantile(tripsOf(answers, 'refused'), 0.5) ?? 0
  const trips = tripsOf(answers)
  return trips.filter((ms) => ms > usualMs + Math.max(LATE_MS, busyMs)).length > LATE_PART * trips.length
}

/**
 * The times of the second half, as shares of the time of slow requests. They are late, so that a bucket can refill as much
 * as possible. An earlier time follows if the machine was so busy that some of the first half had ended too early.
 */
const SECOND_HALF_PARTS = [0.8, 0.5, 0.3] as const
/** If more than this share of the refill of a bucket is accepted, the limit is not a cap. */
const MAX_REFILLED = 0.4

/**
 * Returns whether no request is accepted while slow ones are in flight: true for a cap, but not for a bucket that refills
 * fast. `most` requests are accepted at once, and `back` as many again in `backMs`.
 */
function* isFullWhileBusy(context: Context, { most, back, backMs }: Return): Script<boolean> {
  const size = Math.ceil(1.5 * most) + 3
  const quickestMs = yield* quickestSlowMs(context, size)
  for (const part of SECOND_HALF_PARTS) {
    const waitMs = part * quickestMs
    const refilled = Math.min(most, (back * waitMs) / backMs)
    // Quick answers show nothing: a bucket has not refilled when they end.
    if (quickestMs === Infinity || refilled < 1) return false
    const { accepted, isLate } = yield* sendWhileBusy(context, size, waitMs)
    if (accepted <= MAX_REFILLED * refilled)
      return waitMs > backMs || !(yield* isBackInTime(context, size, { most, back, backMs }))
    if (!isLate) return false
  }
  return false
}

/** The time in which quota came back before, and a little more. */
const BACK_MARGIN = 1.1

/**
 * Returns whether quota comes back after the time in which it did before, although slow requests are in flight. A window brings back all
 * at its end, so that nothing before shows it. A cap has as many places as requests have ended.
 */
function* isBackInTime(context: Context, size: number, { most, back, backMs }: Return): Script<boolean> {
  const { accepted, ended } = yield* sendWhileBusy(context, size, BACK_MARGIN * backMs)
  return accepted > ended + MAX_REFILLED * Math.min(most, back)
}

/** Returns the shortest time of a slow request, Infinity if none ended. */
function* quickestSlowMs(context: Context, size: number): Script<number> {
  let quickestMs = Infinity
  // The only accepted request may have failed.
  for (let tries = 0; tries < 2 && quickestMs === Infinity; tries += 1) {
    const request = requestAt(soonMs(context) + 200, firstFrom(context), 'long')
    const alone = yield* burst(context, 'slow', request, size)
    const inside = alone.filter(({ outcome }) => outcome === 'accepted')
    quickestMs = inside.reduce((least, { sentMs, closedMs }) => Math.min(least, closedMs - sentMs), Infinity)
  }
  return quickestMs
}

/**
 * The number of requests accepted `waitMs` after the first ones, and of the first ones that had ended when the last was answered.
 * `isLate` if some of the first may have ended by then.
 */
type BusyResult = { readonly accepted: number; readonly ended: number; readonly isLate: boolean }

function* sendWhileBusy(context: Context, size: number, waitMs: number): Script<BusyResult> {
  const atMs = soonMs(context) + 200
  const requests = [atMs, atMs + waitMs].flatMap((ms) =>
    Array.from({ length: size }, () => requestAt(ms, firstFrom(context), 'long')),
  )
  const both = yield* timed(context, 'slow twice', requests, true)
  const early = both.filter((seen) => seen.sentMs <= atMs + waitMs / 2)
  const late = both.filter((seen) => seen.sentMs > atMs + waitMs / 2)
  const leftMs = early
    .filter(({ outcome }) => outcome === 'accepted')
    .reduce((first, { closedMs }) => Math.min(first, closedMs), Infinity)
  // A slow answer does not show the moment of its decision, a refusal does.
  const quick = hasRefusal(late) ? late.filter(({ outcome }) => outcome === 'refused') : late
  const decidedMs = late.reduce((last, { sentMs }) => Math.max(last, sentMs), 0) + roundTripOf(quick)
  return {
    accepted: acceptedOf(late),
    ended: early.filter(({ outcome, closedMs }) => outcome === 'accepted' && closedMs <= decidedMs).length,
    isLate: quick.some(({ answeredMs }) => answeredMs > leftMs),
  }
}

/** Returns the shortest time from sending to an answer, 0 without one. */
function roundTripOf(answers: readonly Observation[]): number {
  return quantile(answers.map(roundTripMs), 0) ?? 0
}

/** Returns the times from sending to the answer. */
function tripsOf(
  answers: readonly Observation[],
  wanted: 'accepted' | 'refused' = 'accepted',
): readonly number[] {
  return answers.filter(({ outcome }) => outcome === wanted).map(roundTripMs)
}
