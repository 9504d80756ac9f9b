/**
 * Whether answers took longer and longer during a load, as those of a service do that degrades. Pure. The test is that of Mann and
 * Kendall (Kendall 1975), whose variance counts the dependence of neighbors (Hamed and Rao 1998, "A modified Mann-Kendall trend
 * test for autocorrelated data").
 */
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import { upperMedian } from '../../schemas/median.ts'

/** The requests are cut into so many groups, in the order in which they were sent, and their medians are compared. */
const GROUPS = 20
const FEWEST_IN_GROUP = 4
/** Kendall's tau from which the medians hardly ever fall, and deviations of a normal distribution that chance does not reach. */
const LEAST_TAU = 0.7
const LEAST_DEVIATIONS = 3.3
/** So many times as long in the last quarter as in the first, and by so many milliseconds; less is not worth a word. */
const LEAST_TIMES = 1.5
const LEAST_MORE_MS = 1
/** In the last quarter still so many times as long as in the third: a service that has found its pace does not grow. */
const STILL_TIMES = 1.1
/** A dependence between groups counts where it is beyond chance (97.5 % of a normal distribution). */
const SIGNIFICANT = 1.96

/** Medians of the first and of the last quarter of the requests. */
export type LatencyTrend = { readonly firstMs: number; readonly lastMs: number; readonly tau: number }

/** Returns the growth of latency among requests sent within these seconds; null where none is shown. */
export function growingLatency(
  { dots }: LoadSeries,
  fromSeconds: number,
  toSeconds: number,
): LatencyTrend | null {
  const took = dots.points
    .filter(
      ([sentSeconds, , , kind]) => kind === 'ok' && sentSeconds >= fromSeconds && sentSeconds < toSeconds,
    )
    .toSorted((a, b) => a[0] - b[0])
    .map(([, , endMs]) => endMs)
  if (took.length < GROUPS * FEWEST_IN_GROUP) return null
  const part = (from: number, to: number): readonly number[] =>
    took.slice(Math.floor((from * took.length) / GROUPS), Math.floor((to * took.length) / GROUPS))
  const medians = Array.from({ length: GROUPS }, (_, group) => upperMedian(part(group, group + 1)))
  const quarter = GROUPS / 4
  const firstMs = upperMedian(part(0, quarter))
  const thirdMs = upperMedian(part(2 * quarter, 3 * quarter))
  const lastMs = upperMedian(part(3 * quarter, GROUPS))
  if (lastMs < Math.max(LEAST_TIMES * firstMs, firstMs + LEAST_MORE_MS, STILL_TIMES * thirdMs)) return null
  const { tau, deviations } = mannKendall(medians)
  return tau >= LEAST_TAU && deviations >= LEAST_DEVIATIONS ? { firstMs, lastMs, tau } : null
}

/** Kendall's tau of values with their order, and by how many deviations it differs from none. */
export function mannKendall(values: readonly number[]): {
  readonly tau: number
  readonly deviations: number
} {
  const n = values.length
  const score = values.reduce(
    (sum, value, at) =>
      sum + values.slice(at + 1).reduce((rises, later) => rises + Math.sign(later - value), 0),
    0,
  )
  const variance = ((n * (n - 1) * (2 * n + 5)) / 18) * dependence(values)
  const deviations = score === 0 ? 0 : (score - Math.sign(score)) / Math.sqrt(variance)
  return { tau: score / ((n * (n - 1)) / 2), deviations }
}

/** By how much the dependence of neighbors widens the variance: equation 3 of Hamed and Rao, of the ranks without their trend. */
function dependence(values: readonly number[]): number {
  const n = values.length
  const slope = senSlope(values)
  const ranks = ranksOf(values.map((value, at) => value - slope * at))
  const correction = ranks.slice(1).reduce((sum, _, place) => {
    const lag = place + 1
    const correlation = autocorrelation(ranks, lag)
    const isBeyondChance = Math.abs(correlation) > SIGNIFICANT / Math.sqrt(n)
    return isBeyondChance ? sum + (n - lag) * (n - lag - 1) * (n - lag - 2) * correlation : sum
  }, 0)
  // Neighbors that differ by turns would narrow it: that is not relied on.
  return Math.max(1, 1 + (2 / (n * (n - 1) * (n - 2))) * correction)
}

/** The median of the slopes between all pairs (Sen 1968). */
function senSlope(values: readonly number[]): number {
  return upperMedian(
    values.flatMap((value, at) => values.slice(at + 1).map((later, place) => (later - value) / (place + 1))),
  )
}

function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  // Values that are equal share their middle rank.
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function autocorrelation(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const whole = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const shared = values
    .slice(lag)
    .reduce((sum, value, at) => sum + (value - mean) * ((values[at] ?? mean) - mean), 0)
  return whole === 0 ? 0 : shared / whole
}
