/** What asking too much, too steadily, or in small steps does: the families that differ only there. */
import {
  askAt,
  exhaust,
  firstFrom,
  single,
  soonMs,
  timed,
  tripMs,
  type Context,
  type Script,
} from './script.ts'
import { silenceOf } from './silence.ts'

/** Plays the stages that the last findings leave open. */
export function* findPenalty(context: Context): Script<void> {
  const { beliefs } = context
  if (beliefs.release === 'gradual') return yield* findGrain(context)
  yield* askWhileRefused(context)
  yield* narrowSilence(context)
  yield* askSteadily(context)
}

/** Relative width at which a silence is known well enough. */
const CLOSE = 1.08
const MOST_ROUNDS = 6

/**
 * Where each refusal begins the wait anew, the plan has so far counted the time of several asks as one window. Only the
 * silence before an ask tells: halves what lies between the longest that was not enough and the shortest that was.
 */
function* narrowSilence(context: Context): Script<void> {
  const { beliefs } = context
  const from = firstFrom(context)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = silenceOf(context)
    if (known === null) return
    beliefs.windowMs = known.longMs
    if (known.longMs < CLOSE * known.shortMs) return
    if (context.seen.at(-1)?.outcome !== 'refused')
      yield* exhaust(context, 'silence drain', askAt(soonMs(context), from), beliefs.capacity)
    const atMs = context.nowMs + Math.sqrt(known.shortMs * known.longMs)
    yield* single(context, 'silence', askAt(Math.max(soonMs(context), atMs), from))
  }
}

/** Refused requests at 0.3 and 0.6 W; at 1.06 W after the first refusal only those who punish still refuse. */
function* askWhileRefused(context: Context): Script<void> {
  const windowMs = context.beliefs.windowMs ?? 1000
  const from = firstFrom(context)
  const startMs = context.nowMs + 2.2 * windowMs
  yield* exhaust(context, 'penalty drain', askAt(startMs, from), context.beliefs.capacity)
  const refusedMs = context.seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? context.nowMs
  for (const part of [0.3, 0.6, 1.06]) {
    yield* single(context, 'penalty', askAt(Math.max(soonMs(context), refusedMs + part * windowMs), from))
  }
  for (const part of [1.06, 2.12]) {
    if (context.seen.at(-1)?.outcome !== 'refused') return
    yield* single(context, 'penalty silence', askAt(context.nowMs + part * windowMs, from))
  }
}

/**
 * A little less than is allowed, evenly, until more than the capacity is sent: only a counter that idleness resets refuses
 * that. The spacing follows the window as believed, which refusals that lengthen a wait make too long, never too short.
 */
function* askSteadily(context: Context): Script<void> {
  const { capacity, windowMs } = context.beliefs
  if (capacity < 2 || windowMs === null) return
  const from = firstFrom(context)
  const startMs = context.nowMs + 2.2 * windowMs
  const each = Math.max(1, Math.floor(capacity / MANY))
  const spacingMs = (windowMs * each * SLOWER) / capacity
  const asks = Array.from({ length: Math.ceil(capacity / each) + 3 }, (_, index) =>
    Array.from({ length: each }, () => askAt(startMs + index * spacingMs, from)),
  ).flat()
  yield* timed(context, 'steady', asks, each > 1)
}

/** Large capacities are asked in groups: at most this many per window. */
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
  yield* exhaust(context, 'grain drain', askAt(startMs, from), capacity)
  const emptyMs = context.seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? context.nowMs
  const asks = Array.from({ length: size }, (_, index) => askAt(emptyMs + 1.5 * (index + 1) * tokenMs, from))
  yield* timed(context, 'grain', asks)
  yield* exhaust(context, 'grain rest', askAt(soonMs(context), from), capacity)
}
