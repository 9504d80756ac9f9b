/** Buckets: room that comes back at a rate, smoothly, in lumps, or losing fractions. */
import type { Meter } from '../meter.ts'

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
      doubt = 0
    },
  }
}

/** A bucket that gets `lump` units at each tick of a grid. */
export function coarseBucket(capacity: number, lump: number, tickMs: number, phaseMs: number): Meter {
  let units = capacity
  let doubt = 0
  let last = -Infinity
  const tickOf = (atMs: number): number => Math.floor((atMs - phaseMs) / tickMs)
  const fill = (atMs: number): void => {
    const tick = tickOf(atMs)
    if (last === -Infinity) last = tick
    if (tick <= last) return
    units += (tick - last) * lump
    if (units >= capacity + 2 * Math.sqrt(doubt)) doubt = 0
    units = Math.min(capacity, units)
    last = tick
  }
  return {
    room: (atMs, sdMs) => {
      fill(atMs)
      const sinceMs = (((atMs - phaseMs) % tickMs) + tickMs) % tickMs
      const isNear = Math.min(sinceMs, tickMs - sinceMs) < 2 * sdMs
      return { units: units + 0.5, sd: (isNear ? 0.1 + lump / 2 : 0.1) + Math.sqrt(doubt) }
    },
    take: (atMs, _sdMs, taken, unsure = 0) => {
      fill(atMs)
      units = Math.max(-0.5, units - taken)
      doubt += unsure
    },
    refuse: (atMs) => {
      fill(atMs)
      if (doubt === 0 || units > 3 * Math.sqrt(doubt) + 0.5) return
      units = Math.min(units, 0)
      doubt = 0
    },
  }
}

/** A bucket that adds only whole units, at each acceptance, and forgets the fraction of time that was left over. */
export function truncatingBucket(capacity: number, perMs: number): Meter {
  let units = capacity
  let doubt = 0
  let lastMs = -Infinity
  const whole = (atMs: number): number =>
    lastMs === -Infinity ? capacity : Math.min(capacity, units + Math.floor((atMs - lastMs) * perMs))
  return {
    room: (atMs, sdMs) => {
      const sinceMs = lastMs === -Infinity ? Infinity : atMs - lastMs
      const early = Math.min(capacity, units + Math.floor(Math.max(0, sinceMs - 2 * sdMs) * perMs))
      const late = Math.min(capacity, units + Math.floor((sinceMs + 2 * sdMs) * perMs))
      return { units: (early + late) / 2 + 0.5, sd: 0.1 + (late - early) / 3 + Math.sqrt(doubt) }
    },
    take: (atMs, _sdMs, taken, unsure = 0) => {
      const now = whole(atMs)
      if (now >= capacity) doubt = 0
      units = Math.max(-0.5, now - taken)
      lastMs = atMs
      doubt += unsure
    },
    refuse: () => {
      if (doubt === 0 || units > 3 * Math.sqrt(doubt) + 0.5) return
      doubt = 0
      units = Math.min(units, 0)
    },
  }
}
