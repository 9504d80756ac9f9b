/** Finds the silence after which there is room again, when every refusal begins the wait anew. Pure. */
import type { Observation } from '../trace/trace.ts'
import { firstFrom, tripMs, type Context } from './script.ts'

/** The longest silence after a refusal that another one followed, and the shortest that ended in room. */
export type Silence = { readonly shortMs: number; readonly longMs: number }

/** Returns the finding of the silences so far; null where they contradict each other: then something else than silence counts. */
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
