/** Finds to a few percent the silence that a limiter wants, to a few percent, where each refusal begins the wait anew. */
import { requestAt, exhaust, firstFrom, single, soonMs, type Context, type Script } from './script.ts'
import { silenceOf } from './silence.ts'

/** Relative width at which a silence is known well enough. */
const CLOSE = 1.05
const MAX_ROUNDS = 6

/**
 * Finds the silence that a limiter wants. Where each refusal begins the wait anew, the plan has so far counted the time
 * of several requests as one window. Only the silence before a request counts: halves what lies between the longest
 * that was not enough and the shortest that was.
 */
export function* narrowSilence(context: Context): Script<void> {
  const { beliefs } = context
  const from = firstFrom(context)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = silenceOf(context)
    if (known === null) return
    beliefs.windowMs = known.longMs
    if (known.longMs < CLOSE * known.shortMs) return
    if (context.seen.at(-1)?.outcome !== 'refused')
      yield* exhaust(context, 'silence drain', requestAt(soonMs(context), from), beliefs.capacity)
    const atMs = context.nowMs + Math.sqrt(known.shortMs * known.longMs)
    yield* single(context, 'silence', requestAt(Math.max(soonMs(context), atMs), from))
  }
}
