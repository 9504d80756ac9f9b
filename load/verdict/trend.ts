/**
 * Detects whether a figure, such as the answer time or the share of failures, grows during a load. Samples in order of time are divided
 * into equal groups. The first method requires a rise from the first to the last quarter, and a Mann-Kendall test of the groups that is
 * corrected for their autocorrelation (Hamed and Rao 1998). The second method finds smaller rises: it fits a line to the logarithms, and
 * compares the slope with slow waves in the residuals (Sun 2011).
 */
import { upperMedian } from '../../schemas/median.ts'

const GROUPS = 20
// Of Kendall's tau, which is 1 for a steady rise and near 0 without a trend.
const LEAST_TAU = 0.7
const LEAST_DEVIATIONS = 3.3
// From the first quarter of the run to the last, and from the third to the last.
const [LEAST_TIMES, STILL_TIMES] = [1.5, 1.1]
const FEWEST_IN_GROUP = 4

/** The growth of a figure from the first to the last quarter of a run, with Kendall's `tau` (1 for a steady rise). */
export type Trend = { readonly first: number; readonly last: number; readonly tau: number }

type TrendSamples<T> = {
  readonly inTimeOrder: readonly T[]
  readonly figureOf: (samples: readonly T[]) => number
  readonly answersIn: (samples: readonly T[]) => number
  readonly leastMore: number
}

/** Returns how a figure grew during a run. Null if it did not clearly grow, or if there are too few answers. */
export function growthOf<T>({ inTimeOrder, figureOf, answersIn, leastMore }: TrendSamples<T>): Trend | null {
  const { groups, quarters } = timeGroupsOf(inTimeOrder)
  if (groups.some((group) => answersIn(group) < FEWEST_IN_GROUP)) return null
  const first = figureOf(quarters.first)
  const third = figureOf(quarters.third)
  const last = figureOf(quarters.last)
  if (last < Math.max(LEAST_TIMES * first, first + leastMore, STILL_TIMES * third)) return null
  const { tau, deviations } = mannKendall(groups.map(figureOf))
  return tau >= LEAST_TAU && deviations >= LEAST_DEVIATIONS ? { first, last, tau } : null
}

type TimeGroups<T> = {
  readonly groups: readonly (readonly T[])[]
  readonly quarters: Readonly<Record<'first' | 'third' | 'last', readonly T[]>>
}

/** Divides samples in order of time into equal groups, and into quarters. */
export function timeGroupsOf<T>(inTimeOrder: readonly T[]): TimeGroups<T> {
  const n = inTimeOrder.length
  const part = (from: number, to: number): readonly T[] =>
    inTimeOrder.slice(Math.floor((from * n) / GROUPS), Math.floor((to * n) / GROUPS))
  const quarter = GROUPS / 4
  return {
    groups: Array.from({ length: GROUPS }, (_, group) => part(group, group + 1)),
    quarters: {
      first: part(0, quarter),
      third: part(2 * quarter, 3 * quarter),
      last: part(3 * quarter, GROUPS),
    },
  }
}

/** Returns Kendall's tau of values in order of time, and its distance from 0 in standard deviations (`deviations`). */
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
  const variance = ((n * (n - 1) * (2 * n + 5)) / 18) * varianceInflation(values)
  const deviations = score === 0 ? 0 : (score - Math.sign(score)) / Math.sqrt(variance)
  return { tau: score / ((n * (n - 1)) / 2), deviations }
}

// The 97.5 % quantile of the normal distribution.
const SIGNIFICANT = 1.96

function varianceInflation(values: readonly number[]): number {
  const n = values.length
  const slope = senSlope(values)
  const ranks = ranksOf(values.map((value, at) => value - slope * at))
  const correction = ranks.slice(1).reduce((sum, _, place) => {
    const lag = place + 1
    const correlation = autocorrelation(ranks, lag)
    const isBeyondChance = Math.abs(correlation) > SIGNIFICANT / Math.sqrt(n)
    return isBeyondChance ? sum + (n - lag) * (n - lag - 1) * (n - lag - 2) * correlation : sum
  }, 0)
  // At least 1: values that alternate would reduce the variance, but this reduction is not reliable.
  return Math.max(1, 1 + (2 / (n * (n - 1) * (n - 2))) * correction)
}

function senSlope(values: readonly number[]): number {
  // Outliers hardly change this median (Sen 1968).
  return upperMedian(
    values.flatMap((value, at) => values.slice(at + 1).map((later, place) => (later - value) / (place + 1))),
  )
}

function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  // Equal values share their mean rank.
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

const LEAST_DRIFT_TIMES = 1.1
const LEAST_ERRORS = 3
// In half periods per run: 2 is one wave per run. At these frequencies, answer times rise and fall without growing.
const FREQUENCIES = [2, 3, 4, 5] as const
const LATEST_LEVEL_SHARE = 0.7
// In variances of the error.
const LEVEL_MARGIN = 10

type Drift = { readonly times: number; readonly standardErrors: number }

/** Returns the rise of figures in order of time, by a fitted line. Null if they did not clearly rise, or if they leveled off. */
export function driftOf(figures: readonly number[]): Drift | null {
  const logarithms = figures.map(Math.log)
  const n = logarithms.length
  const line = fitted(logarithms, middles(n))
  const times = Math.exp(line.slope * n)
  if (!(times >= LEAST_DRIFT_TIMES)) return null
  const variance = Math.max(line.squares / (n - 2), slowVariance(line.residuals))
  const standardErrors = line.slope / Math.sqrt(variance / line.spread)
  if (!(standardErrors >= LEAST_ERRORS)) return null
  // Linear growth levels off in logarithms, and exponential growth bends without them, so both forms must show a level.
  if (hasLeveledOff(logarithms) && hasLeveledOff(figures)) return null
  return { times, standardErrors }
}

function middles(n: number): readonly number[] {
  return Array.from({ length: n }, (_, place) => place + 0.5)
}

type Fit = {
  readonly slope: number
  readonly residuals: readonly number[]
  readonly squares: number
  readonly spread: number
}

// A falling line is replaced by a horizontal one, because only growth counts.
function fitted(y: readonly number[], x: readonly number[]): Fit {
  const meanX = meanOf(x)
  const meanY = meanOf(y)
  const spread = sumOf(x.map((value) => (value - meanX) ** 2))
  const shared = sumOf(x.map((value, place) => (value - meanX) * ((y[place] ?? meanY) - meanY)))
  const slope = Math.max(0, shared / spread)
  const residuals = y.map((value, place) => value - meanY - slope * ((x[place] ?? meanX) - meanX))
  return { slope, residuals, squares: sumOf(residuals.map((value) => value ** 2)), spread }
}

function slowVariance(residuals: readonly number[]): number {
  const n = residuals.length
  const powers = FREQUENCIES.map((frequency) => {
    const transform = sumOf(
      residuals.map((value, place) => value * Math.cos((Math.PI * frequency * (place + 0.5)) / n)),
    )
    return (2 * transform ** 2) / n
  })
  return meanOf(powers)
}

function hasLeveledOff(y: readonly number[]): boolean {
  const n = y.length
  const x = middles(n)
  const ends = Array.from({ length: Math.floor(LATEST_LEVEL_SHARE * n) }, (_, place) => place + 1)
  const squaresWith = (shape: (at: number, end: number) => number): number =>
    Math.min(
      ...ends.map(
        (end) =>
          fitted(
            y,
            x.map((at) => shape(at, end)),
          ).squares,
      ),
    )
  const level = Math.min(
    squaresWith((at, end) => (at < end ? 0 : 1)),
    squaresWith((at, end) => Math.min(at, end)),
  )
  const growing = Math.min(
    fitted(y, x).squares,
    squaresWith((at, begin) => Math.max(0, at - begin)),
  )
  return growing - level > LEVEL_MARGIN * (level / (n - 2))
}

function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
