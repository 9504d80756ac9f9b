import type { Limiter } from './limiter.ts'
import type { LimitRule, Word } from './limit-rule.ts'

/** A request that waits in a queue. `wake` makes the request check the limit again. */
export type Ticket = { wake: () => void }

/** The count and the queue of a limit for one API key, account or address. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  readonly waiting: Ticket[]
  /** The quota that aborted answers used up and never return. It is above 0 only if a deliberate bug is switched on. */
  lostUnits: number
  /** Additional units that the next request costs. It is above 0 only if a deliberate bug is switched on. */
  owedUnits: number
  /** Whether all further requests are refused. Only a deliberate bug of the reference implementation sets it. */
  isShut: boolean
}

/** The cost of one request in each unit. */
export type Costs = Readonly<Record<Word<'unit'>, number>>

/** Returns the cost of a request in the unit of its limit: requests or tokens. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns the time in ms until all limits accept a request. Returns null if that is unknown, or if a limit never accepts it. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the time in ms until one limit accepts a request. Returns null if it never will, or if the time is unknown. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lostUnits)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Adds the cost of a request to the count of each limit in `meters`. */
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
