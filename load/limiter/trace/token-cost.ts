/** The cost of requests in tokens, and whether tokens are what a limit counts. Pure. */
import type { UnitName } from './trace.ts'
import { acceptedOf, isCompleted } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

/** Tokens of one request, the middle of several: what it may cost at most, and what it used (null: no answer says). */
export type Cost = { readonly reserved: number; readonly used: number | null }

/** Returns the cost of completions. `reserved` is 0 without any. */
export function costOf(observations: readonly Observation[]): Cost {
  const served = observations.filter(
    (one) => (one.kind === 'chat' || one.kind === 'brief') && isCompleted(one),
  )
  const used = served.flatMap(({ usedTokens }) => (usedTokens === null ? [] : [usedTokens]))
  return {
    reserved:
      quantile(
        served.map(({ tokens }) => tokens),
        0.5,
      ) ?? 0,
    used: quantile(used, 0.5),
  }
}

/** Fewer units than this are too few to see that large requests get less. */
export const LEAST_CAPACITY = 4
/** Fewer than this are too few to see it where answers are not as long as they may be. */
const LEAST_BY_USE = 8

/** The number of usual requests that are let through at once, and the time in which they come back; null where that is not known. */
export type LimitSize = { readonly capacity: number; readonly windowMs: number | null }

/**
 * Returns whether large requests cost more. `large` were sent in series from rest, `usual` is what the others cost. Null
 * where there is too little room, or where neither unit explains it.
 */
export function unitFrom(large: readonly Observation[], usual: Cost, room: LimitSize): UnitName | null {
  const { capacity, windowMs } = room
  const [first] = large
  if (first === undefined || capacity < LEAST_CAPACITY) return null
  const accepted = acceptedOf(large)
  if (accepted >= 0.8 * capacity) return 'requests'
  // Unclassified responses may have been let through.
  const unclassified = large.filter(({ outcome }) => outcome === 'unclassified').length
  if (accepted + unclassified >= 0.8 * capacity) return null
  if (accepted <= (1.5 * capacity * usual.reserved) / first.tokens + 1) return 'tokens'
  // Where only what was used counts in the end, a large request costs what its answer came to.
  const { used } = costOf(large)
  if (used === null || usual.used === null || capacity < LEAST_BY_USE) return null
  const due = (capacity * usual.used) / used
  // The room that came back while they were sent was due as well, if it was not a window.
  const most = due * (1.25 + spanMs(large) / (windowMs ?? Infinity)) + 1
  return accepted <= 0.7 * capacity && accepted <= most && accepted >= 0.75 * due - 1 ? 'tokens' : null
}

function spanMs(observations: readonly Observation[]): number {
  return (observations.at(-1)?.answeredMs ?? 0) - (observations[0]?.sentMs ?? 0)
}
