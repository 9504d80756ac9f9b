/**
 * All lengths that a window may have, one after the other: over many windows a phase agrees with the answers only where
 * the length is right to a small part, so a search that draws at random may miss it. Pure.
 */
import type { Route } from '../trace/events.ts'
import type { Model, Parameters } from '../model/family.ts'
import { distinct, keep, periodOf, score, usualSdMs, type Point, type Trace } from '../likelihood/fit.ts'
import { bucketOn } from './ticks.ts'

/** Phases of one window, and by how much of it the last phase of a trace may be off from one length to the next. */
const PHASES = 20
const DRIFT = 0.05
/** The blur of the moments, in parts of the window: as much as two neighbors are apart. */
const BLUR = 0.02
/** Standard deviations of a moment that a window must last. */
const SEEN = 10
/** Lengths times sizes, phases and answers at most: more would take minutes. */
const MAX_WORK = 400_000_000
/** Points that are worth a closer look. */
const KEPT = 12

/**
 * Sizes that a scan holds on to. `inner` is what a tick of a coarse bucket brings, `windowMs` the time in which it fills
 * where its ticks bring no whole number: what a tick brings follows then from its length.
 */
export type ScanSize = { readonly capacity: number; readonly inner: number; readonly windowMs?: number }

/** The range of a scan: lengths up to `far` times one or shorter, and nothing that explains a counter as badly as `worst`. */
export type About = {
  readonly periodMs: number
  readonly far: number
  readonly sizes: readonly ScanSize[]
  readonly worst: number
}

/**
 * Parameters of a model whose windows lie on a grid: those of about that length which explain a counter best, and better
 * than `worst`, best first.
 */
export function scanPoints(model: Model, route: Route, about: About): readonly Parameters[] {
  const { sizes, worst } = about
  const trace: Trace = { routes: [route], startEpochMs: 0 }
  const kept: Point[] = []
  const periods = rangeOf(route, about, usualSdMs(trace))
  if (lengthsIn(periods) * sizes.length * PHASES * route.events.length > MAX_WORK) return []
  for (const periodMs of periodsOf(periods)) {
    for (const size of sizes) {
      const floor = kept[KEPT - 1]?.logLikelihood ?? worst
      const best = bestPhase(model, trace, periodMs, size, floor)
      if (best !== null) keep(kept, best, KEPT)
    }
  }
  return distinct(
    kept.map(({ parameters }) => parameters),
    KEPT,
  )
}

type Periods = { readonly spanMs: number; readonly minMs: number; readonly maxMs: number }

function rangeOf({ events }: Route, { periodMs, far }: About, sdMs: number): Periods {
  const spanMs = (events.at(-1)?.atMs ?? 0) - (events[0]?.atMs ?? 0)
  return {
    spanMs,
    minMs: Math.max(SEEN * sdMs, periodMs / far),
    maxMs: Math.min(far * periodMs, spanMs),
  }
}

/** About how many lengths {@link periodsOf} gives. */
function lengthsIn({ spanMs, minMs, maxMs }: Periods): number {
  return maxMs > minMs ? (spanMs / DRIFT) * (1 / minMs - 1 / maxMs) : 0
}

function* periodsOf({ spanMs, minMs, maxMs }: Periods): Generator<number> {
  for (let ms = maxMs; ms > minMs; ms *= 1 - (DRIFT * ms) / spanMs) yield ms
}

function pointOf(model: Model, periodMs: number, { capacity, inner, windowMs }: ScanSize): Parameters {
  const grid = { tickMs: periodMs, phaseMs: 0 }
  if (windowMs !== undefined) return bucketOn(grid, (capacity * periodMs) / windowMs, capacity)
  if (model.family === 'coarse-bucket') return bucketOn(grid, inner, capacity)
  return { capacity, windowMs: periodMs, phaseMs: 0, inner, innerMs: periodMs }
}

/** The best phase of one length, if it is better than the floor. */
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
