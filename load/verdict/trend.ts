/** Finds growth in a figure of a load: Mann and Kendall's test (Kendall 1975) with the variance of dependent neighbors (Hamed and Rao 1998). Pure. */
import { upperMedian } from '../../schemas/median.ts'

/** The samples of a load are cut into so many groups, in the order of time, and the figures of the groups are compared. */
const GROUPS = 20
/** Kendall's tau from which the figures hardly ever fall, and deviations of a normal distribution that chance does not reach. */
const LEAST_TAU = 0.7
const LEAST_DEVIATIONS = 3.3
/** The last quarter has at least so many times the figure of the first for a note. */
const LEAST_TIMES = 1.5
/** And still so many times that of the third: a service that has found its pace does not grow. */
const STILL_TIMES = 1.1
const FEWEST_IN_GROUP = 4

/** A dependence between groups counts where it is beyond chance (97.5 % of a normal distribution). */
const SIGNIFICANT = 1.96

/** The figures of the first and of the last quarter, and Kendall's tau of all groups. */
export type Trend = { readonly first: number; readonly last: number; readonly tau: number }

/** Samples in the order of time, the figure of some of them, and their number of answers. `leastMore`: the smallest growth for a note. */
export type TrendSamples<T> = {
  readonly inTimeOrder: readonly T[]
  readonly figureOf: (samples: readonly T[]) => number
  readonly answersIn: (samples: readonly T[]) => number
  readonly leastMore: number
}

/** Returns the growth of a figure; null where it does not grow, or too little shows it. */
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

/** Samples cut into {@link GROUPS} groups of nearly the same size, and three of their quarters. */
type TimeGroups<T> = {
  readonly groups: readonly (readonly T[])[]
  readonly quarters: Readonly<Record<'first' | 'third' | 'last', readonly T[]>>
}

/** Cuts samples in the order of time into groups. */
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

/** The least growth of the line, from the first moment to the last, for a note. */
const LEAST_DRIFT_TIMES = 1.1
/** Standard errors that the slope is above 0 at least. */
const LEAST_ERRORS = 3
/** The lowest frequencies whose variance counts, of half the run and faster. A line hides slower ones. */
const FREQUENCIES = [2, 3, 4, 5] as const
/** A figure that may have found its level did so before this share of the run. */
const LEVEL_FROM = 0.7
/** By how much, in variances of one figure, the squares must be smaller with a figure that found its level than with one that goes on growing. */
const LEVEL_MARGIN = 10

/** `times`: how much the figure grew from the first moment to the last. `standardErrors`: how far its slope is above 0. */
export type Drift = { readonly times: number; readonly standardErrors: number }

/** Returns the upward drift of positive figures of equal intervals; null without one, or where they found a new level. The standard error of the line through their logarithms counts dependence (Sun 2011). */
export function driftOf(figures: readonly number[]): Drift | null {
  const logarithms = figures.map(Math.log)
  const n = logarithms.length
  const line = fitted(logarithms, middles(n))
  const times = Math.exp(line.slope * n)
  if (!(times >= LEAST_DRIFT_TIMES)) return null
  const variance = Math.max(line.squares / (n - 2), slowVariance(line.residuals))
  const standardErrors = line.slope / Math.sqrt(variance / line.spread)
  if (!(standardErrors >= LEAST_ERRORS)) return null
  // Growth by equal steps bends as logarithms, and growth by equal shares bends without them: neither has found a level.
  if (hasFoundLevel(logarithms) && hasFoundLevel(figures)) return null
  return { times, standardErrors }
}

function middles(n: number): readonly number[] {
  return Array.from({ length: n }, (_, place) => place + 0.5)
}

type Fit = {
  readonly slope: number
  readonly residuals: readonly number[]
  /** The sum of squared residuals, and that of squared distances of x from its mean. */
  readonly squares: number
  readonly spread: number
}

/** Least squares. A slope below 0 is taken as 0: only growth explains growth. */
function fitted(y: readonly number[], x: readonly number[]): Fit {
  const meanX = meanOf(x)
  const meanY = meanOf(y)
  const spread = sumOf(x.map((value) => (value - meanX) ** 2))
  const shared = sumOf(x.map((value, place) => (value - meanX) * ((y[place] ?? meanY) - meanY)))
  const slope = Math.max(0, shared / spread)
  const residuals = y.map((value, place) => value - meanY - slope * ((x[place] ?? meanX) - meanX))
  return { slope, residuals, squares: sumOf(residuals.map((value) => value ** 2)), spread }
}

/** The variance that one figure would have, were all frequencies like the lowest. */
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

/** Returns whether a step up, or growth that ends, explains the figures far better than growth that goes on: a service whose cache has filled does not drift. */
function hasFoundLevel(y: readonly number[]): boolean {
  const n = y.length
  const x = middles(n)
  const ends = Array.from({ length: Math.floor(LEVEL_FROM * n) }, (_, place) => place + 1)
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
