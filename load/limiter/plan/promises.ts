/** Tests promises: after a refusal that promises a moment, sends one request just before it and one just after. */
import { lenientRetryAfterMs } from '../trace/retry-after.ts'
import { requestAt, exhaust, firstFrom, single, soonMs, type Context, type Script } from './script.ts'

/** Only several depths of the window show whether a promise is constant. */
const ROUNDS = 3
/** The time before and after the promised moment: longer than the jitter of a network, shorter than whole seconds. */
const MARGIN_MS = 150

/** Sends requests 0.15 s before and after the time of Retry-After, three times, at different depths of the window. */
export function* checkPromises(context: Context): Script<void> {
  const from = firstFrom(context)
  const { windowMs, capacity } = context.estimates
  let part = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const startMs = context.nowMs + (0.2 + 0.3 * round) * Math.min(windowMs ?? 0, 5000)
    const answers = yield* exhaust(context, 'promise drain', requestAt(startMs, from), capacity)
    const refused = answers.findLast(({ outcome }) => outcome === 'refused')
    if (refused === undefined) continue
    const ms = lenientRetryAfterMs(refused.fields, context.resources.startEpochMs + refused.answeredMs)
    if (ms === null || ms < 0) return
    const promisedMs = refused.answeredMs + ms
    // If quota was back before the moment, half of the wait is tried next.
    const earlyMs = part === 1 ? promisedMs - MARGIN_MS : refused.answeredMs + part * ms
    if (ms > 2 * MARGIN_MS) {
      const before = yield* single(
        context,
        'promise early',
        requestAt(Math.max(soonMs(context), earlyMs), from),
      )
      if (before?.outcome === 'accepted') part /= 2
      if (before?.outcome !== 'refused') continue
    }
    yield* single(context, 'promise', requestAt(Math.max(soonMs(context), promisedMs + MARGIN_MS), from))
  }
}
