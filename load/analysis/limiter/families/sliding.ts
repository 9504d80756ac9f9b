/** Windows that slide: the exact log of acceptances, and the counter that weighs the window before. */
import { chanceBelow, spreadOf, type Meter, type Moment, type Room } from '../meter.ts'

type Entry = {
  readonly atMs: number
  readonly sdMs: number
  readonly units: number
  readonly variance: number
}

/** At most N accepted in any W: each acceptance gives its room back W later. */
export class SlidingLog implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly answer: Room = { units: 0, sd: 0 }
  private readonly entries: Entry[] = []
  private first = 0

  constructor(capacity: number, windowMs: number) {
    this.capacity = capacity
    this.windowMs = windowMs
  }

  room({ atMs, sdMs }: Moment): Room {
    const { entries, windowMs, answer } = this
    let used = 0
    let variance = 0
    for (let index = this.first; index < entries.length; index += 1) {
      const entry = entries[index]
      if (entry === undefined) continue
      const leftMs = entry.atMs + windowMs - atMs
      const held = chanceBelow(leftMs, sdMs, entry.sdMs)
      if (held === 0 && index === this.first && leftMs / spreadOf(sdMs, entry.sdMs) < -6) this.first += 1
      used += held * entry.units
      // Requests of one burst share the error of its moment, so it does not average out.
      variance += held * (1 - held) * entry.units * entry.units + held * entry.variance
    }
    answer.units = this.capacity - used + 0.5
    answer.sd = 0.1 + Math.sqrt(variance)
    return answer
  }

  take({ atMs, sdMs }: Moment, units: number, variance: number): void {
    this.entries.push({ atMs, sdMs, units, variance })
  }

  refuse(): void {
    // Only what was accepted is in the log.
  }
}

/**
 * Two counters of neighbouring windows on a grid; the older one counts by the part of it that W back from now still
 * covers. `countsRefused` is for those that count before they decide. `isFloored` lets a request in while the estimate
 * is below N; otherwise estimate + 1 must not exceed N.
 */
export class SlidingCounter implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly phaseMs: number
  private readonly countsRefused: boolean
  private readonly isFloored: boolean
  private readonly answer: Room = { units: 0, sd: 0 }
  private index = -Infinity
  private before = 0
  private here = 0
  private doubtBefore = 0
  private doubt = 0

  constructor(
    capacity: number,
    windowMs: number,
    phaseMs: number,
    countsRefused: boolean,
    isFloored: boolean,
  ) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.phaseMs = phaseMs
    this.countsRefused = countsRefused
    this.isFloored = isFloored
  }

  room({ atMs, sdMs }: Moment): Room {
    const part = this.moveTo(atMs)
    const { answer, before, here, doubt } = this
    const tail = before * (1 - part)
    // Without a tail the estimate is a whole number and both ways to round agree.
    if (tail < 1e-6) {
      answer.units = this.capacity - here + 0.5
      answer.sd = 0.1 + Math.sqrt(doubt)
      return answer
    }
    const unsure = Math.sqrt(doubt + this.doubtBefore * (1 - part) ** 2)
    answer.units = this.capacity - tail - here + (this.isFloored ? 1 : 0)
    answer.sd = 0.1 + (before / this.windowMs) * sdMs + unsure
    return answer
  }

  take({ atMs }: Moment, units: number, variance: number): void {
    this.moveTo(atMs)
    this.here += units
    this.doubt += variance
  }

  refuse({ atMs }: Moment, units: number): void {
    if (!this.countsRefused) return
    this.moveTo(atMs)
    this.here += units
  }

  /** Which part of the window of a moment is over. */
  private moveTo(atMs: number): number {
    const exact = (atMs - this.phaseMs) / this.windowMs
    const now = Math.floor(exact)
    if (now > this.index) {
      const isNext = now === this.index + 1
      this.before = isNext ? this.here : 0
      this.doubtBefore = isNext ? this.doubt : 0
      this.here = 0
      this.doubt = 0
      this.index = now
    }
    return Math.min(1, Math.max(0, exact - this.index))
  }
}
