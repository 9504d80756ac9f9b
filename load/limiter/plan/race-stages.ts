/** Sends more than the limit at once: shows counters that are not atomic, and state that is not shared between replicas. */
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

/** The number of requests beyond the limit: enough to let a race show, and few enough to cost little. */
const EXCESS = 20
/** The largest capacity for this experiment. A larger one would cost too many requests. */
const MAX_CAPACITY = 200

/** Sends two bursts, because one may show an effect by chance. Sends more only if one of them got more than the limit. */
export function* findRaces(context: Context): Script<void> {
  const { capacity } = context.estimates
  if (capacity > MAX_CAPACITY) return
  const size = capacity + EXCESS
  const first = yield* burstFromRest(context, size)
  const second = yield* burstFromRest(context, size)
  if (!isTooMany(context, first) && !isTooMany(context, second)) return
  for (const times of LARGER_FACTORS) {
    if (times * size <= context.resources.maxRequests / 4) yield* burstFromRest(context, times * size)
  }
  yield* drain(context, 'race serial', requestAt(restedMs(context), firstFrom(context)), capacity)
  yield* sendApart(context, Math.max(acceptedOf(first), acceptedOf(second)) + EXCESS)
}

/** The factors of larger bursts. With state that is not shared they get a multiple of the limit, with a race they do not. */
const LARGER_FACTORS = [2, 4, 4] as const

function* burstFromRest(context: Context, size: number): Script<readonly Observation[]> {
  return yield* burst(context, 'race', requestAt(restedMs(context), firstFrom(context)), size)
}

/** Returns whether a burst got more than the limit, including the quota that came back meanwhile. */
function isTooMany({ estimates }: Context, answers: readonly Observation[]): boolean {
  const fromMs = answers.reduce((first, { sentMs }) => Math.min(first, sentMs), Infinity)
  const untilMs = answers.reduce((last, { answeredMs }) => Math.max(last, answeredMs), fromMs)
  const { capacity, windowMs } = estimates
  const back = (capacity * (untilMs - fromMs)) / (windowMs ?? Infinity)
  return acceptedOf(answers) > 1.05 * capacity + back + 1
}

/** Sends requests so far apart that no two are in flight together, within a part of a window that brings little back. */
function* sendApart(context: Context, most: number): Script<void> {
  const { windowMs } = context.estimates
  const gapMs = GAP_TRIPS * tripMs(context) + 5
  const size = Math.min(most, Math.floor((WINDOW_PART * (windowMs ?? 0)) / gapMs))
  if (size < 2) return
  const startMs = restedMs(context)
  const from = firstFrom(context)
  const requests = Array.from({ length: size }, (_, index) => requestAt(startMs + index * gapMs, from))
  yield* timed(context, 'race apart', requests, true)
}

/** The time between two requests in round trips, so that each is decided before the next one comes. */
const GAP_TRIPS = 2
/** The part of a window within which all are sent, so that little quota comes back meanwhile. */
const WINDOW_PART = 0.5
