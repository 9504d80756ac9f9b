/**
 * Ticks that bring no whole number of units, as where a rate is paid out in steps: first the grids that agree with when
 * something was let through again, then what a tick of them may bring, which must agree with how much. Pure.
 */
import type { Route } from '../trace/events.ts'
import { FRACTIONAL_BUCKET, type Parameters } from '../model/family.ts'
import { bestOf } from '../likelihood/fit.ts'
import { bestGrids, type Grid, type TickLengths } from './grid.ts'
import type { Guess } from '../likelihood/starts.ts'
import { surelyFits, ticksFor, type RefusalInterval } from './refusal-intervals.ts'
import { BLUR, bucketOn, gridsFor, seenOn, sized, spansFor, ticksBetween } from './ticks.ts'

/** Grids that agree with when something was let through, and with how much; and the likeliest of those. */
const MAX_GRIDS = 4000
const MAX_MATCHES = 300
const MAX_TRIED = 60
/** Matches times answers at most: of long traces there are fewer. */
const MAX_COMPARED = 150_000
/** The amount of a tick is not known, so only the times at which anything came are compared with a grid. */
const ANYTHING = { perTick: Infinity, fits: 1 } as const
/** Units that a tick brings, at the least with what the mean is off, and at the most: of more a fraction hardly shows. */
const FEWEST = 0.8
const MAX_UNITS = 8
/** Relative distance within which a length agrees with all amounts, if the one that agrees with the times does so nearly. */
const CLOSE = 0.002
/** In parts of what a tick brings that agrees with all amounts: what is tried in its place. */
const NEARBY = [0.98, 0.99, 1, 1.01, 1.02] as const

/** Parameters of an uneven bucket whose ticks agree with the answers of a counter, best first. */
export function fractionalPoints(route: Route, guess: Guess): readonly Parameters[] {
  const { events, intervals, trace, sdMs } = seenOn(route)
  const fits = surelyFits(1, events, guess)
  const unitMs = unitTimeMs(intervals, fits)
  const wanted = { sdMs, most: MAX_GRIDS, minMs: FEWEST * unitMs, maxMs: MAX_UNITS * unitMs }
  const matches = gridsFor(intervals, ANYTHING, wanted).flatMap((grid) =>
    matchesOf(grid, unitMs, intervals, fits),
  )
  const most = Math.min(MAX_MATCHES, Math.ceil(MAX_COMPARED / events.length))
  const points = bestMatches(matches, most).flatMap(({ grid, perTick }) => {
    const spans = spansFor(intervals, { perTick, fits })
    return [grid, ...bestGrids(spans, { ...closeTo(grid), sdMs }, 1)].flatMap((one) =>
      guess.capacities.map((capacity) => bucketOn(one, perTick, capacity)),
    )
  })
  const best = bestOf(FRACTIONAL_BUCKET, points, trace, BLUR, MAX_TRIED)
  const nearby = best.flatMap(({ parameters }) => NEARBY.map((part) => withRefill(parameters, part)))
  return sized(FRACTIONAL_BUCKET, nearby, trace)
}

function closeTo({ tickMs }: Grid): Pick<TickLengths, 'minMs' | 'maxMs'> {
  return { minMs: (1 - CLOSE) * tickMs, maxMs: (1 + CLOSE) * tickMs }
}

function withRefill({ capacity, inner, innerMs: tickMs, phaseMs }: Parameters, part: number): Parameters {
  return bucketOn({ tickMs, phaseMs }, part * inner, capacity)
}

/** Returns the mean time in which one unit came back, from the intervals that were short enough for nothing to be lost. */
function unitTimeMs(intervals: readonly RefusalInterval[], fits: number): number {
  const paid = intervals.filter(({ accepted }) => accepted < fits)
  const timeMs = paid.reduce((sum, { refused, end }) => sum + end.atMs - refused.atMs, 0)
  return timeMs / paid.reduce((sum, { accepted }) => sum + accepted, 0)
}

/** A grid with what a tick of it may bring. `cost`: intervals that are against that, less what agrees with the grid. */
type Match = { readonly grid: Grid; readonly perTick: number; readonly cost: number }

function matchesOf(
  grid: Grid,
  unitMs: number,
  intervals: readonly RefusalInterval[],
  fits: number,
): readonly Match[] {
  const { tickMs, agreeing } = grid
  const counts = intervals.map(({ refused, end, accepted }) => ({
    accepted,
    ticks: ticksBetween(grid, refused.atMs, end.atMs),
  }))
  return refillsFor(tickMs / unitMs).map((perTick) => {
    const isRight = ({ accepted, ticks }: (typeof counts)[number]): boolean => {
      const { least, most } = ticksFor(accepted, perTick)
      return ticks >= least && (ticks <= most || accepted >= fits)
    }
    return { grid, perTick, cost: counts.filter((one) => !isRight(one)).length - agreeing }
  })
}

/** Those that cost least; of equals as many as are wanted, from all over: neighbors are alike. */
function bestMatches(matches: readonly Match[], most: number): readonly Match[] {
  const last = matches.map(({ cost }) => cost).toSorted((a, b) => a - b)[most] ?? Infinity
  const better = matches.filter(({ cost }) => cost < last)
  const equal = matches.filter(({ cost }) => cost === last)
  const step = Math.max(1, equal.length / Math.max(1, most - better.length))
  return [...better, ...equal.filter((_, index) => index % step < 1)]
}

/** The range of the refill of a tick, as a share of its apparent refill, which is too small where something was lost; and the step between. */
const LEAST_PART = 0.88
const MAX_PART = 1.4
const STEP = 1.04
/** Of less than this a tick hardly differs from a steady flow. */
const LEAST_REFILL = 1.1

function refillsFor(usual: number): readonly number[] {
  const least = Math.max(LEAST_REFILL, LEAST_PART * usual)
  const count = Math.max(0, Math.ceil(Math.log((MAX_PART * usual) / least) / Math.log(STEP)))
  return Array.from({ length: count }, (_, index) => least * STEP ** index)
}
