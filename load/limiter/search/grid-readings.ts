/** Readings from all lengths that the windows of a family may have, where nothing else explains a trace, or not all of it. Pure. */
import { readNear } from './global-search.ts'
import { refillWithin } from '../model/coarse-bucket.ts'
import { MODELS, FRACTIONAL_BUCKET, type FamilyName } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import { periodOf, type Trace } from '../likelihood/fit.ts'
import { longestOf, type Reading } from '../likelihood/posterior.ts'
import { scanPoints, type ScanSize } from './scan.ts'

/** Families whose windows, or ticks, lie on a grid. */
const ON_GRID: readonly FamilyName[] = ['fixed-window', ...SLIDING_COUNTERS, 'coarse-bucket']
/** The best size, one unit to both sides, and one other: each costs a whole scan. */
const MAX_SIZES = 4

/** Nats by which something may look worse than the best from afar, and be better in the end. */
const FROM_AFAR = 60

/**
 * Readings by `families`, or else by the best one if its windows lie on a grid, from all lengths up to `far` times its own
 * or shorter, with the sizes that came nearest.
 */
export function readGrids(
  trace: Trace,
  readings: readonly Reading[],
  far: number,
  families: readonly FamilyName[] | null = null,
): readonly Reading[] {
  const longest = longestOf(trace)
  const ranked = readings.toSorted((a, b) => b.evidence - a.evidence)
  const [best] = ranked
  if (longest === null || best === undefined) return []
  const wanted = families ?? ON_GRID.filter((family) => family === best.family)
  const sizes = sizesOf(ranked.filter(({ family }) => family === best.family))
  const { model: nearest, parameters, logLikelihood } = best.fit
  const about = { periodMs: periodOf(nearest, parameters), far, sizes, worst: logLikelihood - FROM_AFAR }
  return MODELS.filter(({ family, anchor }) => wanted.includes(family) && anchor !== 'wall-clock').flatMap(
    (model) => readNear(model, trace, scanPoints(model, longest, about)),
  )
}

/** The tolerance of the rate of a bucket, as factors. */
const RATES = [0.975, 1, 1.025] as const

/**
 * Readings as a bucket whose ticks bring no whole number, from all ticks up to `far` times as long or shorter: its rate is
 * known well, and what a tick brings follows from it.
 */
export function readFractionalGrids(trace: Trace, { fit }: Reading, far: number): readonly Reading[] {
  const longest = longestOf(trace)
  if (longest === null) return []
  const { capacity, windowMs, innerMs } = fit.parameters
  const sizes = [0, 1, -1].flatMap((by) =>
    RATES.map((part) => {
      const units = Math.max(2, capacity + by)
      return { capacity: units, inner: 1, windowMs: (part * windowMs * units) / capacity }
    }),
  )
  const about = { periodMs: innerMs, far, sizes, worst: fit.logLikelihood - FROM_AFAR }
  return readNear(FRACTIONAL_BUCKET, trace, scanPoints(FRACTIONAL_BUCKET, longest, about))
}

/** Each size once, and the best with one unit less and more: what is off by one explains nothing. */
function sizesOf(readings: readonly Reading[]): readonly ScanSize[] {
  const [best, ...others] = readings.map(({ fit }) => fit.parameters)
  if (best === undefined) return []
  const near = [0, -1, 1].map((by) => ({ ...best, capacity: Math.round(best.capacity) + by }))
  const sizes = [...near, ...others]
    .map(({ capacity, inner }) => ({ capacity: Math.max(1, Math.round(capacity)), inner: Math.round(inner) }))
    .map(({ capacity, inner }) => ({ capacity, inner: refillWithin(capacity, inner) }))
  const isFirst = (size: ScanSize, index: number): boolean =>
    sizes.findIndex(({ capacity, inner }) => capacity === size.capacity && inner === size.inner) === index
  return sizes.filter(isFirst).slice(0, MAX_SIZES)
}
