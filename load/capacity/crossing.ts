/** Finds the rate at which the share of requests beyond a limit crosses the allowed share: a logistic curve of the logarithm of the rate, fitted by local likelihood (Loader 1999). Pure. */
import { randomAt, randomRoot } from '../workload/random.ts'

/** A stage on the curve: its rate per second, and its numbers of independent requests, which need not be whole. */
export type SharePoint = { readonly at: number; readonly met: number; readonly missed: number }

/** A crossing, as the stages show it: rates that are equally likely, ascending, and how steep the curve is there. */
export type Crossing = { readonly rates: Float64Array; readonly steepness: number }

/** The number of equally likely rates that stand for a crossing. */
export const DRAWS = 400
/** Stages this far away, as a logarithm of rates, no longer lie on the same curve; nearer ones count the more. */
const LARGEST_REACH = 0.7
/** Once so many stages lie near, the others only bend the curve: a service has slow answers at any rate, too. */
const SMALLEST_REACH = 0.5
const NEIGHBORS = 7
/** The grid of crossings, as logarithms of rates around where the crossing seems to be. */
const STEP = 0.01
const STEPS = 80
/** The assumed steepness of curves before any stage: queues have 2 (answers that alone take nearly the limit) to 60 (many servers, p99). */
const USUAL_STEEPNESS = 12
const STEEPNESS_DEVIATION = 0.9
const STEEPNESSES = Array.from({ length: 31 }, (_, place) => -3 + place / 6)
/** Shares beyond these are the same to a stage of seconds. */
const SMALLEST_SHARE = 0.0003
const LARGEST_SHARE = 0.9995

/** Returns the logarithm of the odds of a share. Shares below `smallest`, or near 1, are the same, so it is always finite. */
export function logOdds(share: number, smallest = SMALLEST_SHARE): number {
  const within = Math.min(LARGEST_SHARE, Math.max(smallest, share))
  return Math.log(within / (1 - within))
}

/** Fits the curve around a rate. An allowed share of 0 or 1 counts as the smallest or largest that the requests can show. */
export function crossingNear(
  points: readonly SharePoint[],
  allowedShare: number,
  aroundPerSecond: number,
): Crossing {
  const reach = reachOf(points, aroundPerSecond)
  const near = points
    .map((point) => weighted(point, aroundPerSecond, reach))
    .filter(({ met, missed }) => met + missed > 0)
  const level = logOdds(allowedShare, smallestShown(near))
  const places = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) * STEP)
  const cells = places.flatMap((place) =>
    STEEPNESSES.map((deviations) => {
      const steepness = USUAL_STEEPNESS * Math.exp(deviations * STEEPNESS_DEVIATION)
      const prior = -(deviations ** 2) / 2
      return { place, steepness, log: prior + logLikelihood(near, { place, steepness, level }) }
    }),
  )
  const most = Math.max(...cells.map(({ log }) => log))
  const likely = cells.map(({ place, steepness, log }) => ({
    place,
    steepness,
    weight: Math.exp(log - most),
  }))
  const total = likely.reduce((sum, { weight }) => sum + weight, 0)
  return {
    rates: quantiles(likely, total).map((place) => aroundPerSecond * Math.exp(place)),
    steepness: likely.reduce((sum, { steepness, weight }) => sum + (steepness * weight) / total, 0),
  }
}

/** Returns the same rates in an order that depends on the seed, so that several crossings can be combined at random. */
export function shuffled(rates: Float64Array, seed: string): Float64Array {
  const random = randomAt(randomRoot(seed, 'crossing'), 0)
  const own = rates.slice()
  for (let last = own.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.uniform() * (last + 1))
    const held = own[last] ?? 0
    own[last] = own[other] ?? 0
    own[other] = held
  }
  return own
}

/** Returns the smallest share that requests can show, which is half a request among all of them. */
function smallestShown(near: readonly SharePoint[]): number {
  const requests = near.reduce((sum, { met, missed }) => sum + met + missed, 0)
  return Math.min(SMALLEST_SHARE, 0.5 / requests)
}

/** As far as the nearest stages lie (nearest-neighbor bandwidth). */
function reachOf(points: readonly SharePoint[], aroundPerSecond: number): number {
  const distances = points.map(({ at }) => Math.abs(Math.log(at / aroundPerSecond))).toSorted((a, b) => a - b)
  const needed = 1.5 * (distances[NEIGHBORS - 1] ?? LARGEST_REACH)
  return Math.min(LARGEST_REACH, Math.max(SMALLEST_REACH, needed))
}

/** Tricube weights, as local regression has them. */
function weighted({ at, met, missed }: SharePoint, aroundPerSecond: number, reach: number): SharePoint {
  const place = Math.log(at / aroundPerSecond)
  const weight = Math.max(0, 1 - Math.abs(place / reach) ** 3) ** 3
  return { at: place, met: weight * met, missed: weight * missed }
}

type Curve = { readonly place: number; readonly steepness: number; readonly level: number }

function logLikelihood(points: readonly SharePoint[], { place, steepness, level }: Curve): number {
  let sum = 0
  for (const { at, met, missed } of points) {
    const odds = level + steepness * (at - place)
    // The logarithms of the share beyond and of the rest, without overflow.
    const beyond = odds > 0 ? -Math.log1p(Math.exp(-odds)) : odds - Math.log1p(Math.exp(odds))
    sum += missed * beyond + met * (beyond - odds)
  }
  return sum
}

/** Places that split the posterior of the place into parts of equal weight. */
function quantiles(
  likely: readonly { readonly place: number; readonly weight: number }[],
  total: number,
): Float64Array {
  const found = new Float64Array(DRAWS)
  let passed = 0
  let draw = 0
  for (let from = 0; from < likely.length; from += STEEPNESSES.length) {
    const column = likely.slice(from, from + STEEPNESSES.length)
    const weight = column.reduce((sum, cell) => sum + cell.weight, 0) / total
    const start = (column[0]?.place ?? 0) - STEP / 2
    for (; draw < DRAWS && (draw + 0.5) / DRAWS <= passed + weight; draw += 1)
      found[draw] = start + STEP * (((draw + 0.5) / DRAWS - passed) / weight)
    passed += weight
  }
  // The remainder of rounding is put at the end of the grid.
  return found.fill(STEPS * STEP, draw)
}
