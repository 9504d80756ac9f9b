/** Windows that slide: the exact log of acceptances, and the counter that weighs the window before. */
import { normalBelow, spreadOf, type Meter } from '../meter.ts'

type Entry = {
  readonly atMs: number
  readonly sdMs: number
  readonly units: number
  readonly variance: number
}

/** At most N accepted in any W: each acceptance gives its room back W later. */
export function slidingLog(capacity: number, windowMs: number): Meter {
  const entries: Entry[] = []
  let first = 0
  return {
    room: (atMs, sdMs) => {
      let used = 0
      let variance = 0
      for (let index = first; index < entries.length; index += 1) {
        const entry = entries[index]
        if (entry === undefined) continue
        const sd = spreadOf(sdMs, entry.sdMs)
        const z = (entry.atMs + windowMs - atMs) / sd
        if (z < -6 && index === first) first += 1
        const held = z > 4 ? 1 : z < -4 ? 0 : normalBelow(z)
        used += held * entry.units
        // Requests of one burst share the error of its moment, so it does not average out.
        variance += held * (1 - held) * entry.units * entry.units + held * entry.variance
      }
      return { units: capacity - used + 0.5, sd: 0.1 + Math.sqrt(variance) }
    },
    take: (atMs, sdMs, units, variance = 0) => {
      entries.push({ atMs, sdMs, units, variance })
    },
    refuse: () => undefined,
  }
}

/**
 * Two counters of neighbouring windows on a grid; the older one counts by the part of it that W back from now still
 * covers. `countsRefused` is for those that count before they decide. `isFloored` lets a request in while the estimate
 * is below N; otherwise estimate + 1 must not exceed N.
 */
export function slidingCounter(
  capacity: number,
  windowMs: number,
  phaseMs: number,
  countsRefused: boolean,
  isFloored: boolean,
): Meter {
  let index = -Infinity
  let before = 0
  let here = 0
  let doubtBefore = 0
  let doubt = 0
  const moveTo = (atMs: number): number => {
    const exact = (atMs - phaseMs) / windowMs
    const now = Math.floor(exact)
    if (now > index) {
      before = now === index + 1 ? here : 0
      doubtBefore = now === index + 1 ? doubt : 0
      here = 0
      doubt = 0
      index = now
    }
    return Math.min(1, Math.max(0, exact - index))
  }
  const count = (atMs: number, units: number): void => {
    moveTo(atMs)
    here += units
  }
  return {
    room: (atMs, sdMs) => {
      const part = moveTo(atMs)
      const tail = before * (1 - part)
      // Without a tail the estimate is a whole number and both ways to round agree.
      if (tail < 1e-6) return { units: capacity - here + 0.5, sd: 0.1 + Math.sqrt(doubt) }
      const unsure = Math.sqrt(doubt + doubtBefore * (1 - part) ** 2)
      const units = capacity - tail - here + (isFloored ? 1 : 0)
      return { units, sd: 0.1 + (before / windowMs) * sdMs + unsure }
    },
    take: (atMs, _sdMs, units, variance = 0) => {
      count(atMs, units)
      doubt += variance
    },
    refuse: (atMs, _sdMs, units) => {
      if (countsRefused) count(atMs, units)
    },
  }
}
