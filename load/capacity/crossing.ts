/** Estimates the lowest rate at which too many requests miss an objective (Loader 1999). Pure. */
import { randomAt, randomRoot } from '../workload/random.ts'

/** How many independent requests met and missed an objective at a rate. Requests that depend on each other count as fewer. */
export type SharePoint = { readonly at: number; readonly met: number; readonly missed: number }

/** The estimated lowest rate at which an objective is missed by too many requests. */
type Crossing = {
  /** A sample of what the lowest rate that misses the objective may be, in ascending order. All values are equally likely. */
  readonly rates: Float64Array
  /** How much the log odds of a miss grow when the rate doubles. */
  readonly steepness: number
}

/** The number of values by which a {@link Crossing} represents the distribution of the estimated rate. */
export const DRAWS = 400
/** The maximum distance in ln(rate) between the estimated rate and a stage. The fit does not use stages that are farther away. */
export const REACH = 0.6
/** The difference in ln(rate) between two neighboring rates that the estimate tries. */
const STEP = 0.01
const STEPS = 80
const PLACES = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) * STEP)
/** The probability of the reported interval: it contains this share of the equally likely values of the estimated rate. */
const INTERVAL_SHARE = 0.95
/** The assumed increase of the log odds of a miss per doubling of the rate, until it can be measured. Measured values: 2 to 60. */
const USUAL_STEEPNESS = 12
const STEEPNESS_DEVIATION = 0.9
/** Some requests miss an objective however low the rate is. The fit tries these shares of them, as fractions of the allowed share. */
const FLOORS = [0, 0.05, 0.1, 0.25, 0.5, 0.8] as const
const LOG_OF_FLOOR = -2
/** The candidate curves of the share of misses over the rate. `log` is the natural logarithm of a curve's prior probability. */
const SHAPES = FLOORS.flatMap((floor) =>
  Array.from({ length: 25 }, (_, place) => -3 + place / 4).map((deviations) => ({
    floor,
    steepness: USUAL_STEEPNESS * Math.exp(deviations * STEEPNESS_DEVIATION),
    log: (floor > 0 ? LOG_OF_FLOOR : 0) - deviations ** 2 / 2,
  })),
)
/** A candidate curve is left out if the log of its probability, relative to the best curve, is below this number. */
const NOTHING = -60
/** A share of missed requests is raised to at least this value before its log odds are computed. Stages cannot show less. */
const SMALLEST_SHARE = 0.0003
const LARGEST_SHARE = 0.9995
/** The minimum of the Fisher information. It keeps the logarithm of the information finite if there are no requests. */
const LEAST_INFORMATION = 1e-9

/** Returns the log odds ln(share / (1 - share)). A share near 0 or 1 is limited, so that the result is finite. */
export function logOdds(share: number, smallest = SMALLEST_SHARE): number {
  const within = Math.min(LARGEST_SHARE, Math.max(smallest, share))
  return Math.log(within / (1 - within))
}

/** Estimates the lowest rate at which too many requests miss an objective, from stages near an expected rate. */
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
      const log = logLikelihood(excesses, { floor: floor * share, share, steepness, prior }, most + NOTHING)
      most = Math.max(most, log)
      return { steepness: (steepness * (1 - floor)) / (1 - floor * share), log }
    })
  })
  const weighed = columns.map((column) =>
    column
      .filter(({ log }) => log > most + NOTHING)
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

/** Returns a distribution of the lowest rate that misses an objective, with the median of `middle` and the spread of `ends`. */
export function blended(middle: Float64Array, ends: Float64Array): Float64Array {
  return ends
    .map((end, draw) => {
      const distance = Math.abs((2 * draw + 1) / ends.length - 1) / INTERVAL_SHARE
      return end * ((middle[draw] ?? end) / end) ** Math.max(0, 1 - distance)
    })
    .toSorted()
}

/** Returns a quantile of ascending rates, such as the median for 0.5. */
export function quantile(inOrder: Float64Array, share: number): number {
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.POSITIVE_INFINITY
}

/** Returns `rates` in a random order. Each `place` (a seed) has its own order, independent of all others. */
export function shuffled(rates: Float64Array, place: number): Float64Array {
  const random = randomAt(randomRoot('crossing', 'order'), place)
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

/** Returns a copy of a point for the curve fit. Its counts shrink with the distance of its rate from `aroundPerSecond`. */
function weighted({ at, met, missed }: SharePoint, aroundPerSecond: number): SharePoint {
  const place = Math.log(at / aroundPerSecond)
  const weight = at === 0 ? 1 : Math.max(0, 1 - Math.abs(place / REACH) ** 3) ** 3
  return { at: place, met: weight * met, missed: weight * missed }
}

/** A curve: the share of requests that miss an objective, by rate. `floor` is the share that misses even at the lowest rate. */
type Curve = Readonly<Record<'floor' | 'share' | 'steepness' | 'prior', number>>

/** Returns the log-likelihood of a curve for these points, with Jeffreys' prior (Firth 1993). */
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
