/** The sliding log: each acceptance counts for exactly W. */
import { chanceBelow, spreadOf, type Meter, type Moment, type RemainingQuota } from './meter.ts'

type Entry = {
  readonly atMs: number
  readonly sdMs: number
  readonly units: number
  readonly variance: number
}

/** At most N accepted in any W: the quota of each acceptance comes back W later. */
export class SlidingLog implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private readonly entries: Entry[] = []
  private first = 0

  constructor(capacity: number, windowMs: number) {
    this.capacity = capacity
    this.windowMs = windowMs
  }

  remaining({ atMs, sdMs }: Moment): RemainingQuota {
    const { entries, windowMs, quota } = this
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
    quota.units = this.capacity - used + 0.5
    quota.sd = 0.1 + Math.sqrt(variance)
    return quota
  }

  take({ atMs, sdMs }: Moment, units: number, variance: number): void {
    this.entries.push({ atMs, sdMs, units, variance })
  }

  refuse(): void {
    // The log has only accepted requests.
  }
}
