/**
 * Ticks that bring no whole number of units, as where a rate is paid out in steps: first the lengths of a tick that agree
 * with when something was let through again, then what each of them may bring, which must agree with how much. Pure.
 */
import type { Route } from './events.ts'
import { UNEVEN_BUCKET, type Parameters } from './families/family.ts'
import { bestOf } from './fit.ts'
import { bestGrids, type Grid, type Range, type Span } from './grid.ts'
import type { Guess } from './starts.ts'
import { surelyFits, type Stretch } from './stretches.ts'
import { BLUR, bucketOn, gridsFor, seenOn, sized, spansFor } from './ticks.ts'

/** Grids that agree with when something was let through, and how many of them, of other lengths, are looked at closely. */
const MOST_ROUGH = 4000
const MOST_LENGTHS = 60
/** Relative distance of lengths that are others, and how far the right one may be from its rough neighbour. */
const APART = 0.01
const CLOSE = 0.01
/** Nobody knows how much a tick brings: only whether anything came is held against a grid. */
const ANYTHING = { lump: Infinity, fits: 1 } as const
/** Units that a tick brings, at the least with what the mean is off, and at the most: of more a fraction hardly shows. */
const FEWEST = 0.8
const MOST_UNITS = 8

/** Parameters of an uneven bucket whose ticks agree with the answers of a counter, best first. */
export function unevenPoints(route: Route, guess: Guess): readonly Parameters[] {
  const { events, stretches, trace, sdMs } = seenOn(route)
  const fits = surelyFits(1, events, guess)
  const unitMs = unitTimeMs(stretches, fits)
  const wanted = { sdMs, most: MOST_ROUGH, leastMs: FEWEST * unitMs, mostMs: MOST_UNITS * unitMs }
  const lengths = lengthsOf(gridsFor(stretches, ANYTHING, wanted))
  const points = bestMatches(lengths, stretches, { fits, unitMs, sdMs }).flatMap(({ spans, range, lump }) =>
    someOfBest(bestGrids(spans, range, MOST_ALIKE)).flatMap((grid) =>
      guess.capacities.map((capacity) => bucketOn(grid, lump, capacity)),
    ),
  )
  const best = bestOf(UNEVEN_BUCKET, points, trace, BLUR, MOST_TRIED)
  const nearby = best.flatMap(({ parameters }) => NEARBY.map((part) => withLump(parameters, part)))
  return sized(UNEVEN_BUCKET, nearby, trace)
}

function withLump({ capacity, inner, innerMs: tickMs, phaseMs }: Parameters, part: number): Parameters {
  return bucketOn({ tickMs, phaseMs }, part * inner, capacity)
}

/** What a unit took to come back, in the mean of the stretches that were short enough for nothing to be lost. */
function unitTimeMs(stretches: readonly Stretch[], fits: number): number {
  const paid = stretches.filter(({ accepted }) => accepted < fits)
  const timeMs = paid.reduce((sum, { refused, end }) => sum + end.atMs - refused.atMs, 0)
  return timeMs / paid.reduce((sum, { accepted }) => sum + accepted, 0)
}

/** One length of all that are nearly the same, the best first. */
function lengthsOf(grids: readonly Grid[]): readonly number[] {
  const kept: number[] = []
  for (const { tickMs } of grids) {
    if (kept.length === MOST_LENGTHS) break
    if (kept.every((other) => Math.abs(other / tickMs - 1) > APART)) kept.push(tickMs)
  }
  return kept
}

/** How well moments and amounts are known. */
type Known = { readonly fits: number; readonly unitMs: number; readonly sdMs: number }

/** A length of a tick with what it may bring, and the spans of time that this makes of the stretches. */
type Match = { readonly range: Range; readonly lump: number; readonly spans: readonly Span[] }

/** So few spans at the beginning tell most of what is wrong. */
const FIRST_SPANS = 48
const MOST_MATCHES = 400
const MOST_ALIKE = 200
const GRIDS_PER_MATCH = 5
const MOST_TRIED = 60

/** The lengths with what they may bring that agree with most of the first stretches. */
function bestMatches(
  lengths: readonly number[],
  stretches: readonly Stretch[],
  known: Known,
): readonly Match[] {
  return lengths
    .flatMap((tickMs) =>
      lumpsFor(tickMs / known.unitMs).map((lump) => matchOf(tickMs, lump, stretches, known)),
    )
    .map((match) => ({ match, agreeing: agreeingWith(match) }))
    .toSorted((a, b) => b.agreeing - a.agreeing)
    .slice(0, MOST_MATCHES)
    .map(({ match }) => match)
}

/** Of grids that agree with as much as the best a few that lie apart: the right one is seldom at the edge of them. */
function someOfBest(grids: readonly Grid[]): readonly Grid[] {
  const alike = grids
    .filter(({ agreeing }) => agreeing === grids[0]?.agreeing)
    .toSorted((a, b) => a.tickMs - b.tickMs)
  const step = Math.max(1, alike.length / GRIDS_PER_MATCH)
  return alike.filter((_, index) => Math.floor((index + 0.5) % step) === Math.floor(step / 2))
}

/** The part of the first spans that some grid agrees with. */
function agreeingWith({ spans, range }: Match): number {
  const first = spans.slice(0, FIRST_SPANS)
  return (bestGrids(first, range, 1)[0]?.agreeing ?? 0) / first.length
}

function matchOf(tickMs: number, lump: number, stretches: readonly Stretch[], { fits, sdMs }: Known): Match {
  const range = { leastMs: (1 - CLOSE) * tickMs, mostMs: (1 + CLOSE) * tickMs, sdMs }
  return { range, lump, spans: spansFor(stretches, { lump, fits }) }
}

/** What a tick may bring, in parts of what it seems to, which is less where something was lost; and the steps between. */
const LEAST_PART = 0.88
const MOST_PART = 1.4
const STEP = 1.04
/** In parts of such a lump: those that are tried in its place. */
const NEARBY = [0.98, 0.99, 1, 1.01, 1.02] as const
/** Of less than this a tick hardly differs from a steady flow. */
const LEAST_LUMP = 1.1

function lumpsFor(usual: number): readonly number[] {
  const least = Math.max(LEAST_LUMP, LEAST_PART * usual)
  const count = Math.max(0, Math.ceil(Math.log((MOST_PART * usual) / least) / Math.log(STEP)))
  return Array.from({ length: count }, (_, index) => least * STEP ** index)
}
