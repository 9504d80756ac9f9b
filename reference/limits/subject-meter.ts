/** A limiter in use: the count of one subject under one rule, and the requests that wait for it. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Unit } from './limit-rule.ts'

/** A waiting request; `wake` makes it try again. */
export type Ticket = { wake: () => void }

/** A limiter with the state that the server keeps beside it. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  /** The waiting requests, first come first. */
  readonly line: Ticket[]
  /** Units lost to aborted answers; only in a faulty server. */
  lost: number
  /** Units charged to the next accepted request; only in a faulty server. */
  owed: number
  /** Refuses everything from now on; only in a faulty server. */
  isShut: boolean
}

/** The cost of a request, in each unit. */
export type Costs = Readonly<Record<Unit, number>>

/** Returns the cost of a request at this meter. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns 0 when all meters accept a request now; else the longest wait, null when unknown. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the wait at one meter. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lost)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Charges all meters for a request. */
export function chargeAll(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): void {
  for (const meter of meters) {
    meter.limiter.charge(nowMs, costAt(meter, costs) + meter.owed)
    meter.owed = 0
  }
}

/** Wakes the first request in each queue. */
export function wakeLines(meters: readonly SubjectMeter[]): void {
  for (const { line } of meters) line[0]?.wake()
}
