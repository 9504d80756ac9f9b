/** The first steps of the plan: whether there is a limit, and how many requests it accepts at once. */
import type { Observation } from '../trace/trace.ts'
import { isInFlight } from './in-flight.ts'
import { findConcurrencyCap } from './queues.ts'
import { requestAt, burst, exhaust, firstFrom, soonMs, timed, type Context, type Script } from './script.ts'
import { acceptedOf, hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'

/** The sizes of the serial stages. Few requests find a small limit, and a large one takes two stages more. */
const SERIAL_SIZES = [6, 14, 40] as const
/** The sizes of bursts. They double, so that a capacity costs at most four times as many requests. Beyond 960 the client is the limit. */
const BURST_SIZES = [30, 60, 120, 240, 480, 960] as const

/**
 * One request, to see status and header fields before any quota is used. None with a wrong key: whether it consumes quota
 * is determined when the limit is known.
 */
export function* preflight(context: Context): Script<void> {
  yield* timed(context, 'preflight', [requestAt(soonMs(context), firstFrom(context))])
}

/** Sends ever more requests until the limit shows. Sets the limit mode and a first estimate of the capacity. */
export function* findLimit(context: Context): Script<void> {
  const { estimates } = context
  const from = firstFrom(context)
  let accepted = 0
  for (const size of SERIAL_SIZES) {
    const answers = yield* exhaust(context, 'serial', requestAt(soonMs(context), from), size)
    accepted += acceptedOf(answers)
    estimates.isSerial = hasRefusal(answers)
    if (hasRefusal(answers)) return settle(context, 'refuses', accepted)
    if (isDelayed(context, answers)) return settle(context, 'delays', accepted)
  }
  for (const size of BURST_SIZES) {
    if (size > context.resources.maxRequests / 4) break
    const answers = yield* burst(context, 'parallel', requestAt(soonMs(context), from), size)
    if (isQueued(context, answers)) return settle(context, 'delays', acceptedOf(answers))
    accepted += acceptedOf(answers)
    if (!hasRefusal(answers)) continue
    estimates.needsBursts = true
    settle(context, 'refuses', acceptedOf(answers))
    if (yield* isInFlight(context, size)) estimates.limitMode = 'in-flight'
    else yield* measureFromRest(context)
    return
  }
  estimates.limitMode = 'none'
  yield* findConcurrencyCap(context)
}

/**
 * Measures the capacity of a limit that only bursts reach. It was partly used up before, and quota may come back slowly.
 * So the rests double until a burst brings no more than the burst before.
 */
function* measureFromRest(context: Context): Script<void> {
  const { estimates } = context
  let before = 0
  for (let restMs = context.nowMs; ; restMs *= 2) {
    const request = requestAt(context.nowMs + restMs, firstFrom(context))
    const answers = yield* exhaust(context, 'rested', request, estimates.capacity)
    const count = acceptedOf(answers)
    estimates.capacity = Math.max(estimates.capacity, count)
    if (count <= 1.1 * before) return
    before = count
  }
}

function settle({ estimates }: Context, limitMode: 'refuses' | 'delays', capacity: number): void {
  estimates.limitMode = limitMode
  estimates.capacity = Math.max(1, capacity)
}

/**
 * Returns whether a serial client is delayed as a queue delays it: from some request on nearly always, or each time after the same
 * number of requests. Stalls of a network come at any request.
 */
function isDelayed(context: Context, answers: readonly Observation[]): boolean {
  const slow = new Set(slowOf(context.seen, quickOf(context.seen)))
  const places = context.seen.flatMap((one, at) => (slow.has(one) ? [at] : []))
  const [first] = places
  if (first === undefined) return isAlwaysDelayed(context, answers)
  const isSteady = places.length >= 2 && places.length >= NEARLY_ALL * (context.seen.length - first)
  return isSteady || isPeriodic(places) || isAlwaysDelayed(context, answers)
}

/** Fewer delays show no period. */
const MIN_PERIODIC = 3

/** Returns whether places are equally far apart, give or take one request. */
function isPeriodic(places: readonly number[]): boolean {
  if (places.length < MIN_PERIODIC) return false
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  return Math.max(...gaps) - Math.min(...gaps) <= 1
}

/** The least share of delayed answers. Some answers come at once: those right after a pause. */
const NEARLY_ALL = 0.8

/** Returns whether nearly all requests after the very first one are delayed: then the usual answer is a late one. */
function isAlwaysDelayed({ seen }: Context, answers: readonly Observation[]): boolean {
  const first = seen.find(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  if (first === undefined) return false
  return slowOf(answers, roundTripMs(first)).length >= NEARLY_ALL * answers.length
}

/** A faster queue is not distinguishable from a server that works at full speed. */
const FASTEST_QUEUE_PER_MS = 0.2
const JUMP_MS = 250

/** Hardly any request alone takes longer than this quantile, however uneven the times of a service are. */
const SLOW_ALONE = 0.95

/** Returns whether much of a burst waited, at a pace slower than that of servers, or until one moment. */
function isQueued({ seen }: Context, answers: readonly Observation[]): boolean {
  const alone = seen.filter(({ stage }) => stage.label === 'serial')
  const slowMs = quantile(tripsOf(alone), SLOW_ALONE) ?? 0
  const late = slowOf(answers, quickOf(seen)).filter((one) => roundTripMs(one) > slowMs)
  if (late.length < Math.max(2, 0.15 * answers.length)) return false
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

/** Returns the usual time of an accepted request that did not wait. A slow service refuses at once, so refusals do not show it. */
function quickOf(answers: readonly Observation[]): number {
  return quantile(tripsOf(answers), 0.2) ?? 0
}

function tripsOf(answers: readonly Observation[]): readonly number[] {
  return answers.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat').map(roundTripMs)
}
