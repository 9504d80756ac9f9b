/** How well a replayed limiter explains what was observed: the logarithm of the likelihood of every answer. Pure. */
import type { Route, TraceEvent } from './events.ts'
import { normalBelow, spreadOf, type Meter, type Room } from './meter.ts'

/** Chance of an answer that no limiter explains. */
const STRAY = 0.004
const LOG_STRAY = Math.log(STRAY)

/**
 * Log-likelihood of the events of one counter. `blurMs` adds to the error of each moment: a search starts coarse. Gives
 * up below `floor`, because a search only needs to know that it is worse.
 */
export function scoreRoute(route: Route, meter: Meter, blurMs = 0, floor = -Infinity): number {
  let sum = 0
  for (const event of route.events) {
    sum += scoreEvent(event, meter, blurMs)
    if (sum < floor) return sum
  }
  return sum
}

/** Log-likelihood of one event; moves the meter on. */
function scoreEvent(event: TraceEvent, meter: Meter, blurMs: number): number {
  const margin = marginOf(event, meter, blurMs)
  return margin === null ? 0 : logFit(margin.units, margin.sd, event.count)
}

/**
 * How well a model that is right would do: the mean of the log-likelihood that it expects of its own predictions, and
 * the variance of that. Answers at the edge of what it allows are worth little even when it is right.
 */
export type Fitness = {
  readonly logLikelihood: number
  readonly expected: number
  readonly variance: number
}

/** The log-likelihood of a counter beside what it should be. */
export function gaugeRoute(route: Route, meter: Meter): Fitness {
  let [logLikelihood, expected, variance] = [0, 0, 0]
  for (const event of route.events) {
    const margin = marginOf(event, meter, 0)
    if (margin === null) continue
    logLikelihood += logFit(margin.units, margin.sd, event.count)
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, normalBelow(margin.units / margin.sd)))
    const [yes, no] = [Math.log(chance), Math.log(1 - chance)]
    expected += chance * yes + (1 - chance) * no
    variance += chance * (1 - chance) * (yes - no) ** 2
  }
  return { logLikelihood, expected, variance }
}

/** By how much the room at an event speaks for its answer, in requests; null where the answer says nothing. */
function marginOf(event: TraceEvent, meter: Meter, blurMs: number): Room | null {
  const { atMs, count, cost } = event
  const sdMs = blurMs > 0 ? spreadOf(event.sdMs, blurMs) : event.sdMs
  if (event.outcome === 'stray') {
    const { counted } = event
    // Whether it was counted is unknown: it counts half.
    if (counted === undefined) meter.take(atMs, sdMs, 0.5 * count * cost, 0.25 * count * cost * cost)
    else if (counted > 0) meter.take(atMs, sdMs, counted * cost)
    return null
  }
  const { units, sd } = meter.room(atMs, sdMs)
  const isAccepted = event.outcome === 'accepted'
  if (isAccepted) meter.take(atMs, sdMs, count * cost)
  else meter.refuse(atMs, sdMs, count)
  // In units of one request, so that a token limit is judged by the same scale.
  const room = units / cost
  return { units: isAccepted ? room - count : 1 - room, sd: sd / cost }
}

/** Best explanation by some strays out of `count`, and the rest by the error of the room. `margin` below 0 is a miss. */
function logFit(margin: number, sd: number, count: number): number {
  if (margin > 5 * sd) return 0
  const plain = Math.log(Math.max(1e-300, normalBelow(margin / sd)))
  const hit = Math.max(plain, -60)
  if (margin >= 0 || hit > LOG_STRAY) return Math.max(hit, LOG_STRAY)
  const strays = Math.min(count, Math.ceil(-margin))
  return Math.max(hit, strays * LOG_STRAY)
}
