/** The charges of a limit on tokens, and exactly how many it has: a dozen small requests and half a dozen large ones. Pure. */
import { requestAt, drain, firstFrom, single, soonMs, restedMs, type Context, type Script } from './script.ts'

/** The oversized request in units of the limit. */
const OVERSIZE = 1.5
/** A large request in units of the limit: two fit, and a third only when what they did not use is given back. */
const PART = 0.45
const MAX_PARTS = 6
/** An answer's rest may come back a little after the answer. */
const LATE_MS = 150
const TRIES = 2

/**
 * After large requests used the limit up as far as they could: uses the rest, then requests more than there can be, then large
 * parts with short answers. `cost` is what a usual request may cost, in tokens.
 */
export function* findSpending(context: Context, cost: number): Script<void> {
  const from = firstFrom(context)
  const { capacity, windowMs } = context.beliefs
  for (const tokens of [cost, 1])
    yield* drain(context, 'spend fill', { ...requestAt(soonMs(context), from), tokens }, FILL_MAX)
  const all = cost * (capacity + 1)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const request = requestAt(restedMs(context), from, 'brief', Math.ceil(OVERSIZE * all))
    const beyond = yield* single(context, 'spend beyond', request)
    if (beyond?.outcome !== 'unclassified') break
  }
  let atMs = restedMs(context)
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const seen = yield* single(context, 'spend part', requestAt(atMs, from, 'brief', Math.floor(PART * all)))
    if (seen?.outcome === 'refused') break
    atMs = soonMs(context)
  }
  const isSlow = LATE_MS < 0.1 * (windowMs ?? 0)
  if (isSlow && context.seen.at(-1)?.outcome === 'refused')
    yield* single(
      context,
      'spend part',
      requestAt(context.nowMs + LATE_MS, from, 'brief', Math.floor(PART * all)),
    )
}

/** The most usual requests that fill up the rest of a large one. */
const FILL_MAX = 8
