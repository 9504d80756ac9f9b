/** Distributions as curves for a plot: at most 128 points of the cumulative distribution, each a value that did occur. Pure. */
import type { Curve } from '../../schemas/compiled/load-run.ts'
import type { Sketch } from './sketch.ts'

/** Up to so many samples, each is a point. */
const MAX_POINTS = 128
/** Whole percents, and the tail, where planners look. */
const SHARES = [...Array.from({ length: 99 }, (_, index) => (index + 1) / 100), 0.995, 0.999, 0.9999]

/** The curve of sorted values: pairs of a value and the share (above 0 to 1) of samples that are not larger. */
export function curveOf(sorted: Float64Array): Curve {
  const n = sorted.length
  const pointAt = (rank: number): readonly [number, number] => [sorted[rank - 1] ?? 0, rounded(rank / n)]
  return ranksOf(n).map(pointAt)
}

/** The curve of gaps, in milliseconds, each where the sketch holds it. */
export function gapCurveOf(sketch: Sketch): Curve {
  const n = sketch.count()
  const points: (readonly [number, number])[] = []
  const ranks = ranksOf(n)
  let seen = 0
  let next = 0
  for (const [us, count] of sketch.places()) {
    seen += count
    const before = next
    while ((ranks[next] ?? Number.POSITIVE_INFINITY) <= seen) next += 1
    if (next > before) points.push([us / 1000, rounded(seen / n)])
  }
  return points
}

function ranksOf(n: number): readonly number[] {
  if (n <= MAX_POINTS) return Array.from({ length: n }, (_, index) => index + 1)
  return [1, ...new Set(SHARES.map((share) => Math.ceil(share * n - 1e-9))), n].filter(
    (rank, index, all) => index === 0 || rank > (all[index - 1] ?? 0),
  )
}

function rounded(share: number): number {
  return Math.round(share * 1e6) / 1e6
}
