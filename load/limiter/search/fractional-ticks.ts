/**
 * Searches for fractional refill, as of a limiter that adds tokens in steps of time. First it finds the grids that agree with
 * the times of acceptances. Then it finds the refill per tick that agrees with the numbers of acceptances. Pure.
 */
import type { CounterEvents } from '../trace/events.ts'
import { FRACTIONAL_BUCKET, type Parameters } from '../model/family.ts'
import { bestOf } from '../likelihood/fit.ts'
import { bestGrids, type Grid, type TickLengths } from './grid.ts'
import type { Guess } from '../likelihood/starts.ts'
import { minCapacityOf, ticksFor, type RefusalInterval } from './refusal-intervals.ts'
import { BLUR, bucketOn, gridsFor, tickEvidenceOf, withBestSizes, spansFor, ticksBetween } from './ticks.ts'

/** The largest numbers of grids that agree with the times, of refills on them that agree with the numbers, and of the best of these. */
const MAX_GRIDS = 4000
const MAX_MATCHES = 300
const MAX_TRIED = 60
/** The largest product of matches and answers: of long traces fewer matches are compared. */
const MAX_COMPARED = 150_000
/** The refill is not known yet, so only the times of acceptances are compared with a grid. */
const ANYTHING = { perTick: Infinity, minCapacity: 1 } as const
/** The range of the refill in units. The lower bound allows for the error of the mean. A fraction of a larger refill hardly shows. */
const MIN_UNITS = 0.8
const MAX_UNITS = 8
/** The relative range around a length that agrees with the times, in which one agrees with all numbers too. */
const LENGTH_RANGE = 0.002
/** Factors for a refill that agrees with all numbers: refills near it are tried too. */
const NEARBY_FACTORS = [0.98, 0.99, 1, 1.01, 1.02] as const

/** Returns parameters of a bucket with fractional refill whose ticks agree with the answers of a counter, best first. */
export function fractionalPoints(counter: CounterEvents, guess: Guess): readonly Parameters[] {
  const { events, intervals, trace, sdMs } = tickEvidenceOf(counter)
  const minCapacity = minCapacityOf(1, events, guess)
  const unitMs = unitTimeMs(intervals, minCapacity)
  const wanted = { sdMs, max: MAX_GRIDS, minMs: MIN_UNITS * unitMs, maxMs: MAX_UNITS * unitMs }
  const matches = gridsFor(intervals, ANYTHING, wanted).flatMap((grid) =>
    matchesOf(grid, unitMs, intervals, minCapacity),
  )
  const max = Math.min(MAX_MATCHES, Math.ceil(MAX_COMPARED / events.length))
  const points = bestMatches(matches, max).flatMap(({ grid, perTick }) => {
    const spans = spansFor(intervals, { perTick, minCapacity })
    return [grid, ...bestGrids(spans, { ...closeTo(grid), sdMs }, 1)].flatMap((one) =>
      guess.capacities.map((capacity) => bucketOn(one, perTick, capacity)),
    )
  })
  const best = bestOf(FRACTIONAL_BUCKET, points, trace, BLUR, MAX_TRIED)
  const nearby = best.flatMap(({ parameters }) => NEARBY_FACTORS.map((part) => withRefill(parameters, part)))
  return withBestSizes(FRACTIONAL_BUCKET, nearby, trace)
}

function closeTo({ tickMs }: Grid): Pick<TickLengths, 'minMs' | 'maxMs'> {
  return { minMs: (1 - LENGTH_RANGE) * tickMs, maxMs: (1 + LENGTH_RANGE) * tickMs }
}

function withRefill({ capacity, inner, innerMs: tickMs, phaseMs }: Parameters, part: number): Parameters {
  return bucketOn({ tickMs, phaseMs }, part * inner, capacity)
}

/** Returns the mean time in which one unit came back, from the intervals that were so short that no refill was lost. */
function unitTimeMs(intervals: readonly RefusalInterval[], minCapacity: number): number {
  const complete = intervals.filter(({ accepted }) => accepted < minCapacity)
  const timeMs = complete.reduce((sum, { refused, end }) => sum + end.atMs - refused.atMs, 0)
  return timeMs / complete.reduce((sum, { accepted }) => sum + accepted, 0)
}

/** A grid with a possible refill. `cost` is the number of intervals that contradict it, minus the number of spans that agree with the grid. */
type Match = { readonly grid: Grid; readonly perTick: number; readonly cost: number }

function matchesOf(
  grid: Grid,
  unitMs: number,
  intervals: readonly RefusalInterval[],
  minCapacity: number,
): readonly Match[] {
  const { tickMs, agreeing } = grid
  const counts = intervals.map(({ refused, end, accepted }) => ({
    accepted,
    ticks: ticksBetween(grid, refused.atMs, end.atMs),
  }))
  return refillsFor(tickMs / unitMs).map((perTick) => {
    const isRight = ({ accepted, ticks }: (typeof counts)[number]): boolean => {
      const { least, most } = ticksFor(accepted, perTick)
      return ticks >= least && (ticks <= most || accepted >= minCapacity)
    }
    return { grid, perTick, cost: counts.filter((one) => !isRight(one)).length - agreeing }
  })
}

/** Returns the matches with the lowest cost. Of equal ones, it takes a sample from the whole list, because neighbors are alike. */
function bestMatches(matches: readonly Match[], max: number): readonly Match[] {
  const last = matches.map(({ cost }) => cost).toSorted((a, b) => a - b)[max] ?? Infinity
  const better = matches.filter(({ cost }) => cost < last)
  const equal = matches.filter(({ cost }) => cost === last)
  const step = Math.max(1, equal.length / Math.max(1, max - better.length))
  return [...better, ...equal.filter((_, index) => index % step < 1)]
}

/** The range of the refill as a share of the apparent one, and the step. The apparent one is too small if a part was lost. */
const MIN_PART = 0.88
const MAX_PART = 1.4
const STEP = 1.04
/** With a smaller refill, interval refill is hardly distinguishable from a smooth one. */
const MIN_REFILL = 1.1

function refillsFor(usual: number): readonly number[] {
  const least = Math.max(MIN_REFILL, MIN_PART * usual)
  const count = Math.max(0, Math.ceil(Math.log((MAX_PART * usual) / least) / Math.log(STEP)))
  return Array.from({ length: count }, (_, index) => least * STEP ** index)
}
