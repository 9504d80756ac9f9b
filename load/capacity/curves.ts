/** A measured point of a curve. `at` is a rate, or a number of requests in flight. */
export type WeightedPoint = { readonly at: number; readonly value: number; readonly weight: number }

/** Fits a non-decreasing curve to points, by weighted least squares (isotonic regression, Barlow et al. 1972). */
export function isotonicFit(points: readonly WeightedPoint[]): readonly WeightedPoint[] {
  const pools: WeightedPoint[] = []
  for (const point of points.toSorted((a, b) => a.at - b.at)) {
    let pool = point
    for (let last = pools.at(-1); last !== undefined && last.value >= pool.value; last = pools.at(-1)) {
      pools.pop()
      pool = pooled(last, pool)
    }
    pools.push(pool)
  }
  return pools
}

function pooled(a: WeightedPoint, b: WeightedPoint): WeightedPoint {
  const weight = a.weight + b.weight
  const mean = (of: 'at' | 'value'): number => (a[of] * a.weight + b[of] * b.weight) / weight
  return { at: mean('at'), value: mean('value'), weight }
}

/** Returns the rate at which a rising curve reaches `level`, by linear interpolation. Null if the curve does not cross `level`. */
export function crossingOf(curve: readonly WeightedPoint[], level: number): number | null {
  const above = curve.findIndex(({ value }) => value >= level)
  const [low, high] = [curve[above - 1], curve[above]]
  if (low === undefined || high === undefined) return null
  return low.at + ((high.at - low.at) * (level - low.value)) / (high.value - low.value)
}

/** Returns the value of a curve at `at`, by linear interpolation. Outside of the curve, it is the value of the nearest point. */
export function interpolate(curve: readonly WeightedPoint[], at: number): number {
  const after = curve.findIndex((point) => point.at >= at)
  const [low, high] = [curve[after - 1], curve[after]]
  if (high === undefined) return curve.at(-1)?.value ?? 0
  if (low === undefined) return high.value
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at)
}

// Theory gives 2.27. In simulations 0.5 suffices.
const MAX_DIFFERENCE = 0.5

/**
 * Returns the highest measured rate up to which the share of misses very probably does not exceed `level`. Returns 0 if there is none. Uses
 * a likelihood ratio test (Banerjee and Wellner 2001).
 */
export function leastCrossing(points: readonly WeightedPoint[], level: number): number {
  const inOrder = points.toSorted((a, b) => a.at - b.at)
  const best = logLikelihoodRatio(inOrder, level, () => true)
  const slower = [...inOrder.entries()].find(([place, { value }]) => {
    if (level === 0) return value > 0
    const below = logLikelihoodRatio(inOrder.slice(0, place), level, (share) => share < level)
    const above = logLikelihoodRatio(inOrder.slice(place), level, (share) => share > level)
    return 2 * (best - below - above) <= MAX_DIFFERENCE
  })
  return inOrder[(slower?.[0] ?? inOrder.length) - 1]?.at ?? 0
}

function logLikelihoodRatio(
  points: readonly WeightedPoint[],
  level: number,
  isIncluded: (share: number) => boolean,
): number {
  return isotonicFit(points)
    .filter(({ value }) => isIncluded(value))
    .reduce(
      (sum, { value, weight }) =>
        sum + weight * (divergenceTerm(value, level) + divergenceTerm(1 - value, 1 - level)),
      0,
    )
}

function divergenceTerm(share: number, other: number): number {
  return share === 0 ? 0 : share * Math.log(share / other)
}
