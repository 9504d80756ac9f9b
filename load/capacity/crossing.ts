/** Estimates the lowest rate at which too many requests miss an objective, by curves through the stages near it (Loader 1999). Pure. */
import { randomAt, randomRoot } from '../workload/random.ts'

/** How many requests met and missed an objective at a rate (`at`). Requests whose results are correlated count as fewer. */
export type SharePoint = { readonly at: number; readonly met: number; readonly missed: number }

/** The estimated lowest rate at which too many requests miss an objective: the result of {@link crossingNear}. */
type Crossing = {
  /** The estimated rate is uncertain. These are values that it may have, all equally likely, in ascending order. */
  readonly rates: Float64Array
  /** How suddenly misses begin: ln(missed / met) grows by this from the estimated rate to twice that rate. */
  readonly steepness: number
}

/** An estimated rate is uncertain, so it is stored as this many values that it may have, all equally likely. */
export const DRAWS = 400
/** An estimate uses only stages at 0.55 to 1.8 times the expected rate: their ln(rate) differs from it by less than this. */
export const REACH = 0.6
/** The step between two candidate rates, in ln(rate): each is about 1 % higher than the one before it. */
const STEP = 0.01
const STEPS = 80
const PLACES = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) * STEP)
/** How suddenly misses begin (`steepness` of a {@link Crossing}), assumed until stages show it. Measured values: 2 to 60. */
const USUAL_STEEPNESS = 12
const STEEPNESS_DEVIATION = 0.9
/** Some requests miss at any rate, for example during pauses. The fit tries these shares of them, as parts of the allowed share. */
const FLOORS = [0, 0.05, 0.1, 0.25, 0.5, 0.8] as const
const LOG_OF_FLOOR = -2
/** The shapes of curves (share of misses over the rate) that the fit tries. `log` is ln of how likely a shape is before measuring. */
const SHAPES = FLOORS.flatMap((floor) =>
  Array.from({ length: 25 }, (_, place) => -3 + place / 4).map((deviations) => ({
    floor,
    steepness: USUAL_STEEPNESS * Math.exp(deviations * STEEPNESS_DEVIATION),
    log: (floor > 0 ? LOG_OF_FLOOR : 0) - deviations ** 2 / 2,
  })),
)
/** A curve is left out if its probability is below exp(-60) times the probability of the best curve. */
const TOO_LOW = -60
/** {@link logOdds} would be infinite for a share of 0, so smaller shares count as this one. Stages have too few requests to show less. */
const SMALLEST_SHARE = 0.0003
const LARGEST_SHARE = 0.9995

/** Returns ln(missed / met) for a share of missed requests. The share is kept off 0 and 1, so that the result is finite. */
export function logOdds(share: number, smallest = SMALLEST_SHARE): number {
  const within = Math.min(LARGEST_SHARE, Math.max(smallest, share))
  return Math.log(within / (1 - within))
}

/**
 * Estimates the lowest rate at which more than `allowedShare` of the requests miss an objective. Tries many curves through the stages near
 * `aroundPerSecond`: the better a curve fits the counts, the more it contributes.
 */
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
    return SHAPES.map(({ floor, steepness, log: prior }) => {
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

/** The report gives an interval that contains the capacity with this probability. */
const INTERVAL_SHARE = 0.95

/** Combines two estimates of one rate, as equally likely values: the median is that of `middle`, the interval is that of `ends`. */
export function blended(middle: Float64Array, ends: Float64Array): Float64Array {
  return ends
    .map((end, draw) => {
      const distance = Math.abs((2 * draw + 1) / ends.length - 1) / INTERVAL_SHARE
      return end * ((middle[draw] ?? end) / end) ** Math.max(0, 1 - distance)
    })
    .toSorted()
}

/** Returns the value below which `share` of the ascending rates lie: 0.5 gives the median. Infinity if there are no rates. */
export function quantile(inOrder: Float64Array, share: number): number {
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.POSITIVE_INFINITY
}

/**
 * Returns `rates` in a random order, always the same for a `seed`. At each position, the lowest rate of all objectives is a possible
 * capacity: different orders keep the objectives independent.
 */
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

/**
 * Returns a copy of a point whose counts are smaller the farther its rate is from `aroundPerSecond`. Its `at` is ln(rate /
 * aroundPerSecond).
 */
function weighted({ at, met, missed }: SharePoint, aroundPerSecond: number): SharePoint {
  const place = Math.log(at / aroundPerSecond)
  const weight = at === 0 ? 1 : Math.max(0, 1 - Math.abs(place / REACH) ** 3) ** 3
  return { at: place, met: weight * met, missed: weight * missed }
}

/**
 * A curve of the share of misses over the rate. `share` is its value at the rate that is tried, `floor` its value at the lowest rates,
 * `steepness` how fast it rises, and `prior` ln of how likely its shape is before measuring.
 */
type Curve = Readonly<Record<'floor' | 'share' | 'steepness' | 'prior', number>>

/** {@link logLikelihood} takes the logarithm of a sum over requests. The sum starts here, so that it is never 0. */
const LEAST_INFORMATION = 1e-9

/** Returns how well a curve fits the counts: ln of their probability, corrected for few requests (Jeffreys' prior, Firth 1993). */
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
