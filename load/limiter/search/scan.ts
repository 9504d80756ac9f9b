/**
 * Tries all lengths of a window, one after the other. Over many windows, a phase agrees with the answers only if the length
 * is nearly exact. So a random search may miss it. Pure.
 */
import type { CounterEvents } from '../trace/events.ts'
import type { Model, Parameters } from '../model/family.ts'
import { distinct, keep, periodOf, score, usualSdMs, type Point, type Trace } from '../likelihood/fit.ts'
import { bucketOn } from './ticks.ts'

/** The number of phases per window, and the shift of the last phase of a trace between two lengths, as a share of the window. */
const PHASES = 20
const DRIFT = 0.05
/** The blur of the moments, as a share of the window: about the distance of two neighbors. */
const BLUR = 0.02
/** The shortest window in standard deviations of a moment. */
const MIN_VISIBLE = 10
/** The largest product of lengths, sizes, phases and answers: more would take minutes. */
const MAX_WORK = 400_000_000
/** The number of points in the result. */
const MAX_POINTS = 12

/**
 * The sizes of a scan, which stay constant. `inner` is the refill of a coarse bucket. With fractional refill, `windowMs` is
 * the time in which the bucket fills, and the length of a tick determines the refill.
 */
export type ScanSize = { readonly capacity: number; readonly inner: number; readonly windowMs?: number }

/** The range of a scan: lengths up to `maxFactor` times as long or as short as `periodMs`, with a log-likelihood above a bound. */
export type ScanRange = {
  readonly periodMs: number
  readonly maxFactor: number
  readonly sizes: readonly ScanSize[]
  readonly minLogLikelihood: number
}

/**
 * Returns parameters of a model whose windows lie on a grid, best first: those in the range that explain a counter better
 * than `minLogLikelihood`.
 */
export function scanPoints(model: Model, counter: CounterEvents, range: ScanRange): readonly Parameters[] {
  const { sizes, minLogLikelihood } = range
  const trace: Trace = { counters: [counter], startEpochMs: 0 }
  const kept: Point[] = []
  const periods = rangeOf(counter, range, usualSdMs(trace))
  if (lengthsIn(periods) * sizes.length * PHASES * counter.events.length > MAX_WORK) return []
  for (const periodMs of periodsOf(periods)) {
    for (const size of sizes) {
      const floor = kept[MAX_POINTS - 1]?.logLikelihood ?? minLogLikelihood
      const best = bestPhase(model, trace, periodMs, size, floor)
      if (best !== null) keep(kept, best, MAX_POINTS)
    }
  }
  return distinct(
    kept.map(({ parameters }) => parameters),
    MAX_POINTS,
  )
}

type PeriodRange = { readonly spanMs: number; readonly minMs: number; readonly maxMs: number }

function rangeOf({ events }: CounterEvents, { periodMs, maxFactor }: ScanRange, sdMs: number): PeriodRange {
  const spanMs = (events.at(-1)?.atMs ?? 0) - (events[0]?.atMs ?? 0)
  return {
    spanMs,
    minMs: Math.max(MIN_VISIBLE * sdMs, periodMs / maxFactor),
    maxMs: Math.min(maxFactor * periodMs, spanMs),
  }
}

/** Returns about how many lengths {@link periodsOf} gives. */
function lengthsIn({ spanMs, minMs, maxMs }: PeriodRange): number {
  return maxMs > minMs ? (spanMs / DRIFT) * (1 / minMs - 1 / maxMs) : 0
}

function* periodsOf({ spanMs, minMs, maxMs }: PeriodRange): Generator<number> {
  for (let ms = maxMs; ms > minMs; ms *= 1 - (DRIFT * ms) / spanMs) yield ms
}

function pointOf(model: Model, periodMs: number, { capacity, inner, windowMs }: ScanSize): Parameters {
  const grid = { tickMs: periodMs, phaseMs: 0 }
  if (windowMs !== undefined) return bucketOn(grid, (capacity * periodMs) / windowMs, capacity)
  if (model.family === 'coarse-bucket') return bucketOn(grid, inner, capacity)
  return { capacity, windowMs: periodMs, phaseMs: 0, inner, innerMs: periodMs }
}

/** Returns the best phase of one length, or null if it is not better than `least`. */
function bestPhase(
  model: Model,
  trace: Trace,
  periodMs: number,
  size: ScanSize,
  least: number,
): Point | null {
  const base = pointOf(model, periodMs, size)
  const phases = model.anchor === 'free' ? PHASES : 1
  const stepMs = periodOf(model, base) / phases
  let best: Point | null = null
  let floor = least
  for (let index = 0; index < phases; index += 1) {
    const parameters = { ...base, phaseMs: index * stepMs }
    const logLikelihood = score(model, parameters, trace, BLUR * periodMs, floor)
    if (logLikelihood <= floor) continue
    best = { parameters, logLikelihood }
    floor = logLikelihood
  }
  return best
}
