/** Buckets: room that comes back at a rate, smoothly, in lumps, or losing fractions. */
import { normalBelow, type Meter, type Room } from '../meter.ts'

/** Token bucket, GCRA, leaky bucket as a meter: `capacity` at once, `perMs` back. */
export function tokenBucket(capacity: number, perMs: number): Meter {
  let units = capacity
  let lastMs = -Infinity
  let variance = 0
  let doubt = 0
  const fill = (atMs: number, sdMs: number): void => {
    if (lastMs === -Infinity) lastMs = atMs
    if (atMs <= lastMs) return
    units += (atMs - lastMs) * perMs
    lastMs = atMs
    // Only the error of the two ends counts; in between the rate is exact.
    variance = units >= capacity ? 0 : (sdMs * perMs) ** 2
    if (units >= capacity + 2 * Math.sqrt(doubt)) doubt = 0
    units = Math.min(capacity, units)
  }
  return {
    room: (atMs, sdMs) => {
      fill(atMs, sdMs)
      const sd = 0.03 + Math.sqrt(variance + doubt + (sdMs * perMs) ** 2)
      // A full bucket holds a whole number for certain.
      return units >= capacity
        ? { units: units + 0.5, sd: 0.1 + sdMs * perMs + Math.sqrt(doubt) }
        : { units, sd }
    },
    take: (atMs, sdMs, taken, unsure = 0) => {
      fill(atMs, sdMs)
      // What was let through had its room, whatever the replay thought: it may not owe anything afterwards.
      units = Math.max(-3 * sdMs * perMs, units - taken)
      doubt += unsure
    },
    refuse: (atMs, sdMs) => {
      fill(atMs, sdMs)
      units = Math.min(units, 1 + 3 * sdMs * perMs)
      // What is left is less than one, and nobody knows how much.
      doubt = Math.min(doubt, 1 / 12)
    },
  }
}

/** A lump that nearly fills the bucket is a fixed window with an edge that is hard to see. */
export const LARGEST_LUMP = 0.6

/** The lump nearest to one that a bucket of a capacity may have: one unit alone would be smooth. */
export function lumpWithin(capacity: number, lump: number): number {
  return Math.max(2, Math.min(Math.floor(LARGEST_LUMP * capacity), lump))
}

/** A bucket that gets `lump` units at each tick of a grid. */
export function coarseBucket(capacity: number, lump: number, tickMs: number, phaseMs: number): Meter {
  let units = capacity
  let doubt = 0
  let last = -Infinity
  // What the last tick brought in vain: a burst around it may have had room for that as well.
  let spilled = 0
  const tickOf = (atMs: number): number => Math.floor((atMs - phaseMs) / tickMs)
  const sinceTick = (atMs: number): number => (((atMs - phaseMs) % tickMs) + tickMs) % tickMs
  const fill = (atMs: number): void => {
    const tick = tickOf(atMs)
    if (last === -Infinity) last = tick
    if (tick <= last) return
    units += (tick - last) * lump
    if (units >= capacity + 2 * Math.sqrt(doubt)) doubt = 0
    spilled = Math.min(lump, Math.max(0, units - capacity))
    units = Math.min(capacity, units)
    last = tick
  }
  const extraAt = (atMs: number, sdMs: number): Room => {
    const sinceMs = sinceTick(atMs)
    const isBefore = sinceMs > tickMs / 2
    const share = isBefore ? normalBelow((sinceMs - tickMs) / sdMs) : 1 - normalBelow(sinceMs / sdMs)
    const most = isBefore ? lump : spilled
    return { units: most * share, sd: lump * Math.sqrt(Math.max(0, share * (1 - share))) }
  }
  return {
    room: (atMs, sdMs) => {
      fill(atMs)
      const extra = extraAt(atMs, sdMs)
      return { units: units + extra.units + 0.5, sd: 0.1 + extra.sd + Math.sqrt(doubt) }
    },
    take: (atMs, sdMs, taken, unsure = 0) => {
      fill(atMs)
      const isNear = Math.abs(sinceTick(atMs) - tickMs / 2) > tickMs / 2 - NEAR * sdMs
      if (isNear && taken > units + 0.5 + 2 * Math.sqrt(doubt)) {
        // What had no room before a tick that is near came after it, and what had none after it came before.
        const isBefore = sinceTick(atMs) > tickMs / 2
        units += isBefore ? lump : spilled
        if (isBefore) last += 1
        spilled = 0
      }
      units = Math.max(-0.5, Math.min(capacity, units - taken))
      doubt += unsure
    },
    refuse: (atMs, sdMs) => {
      fill(atMs)
      // A refusal right after a tick that would have made room came before it.
      if (units > 0.5 + 2 * Math.sqrt(doubt) && units < lump + 0.5 && sinceTick(atMs) < NEAR * sdMs) {
        units -= lump
        last -= 1
      }
      if (doubt === 0 || units > 3 * Math.sqrt(doubt) + 0.5) return
      units = Math.min(units, 0)
      doubt = 0
    },
  }
}

/** Standard deviations within which a request may have been on the other side of a tick. */
const NEAR = 2.5

/** A bucket that adds only whole units, at each acceptance, and forgets the fraction of time that was left over. */
export function truncatingBucket(capacity: number, perMs: number): Meter {
  let units = capacity
  let doubt = 0
  let lastMs = -Infinity
  const gainAt = (atMs: number, sdMs: number): Gain => {
    if (lastMs === -Infinity) return { units: capacity, variance: 0 }
    const sinceMs = atMs - lastMs
    const gain = wholeOf(sinceMs * perMs, Math.SQRT2 * sdMs * perMs)
    // Full for certain, so nothing is in doubt any more.
    if (units + gain.units - 2 * Math.sqrt(gain.variance) < capacity + 2 * Math.sqrt(doubt)) return gain
    return { units: capacity - units, variance: -doubt }
  }
  return {
    room: (atMs, sdMs) => {
      const gain = gainAt(atMs, sdMs)
      const sd = Math.sqrt(Math.max(0, doubt + gain.variance))
      return { units: Math.min(capacity, units + gain.units) + 0.5, sd: 0.1 + sd }
    },
    take: (atMs, sdMs, taken, unsure = 0) => {
      const gain = gainAt(atMs, sdMs)
      units = Math.max(-0.5, Math.min(capacity, units + gain.units) - taken)
      lastMs = atMs
      doubt = Math.max(0, doubt + gain.variance) + unsure
    },
    refuse: (atMs, sdMs) => {
      const gain = gainAt(atMs, sdMs)
      const room = Math.min(capacity, units + gain.units)
      const sd = Math.sqrt(Math.max(0, doubt + gain.variance))
      if (sd === 0 || room > 3 * sd + 0.5) return
      // Nothing was there, neither kept nor gained since.
      units = Math.min(units, 0) - Math.max(0, Math.min(room, gain.units))
      doubt = 0
    },
  }
}

/** Mean and variance of a number that is not known exactly, rounded down. */
function wholeOf(value: number, sd: number): Gain {
  const first = Math.max(0, Math.floor(value - 3 * sd))
  let mean = first
  let square = first * first
  for (let count = first + 1; count <= value + 3 * sd; count += 1) {
    const chance = sd === 0 ? 1 : normalBelow((value - count) / sd)
    mean += chance
    square += chance * (2 * count - 1)
  }
  return { units: mean, variance: Math.max(0, square - mean * mean) }
}

/** What came back since the last acceptance, in units, and what it adds to the variance. */
type Gain = { readonly units: number; readonly variance: number }
