/**
 * Whether a figure drifts upward over a long run. Pure. A line is fitted to the logarithms of the figures of equal intervals. Its standard error counts
 * the dependence of intervals: the variance of the residuals at the lowest frequencies is estimated from their cosine transforms (Sun 2011, "Robust
 * trend inference with series variance estimator and testing-optimal smoothing parameter").
 */

/** The least growth of the line, from the first moment to the last, for a note. */
const LEAST_TIMES = 1.1
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

/** Returns the drift of positive figures of equal intervals; null where they do not drift upward, or have found a new level. */
export function driftOf(figures: readonly number[]): Drift | null {
  const logarithms = figures.map(Math.log)
  const n = logarithms.length
  const line = fitted(logarithms, middles(n))
  const times = Math.exp(line.slope * n)
  if (!(times >= LEAST_TIMES)) return null
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

/**
 * Returns whether one step up, or growth that ends, explains the figures far better than growth that goes on: as a line, or from some moment on. A
 * service whose cache has filled does not drift.
 */
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
