/** One limiter at work: the count of one subject under one rule, and who waits for it. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Unit } from './limit-rule.ts'

/** One who waits; `wake` makes it look again. */
export type Ticket = { wake: () => void }

/** A limiter with what the server keeps next to it. */
export type Meter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  /** Those who wait, first come first. */
  readonly line: Ticket[]
  /** Taken for ever by answers that were aborted; only in a faulty server. */
  lost: number
  /** Charged with the next request that is let through; only in a faulty server. */
  owed: number
  /** Never lets anybody through again; only in a faulty server. */
  isShut: boolean
}

/** The cost of a request, in each unit. */
export type Costs = Readonly<Record<Unit, number>>

/** Returns the cost of a request here. */
export function costAt({ rule }: Meter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** 0 when all of them let a request through now; else the longest wait, null when unknown. */
export function longestWaitMs(meters: readonly Meter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** The wait at one meter. */
export function waitAt(meter: Meter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lost)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Takes what a request costs from all of them. */
export function chargeAll(meters: readonly Meter[], costs: Costs, nowMs: number): void {
  for (const meter of meters) {
    meter.limiter.charge(nowMs, costAt(meter, costs) + meter.owed)
    meter.owed = 0
  }
}

/** Lets the first in each line look again. */
export function wakeLines(meters: readonly Meter[]): void {
  for (const { line } of meters) line[0]?.wake()
}
