/** Whether a limit counts what is under way, or makes it wait in a line that has an end, or counts over time. */
import type { Observation } from '../trace/trace.ts'
import { requestAt, burst, firstFrom, soonMs, timed, type Context, type Script } from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'

/** Long enough that a fast bucket has more than what comes back between two bursts. */
const SHORT_REST_MS = 1000
/** Less than this part of what was free before is not a return at once. */
const AGAIN = 0.3

/** The most that was free at once, and how much of it again after a time. */
type Return = { readonly most: number; readonly back: number; readonly backMs: number }

/** A cap on what is in flight lets the same number through again at once; a count over time does not. */
export function* isInFlight(context: Context, size: number): Script<boolean> {
  const from = firstFrom(context)
  const rested = yield* burst(
    context,
    'parallel rested',
    requestAt(context.nowMs + SHORT_REST_MS, from),
    size,
  )
  let most = acceptedOf(rested)
  let refusedRounds = 0
  let nextSize = size
  for (let round = 0; round < 5; round += 1) {
    const beforeMs = context.seen.at(-1)?.sentMs ?? 0
    const again = yield* burst(context, 'parallel again', requestAt(soonMs(context), from), nextSize)
    // Which requests of a burst come after others have left is chance, and on a busy machine many do.
    if (acceptedOf(again) < Math.max(1, Math.min(AGAIN * most, most - 2))) return false
    most = Math.max(most, acceptedOf(again))
    // Only a burst that was refused in part says how much there was.
    if (!hasRefusal(again)) nextSize *= 1.5
    else refusedRounds += 1
    if (refusedRounds < 2) continue
    const backMs = (again[0]?.sentMs ?? 0) - beforeMs
    const back = acceptedOf(again)
    return (yield* isFullWhileBusy(context, { most, back, backMs })) || hasLine(context, again)
  }
  return false
}

/** Part of a burst that must be late, and by how much more than what came alone at least, in milliseconds. */
const LATE_PART = 0.3
const LATE_MS = 20

/** Returns whether those who were let in stood in a line: many of their answers are later than those of a client alone. */
function hasLine({ seen }: Context, answers: readonly Observation[]): boolean {
  const alone = tripsOf(seen.filter(({ stage }) => stage.label === 'serial'))
  const usualMs = quantile(alone, 0.95) ?? Infinity
  // A busy machine delays refusals as well; no refusal waits in a queue.
  const busyMs = quantile(tripsOf(answers, 'refused'), 0.5) ?? 0
  const trips = tripsOf(answers)
  return trips.filter((ms) => ms > usualMs + Math.max(LATE_MS, busyMs)).length > LATE_PART * trips.length
}

/**
 * The times at which the others send, as shares of the time that slow requests take. Late, so that a bucket had the
 * most time to refill; earlier where the machine was so busy that the first had left before all of the others were
 * decided on.
 */
const LATE_IN = [0.8, 0.5, 0.3] as const
/** More than this part of what a bucket would have given meanwhile is not a cap. */
const GIVEN_AGAIN = 0.4

/**
 * Returns whether slow requests keep others out until they are done: only a cap does, a bucket that refills fast does not. `most`
 * is how many get in at once; `back` as many again in `backMs`.
 */
function* isFullWhileBusy(context: Context, { most, back, backMs }: Return): Script<boolean> {
  const size = Math.ceil(1.5 * most) + 3
  const quickestMs = yield* quickestSlowMs(context, size)
  for (const part of LATE_IN) {
    const waitMs = part * quickestMs
    const refilled = Math.min(most, (back * waitMs) / backMs)
    // Answers that come too soon show nothing: a bucket has not refilled when they are done.
    if (quickestMs === Infinity || refilled < 1) return false
    const { given, isLate } = yield* giveWhileBusy(context, size, waitMs)
    if (given <= GIVEN_AGAIN * refilled) return true
    if (!isLate) return false
  }
  return false
}

/** Returns the least time of a slow request; infinite where none was seen to end. */
function* quickestSlowMs(context: Context, size: number): Script<number> {
  let quickestMs = Infinity
  // The only one that was let in may have failed.
  for (let tries = 0; tries < 2 && quickestMs === Infinity; tries += 1) {
    const request = requestAt(soonMs(context) + 200, firstFrom(context), 'long')
    const alone = yield* burst(context, 'slow', request, size)
    const inside = alone.filter(({ outcome }) => outcome === 'accepted')
    quickestMs = inside.reduce((least, { sentMs, closedMs }) => Math.min(least, closedMs - sentMs), Infinity)
  }
  return quickestMs
}

/** The number of requests that got in `waitMs` after the first; `isLate` where some of the first may have left by then. */
type Given = { readonly given: number; readonly isLate: boolean }

function* giveWhileBusy(context: Context, size: number, waitMs: number): Script<Given> {
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
  // An answer that takes its time shows nothing about when it was decided on, a refusal does.
  const quick = hasRefusal(late) ? late.filter(({ outcome }) => outcome === 'refused') : late
  return {
    given: acceptedOf(late),
    isLate: quick.some(({ answeredMs }) => answeredMs > leftMs),
  }
}

/** Returns the times from sending to the answer. */
function tripsOf(
  answers: readonly Observation[],
  wanted: 'accepted' | 'refused' = 'accepted',
): readonly number[] {
  return answers.filter(({ outcome }) => outcome === wanted).map(roundTripMs)
}
