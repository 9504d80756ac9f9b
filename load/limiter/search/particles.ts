/** Draws points of a model at random: the start of a search and its spread. Pure. */
import { normal, type Random } from '../../workload/random.ts'
import { refillWithin } from '../model/coarse-bucket.ts'
import type { Axis, Model, Parameters } from '../model/family.ts'
import { periodOf, type Trace } from '../likelihood/fit.ts'
import type { Guess } from '../likelihood/starts.ts'

/** The range of the window, as a share of the estimate of the plan. */
const MIN_FACTOR = 0.05
const MAX_FACTOR = 30
/** Share of the points that start from the estimates of the plan. */
const NEAR_SHARE = 0.4
const NEAR_SPREAD = 0.1

/** Draws a point of a model, near the estimates of the plan or far from them. */
export function drawPoint(model: Model, guess: Guess, trace: Trace, random: Random): Parameters {
  const capacity = drawCapacity(guess, random)
  const [estimateMs = 1000] = guess.windowsMs
  const isNear = random.uniform() < NEAR_SHARE
  const factor = isNear
    ? 1 + NEAR_SPREAD * (2 * random.uniform() - 1)
    : between(MIN_FACTOR, MAX_FACTOR, random)
  const base: Parameters = {
    capacity,
    windowMs: estimateMs * factor,
    phaseMs: 0,
    inner: capacity,
    innerMs: estimateMs * factor,
  }
  const point = inFamily(model, base, guess, random)
  const settled = model.anchor === 'wall-clock' ? { ...point, windowMs: roundMs(point.windowMs) } : point
  const offsetMs = trace.counters[0]?.events[0]?.atMs ?? 0
  return { ...settled, phaseMs: offsetMs + random.uniform() * periodOf(model, settled) }
}

function inFamily(model: Model, base: Parameters, guess: Guess, random: Random): Parameters {
  const { capacity, windowMs } = base
  if (model.family === 'coarse-bucket') return { ...base, inner: drawRefill(capacity, guess, random) }
  if (model.family === 'bucket-in-window')
    return {
      ...base,
      inner: random.uniform() < 0.5 ? capacity : whole(random.uniform() * capacity),
      innerMs: windowMs * between(0.3, 3, random),
    }
  if (model.family === 'fixed-ban') return { ...base, windowMs: windowMs * between(0.08, 1.2, random) }
  if (model.family !== 'exponential-ban') return base
  const innerMs = windowMs * 2 ** (-10 * random.uniform())
  return { ...base, innerMs, windowMs: innerMs * between(0.25, 8, random) }
}

/** Draws a capacity near the largest burst, or smaller: quota that comes back during a burst makes a limit look larger. */
function drawCapacity({ capacities, runs }: Guess, random: Random): number {
  const largest = capacities.reduce((max, one) => Math.max(max, one), 1)
  const kind = random.uniform()
  if (kind < 0.4) return capacities[Math.floor(random.uniform() * capacities.length)] ?? largest
  if (kind < 0.6 && runs.length > 0) return Math.max(1, runs[Math.floor(random.uniform() * runs.length)] ?? 1)
  return whole(largest * (0.4 + 0.65 * random.uniform()) + 0.5)
}

function drawRefill(capacity: number, { runs }: Guess, random: Random): number {
  const largest = refillWithin(capacity, capacity)
  const run = runs[Math.floor(random.uniform() * runs.length)] ?? 0
  if (random.uniform() < 0.3 && run >= 2 && run <= largest) return run
  return Math.min(largest, 2 + Math.floor(random.uniform() * (largest - 1)))
}

/** Draws a point near another. Times change by about the share `spread`. Counts of units change rarely and by little. */
export function scatter(model: Model, from: Parameters, spread: number, random: Random): Parameters {
  let point = from
  for (const axis of model.axes) point = { ...point, [axis]: moved(model, point, axis, spread, random) }
  if (model.family === 'coarse-bucket') point = { ...point, inner: refillWithin(point.capacity, point.inner) }
  // The trace shows the rate before the size, so half of the points with another size keep the rate.
  const isScaled = point.capacity !== from.capacity && random.uniform() < 0.5
  if (isScaled && model.anchor !== 'wall-clock')
    point = { ...point, windowMs: (point.windowMs * point.capacity) / from.capacity }
  if (model.anchor !== 'wall-clock' || random.uniform() < 0.8) return point
  return { ...point, windowMs: roundMs(point.windowMs + (random.uniform() < 0.5 ? -500 : 500)) }
}

function moved(model: Model, from: Parameters, axis: Axis, spread: number, random: Random): number {
  const value = from[axis]
  if (axis === 'phaseMs') return value + spread * periodOf(model, from) * normal(random)
  if (axis === 'windowMs' || axis === 'innerMs') return value * Math.exp(spread * normal(random))
  if (random.uniform() < 0.7) return value
  const by = 1 + Math.floor(Math.abs(normal(random)) * spread * value)
  return Math.max(1, value + (random.uniform() < 0.5 ? -by : by))
}

function between(low: number, high: number, random: Random): number {
  return low * (high / low) ** random.uniform()
}

function whole(value: number): number {
  return Math.max(1, Math.round(value))
}

/** Returns a window that follows the wall clock: whole or half seconds. */
function roundMs(ms: number): number {
  return Math.max(500, Math.round(ms / 500) * 500)
}
