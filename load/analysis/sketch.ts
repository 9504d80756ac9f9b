/** Counts gaps on a grid, so that memory does not grow with their number. A gap is at most 0.1 % off. Pure. */
import { samplesNeeded } from './order-statistics.ts'

/** Counts by place on the grid. */
export type Sketch = {
  readonly add: (gapUs: number) => void
  /** Adds the counts of another sketch. */
  readonly addAll: (other: Sketch) => void
  readonly count: () => number
  /** The place that holds a percentile (0 to 100) by nearest rank; null when n does not carry it. */
  readonly percentileUs: (percentile: number) => number | null
  /** Microseconds and how many gaps lie there, ascending and sparse. */
  readonly places: () => Places
}

type Places = readonly (readonly [us: number, count: number])[]

const STEPS = 512

/** An empty sketch. */
export function createSketch(): Sketch {
  const counts = new Map<number, number>()
  let total = 0
  // Sorted once for all percentiles.
  let sorted: Places | null = null
  const put = (us: number, count: number): void => {
    counts.set(us, (counts.get(us) ?? 0) + count)
    total += count
    sorted = null
  }
  const places = (): Places => (sorted ??= [...counts].toSorted(([a], [b]) => a - b))
  return {
    add: (gapUs) => put(onGrid(gapUs), 1),
    addAll: (other) => {
      for (const [us, count] of other.places()) put(us, count)
    },
    count: () => total,
    percentileUs: (percentile) => {
      if (total < samplesNeeded(percentile)) return null
      const rank = Math.max(1, Math.ceil((percentile / 100) * total - 1e-9))
      let seen = 0
      for (const [us, count] of places()) {
        seen += count
        if (seen >= rank) return us
      }
      return null
    },
    places,
  }
}

/** The middle of the step that holds a gap in whole microseconds; the gap itself where steps are not wider than one. */
function onGrid(gapUs: number): number {
  if (gapUs < 2 * STEPS) return Math.max(0, gapUs)
  const step = 2 ** powerOf(gapUs) / STEPS
  return (Math.floor(gapUs / step) + 0.5) * step
}

/** The largest power of two that is not above a number. Up to 35 minutes without a logarithm: a run has millions of gaps. */
function powerOf(gapUs: number): number {
  return gapUs < 2 ** 31 ? 31 - Math.clz32(gapUs) : Math.floor(Math.log2(gapUs))
}
