/**
 * The gaps of all requests of a run: how often each length occurs. A run has many millions of gaps and few lengths, because they are whole
 * microseconds. So their figures are exact and their memory does not grow with the run.
 */
import {
  statisticsOf,
  type CountedValues,
  type PercentileMethod,
  type Statistics,
} from './summary-statistics.ts'

/** Gaps in microseconds. */
export type GapSeries = {
  readonly add: (us: number, times?: number) => void
  /** Returns the statistics of the gaps, each converted by `inUnit`, which must keep their order. */
  readonly statistics: (method: PercentileMethod, inUnit: (us: number) => number) => Statistics
}

/** Shorter gaps are counted by their length, in 8 MiB; longer ones, and middles of buckets, are few. */
const DENSE_US = 1 << 20

/** Returns an empty series. */
export function createGapSeries(): GapSeries {
  const dense = new Float64Array(DENSE_US)
  const sparse = new Map<number, number>()
  return {
    add(us, times = 1) {
      if (times === 0) return
      if (Number.isInteger(us) && us >= 0 && us < DENSE_US) dense[us] = (dense[us] ?? 0) + times
      else sparse.set(us, (sparse.get(us) ?? 0) + times)
    },
    statistics(method, inUnit) {
      return statisticsOf(countedValues(distinctOf(dense, sparse), inUnit), method)
    },
  }
}

/** A length in microseconds, and how many gaps are at most as long. */
type Distinct = { readonly us: Float64Array; readonly upTo: Float64Array }

function distinctOf(dense: Float64Array, sparse: ReadonlyMap<number, number>): Distinct {
  const short = dense.reduce((lengths, times) => lengths + (times > 0 ? 1 : 0), 0)
  const us = new Float64Array(short + sparse.size)
  let length = 0
  for (const [place, times] of dense.entries()) {
    if (times === 0) continue
    us[length] = place
    length += 1
  }
  us.set([...sparse.keys()], length)
  us.sort()
  const upTo = new Float64Array(us.length)
  let sum = 0
  for (const [place, gapUs] of us.entries()) {
    sum += sparse.get(gapUs) ?? dense[gapUs] ?? 0
    upTo[place] = sum
  }
  return { us, upTo }
}

function countedValues({ us, upTo }: Distinct, inUnit: (us: number) => number): CountedValues {
  const count = upTo.at(-1) ?? 0
  return {
    count,
    valueAt(place) {
      if (place < 0 || place >= count) return undefined
      const found = us[firstAbove(upTo, place)]
      return found === undefined ? undefined : inUnit(found)
    },
    forEach(visit) {
      for (const [at, gapUs] of us.entries()) visit(inUnit(gapUs), (upTo[at] ?? 0) - (upTo[at - 1] ?? 0))
    },
  }
}

/** The place of the first of ascending numbers that is larger than `limit`. */
function firstAbove(ascending: Float64Array, limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) > limit) high = middle
    else low = middle + 1
  }
  return low
}
