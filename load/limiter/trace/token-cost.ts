/** Determines the cost of requests in tokens, and whether a limit counts tokens. Pure. */
import type { UnitName } from './trace.ts'
import { acceptedOf, isCompleted } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

/** The tokens of one request, as medians: the highest possible cost, and the used tokens (null if no answer has a usage). */
export type TokenCost = { readonly reserved: number; readonly used: number | null }

/** Returns the cost of completions. `reserved` is 0 without any. */
export function tokenCost(observations: readonly Observation[]): TokenCost {
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

/** With a smaller capacity, it is not visible that fewer large requests are accepted. */
export const MIN_CAPACITY = 4
/** The same if answers are shorter than their maximum. */
const MIN_CAPACITY_BY_USE = 8

/** The number of usual requests that are accepted at once, and the time in which they come back; null if it is not known. */
export type LimitSize = { readonly capacity: number; readonly windowMs: number | null }

/**
 * Returns the unit of a limit: tokens if large requests cost more. `large` were sent in series from a full limit; `usual` is
 * the cost of the others. Null if the capacity is too small, or if neither unit explains the answers.
 */
export function unitFrom(large: readonly Observation[], usual: TokenCost, size: LimitSize): UnitName | null {
  const { capacity, windowMs } = size
  const [first] = large
  if (first === undefined || capacity < MIN_CAPACITY) return null
  const accepted = acceptedOf(large)
  if (accepted >= 0.8 * capacity) return 'requests'
  // Unclassified responses may have been accepted.
  const unclassified = large.filter(({ outcome }) => outcome === 'unclassified').length
  if (accepted + unclassified >= 0.8 * capacity) return null
  if (accepted <= (1.5 * capacity * usual.reserved) / first.tokens + 1) return 'tokens'
  // If only used tokens count in the end, a large request costs the tokens of its answer.
  const { used } = tokenCost(large)
  if (used === null || usual.used === null || capacity < MIN_CAPACITY_BY_USE) return null
  const due = (capacity * usual.used) / used
  // Quota that came back during the requests may have been used too, unless it was a window.
  const most = due * (1.25 + spanMs(large) / (windowMs ?? Infinity)) + 1
  return accepted <= 0.7 * capacity && accepted <= most && accepted >= 0.75 * due - 1 ? 'tokens' : null
}

function spanMs(observations: readonly Observation[]): number {
  return (observations.at(-1)?.answeredMs ?? 0) - (observations[0]?.sentMs ?? 0)
}
