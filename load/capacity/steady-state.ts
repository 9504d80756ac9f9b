/** Finds whether a stage reached a steady state: MSER-5 (White 1997) cuts it beyond its middle, and a trend over the whole stage shows it too. Pure. */
import { upperMedian } from '../../schemas/median.ts'
import { mannKendall, timeGroupsOf } from '../verdict/trend.ts'

/** How the times of a stage went: medians of its first and of its last quarter, in milliseconds. */
export type StageDrift = {
  readonly kind: 'growing' | 'falling'
  readonly firstMs: number
  readonly lastMs: number
}

/** MSER-5 takes means of so many values, and leaves so many of them at least. */
const BATCH = 5
const FEWEST_BATCHES = 5
/** Medians of groups are compared, each of at least so many requests. */
const FEWEST_IN_GROUP = 4
/** Kendall's tau and its deviations that chance hardly reaches, and the least ratio of the medians of the first and the last quarter. */
const LEAST_TAU = 0.6
const LEAST_DEVIATIONS = 3.3
const LEAST_TIMES = 1.5

/** Returns how times went on changing until the end of a stage; null where they did not, or too few requests show it. */
export function stageDriftOf(inTimeOrderMs: readonly number[]): StageDrift | null {
  const { groups, quarters } = timeGroupsOf(inTimeOrderMs)
  const isTooShort = groups.some((group) => group.length < FEWEST_IN_GROUP)
  if (isTooShort || truncationOf(inTimeOrderMs) <= inTimeOrderMs.length / 2) return null
  const [firstMs, lastMs] = [upperMedian(quarters.first), upperMedian(quarters.last)]
  if (Math.max(firstMs, lastMs) < LEAST_TIMES * Math.min(firstMs, lastMs)) return null
  const { tau, deviations } = mannKendall(groups.map(upperMedian))
  if (Math.abs(tau) < LEAST_TAU || Math.abs(deviations) < LEAST_DEVIATIONS) return null
  return { kind: tau > 0 ? 'growing' : 'falling', firstMs, lastMs }
}

/** Returns how many values come before the part that describes the series best: the least standard error of its mean. */
export function truncationOf(inTimeOrder: readonly number[]): number {
  const batches = Math.floor(inTimeOrder.length / BATCH)
  let best = { error: Number.POSITIVE_INFINITY, cut: 0 }
  let [sum, squares] = [0, 0]
  for (let cut = batches - 1; cut >= 0; cut -= 1) {
    const mean = inTimeOrder.slice(cut * BATCH, (cut + 1) * BATCH).reduce((a, b) => a + b, 0) / BATCH
    sum += mean
    squares += mean * mean
    const left = batches - cut
    const error = (squares - (sum * sum) / left) / left ** 2
    if (left >= FEWEST_BATCHES && error <= best.error) best = { error, cut }
  }
  return best.cut * BATCH
}

/** Describes a drift in one line. */
export function formatDrift({ kind, firstMs, lastMs }: StageDrift): string {
  const how = kind === 'growing' ? 'longer and longer' : 'less and less time'
  return `answers took ${how}: the median was ${Math.round(firstMs)} ms in the first quarter and ${Math.round(lastMs)} ms in the last`
}
