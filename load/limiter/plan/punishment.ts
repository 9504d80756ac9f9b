/** Experiments that send too much, too steadily, or in small steps: the families that differ only there. */
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

/** Executes the stages that the last findings leave open. */
export function* findPenalty(context: Context): Script<void> {
  const { beliefs } = context
  if (beliefs.release === 'gradual') return yield* findGrain(context)
  yield* sendWhileRefused(context)
  yield* narrowSilence(context)
  yield* sendSteadily(context)
}

/** Refused requests at 0.3 and 0.6 W; at 1.06 W after the first refusal only those who punish still refuse. */
function* sendWhileRefused(context: Context): Script<void> {
  const windowMs = context.beliefs.windowMs ?? 1000
  const from = firstFrom(context)
  const startMs = restedMs(context)
  yield* exhaust(context, 'penalty drain', requestAt(startMs, from), context.beliefs.capacity)
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
 * A little less than is allowed, evenly, until more than the capacity is sent: only a counter that idleness resets refuses
 * that. The spacing follows the window as believed, which refusals that lengthen a wait make too long, never too short.
 */
function* sendSteadily(context: Context): Script<void> {
  const { capacity, windowMs } = context.beliefs
  if (capacity < 2 || windowMs === null) return
  const from = firstFrom(context)
  const startMs = restedMs(context)
  const each = Math.max(1, Math.floor(capacity / MANY))
  const spacingMs = (windowMs * each * SLOWER) / capacity
  const requests = Array.from({ length: Math.ceil(capacity / each) + 3 }, (_, index) =>
    Array.from({ length: each }, () => requestAt(startMs + index * spacingMs, from)),
  ).flat()
  yield* timed(context, 'steady', requests, each > 1)
}

/** Large capacities are tested in groups: at most this many per window. */
const MANY = 20
const SLOWER = 1.15

/** From empty, one request each one and a half tokens: the halves add up, unless they are thrown away. Then singles. */
function* findGrain(context: Context): Script<void> {
  const { capacity, windowMs } = context.beliefs
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
