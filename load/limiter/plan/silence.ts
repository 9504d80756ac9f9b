/** Finds the silence after which quota comes back, if each refusal begins the wait anew. Pure. */
import type { Observation } from '../trace/trace.ts'
import { requestAt, exhaust, firstFrom, single, soonMs, tripMs, type Context, type Script } from './script.ts'

/** The longest silence between two refusals, and the shortest one between a refusal and an acceptance. */
export type Silence = { readonly shortMs: number; readonly longMs: number }

/** Returns the result of the silences so far; null if they contradict each other, because then not only silence counts. */
export function silenceOf(context: Context): Silence | null {
  const { key, source } = firstFrom(context)
  let [shortMs, longMs] = [tripMs(context), Infinity]
  let before: Observation | null = null
  for (const one of context.seen) {
    if (one.key !== key || one.source !== source || one.kind !== 'chat') continue
    if (before?.outcome === 'refused' && one.sentMs > before.answeredMs) {
      const ms = one.sentMs - before.answeredMs
      if (one.outcome === 'refused') shortMs = Math.max(shortMs, ms)
      else if (one.outcome === 'accepted') longMs = Math.min(longMs, ms)
    }
    before = one
  }
  return longMs === Infinity || longMs <= shortMs ? null : { shortMs, longMs }
}

/** The ratio of the two silences at which the result is precise enough. */
const MAX_SILENCE_RATIO = 1.05
const MAX_ROUNDS = 6

/**
 * Finds the silence that a limiter requires. If each refusal begins the wait anew, the plan has so far taken the time of
 * several requests for one window. Only the silence before a request counts. Each round tries a silence between the
 * longest one that was too short and the shortest one that was enough.
 */
export function* narrowSilence(context: Context): Script<void> {
  const { estimates } = context
  const from = firstFrom(context)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = silenceOf(context)
    if (known === null) return
    estimates.windowMs = known.longMs
    if (known.longMs < MAX_SILENCE_RATIO * known.shortMs) return
    if (context.seen.at(-1)?.outcome !== 'refused')
      yield* exhaust(context, 'silence drain', requestAt(soonMs(context), from), estimates.capacity)
    const atMs = context.nowMs + Math.sqrt(known.shortMs * known.longMs)
    yield* single(context, 'silence', requestAt(Math.max(soonMs(context), atMs), from))
  }
}
