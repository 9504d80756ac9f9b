/** Finds the rate at which an objective begins to be missed: isotonic regression shows about where, a local fit (`crossing.ts`) exactly. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { DRAWS, crossingNear, logOdds, shuffled, type SharePoint } from './crossing.ts'

/** Stages this near to each other, as a logarithm of rates, have the same dependence: it is pooled. */
const NEAR = 0.2
/** Variances are taken this much larger: short stages do not show long waits. */
const CAUTION = 1.5
/** The assumed share of violations of an overloaded stage, however few requests show it. */
const OVERLOADED_SHARE = 0.9
/** An overloaded stage shows little: it counts as no more than so many requests. */
const OVERLOADED_REQUESTS = 8
/** The fit is centered around at least this share. */
const SMALLEST_CENTERED_SHARE = 0.001
/** The lowest possible crossing, as a share of the slowest stage. */
const BELOW_ALL = 0.8

/** Rates at which an objective begins to be missed, one for each draw; Infinity where no stage missed it. */
export type CriticalRates = {
  readonly draws: Float64Array
  readonly samples: number
  /** By how much the logarithm of the odds grows with the logarithm of the rate; null where no stage missed it. */
  readonly steepness: number | null
}

/** Returns the stages that show the target: a limiter and this machine hide it, and an unsteady stage shows no rate. */
export function stagesOfTarget(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  return stages.filter(
    ({ purpose, limit, sent, unsteady }) =>
      purpose !== 'idle' && limit !== 'limiter' && limit !== 'machine' && unsteady === undefined && sent > 0,
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
  // Without a single request beyond the limit no rate would be too much.
  if (own.every((stage) => stage.limit === null && stage.counts[place]?.beyond === 0))
    return {
      draws: new Float64Array(DRAWS).fill(Number.POSITIVE_INFINITY),
      samples: samples(own),
      steepness: null,
    }
  const center = centerOf(own, place, allowedShare)
  const isNear = ({ ratePerSecond }: CapacityStage): boolean =>
    Math.abs(Math.log(ratePerSecond / center)) < NEAR
  const inflation = inflationAt(own, place)
  const points = own.map((stage) => pointOf(stage, place, inflation(stage.ratePerSecond)))
  const { rates, steepness } = crossingNear(points, allowedShare, center)
  const inOrder = own.map(({ ratePerSecond }) => ratePerSecond).toSorted((a, b) => a - b)
  const draws = rates.map((rate) => bounded(rate, inOrder))
  return { draws: shuffled(draws, `${seed} ${place}`), samples: samples(own.filter(isNear)), steepness }
}

/** Limits a crossing to the rates of the stages: beyond the fastest it is infinite. */
function bounded(rate: number, ratesInOrder: readonly number[]): number {
  if (rate > (ratesInOrder.at(-1) ?? 0)) return Number.POSITIVE_INFINITY
  return Math.max(rate, BELOW_ALL * (ratesInOrder[0] ?? 0))
}

/** Returns the crossing of a rising curve through all stages with the allowed share; an end of them where it does not cross. */
function centerOf(stages: readonly CapacityStage[], place: number, allowedShare: number): number {
  const curve = isotonicFit(
    stages.map((stage) => {
      const { met, missed } = pointOf(stage, place, 1)
      return { at: stage.ratePerSecond, value: missed / (met + missed), weight: met + missed }
    }),
  ).map((point) => ({ ...point, value: logOdds(point.value) }))
  const level = logOdds(allowedShare)
  const [first] = curve
  // A stage without a single miss met the objective, also where no share is allowed.
  const isMissedByAll = first !== undefined && first.value >= level && first.value > logOdds(0)
  if (isMissedByAll) return BELOW_ALL * first.at
  const centered = Math.max(level, logOdds(SMALLEST_CENTERED_SHARE))
  return crossingOf(curve, centered) ?? Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond))
}

/** Returns the variance of a stage at a rate, relative to independent requests, by a rising curve through all stages. */
function inflationAt(stages: readonly CapacityStage[], place: number): (ratePerSecond: number) => number {
  const curve = isotonicFit(
    stages.map(({ ratePerSecond, counts }) => {
      const { n, effective } = counts[place] ?? { n: 1, effective: 1 }
      return { at: ratePerSecond, value: Math.log(n / Math.max(1, effective)), weight: Math.sqrt(n) }
    }),
  )
  return (ratePerSecond) => CAUTION * Math.max(1, Math.exp(interpolate(curve, ratePerSecond)))
}

function pointOf(
  { ratePerSecond, counts, limit }: CapacityStage,
  place: number,
  inflation: number,
): SharePoint {
  const { n, beyond } = counts[place] ?? { n: 0, beyond: 0 }
  const effective = n / inflation
  if (limit !== 'target')
    return { at: ratePerSecond, met: effective * (1 - beyond / n), missed: effective * (beyond / n) }
  const share = Math.max(beyond / n, OVERLOADED_SHARE)
  const known = Math.min(effective, OVERLOADED_REQUESTS)
  return { at: ratePerSecond, met: known * (1 - share), missed: known * share }
}

/** A measured value at a place, with its weight. */
export type WeightedPoint = { readonly at: number; readonly value: number; readonly weight: number }

/** Returns the non-decreasing curve with the least weighted squares (pool-adjacent-violators algorithm; Barlow et al. 1972). */
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

/** Returns where a rising curve crosses a level, by straight lines between its points; null where it does not. */
export function crossingOf(curve: readonly WeightedPoint[], level: number): number | null {
  const above = curve.findIndex(({ value }) => value >= level)
  const [low, high] = [curve[above - 1], curve[above]]
  if (low === undefined || high === undefined) return null
  return low.at + ((high.at - low.at) * (level - low.value)) / (high.value - low.value)
}

/** Returns the value of a curve at a place, by straight lines between its points; beyond its ends that of the end. */
export function interpolate(curve: readonly WeightedPoint[], at: number): number {
  const after = curve.findIndex((point) => point.at >= at)
  const [low, high] = [curve[after - 1], curve[after]]
  if (high === undefined) return curve.at(-1)?.value ?? 0
  if (low === undefined) return high.value
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at)
}
