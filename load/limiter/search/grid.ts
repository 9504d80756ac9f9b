/**
 * Finds the grids of ticks of a counter. The spans show the least or the largest number of ticks in a time. For each length
 * of a tick, the phase is found that most spans allow. Pure.
 */

/** A span of time with the number of its ticks: at least (`sign` 1) or at most (-1) `ticks`. Milliseconds. */
export type Span = {
  readonly fromMs: number
  readonly toMs: number
  readonly ticks: number
  readonly sign: 1 | -1
}

/** Ticks at `phaseMs` and every `tickMs` before and after it; `agreeing` of the spans allow them. */
export type Grid = { readonly tickMs: number; readonly phaseMs: number; readonly agreeing: number }

/** The lengths of a tick to try, and the standard deviation of one moment. */
export type TickLengths = { readonly minMs: number; readonly maxMs: number; readonly sdMs: number }

/** The number of spans in each round. Over a short time few lengths need to be tried, and most of them are excluded. */
const LEVELS = [48, 96, Infinity] as const
const MAX_CELLS = 8000
/** A length is kept if the number of agreeing spans is less than the best one by at most this number and share. */
const MISSES = 2
const MISSES_SHARE = 0.1

/** Returns the grids that most spans allow, best first, at most `max`. `spans` are sorted by their end. */
export function bestGrids(
  spans: readonly Span[],
  { minMs, maxMs, sdMs }: TickLengths,
  max: number,
): readonly Grid[] {
  const edges = { ups: new Float64Array(spans.length), downs: new Float64Array(spans.length) }
  let cells: readonly Cell[] = [{ minMs, maxMs }]
  let grids: readonly Grid[] = []
  for (const level of LEVELS) {
    const some = spans.slice(0, level)
    const step = (2 * sdMs) / ((some.at(-1)?.toMs ?? 0) - (some[0]?.fromMs ?? 0))
    grids = cells
      .flatMap((cell) => gridsIn(cell, some, step, edges))
      .toSorted((a, b) => b.agreeing - a.agreeing)
    if (some.length === spans.length) break
    const enough = (grids[0]?.agreeing ?? 0) - MISSES - MISSES_SHARE * some.length
    cells = grids
      .slice(0, MAX_CELLS)
      .filter(({ agreeing }) => agreeing >= enough)
      .map(({ tickMs }) => ({ minMs: tickMs * (1 - step / 2), maxMs: tickMs * (1 + step / 2) }))
  }
  return grids.slice(0, max)
}

/** A range of lengths of a tick. */
type Cell = { readonly minMs: number; readonly maxMs: number }

function gridsIn(
  { minMs, maxMs }: Cell,
  spans: readonly Span[],
  step: number,
  edges: Edges,
): readonly Grid[] {
  const count = Math.max(1, Math.round(Math.log(maxMs / minMs) / step))
  return Array.from({ length: count }, (_, index) => {
    const tickMs = minMs * (maxMs / minMs) ** ((index + 0.5) / count)
    return { tickMs, ...phaseFor(spans, tickMs, edges) }
  })
}

/** The phases from which one more span agrees, and from which one fewer does. The arrays are reused, because millions are sorted. */
type Edges = { readonly ups: Float64Array; readonly downs: Float64Array }

/** Returns the phase that most spans allow. The phases of one tick form a circle, and each span allows or excludes an arc of it. */
function phaseFor(spans: readonly Span[], tickMs: number, { ups, downs }: Edges): Omit<Grid, 'tickMs'> {
  let sum = 0
  let count = 0
  for (const { fromMs, toMs, ticks, sign } of spans) {
    const whole = Math.floor((toMs - fromMs) / tickMs)
    // The span certainly agrees with its whole number of ticks.
    if (sign > 0 ? whole >= ticks : whole <= ticks) sum += 1
    if (whole !== (sign > 0 ? ticks - 1 : ticks)) continue
    // With a phase on this arc, the span holds one more tick.
    const from = fromMs - Math.floor(fromMs / tickMs) * tickMs
    const end = from + (toMs - fromMs) - whole * tickMs
    const to = end < tickMs ? end : end - tickMs
    if (end >= tickMs) sum += sign
    ups[count] = sign > 0 ? from : to
    downs[count] = sign > 0 ? to : from
    count += 1
  }
  return highest(
    { ups: ups.subarray(0, count).toSorted(), downs: downs.subarray(0, count).toSorted() },
    sum,
    tickMs,
  )
}

/** Finds the phase with the most agreeing spans, in one pass around the circle. `start` spans agree at phase 0. */
function highest({ ups, downs }: Edges, start: number, tickMs: number): Omit<Grid, 'tickMs'> {
  let sum = start
  let agreeing = start
  let [fromMs, toMs] = [0, Math.min(ups[0] ?? tickMs, downs[0] ?? tickMs)]
  let down = 0
  for (let up = 0; up < ups.length; up += 1) {
    const atMs = ups[up] ?? 0
    while (down < downs.length && (downs[down] ?? 0) <= atMs) {
      down += 1
      sum -= 1
    }
    sum += 1
    if (sum <= agreeing) continue
    agreeing = sum
    fromMs = atMs
    toMs = Math.min(ups[up + 1] ?? tickMs, downs[down] ?? tickMs)
  }
  return { phaseMs: (fromMs + toMs) / 2, agreeing }
}
