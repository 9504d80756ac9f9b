/**
 * Counts of gaps in the buckets of scheme "log2/32" (`load/k6/rows/doc.go`): each power of two of microseconds in 32
 * equal parts, so a bucket's middle is at most 1.6 % off, and sketches of any requests, processes and hosts merge by
 * adding. Pure.
 */
import type { RowSketch } from '../rows/row.ts'
import { samplesNeeded } from './percentiles.ts'

const PARTS = 32
const LAST_BUCKET = 40 * PARTS

/** Counts by bucket. */
export type Sketch = {
  readonly add: (gapUs: number) => void
  /** Adds the counts of a row, or of another sketch. */
  readonly merge: (other: RowSketch) => void
  readonly count: () => number
  /** The middle of the bucket that holds a percentile (0 to 100) by nearest rank; null when n does not carry it. */
  readonly percentileUs: (percentile: number) => number | null
  /** Ascending and sparse, as rows hold it. */
  readonly toRow: () => RowSketch
}

/** The bucket of a gap in whole microseconds. */
export function bucketOf(gapUs: number): number {
  if (gapUs <= 0) return 0
  let power = 0
  for (let rest = gapUs; rest >= 2; rest /= 2) power += 1
  const part = Math.floor((gapUs / 2 ** power - 1) * PARTS)
  return Math.min(1 + PARTS * power + part, LAST_BUCKET)
}

/** The middle of a bucket in microseconds. */
export function middleOf(bucket: number): number {
  if (bucket <= 0) return 0
  const power = Math.floor((bucket - 1) / PARTS)
  const part = (bucket - 1) % PARTS
  return 2 ** power * (1 + (part + 0.5) / PARTS)
}

/** An empty sketch. */
export function createSketch(): Sketch {
  const counts = new Map<number, number>()
  let total = 0
  const put = (bucket: number, count: number): void => {
    counts.set(bucket, (counts.get(bucket) ?? 0) + count)
    total += count
  }
  const ascending = (): readonly (readonly [number, number])[] => [...counts].toSorted(([a], [b]) => a - b)
  return {
    add: (gapUs) => put(bucketOf(gapUs), 1),
    merge: (other) => {
      for (const [bucket, count] of other.counts) put(bucket, count)
    },
    count: () => total,
    percentileUs: (percentile) => {
      if (total < samplesNeeded(percentile)) return null
      const rank = Math.max(1, Math.ceil((percentile / 100) * total - 1e-9))
      let seen = 0
      for (const [bucket, count] of ascending()) {
        seen += count
        if (seen >= rank) return middleOf(bucket)
      }
      return null
    },
    toRow: () => ({ scheme: 'log2/32', counts: ascending() }),
  }
}
