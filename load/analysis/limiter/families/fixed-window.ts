/** At most N per window of W. Windows follow a grid, or open at the first request after the last one closed. */
import { normalBelow, spreadOf, type Meter, type Room } from '../meter.ts'

/** A window on a grid: edges at `phaseMs` plus multiples of `windowMs`. */
export function gridWindow(capacity: number, windowMs: number, phaseMs: number): Meter {
  const counts = new Map<number, Count>()
  const countIn = (index: number): Count => counts.get(index) ?? NOTHING
  const splitOf = (atMs: number, sdMs: number): Split => splitAt(atMs, sdMs, windowMs, phaseMs)
  return {
    room: (atMs, sdMs) => roomOf(capacity, countIn, splitOf(atMs, sdMs)),
    take: (atMs, sdMs, units, variance = 0) => {
      const { index, share } = splitOf(atMs, sdMs)
      if (variance > 0) add(counts, share > 0.5 ? index + 1 : index, 0, variance)
      const left = Math.max(0, capacity - countIn(index).sum)
      const right = Math.max(0, capacity - countIn(index + 1).sum)
      // Near an edge the part that fits is what says on which side the requests were.
      const first = Math.min(left, Math.max(units - right, units * (1 - share)))
      // The requests of a burst share the error of its moment, so it does not average out.
      const spread = units * units * Math.max(0, share * (1 - share))
      add(counts, index, share <= 0 ? units : first, spread)
      if (share > 0) add(counts, index + 1, units - first, spread)
    },
    refuse: (atMs, sdMs) => {
      const { index, share } = splitOf(atMs, sdMs)
      const count = counts.get(index)
      // A refusal settles what was in doubt: nothing is left.
      if (share <= 0 && count !== undefined) counts.set(index, settledAt(capacity, count))
    },
  }
}

/** A window that opens at the first accepted request after the last window. */
export function firstRequestWindow(capacity: number, windowMs: number): Meter {
  let openMs = -Infinity
  let openSdMs = 0
  let sum = 0
  let doubt = 0
  const shareOf = (atMs: number, sdMs: number): number =>
    openMs === -Infinity ? 1 : normalBelow((atMs - openMs - windowMs) / spreadOf(sdMs, openSdMs))
  return {
    room: (atMs, sdMs) => {
      const share = shareOf(atMs, sdMs)
      if (share > 0.999) return { units: capacity + 0.5, sd: 0.1 }
      if (share < 0.001) return { units: capacity - sum + 0.5, sd: 0.1 + Math.sqrt(doubt) }
      const { units, sd } = blend(capacity - sum, capacity, share)
      return { units, sd: spreadOf(sd, Math.sqrt(doubt)) }
    },
    take: (atMs, sdMs, units, variance = 0) => {
      const share = shareOf(atMs, sdMs)
      const isNew = opensNew(share, units, capacity - sum)
      if (isNew) {
        openMs = atMs
        openSdMs = sdMs
      }
      const count = isNew ? newCount(share, units, capacity - sum) : { sum: sum + units, variance: doubt }
      sum = count.sum
      doubt = count.variance + variance
    },
    refuse: (atMs, sdMs) => {
      if (doubt === 0 || shareOf(atMs, sdMs) > 0.001) return
      const settled = settledAt(capacity, { sum, variance: doubt })
      sum = settled.sum
      doubt = settled.variance
    },
  }
}

/** Whether one of the requests came after the end of a window, when each did with a chance of `share`. */
export function opensNew(share: number, units: number, left: number): boolean {
  if (share <= 0.001) return false
  return 1 - (1 - Math.min(1, share)) ** units > 0.5 || units > left + 0.5
}

/** What a new window holds of a burst at its edge: the part that came after, at least what the old one had no room for. */
export function newCount(share: number, units: number, left: number): Count {
  if (units <= 1 || share > 0.999) return { sum: units, variance: 0 }
  const after = Math.min(units, Math.max(1, units - left, units * share))
  return { sum: after, variance: units * units * share * (1 - share) }
}

/** Units counted, and the variance of their number. */
export type Count = { readonly sum: number; readonly variance: number }
type Split = { readonly index: number; readonly share: number }
const NOTHING: Count = { sum: 0, variance: 0 }

function add(counts: Map<number, Count>, index: number, units: number, variance: number): void {
  const count = counts.get(index) ?? NOTHING
  counts.set(index, { sum: count.sum + units, variance: count.variance + variance })
}

/** A count after a refusal: full, if what was in doubt can make it so. */
export function settledAt(capacity: number, count: Count): Count {
  const missing = capacity - count.sum
  if (count.variance === 0 || Math.abs(missing) > 3 * Math.sqrt(count.variance) + 0.5) return count
  return { sum: capacity, variance: 0 }
}

/** The window of a moment, and how likely the moment belongs to the next one. */
function splitAt(atMs: number, sdMs: number, windowMs: number, phaseMs: number): Split {
  const exact = (atMs - phaseMs) / windowMs
  const index = Math.floor(exact)
  const sinceMs = (exact - index) * windowMs
  if (sinceMs > 3 * sdMs && windowMs - sinceMs > 3 * sdMs) return { index, share: 0 }
  if (sinceMs < windowMs - sinceMs) return { index: index - 1, share: normalBelow(sinceMs / sdMs) }
  return { index, share: normalBelow((sinceMs - windowMs) / sdMs) }
}

function roomOf(capacity: number, countIn: (index: number) => Count, { index, share }: Split): Room {
  const here = countIn(index)
  if (share <= 0) return { units: capacity - here.sum + 0.5, sd: 0.1 + Math.sqrt(here.variance) }
  const next = countIn(index + 1)
  const { units, sd } = blend(capacity - here.sum, capacity - next.sum, share)
  return { units, sd: spreadOf(sd, Math.sqrt(here.variance + next.variance)) }
}

/** Room of which nobody knows on which side of an edge it is asked. */
export function blend(before: number, after: number, share: number): Room {
  const split = Math.max(0, share * (1 - share))
  // A burst across the edge can use up what is left on both sides.
  const both = 2 * Math.max(0, Math.min(before, after)) * split
  const units = before + (after - before) * share + both + 0.5
  return { units, sd: 0.1 + Math.abs(after - before) * Math.sqrt(split) + both }
}
