/** Fits curves that never fall, such as the share of misses over the rate, and reads values from them. Pure. */

/** A value measured at `at` (a rate, or a number of requests in flight). A point with more `weight` has more effect on a fit. */
export type WeightedPoint = { readonly at: number; readonly value: number; readonly weight: number }

/** Returns the closest curve that never falls (least squares, Barlow et al. 1972). It averages neighbors where chance made values fall. */
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

/** Returns the rate at which a rising curve passes `level`. Null if all of its points lie on one side of it. */
export function crossingOf(curve: readonly WeightedPoint[], level: number): number | null {
  const above = curve.findIndex(({ value }) => value >= level)
  const [low, high] = [curve[above - 1], curve[above]]
  if (low === undefined || high === undefined) return null
  return low.at + ((high.at - low.at) * (level - low.value)) / (high.value - low.value)
}

/** Returns the value of a curve at `at`, by linear interpolation. Beyond its ends, it is the value of the nearest point. */
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
 * Returns the highest measured rate up to which the share of misses very probably stays within `level` (Banerjee and Wellner 2001). 0 if
 * there is none.
 */
export function leastCrossing(points: readonly WeightedPoint[], level: number): number {
  const inOrder = points.toSorted((a, b) => a.at - b.at)
  const best = likelihoodOf(inOrder, level, () => true)
  const slower = [...inOrder.entries()].find(([place, { value }]) => {
    if (level === 0) return value > 0
    const below = likelihoodOf(inOrder.slice(0, place), level, (share) => share < level)
    const above = likelihoodOf(inOrder.slice(place), level, (share) => share > level)
    return 2 * (best - below - above) <= MAX_DIFFERENCE
  })
  return inOrder[(slower?.[0] ?? inOrder.length) - 1]?.at ?? 0
}

// How much better than the constant `level` a rising curve fits the points whose value `isFree`.
function likelihoodOf(
  points: readonly WeightedPoint[],
  level: number,
  isFree: (share: number) => boolean,
): number {
  return isotonicFit(points)
    .filter(({ value }) => isFree(value))
    .reduce(
      (sum, { value, weight }) =>
        sum + weight * (informationOf(value, level) + informationOf(1 - value, 1 - level)),
      0,
    )
}

function informationOf(share: number, other: number): number {
  return share === 0 ? 0 : share * Math.log(share / other)
}
