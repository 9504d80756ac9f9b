/**
 * Ticks that bring no whole number of units, as where a rate is paid out in steps: the grid comes first, from when
 * something was let through again, and how much a tick brings follows from it. Pure.
 */
import type { Route } from './events.ts'
import { UNEVEN_BUCKET, type Parameters } from './families/family.ts'
import type { Grid } from './grid.ts'
import type { Guess } from './starts.ts'
import { surelyFits, type Stretch } from './stretches.ts'
import { bucketOn, gridsFor, seenOn, sized, type Wanted } from './ticks.ts'

/** Grids that agree with when something was let through, and how many of them are tried because the amounts agree too. */
const MOST_GRIDS = 4000
const MOST_TRIED = 150
/** Nobody knows how much a tick brings: only whether anything came is held against a grid. */
const ANYTHING = { lump: Infinity, fits: 1 } as const

/** Parameters of an uneven bucket whose ticks agree with the answers of a counter, best first. */
export function unevenPoints(route: Route, guess: Guess): readonly Parameters[] {
  const { events, stretches, trace, sdMs } = seenOn(route)
  const fits = surelyFits(1, events, guess)
  const wanted = { sdMs, most: MOST_GRIDS, ...boundsOf(stretches, fits) }
  const points = gridsFor(stretches, ANYTHING, wanted)
    .map((grid) => ({ grid, ...agreementOf(grid, stretches, fits) }))
    .toSorted((a, b) => b.agreeing - a.agreeing)
    .slice(0, MOST_TRIED)
    .filter(({ lump }) => lump >= 1)
    .flatMap(({ grid, lump }) => guess.capacities.map((capacity) => bucketOn(grid, lump, capacity)))
  return sized(UNEVEN_BUCKET, points, trace)
}

/** Units that a tick brings, at the least with what the mean is off, and at the most: of more a fraction hardly shows. */
const FEWEST = 0.8
const MOST_UNITS = 8

function boundsOf(stretches: readonly Stretch[], fits: number): Pick<Wanted, 'leastMs' | 'mostMs'> {
  const paid = stretches.filter(({ accepted }) => accepted < fits)
  const timeMs = paid.reduce((sum, { refused, end }) => sum + end.atMs - refused.atMs, 0)
  const unitMs = timeMs / paid.reduce((sum, { accepted }) => sum + accepted, 0)
  return { leastMs: FEWEST * unitMs, mostMs: MOST_UNITS * unitMs }
}

/** By how much more a tick may bring than the stretches show that were short enough for nothing to be lost. */
const MORE = [1, 1.06, 1.12, 1.19, 1.26, 1.34] as const

/** What a tick probably brings, and with how many stretches that agrees when up to one unit is left over each time. */
function agreementOf(
  { tickMs, phaseMs, agreeing }: Grid,
  stretches: readonly Stretch[],
  fits: number,
): { readonly lump: number; readonly agreeing: number } {
  const counts = stretches.map(({ refused, end, accepted }) => ({
    accepted,
    ticks: Math.floor((end.atMs - phaseMs) / tickMs) - Math.floor((refused.atMs - phaseMs) / tickMs),
  }))
  const paid = counts.filter(({ accepted }) => accepted < fits)
  const sumOf = (name: 'accepted' | 'ticks'): number => paid.reduce((sum, count) => sum + count[name], 0)
  const usual = sumOf('accepted') / Math.max(1, sumOf('ticks'))
  // More than the ticks brought never came, and what came is all unless it may have been all that fits.
  const rightWith = (lump: number): number =>
    counts.filter(
      ({ accepted, ticks }) =>
        accepted < ticks * lump + 1 && (accepted >= fits || accepted > ticks * lump - 1),
    ).length
  return MORE.map((part) => ({ lump: usual * part, agreeing: agreeing + rightWith(usual * part) })).reduce(
    (best, one) => (one.agreeing > best.agreeing ? one : best),
  )
}
