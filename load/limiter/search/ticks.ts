/**
 * Searches for the ticks of interval refill. A hill climb does not find them. So it tries the grids of ticks that agree with
 * the times and the numbers of acceptances. Pure.
 */
import type { CounterEvents, TraceEvent } from '../trace/events.ts'
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import { COARSE_BUCKET, type Model, type Parameters } from '../model/family.ts'
import { bestOf, distinct, usualSdMs, type Trace } from '../likelihood/fit.ts'
import { bestGrids, type Grid, type TickLengths, type Span } from './grid.ts'
import { refillsOf, type Guess } from '../likelihood/starts.ts'
import {
  spansOf,
  refusalIntervalsOf,
  minCapacityOf,
  tickRange,
  type Measure,
  type RefusalInterval,
} from './refusal-intervals.ts'

/** The shortest visible tick, in standard deviations of a moment. */
const MIN_VISIBLE = 4
/** The tolerances of the moments of an interval, in standard deviations: errors are rarely larger than the first one. */
const SLACKS = [2.5, 0.8] as const
/** The largest number of grids for one refill, and the largest product of grids and answers: of long traces fewer are compared. */
const MAX_GRIDS = 300
const MAX_REPLAYED = 40_000
const MAX_REFILLS = 4
const MAX_SIZED = 60
const MAX_COMPARED = 200
const MAX_POINTS = 12
/** The relative distance below which ticks are nearly the same. */
const SAME_TICK = 0.001
/** The blur under which points are compared, as a share of the window. */
export const BLUR = 0.0005

/** Returns parameters of a coarse bucket whose ticks agree with the answers of a counter, best first. */
export function tickPoints(counter: CounterEvents, guess: Guess): readonly Parameters[] {
  const { events, intervals, trace, sdMs } = tickEvidenceOf(counter)
  const max = Math.min(MAX_GRIDS, Math.ceil(MAX_REPLAYED / events.length))
  const drain = drainOf(events)
  const capacity = Math.max(drain.accepted, ...guess.capacities)
  const points = refillsOf(guess.runs, [])
    .slice(0, MAX_REFILLS)
    .filter((inner) => isCoarse({ capacity, inner }))
    .flatMap((perTick) =>
      gridsFor(
        intervals,
        { perTick, minCapacity: minCapacityOf(perTick, events, guess) },
        { sdMs, max },
      ).flatMap((grid) =>
        [...new Set([sizeAtFirst(grid, perTick, drain), ...guess.capacities])].map((size) =>
          bucketOn(grid, perTick, size),
        ),
      ),
    )
  return withBestSizes(COARSE_BUCKET, points, trace)
}

/** The input of the search: the answers of one counter without unclassified responses, and the accuracy of their moments. */
export type TickEvidence = {
  readonly events: readonly TraceEvent[]
  readonly intervals: readonly RefusalInterval[]
  readonly trace: Trace
  readonly sdMs: number
}

/** Returns the input of the search for a counter. */
export function tickEvidenceOf(counter: CounterEvents): TickEvidence {
  const events = counter.events.filter(({ outcome }) => outcome !== 'unclassified')
  const trace: Trace = { counters: [counter], startEpochMs: 0 }
  return { events, intervals: refusalIntervalsOf(events), trace, sdMs: usualSdMs(trace) }
}

/** Returns the best of some coarse buckets of one counter, and of larger and smaller ones with the same ticks. */
export function withBestSizes(
  model: Model,
  points: readonly Parameters[],
  trace: Trace,
): readonly Parameters[] {
  const best = bestOf(model, points.filter(isCoarse), trace, BLUR, MAX_SIZED)
  const all = best.flatMap(({ parameters }) => sizesOf(parameters)).filter(isCoarse)
  const compared = bestOf(model, all, trace, BLUR, MAX_COMPARED).map(({ parameters }) => parameters)
  // Several grids may explain one counter.
  return distinct(compared, MAX_POINTS, isNear)
}

function isNear(one: Parameters, other: Parameters): boolean {
  return (
    one.capacity === other.capacity &&
    one.inner === other.inner &&
    Math.abs(one.innerMs / other.innerMs - 1) < SAME_TICK
  )
}

/** The accuracy of a moment, the largest number of grids, and the range of the ticks. */
export type Wanted = Pick<TickLengths, 'sdMs'> & Partial<TickLengths> & { readonly max: number }

/** Returns the grids that agree with most intervals, best first. */
export function gridsFor(
  intervals: readonly RefusalInterval[],
  measure: Omit<Measure, 'slack'>,
  { sdMs, max, minMs = 0, maxMs = Infinity }: Wanted,
): readonly Grid[] {
  const { shortestMs, longestMs } = tickRange(measure.perTick, intervals)
  const range = {
    minMs: Math.max(MIN_VISIBLE * sdMs, shortestMs, minMs),
    maxMs: Math.min(longestMs, maxMs),
    sdMs,
  }
  // Also true if a bound is NaN: then nothing came back at all.
  if (!(range.minMs < range.maxMs)) return []
  return bestGrids(spansFor(intervals, measure), range, max)
}

/** Returns the spans of ticks of the intervals. The smaller tolerance counts a span twice if its ends are nearly certain. */
export function spansFor(
  intervals: readonly RefusalInterval[],
  measure: Omit<Measure, 'slack'>,
): readonly Span[] {
  return SLACKS.flatMap((slack) =>
    intervals.flatMap((interval): readonly Span[] => spansOf(interval, { ...measure, slack })),
  ).toSorted((a, b) => a.toMs - b.toMs)
}

/** Returns a bucket that gets `inner` units at each tick of a grid. */
export function bucketOn(
  { tickMs, phaseMs }: Omit<Grid, 'agreeing'>,
  inner: number,
  capacity: number,
): Parameters {
  return { capacity, windowMs: (tickMs * capacity) / inner, phaseMs, inner, innerMs: tickMs }
}

function isCoarse({ capacity, inner }: Pick<Parameters, 'capacity' | 'inner'>): boolean {
  return inner <= LARGEST_REFILL * capacity
}

/** The number of acceptances before the first refusal, and their time. */
type Drain = { readonly accepted: number; readonly fromMs: number; readonly toMs: number }

function drainOf(events: readonly TraceEvent[]): Drain {
  const first = events.findIndex(({ outcome }) => outcome === 'refused')
  const before = events.slice(0, Math.max(0, first))
  const accepted = before.reduce((sum, { count }) => sum + count, 0)
  return { accepted, fromMs: events[0]?.atMs ?? 0, toMs: events[first]?.atMs ?? 0 }
}

/** Returns the capacity at first: the acceptances before the first refusal, without the refills meanwhile. */
function sizeAtFirst(grid: Grid, perTick: number, { accepted, fromMs, toMs }: Drain): number {
  return accepted - perTick * ticksBetween(grid, fromMs, toMs)
}

/** Returns the number of ticks of a grid between two moments. */
export function ticksBetween(
  { tickMs, phaseMs }: Omit<Grid, 'agreeing'>,
  fromMs: number,
  toMs: number,
): number {
  return Math.floor((toMs - phaseMs) / tickMs) - Math.floor((fromMs - phaseMs) / tickMs)
}

/** The relative error of a capacity for a correct grid, and the largest number of capacities. */
const CAPACITY_ERROR = 0.3
const MAX_SIZES = 60

/** Returns buckets with the same ticks, with all capacities near the given one. */
function sizesOf(parameters: Parameters): readonly Parameters[] {
  const { capacity, inner, innerMs: tickMs, phaseMs } = parameters
  const step = Math.max(1, Math.ceil((2 * CAPACITY_ERROR * capacity) / MAX_SIZES))
  const reach = Math.ceil((CAPACITY_ERROR * capacity) / step)
  return Array.from({ length: 2 * reach + 1 }, (_, index) =>
    bucketOn({ tickMs, phaseMs }, inner, capacity + (index - reach) * step),
  )
}
