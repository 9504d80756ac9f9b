/** Determines the charges and the exact size of a limit on tokens, with about 12 small and 6 large requests. Pure. */
import { requestAt, drain, firstFrom, single, soonMs, restedMs, type Context, type Script } from './script.ts'

/** The size of the oversized request, in units of the limit. */
const OVERSIZE = 1.5
/** The size of a large request in units of the limit. Two fit; a third one fits only if unused tokens are returned. */
const PART = 0.45
const MAX_PARTS = 6
/** The unused tokens of a request may come back this long after its answer. */
const LATE_MS = 150
const TRIES = 2

/**
 * Follows large requests that used up most of the limit. Uses the rest, then sends a request larger than the limit, then large
 * ones with short answers. `cost` is the highest cost of a usual request, in tokens.
 */
export function* findSpending(context: Context, cost: number): Script<void> {
  const from = firstFrom(context)
  const { capacity, windowMs } = context.estimates
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

/** The largest number of usual requests that use up the rest. */
const FILL_MAX = 8
