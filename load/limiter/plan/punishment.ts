/** Experiments that send too much, too steadily, or in small steps. Some families differ only there. */
import {
  requestAt,
  restedMs,
  exhaust,
  firstFrom,
  single,
  soonMs,
  timed,
  tripMs,
  type Context,
  type Script,
} from './script.ts'
import { narrowSilence } from './silence.ts'

/** Executes the stages for the questions that the earlier stages leave open. */
export function* findPenalty(context: Context): Script<void> {
  const { estimates } = context
  if (estimates.release === 'gradual') return yield* findGrain(context)
  yield* sendWhileRefused(context)
  yield* narrowSilence(context)
  yield* sendSteadily(context)
}

/** Sends refused requests at 0.3 and 0.6 W. At 1.06 W after the first refusal, only a limiter that punishes still refuses. */
function* sendWhileRefused(context: Context): Script<void> {
  const windowMs = context.estimates.windowMs ?? 1000
  const from = firstFrom(context)
  const startMs = restedMs(context)
  yield* exhaust(context, 'penalty drain', requestAt(startMs, from), context.estimates.capacity)
  const refusedMs = context.seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? context.nowMs
  for (const part of [0.3, 0.6, 1.06]) {
    yield* single(context, 'penalty', requestAt(Math.max(soonMs(context), refusedMs + part * windowMs), from))
  }
  for (const part of [1.06, 2.12]) {
    if (context.seen.at(-1)?.outcome !== 'refused') return
    yield* single(context, 'penalty silence', requestAt(context.nowMs + part * windowMs, from))
  }
}

/**
 * Sends a little less than is allowed, evenly, until more than the capacity is sent: only a counter that idleness resets
 * refuses that. The spacing follows the estimated window. Refusals that lengthen a wait make it too long, never too short.
 */
function* sendSteadily(context: Context): Script<void> {
  const { capacity, windowMs } = context.estimates
  if (capacity < 2 || windowMs === null) return
  const from = firstFrom(context)
  const startMs = restedMs(context)
  const each = Math.max(1, Math.floor(capacity / MAX_GROUPS))
  const spacingMs = (windowMs * each * SPACING_FACTOR) / capacity
  const requests = Array.from({ length: Math.ceil(capacity / each) + 3 }, (_, index) =>
    Array.from({ length: each }, () => requestAt(startMs + index * spacingMs, from)),
  ).flat()
  yield* timed(context, 'steady', requests, each > 1)
}

/** The largest number of groups per window for large capacities, and the factor of the spacing. */
const MAX_GROUPS = 20
const SPACING_FACTOR = 1.15

/** Starts from an empty bucket. Sends one request every one and a half tokens: the halves add up unless the bucket loses them. */
function* findGrain(context: Context): Script<void> {
  const { capacity, windowMs } = context.estimates
  if (windowMs === null) return
  const from = firstFrom(context)
  const tokenMs = windowMs / capacity
  if (tokenMs < 2 * tripMs(context)) return
  const size = Math.max(4, Math.min(10, Math.floor(1.5 * capacity)))
  const startMs = context.nowMs + 0.2 * tokenMs
  yield* exhaust(context, 'grain drain', requestAt(startMs, from), capacity)
  const emptyMs = context.seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? context.nowMs
  const requests = Array.from({ length: size }, (_, index) =>
    requestAt(emptyMs + 1.5 * (index + 1) * tokenMs, from),
  )
  yield* timed(context, 'grain', requests)
  yield* exhaust(context, 'grain rest', requestAt(soonMs(context), from), capacity)
}
