/** Defines the count and the queue of a limit for one API key, account or address. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Word } from './limit-rule.ts'

/** A request in a queue. `wake`: makes it try again. */
export type Ticket = { wake: () => void }

/** The count and the queue of a limit for one API key, account or address. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  readonly waiting: Ticket[]
  /** The quota that aborted answers have used up. Above 0 only with a deliberate bug. */
  lostUnits: number
  /** An additional cost of the next request. Above 0 only with a deliberate bug. */
  owedUnits: number
  /** Whether all further requests are refused. True only with a deliberate bug. */
  isShut: boolean
}

/** The cost of one request in each unit. */
export type Costs = Readonly<Record<Word<'unit'>, number>>

/** Returns the cost of a request in requests or tokens. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns the ms until all limits accept a request; null if unknown or never. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the ms until one limit accepts a request; null if unknown or never. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lostUnits)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Charges a request to all limits. */
export function chargeAll(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): void {
  for (const meter of meters) {
    meter.limiter.charge(nowMs, costAt(meter, costs) + meter.owedUnits)
    meter.owedUnits = 0
  }
}

/** Wakes the first waiting request of each limit (`meters`). */
export function wakeWaiting(meters: readonly SubjectMeter[]): void {
  for (const { waiting } of meters) waiting[0]?.wake()
}
