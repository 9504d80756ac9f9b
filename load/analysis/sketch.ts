import { samplesNeeded } from './order-statistics.ts'

/** A histogram of times in µs, such as the gaps between tokens, with an error of at most 0.1 %. */
export type Sketch = {
  readonly add: (gapUs: number) => void
  readonly addAll: (other: Sketch) => void
  readonly count: () => number
  /** Returns a percentile (0 to 100) in µs. Null if there are too few times. */
  readonly percentileUs: (percentile: number) => number | null
  readonly entries: () => Entries
}

type Entries = readonly (readonly [us: number, count: number])[]

const STEPS = 512

/** Creates an empty histogram. */
export function createSketch(): Sketch {
  const counts = new Map<number, number>()
  let total = 0
  // Sorted once for all percentiles.
  let sorted: Entries | null = null
  const put = (us: number, count: number): void => {
    counts.set(us, (counts.get(us) ?? 0) + count)
    total += count
    sorted = null
  }
  const entries = (): Entries => (sorted ??= [...counts].toSorted(([a], [b]) => a - b))
  return {
    add: (gapUs) => put(onGrid(gapUs), 1),
    addAll: (other) => {
      for (const [us, count] of other.entries()) put(us, count)
    },
    count: () => total,
    percentileUs: (percentile) => {
      if (total < samplesNeeded(percentile)) return null
      const rank = Math.max(1, Math.ceil((percentile / 100) * total - 1e-9))
      let seen = 0
      for (const [us, count] of entries()) {
        seen += count
        if (seen >= rank) return us
      }
      return null
    },
    entries,
  }
}

function onGrid(gapUs: number): number {
  if (gapUs < 2 * STEPS) return Math.max(0, gapUs)
  const step = 2 ** binaryExponent(gapUs) / STEPS
  return (Math.floor(gapUs / step) + 0.5) * step
}

function binaryExponent(gapUs: number): number {
  return gapUs < 2 ** 31 ? 31 - Math.clz32(gapUs) : Math.floor(Math.log2(gapUs))
}
