/**
 * Estimates the rate at which the share of requests that miss an objective exceeds the allowed share, by local logistic regression (Loader
 * 1999). Each curve of this share combines a rate from a fine grid, a steepness, and a floor (the share of misses at low rates). The weight
 * of a curve is the likelihood of the measured counts, where rates near the expected rate count more. The weights give rates that are
 * equally likely.
 */
import { randomAt, randomRoot } from '../workload/random.ts'

/** The numbers of requests that met and that missed an objective at a rate (`at`), as effective sample sizes. */
export type SharePoint = { readonly at: number; readonly met: number; readonly missed: number }

type Crossing = {
  readonly rates: Float64Array
  readonly steepness: number
}

/** The number of equally likely values that represent an uncertain rate. */
export const DRAWS = 400
/** The maximum |ln(rate / expected rate)| of the stages that an estimate uses: 0.55 to 1.8 times the expected rate. */
export const REACH = 0.6
// In ln(rate): each candidate rate is about 1 % above the one before it.
const STEP = 0.01
const STEPS = 80
const PLACES = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) * STEP)
// Assumed until stages show it. Measured values: 2 to 60.
const USUAL_STEEPNESS = 12
const STEEPNESS_DEVIATION = 0.9
// Some requests miss at any rate, for example during pauses. These are parts of the allowed share.
const FLOORS = [0, 0.05, 0.1, 0.25, 0.5, 0.8] as const
const LOG_OF_FLOOR = -2
// `prior` is the logarithm of the probability of a shape before measuring.
const SHAPES = FLOORS.flatMap((floor) =>
  Array.from({ length: 25 }, (_, place) => -3 + place / 4).map((deviations) => ({
    floor,
    steepness: USUAL_STEEPNESS * Math.exp(deviations * STEEPNESS_DEVIATION),
    prior: (floor > 0 ? LOG_OF_FLOOR : 0) - deviations ** 2 / 2,
  })),
)
// ln of a probability, relative to that of the best curve.
const TOO_LOW = -60
// Keeps logOdds finite. Stages have too few requests to show a smaller share.
const SMALLEST_SHARE = 0.0003
const LARGEST_SHARE = 0.9995

/** Returns the log odds of a share: ln(share / (1 - share)). Shares near 0 and 1 are clamped, so that the result is finite. */
export function logOdds(share: number, smallest = SMALLEST_SHARE): number {
  const within = Math.min(LARGEST_SHARE, Math.max(smallest, share))
  return Math.log(within / (1 - within))
}

/** Estimates the lowest rate near `aroundPerSecond` at which more than `allowedShare` of the requests miss an objective. */
export function crossingNear(
  points: readonly SharePoint[],
  allowedShare: number,
  aroundPerSecond: number,
): Crossing {
  const near = points
    .map((point) => weighted(point, aroundPerSecond))
    .filter(({ met, missed }) => met + missed > 0)
  const share = 1 / (1 + Math.exp(-logOdds(allowedShare, smallestShown(near))))
  let most = Number.NEGATIVE_INFINITY
  const columns = PLACES.map((place) => {
    const excesses = near.map(({ at, met, missed }) => ({ at: Math.expm1(at - place), met, missed }))
    return SHAPES.map(({ floor, steepness, prior }) => {
      const log = logLikelihood(excesses, { floor: floor * share, share, steepness, prior }, most + TOO_LOW)
      most = Math.max(most, log)
      return { steepness: (steepness * (1 - floor)) / (1 - floor * share), log }
    })
  })
  const weighed = columns.map((column) =>
    column
      .filter(({ log }) => log > most + TOO_LOW)
      .map(({ steepness, log }) => ({ steepness, weight: Math.exp(log - most) })),
  )
  const steep = weighed.flat().reduce((sum, { steepness, weight }) => sum + steepness * weight, 0)
  return {
    rates: quantiles(weighed.map(weightOf)).map((place) => aroundPerSecond * Math.exp(place)),
    steepness: steep / weightOf(weighed.flat()),
  }
}

function weightOf(cells: readonly { readonly weight: number }[]): number {
  return cells.reduce((sum, { weight }) => sum + weight, 0)
}

const INTERVAL_SHARE = 0.95

/**
 * Combines two estimates of a rate, each given as equally likely values in ascending order. The result has the median of `middle` and the
 * 95 % interval of `ends`.
 */
export function blended(middle: Float64Array, ends: Float64Array): Float64Array {
  return ends
    .map((end, draw) => {
      const distance = Math.abs((2 * draw + 1) / ends.length - 1) / INTERVAL_SHARE
      return end * ((middle[draw] ?? end) / end) ** Math.max(0, 1 - distance)
    })
    .toSorted()
}

/** Returns the quantile of ascending values at `share` (0 to 1). Infinity if there are no values. */
export function quantile(inOrder: Float64Array, share: number): number {
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.POSITIVE_INFINITY
}

/** Returns `rates` in a random order that depends only on `seed`. */
export function shuffled(rates: Float64Array, seed: number): Float64Array {
  const random = randomAt(randomRoot('crossing', 'order'), seed)
  const own = rates.slice()
  for (let last = own.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.uniform() * (last + 1))
    const held = own[last] ?? 0
    own[last] = own[other] ?? 0
    own[other] = held
  }
  return own
}

function smallestShown(near: readonly SharePoint[]): number {
  const requests = near.reduce((sum, { met, missed }) => sum + met + missed, 0)
  return Math.min(SMALLEST_SHARE, 0.5 / requests)
}

// The farther a rate is from `aroundPerSecond`, the less it counts. `at` becomes ln(rate / aroundPerSecond).
function weighted({ at, met, missed }: SharePoint, aroundPerSecond: number): SharePoint {
  const place = Math.log(at / aroundPerSecond)
  const weight = at === 0 ? 1 : Math.max(0, 1 - Math.abs(place / REACH) ** 3) ** 3
  return { at: place, met: weight * met, missed: weight * missed }
}

type Curve = Readonly<Record<'floor' | 'share' | 'steepness' | 'prior', number>>

// Keeps the sum above 0, because its logarithm is taken.
const LEAST_INFORMATION = 1e-9

// Jeffreys' prior corrects for few requests (Firth 1993).
function logLikelihood(points: readonly SharePoint[], curve: Curve, least: number): number {
  const { floor, share, steepness, prior } = curve
  const level = Math.log((share - floor) / (1 - share))
  let [sum, information] = [prior, LEAST_INFORMATION]
  for (const { at, met, missed } of points) {
    const odds = Math.exp(level + steepness * at)
    const within = (1 - floor) / (1 + odds)
    const beyond = floor + odds * within
    sum += missed * Math.log(beyond) + met * Math.log(within)
    if (sum < least) return Number.NEGATIVE_INFINITY
    information += ((met + missed) * within * (odds / (1 + odds)) ** 2) / beyond
  }
  return sum + Math.log(information) / 2
}

function quantiles(weights: readonly number[]): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const found = new Float64Array(DRAWS)
  let passed = 0
  let draw = 0
  for (const [of, place] of PLACES.entries()) {
    const weight = (weights[of] ?? 0) / total
    for (; draw < DRAWS && (draw + 0.5) / DRAWS <= passed + weight; draw += 1)
      found[draw] = place - STEP / 2 + STEP * (((draw + 0.5) / DRAWS - passed) / weight)
    passed += weight
  }
  // Rounding errors may leave some quantiles over. They get the last rate of the grid.
  return found.fill(STEPS * STEP, draw)
}
