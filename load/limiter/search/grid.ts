/**
 * On which grids of ticks a counter may run: spans of time are known to hold at least or at most so many ticks, and for
 * each length of a tick the phase is sought that most of them allow. Pure.
 */

/** A span of time and how many ticks lie in it: so many at least (`sign` 1) or at most (-1). Milliseconds. */
export type Span = {
  readonly fromMs: number
  readonly toMs: number
  readonly ticks: number
  readonly sign: 1 | -1
}

/** Ticks at `phaseMs` and every `tickMs` before and after it; `agreeing` of the spans allow them. */
export type Grid = { readonly tickMs: number; readonly phaseMs: number; readonly agreeing: number }

/** The lengths of a tick to try, and how well one moment is known. */
export type TickLengths = { readonly minMs: number; readonly maxMs: number; readonly sdMs: number }

/** The number of spans to look at first: over a short time few lengths must be tried, and most of them are wrong. */
const LEVELS = [48, 96, Infinity] as const
const MAX_CELLS = 8000
/** Spans that agree less with a length than with the best, and yet it may be right: some and a part of all. */
const MISSES = 2
const MISSES_SHARE = 0.1

/** The grids that most spans allow, best first, at most `most`. `spans` are sorted by their end. */
export function bestGrids(
  spans: readonly Span[],
  { minMs, maxMs, sdMs }: TickLengths,
  most: number,
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
  return grids.slice(0, most)
}

/** Lengths of a tick from the shortest to the longest. */
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

/** The places around a circle at which one more of the spans agrees, and where one less. Reused: millions of these are sorted. */
type Edges = { readonly ups: Float64Array; readonly downs: Float64Array }

/** The phase that most spans allow: each allows it on an arc, or but for an arc, and the arcs are counted around the circle. */
function phaseFor(spans: readonly Span[], tickMs: number, { ups, downs }: Edges): Omit<Grid, 'tickMs'> {
  let sum = 0
  let count = 0
  for (const { fromMs, toMs, ticks, sign } of spans) {
    const whole = Math.floor((toMs - fromMs) / tickMs)
    // Fewer than `ticks` are never too many, more are always enough.
    if (sign > 0 ? whole >= ticks : whole <= ticks) sum += 1
    if (whole !== (sign > 0 ? ticks - 1 : ticks)) continue
    // With a phase on this arc there is one tick more.
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

/** Goes once around: `start` agree at 0. */
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
