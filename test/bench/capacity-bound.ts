/**
 * Computes how often an answer of a sweep can be within 5 % of the true capacity: the Cramér-Rao bound of the counts of its stages, if the
 * shape of the curve and the dependence of requests are known.
 */
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { seededRandom } from '../../reference/seeded-random.ts'
import { startModel } from '../../reference/service-models/models.ts'
import { simulateSweep, TOKENS, type KnownCase } from './capacity-simulation.ts'
import { simulateEngine, type Answered } from './service-models.ts'

/** The simulated rates as shares of the true capacity. Stages beyond them show little. */
const PLACES = [0.7, 0.85, 0.95, 1, 1.05, 1.15, 1.3] as const
/** The number of simulated stages at each rate, and their length and warm-up in seconds. */
const [RUNS, SECONDS, WARM_UP_SECONDS] = [24, 24, 5]
const [SMALLEST_SHARE, LARGEST_SHARE] = [0.0005, 0.995]

/** A point of the curve of a model. `spread`: the variance of the share of misses, divided by that of independent requests. */
type Point = { readonly log: number; readonly logOdds: number; readonly spread: number }

/** Prints how many of the sweeps could be within 5 %. Models with an objective on `tpot` are left out: their throughput may be the limit. */
export function benchBound(cases: readonly KnownCase[], sweeps: number, maxSeconds: number): void {
  const chances = cases.flatMap((each, model) => {
    const { truth, duration } = each
    if (truth === null || duration === 'tpot') return []
    const curve = PLACES.map((place) => pointAt(each, place, truth))
    return Array.from({ length: sweeps }, (_, sweep) => {
      const { stages } = simulateSweep(each, `${model} ${sweep}`, maxSeconds)
      const information = stages.reduce((sum, stage) => sum + informationOf(stage, truth, curve), 0)
      return chanceWithin(Math.log(1.05) * Math.sqrt(information))
    })
  })
  if (chances.length === 0)
    return console.log('no model has a bound: all have no capacity, or an objective on tpot')
  const left = cases.filter(({ truth, duration }) => truth === null || duration === 'tpot').length
  console.log(`${left} of ${cases.length} models are left out: no capacity, or an objective on tpot`)
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
  console.log(
    `${chances.length} sweeps of at most ${maxSeconds} s: at most ${Math.round(100 * mean)} % within 5 %`,
  )
}

function pointAt(each: KnownCase, place: number, truth: number): Point {
  const rate = place * truth
  const shares = Array.from({ length: RUNS }, (_, run) => shareOfMisses(each, rate, String(run)))
  const mean = shares.reduce((sum, share) => sum + share, 0) / RUNS
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (RUNS - 1)
  const share = Math.min(LARGEST_SHARE, Math.max(SMALLEST_SHARE, mean))
  const independent = (share * (1 - share)) / (rate * SECONDS)
  return {
    log: Math.log(place),
    logOdds: Math.log(share / (1 - share)),
    spread: Math.max(1, variance / independent),
  }
}

function shareOfMisses({ chosen, settled, duration, limitMs }: KnownCase, rate: number, run: string): number {
  const random = seededRandom('bound', run)
  const parameters = { ...chosen.parameters, ...settled }
  const engine = startModel({ ...chosen, parameters }, run)
  const toMs = 1000 * (WARM_UP_SECONDS + SECONDS)
  const starts = Array.from({ length: Math.round((rate * toMs) / 1000) }, () => random() * toMs).toSorted(
    (a, b) => a - b,
  )
  const counted = simulateEngine(engine, starts, TOKENS).filter(({ atMs }) => atMs > 1000 * WARM_UP_SECONDS)
  const isMissed = ({ atMs, firstMs, lastMs }: Answered): boolean =>
    duration === 'errors' ? Number.isNaN(firstMs) : (duration === 'ttft' ? firstMs : lastMs) - atMs > limitMs
  return counted.filter(isMissed).length / counted.length
}

/** Returns the Fisher information of a stage about ln(capacity). */
function informationOf(stage: CapacityStage, truth: number, curve: readonly Point[]): number {
  const log = Math.log(stage.ratePerSecond / truth)
  const above = curve.findIndex((point) => point.log >= log)
  const [low, high] = [curve[above - 1], curve[above]]
  if (low === undefined || high === undefined || stage.unsteady !== undefined) return 0
  const part = (log - low.log) / (high.log - low.log)
  const between = (of: 'logOdds' | 'spread'): number => low[of] + part * (high[of] - low[of])
  const share = 1 / (1 + Math.exp(-between('logOdds')))
  const slope = (high.logOdds - low.logOdds) / (high.log - low.log)
  return ((stage.counts[0]?.n ?? 0) / between('spread')) * share * (1 - share) * Math.max(0, slope) ** 2
}

/** Returns the probability that a standard normal number is between -x and x, for x from 0 on (Abramowitz, Stegun 1964, 7.1.26). */
function chanceWithin(x: number): number {
  const t = 1 / (1 + 0.3275911 * (x / Math.SQRT2))
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return 1 - series.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-(x ** 2) / 2)
}
