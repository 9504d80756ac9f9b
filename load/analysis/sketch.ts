/**
 * Counts of gaps in the buckets of scheme "log2/32" (`load/k6/rows/doc.go`): each power of two of microseconds in 32
 * equal parts, so a bucket's middle is at most 1.6 % off, and sketches of any requests, processes and hosts merge by
 * adding. Pure.
 */
import type { RowSketch } from '../rows/row.ts'
import { bucketOf, middleOf } from './bucket.ts'
import { samplesNeeded } from './percentiles.ts'

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
