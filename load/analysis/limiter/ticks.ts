/**
 * Where room comes back in lumps, a search that only moves closer finds nothing: grids of ticks are tried that agree with
 * when something was let through again, and with how much. Pure.
 */
import type { Route, TraceEvent } from './events.ts'
import { LARGEST_LUMP } from './families/coarse-bucket.ts'
import type { Model, Parameters } from './families/family.ts'
import { bestOf, distinct, usualSdMs, type Trace } from './fit.ts'
import { bestGrids, type Grid, type Span } from './grid.ts'
import { lumpsOf, type Guess } from './starts.ts'
import { spansOf, stretchesOf, surelyFits, tickRange, type Measure, type Stretch } from './stretches.ts'

/** Standard deviations of a moment that a tick must last to be seen. */
const SEEN = 4
/** Standard deviations by which the moments of a stretch may be off, and hardly are. */
const SLACKS = [2.5, 0.8] as const
/** Grids compared for one lump at most, and grids times answers at most: of long traces there are fewer. */
const MOST_GRIDS = 300
const MOST_REPLAYED = 40_000
const MOST_LUMPS = 4
const MOST_SIZED = 60
const MOST_COMPARED = 200
const MOST_POINTS = 12
/** Relative distance of ticks that are nearly the same. */
const NEAR = 0.001
/** Blur under which points are compared, in parts of the window. */
const BLUR = 0.0005

/** Parameters of a coarse bucket (`model`) whose ticks agree with the answers of a counter, best first. */
export function tickPoints(model: Model, route: Route, guess: Guess): readonly Parameters[] {
  const events = route.events.filter(({ outcome }) => outcome !== 'stray')
  const stretches = stretchesOf(events)
  const trace: Trace = { routes: [route], startEpochMs: 0 }
  const sdMs = usualSdMs(trace)
  const mostGrids = Math.min(MOST_GRIDS, Math.ceil(MOST_REPLAYED / events.length))
  const points = lumpsOf(guess.runs, [])
    .slice(0, MOST_LUMPS)
    .flatMap((lump) =>
      gridsFor(stretches, { lump, fits: surelyFits(lump, events, guess) }, sdMs)
        .slice(0, mostGrids)
        .flatMap((grid) =>
          [...new Set([sizeAtFirst(grid, lump, events), ...guess.capacities])].map((capacity) =>
            bucketOn(grid, lump, capacity),
          ),
        ),
    )
  return sized(
    model,
    points.filter(({ inner }) => inner >= 2),
    trace,
  )
}

/** The best of some coarse buckets of one counter, and of those with the same ticks that are larger or smaller. */
export function sized(model: Model, points: readonly Parameters[], trace: Trace): readonly Parameters[] {
  const best = bestOf(model, points.filter(isCoarse), trace, BLUR, MOST_SIZED)
  const all = best.flatMap(({ parameters }) => sizesOf(parameters)).filter(isCoarse)
  const compared = bestOf(model, all, trace, BLUR, MOST_COMPARED).map(({ parameters }) => parameters)
  // Several grids may explain one counter.
  return distinct(compared, MOST_POINTS, isNear)
}

function isNear(one: Parameters, other: Parameters): boolean {
  return (
    one.capacity === other.capacity &&
    one.inner === other.inner &&
    Math.abs(one.innerMs / other.innerMs - 1) < NEAR
  )
}

function gridsFor(
  stretches: readonly Stretch[],
  measure: Omit<Measure, 'slack'>,
  sdMs: number,
): readonly Grid[] {
  const { shortestMs, longestMs } = tickRange(measure.lump, stretches)
  const leastMs = Math.max(SEEN * sdMs, shortestMs)
  if (leastMs >= longestMs) return []
  const spans = SLACKS.flatMap((slack) =>
    stretches.flatMap((stretch): readonly Span[] => spansOf(stretch, { ...measure, slack })),
  )
  const ordered = spans.toSorted((a, b) => a.toMs - b.toMs)
  return bestGrids(ordered, { leastMs, mostMs: longestMs, sdMs }, MOST_GRIDS)
}

/** A bucket of a capacity that gets `inner` at each tick of a grid. */
export function bucketOn(
  { tickMs, phaseMs }: Omit<Grid, 'agreeing'>,
  inner: number,
  capacity: number,
): Parameters {
  return { capacity, windowMs: (tickMs * capacity) / inner, phaseMs, inner, innerMs: tickMs }
}

function isCoarse({ capacity, inner }: Parameters): boolean {
  return inner <= LARGEST_LUMP * capacity
}

/** What was there at first: all that was let through before the first refusal, less what came back meanwhile. */
function sizeAtFirst({ tickMs, phaseMs }: Grid, lump: number, events: readonly TraceEvent[]): number {
  const first = events.findIndex(({ outcome }) => outcome === 'refused')
  const before = events.slice(0, Math.max(0, first))
  const accepted = before.reduce((sum, { count }) => sum + count, 0)
  const tickOf = (event: TraceEvent | undefined): number =>
    Math.floor(((event?.atMs ?? 0) - phaseMs) / tickMs)
  return accepted - lump * (tickOf(events[first]) - tickOf(events[0]))
}

/** Parts of a size by which it may be off while the grid is right, and how many sizes are tried at most. */
const OFF = 0.3
const MOST_SIZES = 60

/** The same ticks, with all sizes about as large. */
function sizesOf(parameters: Parameters): readonly Parameters[] {
  const { capacity, inner, innerMs: tickMs, phaseMs } = parameters
  const step = Math.max(1, Math.ceil((2 * OFF * capacity) / MOST_SIZES))
  const reach = Math.ceil((OFF * capacity) / step)
  return Array.from({ length: 2 * reach + 1 }, (_, index) =>
    bucketOn({ tickMs, phaseMs }, inner, capacity + (index - reach) * step),
  )
}
