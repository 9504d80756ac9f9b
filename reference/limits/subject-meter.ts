/** The count of one subject under one rule, together with the requests that wait for room. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Unit } from './limit-rule.ts'

/** A waiting request. `wake` makes it try again. */
export type Ticket = { wake: () => void }

/** A limiter with its rule and the state that the server stores beside it. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  /** The waiting requests, in order of arrival. */
  readonly waiting: Ticket[]
  /** The units lost to aborted answers. Only a faulty server has any. */
  lostUnits: number
  /** The units that the next accepted request is charged in addition. Only a faulty server has any. */
  owedUnits: number
  /** Whether all further requests are refused. Only a faulty server sets it. */
  isShut: boolean
}

/** The cost of one request in each unit. */
export type Costs = Readonly<Record<Unit, number>>

/** Returns the cost of a request in the unit that this meter counts. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns 0 when all meters accept a request now, else the longest wait in milliseconds; null when the wait is unknown. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the wait at one meter in milliseconds; null when it is unknown. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lostUnits)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Charges the cost of a request to all meters. */
export function chargeAll(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): void {
  for (const meter of meters) {
    meter.limiter.charge(nowMs, costAt(meter, costs) + meter.owedUnits)
    meter.owedUnits = 0
  }
}

/** Wakes the first waiting request of each meter. */
export function wakeWaiting(meters: readonly SubjectMeter[]): void {
  for (const { waiting } of meters) waiting[0]?.wake()
}
