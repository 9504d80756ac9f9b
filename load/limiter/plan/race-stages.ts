/** More than the limit at once: what a counter that is not atomic, or one memory for each replica, lets through. */
import type { Observation } from '../trace/trace.ts'
import {
  requestAt,
  burst,
  drain,
  firstFrom,
  timed,
  tripMs,
  restedMs,
  type Context,
  type Script,
} from './script.ts'
import { acceptedOf } from '../trace/outcomes.ts'

/** So many more than the limit that a race lets some through, and few enough to cost little. */
const BEYOND = 20
/** A larger capacity would cost more than what is to be found is worth. */
const MAX_CAPACITY = 200

/** Twice, because one burst beyond the limit may be luck; and more only when one of them got too much. */
export function* findRaces(context: Context): Script<void> {
  const { capacity } = context.beliefs
  if (capacity > MAX_CAPACITY) return
  const size = capacity + BEYOND
  const first = yield* burstFromRest(context, size)
  const second = yield* burstFromRest(context, size)
  if (!isTooMany(context, first) && !isTooMany(context, second)) return
  for (const times of LARGER) {
    if (times * size <= context.resources.maxRequests / 4) yield* burstFromRest(context, times * size)
  }
  yield* drain(context, 'race serial', requestAt(restedMs(context), firstFrom(context)), capacity)
  yield* sendApart(context, Math.max(acceptedOf(first), acceptedOf(second)) + BEYOND)
}

/** Until no more gets through, for any number of requests: state that is not shared between replicas shows this, a race does not. */
const LARGER = [2, 4, 4] as const

function* burstFromRest(context: Context, size: number): Script<readonly Observation[]> {
  return yield* burst(context, 'race', requestAt(restedMs(context), firstFrom(context)), size)
}

/** More than there can have been, with what came back meanwhile. */
function isTooMany({ beliefs }: Context, answers: readonly Observation[]): boolean {
  const fromMs = answers.reduce((first, { sentMs }) => Math.min(first, sentMs), Infinity)
  const untilMs = answers.reduce((last, { answeredMs }) => Math.max(last, answeredMs), fromMs)
  const { capacity, windowMs } = beliefs
  const back = (capacity * (untilMs - fromMs)) / (windowMs ?? Infinity)
  return acceptedOf(answers) > 1.05 * capacity + back + 1
}

/** So far apart that no two are under way together, within a part of a window that brings little back. */
function* sendApart(context: Context, most: number): Script<void> {
  const { windowMs } = context.beliefs
  const gapMs = APART * tripMs(context) + 5
  const size = Math.min(most, Math.floor((PART * (windowMs ?? 0)) / gapMs))
  if (size < 2) return
  const startMs = restedMs(context)
  const from = firstFrom(context)
  const requests = Array.from({ length: size }, (_, index) => requestAt(startMs + index * gapMs, from))
  yield* timed(context, 'race apart', requests, true)
}

/** Trips between two requests, so that each is decided before the next one comes. */
const APART = 2
/** All are sent within this part of a window, so that nothing comes back meanwhile. */
const PART = 0.5
