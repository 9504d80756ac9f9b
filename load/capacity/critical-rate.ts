/**
 * The rate at which objectives begin to be missed. The share of requests beyond a limit rises with the rate, so a rising curve is laid
 * through the stages (isotonic regression) and crossed with the share that is allowed. How far that may be off: the shares of all
 * stages are drawn again, each as uncertain as its independent requests leave it, and the crossing is found anew (the Bayesian
 * bootstrap of Rubin 1981, for shares; requests of one stage depend on each other, so their effective number counts). Pure.
 */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { gamma, randomAt, randomRoot, type Random } from '../workload/random.ts'
import { crossingOf, isotonicFit, type WeightedPoint } from './isotonic.ts'

const DRAWS = 400
/** Stages this near to each other, as a logarithm of rates, depend on their queue alike: what was measured of that is pooled. */
const NEAR = 0.15
/** How many requests at the allowed share a stage counts beside its own: so little is known before it. */
const PRIOR_REQUESTS = 8
/** Batches of a stage of seconds do not show what waits for minutes, so variances are taken this much larger. */
const CAUTION = 1.4
/** A target that does not keep up misses everything in the end, however few requests a short stage shows. */
const OVERLOADED_SHARE = 0.9
/** Shares beyond these are the same to a stage of seconds. */
const SMALLEST_SHARE = 0.0003
const LARGEST_SHARE = 0.9995
/** How far below its slowest stage a crossing may be said to lie. */
const BELOW_ALL = 0.8

/** Rates at which an objective begins to be missed, one for each draw; Infinity where no stage missed it. */
export type CriticalRates = { readonly draws: Float64Array; readonly samples: number }

type Shares = { readonly at: number; readonly beyond: number; readonly effective: number }

/** Returns the stages that say something of the target: a limiter and this machine hide it. */
export function stagesOfTarget(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  return stages.filter(
    ({ purpose, limit, sent }) =>
      purpose !== 'idle' && limit !== 'limiter' && limit !== 'machine' && sent > 0,
  )
}

/** Returns the rates for one objective, by its place in the list; null without stages. */
export function criticalRates(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
  seed: string,
): CriticalRates | null {
  const own = stagesOfTarget(stages).filter((stage) => (stage.counts[place]?.n ?? 0) > 0)
  if (own.length === 0) return null
  const { allowedShare } = objective
  const samples = (near: readonly CapacityStage[]): number =>
    near.reduce((sum, stage) => sum + (stage.counts[place]?.n ?? 0), 0)
  // Without a single request beyond the limit no draw would cross it either.
  if (own.every((stage) => stage.limit === null && stage.counts[place]?.beyond === 0))
    return { draws: new Float64Array(DRAWS).fill(Number.POSITIVE_INFINITY), samples: samples(own) }
  const raw = own.map((stage) => sharesOf(stage, place, 1))
  const center = rateAt(raw.map(pointOf), allowedShare)
  const isNear = ({ ratePerSecond }: CapacityStage): boolean =>
    Math.abs(Math.log(ratePerSecond / center)) < NEAR
  const near = own.filter(isNear)
  const pooled = inflationOf(near, place)
  const shares = own.map((stage) =>
    sharesOf(stage, place, CAUTION * (isNear(stage) ? pooled : inflationOf([stage], place))),
  )
  const root = randomRoot(seed, `critical rate ${place}`)
  const draws = Float64Array.from({ length: DRAWS }, (_, draw) =>
    rateAt(drawnPoints(shares, allowedShare, randomAt(root, draw)), allowedShare),
  )
  return { draws, samples: samples(near) }
}

/** How many times the variance is that of independent requests, over stages taken together. */
function inflationOf(stages: readonly CapacityStage[], place: number): number {
  let weighted = 0
  let n = 0
  for (const { counts } of stages) {
    const count = counts[place]
    if (count === undefined || count.n === 0) continue
    weighted += (count.n * count.n) / Math.max(1, count.effective)
    n += count.n
  }
  return n === 0 ? 1 : weighted / n
}

function sharesOf({ ratePerSecond, counts, limit }: CapacityStage, place: number, inflation: number): Shares {
  const { n, beyond } = counts[place] ?? { n: 0, beyond: 0 }
  const missed = limit === 'target' ? Math.max(beyond, OVERLOADED_SHARE * n) : beyond
  return { at: ratePerSecond, beyond: missed / inflation, effective: n / inflation }
}

function pointOf({ at, beyond, effective }: Shares): WeightedPoint {
  return { at, value: beyond / effective, weight: effective }
}

function drawnPoints(
  shares: readonly Shares[],
  allowedShare: number,
  random: Random,
): readonly WeightedPoint[] {
  return shares.map(({ at, beyond, effective }) => {
    const missed = gamma(random, beyond + PRIOR_REQUESTS * allowedShare)
    const met = gamma(random, effective - beyond + PRIOR_REQUESTS * (1 - allowedShare))
    return { at, value: missed / (missed + met), weight: effective }
  })
}

/** Where the rising curve crosses the allowed share. Shares are joined as logarithms of odds, as a queue's tail grows. */
function rateAt(points: readonly WeightedPoint[], allowedShare: number): number {
  const curve = isotonicFit(points).map((point) => ({ ...point, value: logOdds(point.value) }))
  const level = logOdds(allowedShare)
  const first = curve[0]
  if (first !== undefined && first.value >= level) return BELOW_ALL * first.at
  return crossingOf(curve, level) ?? Number.POSITIVE_INFINITY
}

function logOdds(share: number): number {
  const bounded = Math.min(LARGEST_SHARE, Math.max(SMALLEST_SHARE, share))
  return Math.log(bounded / (1 - bounded))
}
