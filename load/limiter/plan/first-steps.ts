/** The first steps: does the limit show, and how much goes through at once. */
import type { Observation } from '../trace/trace.ts'
import { isInFlight } from './in-flight.ts'
import { lookForSeats } from './queues.ts'
import {
  requestAt,
  burst,
  exhaust,
  firstFrom,
  soonMs,
  timed,
  tripMs,
  type Context,
  type Script,
} from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'

/** From few to many: a small limit is found by few requests, and a large one costs two steps more. */
const SERIAL_SIZES = [6, 14, 40] as const
/** Doubling, so that a capacity costs at most four times as many requests; beyond 960 a client measures itself. */
const BURST_SIZES = [30, 60, 120, 240, 480, 960] as const

/**
 * One request, to see status and header fields before anything is used up. None with a wrong key: whether that is charged
 * is found out when everything else is known.
 */
export function* preflight(context: Context): Script<void> {
  yield* timed(context, 'preflight', [requestAt(soonMs(context), firstFrom(context))])
}

/** Sends more and more until the limit shows. Fills in how it shows and the first guess of the capacity. */
export function* findLimit(context: Context): Script<void> {
  const { beliefs } = context
  const from = firstFrom(context)
  let accepted = 0
  for (const size of SERIAL_SIZES) {
    const answers = yield* exhaust(context, 'serial', requestAt(soonMs(context), from), size)
    accepted += acceptedOf(answers)
    if (hasRefusal(answers)) return settle(context, 'refuses', accepted)
    if (isHeldUp(context, answers)) return settle(context, 'delays', accepted)
  }
  for (const size of BURST_SIZES) {
    if (size > context.resources.maxRequests / 4) break
    const answers = yield* burst(context, 'parallel', requestAt(soonMs(context), from), size)
    if (isQueued(context, answers)) return settle(context, 'delays', acceptedOf(answers))
    accepted += acceptedOf(answers)
    if (!hasRefusal(answers)) continue
    beliefs.needsBursts = true
    settle(context, 'refuses', acceptedOf(answers))
    if (yield* isInFlight(context, size)) beliefs.limitMode = 'in-flight'
    else yield* measureFromRest(context)
    return
  }
  beliefs.limitMode = 'none'
  yield* lookForSeats(context)
}

/**
 * A limit that only bursts reach was partly used up before, and what was spent slowly may come back slowly: longer and
 * longer rests until the burst after one brings no more than the burst before.
 */
function* measureFromRest(context: Context): Script<void> {
  const { beliefs } = context
  let before = 0
  for (let restMs = context.nowMs; ; restMs *= 2) {
    const request = requestAt(context.nowMs + restMs, firstFrom(context))
    const answers = yield* exhaust(context, 'rested', request, beliefs.capacity)
    const count = acceptedOf(answers)
    beliefs.capacity = Math.max(beliefs.capacity, count)
    if (count <= 1.1 * before) return
    before = count
  }
}

function settle({ beliefs }: Context, limitMode: 'refuses' | 'delays', capacity: number): void {
  beliefs.limitMode = limitMode
  beliefs.capacity = Math.max(1, capacity)
}

/** A client alone is made to wait, again and again: once may be the machine. */
function isHeldUp(context: Context, answers: readonly Observation[]): boolean {
  return slowOf(context.seen, tripMs(context)).length >= 2 || isSteadilyHeldUp(context, answers)
}

/** Some answers of a delayed client come at once: those right after a pause. */
const NEARLY_ALL = 0.8

/** Returns whether all but the very first wait: then the usual answer is a late one. */
function isSteadilyHeldUp({ seen }: Context, answers: readonly Observation[]): boolean {
  const first = seen.find(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  if (first === undefined) return false
  return slowOf(answers, roundTripMs(first)).length >= NEARLY_ALL * answers.length
}

/** Faster than this a queue cannot be distinguished from a server that works as fast as it can. */
const FASTEST_QUEUE_PER_MS = 0.2
const JUMP_MS = 250

/** Much of a burst waited, at a pace slower than servers work, or until some moment. */
function isQueued(context: Context, answers: readonly Observation[]): boolean {
  if (slowOf(answers, tripMs(context)).length < Math.max(2, 0.15 * answers.length)) return false
  const atMs = answers
    .filter(({ outcome }) => outcome === 'accepted')
    .map(({ answeredMs }) => answeredMs)
    .toSorted((a, b) => a - b)
  const spanMs = (atMs.at(-1) ?? 0) - (atMs[0] ?? 0)
  const hasJump = atMs.some((at, index) => at - (atMs[index - 1] ?? at) > JUMP_MS)
  return hasJump || atMs.length / Math.max(1, spanMs) < FASTEST_QUEUE_PER_MS
}

function slowOf(answers: readonly Observation[], usualMs: number): readonly Observation[] {
  return answers.filter(
    (one) =>
      one.outcome === 'accepted' &&
      one.kind === 'chat' &&
      roundTripMs(one) > Math.max(4 * usualMs, usualMs + 100),
  )
}
