/** Fits families from all lengths of their windows, if nothing else explains a trace, or not all of it. Pure. */
import { fitNear } from './global-search.ts'
import { refillWithin } from '../model/coarse-bucket.ts'
import { MODELS, FRACTIONAL_BUCKET, type FamilyName } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import { periodOf, type Trace } from '../likelihood/fit.ts'
import { longestOf, type FamilyFit } from '../likelihood/posterior.ts'
import { scanPoints, type ScanSize } from './scan.ts'

/** Families whose windows, or ticks, lie on a grid. */
const ON_GRID: readonly FamilyName[] = ['fixed-window', ...SLIDING_COUNTERS, 'coarse-bucket']
/** The largest number of sizes: the best one, one unit to both sides, and one other. Each takes a whole scan. */
const MAX_SIZES = 4

/** A point of the coarse scan may be this many nats worse than the best fit, and still lead to a better one. */
const COARSE_MARGIN = 60

/**
 * Fits `families`, by default the best one if its windows lie on a grid. Tries all lengths up to `maxFactor` times as long
 * or as short, with the sizes of the best fits.
 */
export function fitGrids(
  trace: Trace,
  familyFits: readonly FamilyFit[],
  maxFactor: number,
  families: readonly FamilyName[] | null = null,
): readonly FamilyFit[] {
  const longest = longestOf(trace)
  const ranked = familyFits.toSorted((a, b) => b.evidence - a.evidence)
  const [best] = ranked
  if (longest === null || best === undefined) return []
  const wanted = families ?? ON_GRID.filter((family) => family === best.family)
  const sizes = sizesOf(ranked.filter(({ family }) => family === best.family))
  const { model: nearest, parameters, logLikelihood } = best.fit
  const range = {
    periodMs: periodOf(nearest, parameters),
    maxFactor,
    sizes,
    minLogLikelihood: logLikelihood - COARSE_MARGIN,
  }
  return MODELS.filter(({ family, anchor }) => wanted.includes(family) && anchor !== 'wall-clock').flatMap(
    (model) => fitNear(model, trace, scanPoints(model, longest, range)),
  )
}

/** Factors for the rate of a bucket. */
const RATES = [0.975, 1, 1.025] as const

/**
 * Fits a bucket with fractional refill, from all ticks up to `maxFactor` times as long or as short. The rate of the bucket
 * is known well, and determines the refill.
 */
export function fitFractionalGrids(
  trace: Trace,
  { fit }: FamilyFit,
  maxFactor: number,
): readonly FamilyFit[] {
  const longest = longestOf(trace)
  if (longest === null) return []
  const { capacity, windowMs, innerMs } = fit.parameters
  const sizes = [0, 1, -1].flatMap((by) =>
    RATES.map((part) => {
      const units = Math.max(2, capacity + by)
      return { capacity: units, inner: 1, windowMs: (part * windowMs * units) / capacity }
    }),
  )
  const range = { periodMs: innerMs, maxFactor, sizes, minLogLikelihood: fit.logLikelihood - COARSE_MARGIN }
  return fitNear(FRACTIONAL_BUCKET, trace, scanPoints(FRACTIONAL_BUCKET, longest, range))
}

/** Returns the distinct sizes, the best one with one unit less and more first: a size that is off by one explains nothing. */
function sizesOf(familyFits: readonly FamilyFit[]): readonly ScanSize[] {
  const [best, ...others] = familyFits.map(({ fit }) => fit.parameters)
  if (best === undefined) return []
  const near = [0, -1, 1].map((by) => ({ ...best, capacity: Math.round(best.capacity) + by }))
  const sizes = [...near, ...others]
    .map(({ capacity, inner }) => ({ capacity: Math.max(1, Math.round(capacity)), inner: Math.round(inner) }))
    .map(({ capacity, inner }) => ({ capacity, inner: refillWithin(capacity, inner) }))
  const isFirst = (size: ScanSize, index: number): boolean =>
    sizes.findIndex(({ capacity, inner }) => capacity === size.capacity && inner === size.inner) === index
  return sizes.filter(isFirst).slice(0, MAX_SIZES)
}
