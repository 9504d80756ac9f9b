/** Fits and reads rising curves. Pure. */

/** A measured value at the rate `at`, with its weight in a fit. */
export type WeightedPoint = { readonly at: number; readonly value: number; readonly weight: number }

/** Returns the non-decreasing curve with the smallest weighted squared errors (pool-adjacent-violators; Barlow et al. 1972). */
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

/** Returns the rate at which a rising curve reaches `level`, by linear interpolation; null if the curve does not cross `level`. */
export function crossingOf(curve: readonly WeightedPoint[], level: number): number | null {
  const above = curve.findIndex(({ value }) => value >= level)
  const [low, high] = [curve[above - 1], curve[above]]
  if (low === undefined || high === undefined) return null
  return low.at + ((high.at - low.at) * (level - low.value)) / (high.value - low.value)
}

/** Returns the value of a curve at the rate `at`, by linear interpolation. Outside the curve, this is the value of the nearest end. */
export function interpolate(curve: readonly WeightedPoint[], at: number): number {
  const after = curve.findIndex((point) => point.at >= at)
  const [low, high] = [curve[after - 1], curve[after]]
  if (high === undefined) return curve.at(-1)?.value ?? 0
  if (low === undefined) return high.value
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at)
}
