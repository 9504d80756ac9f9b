/** Defines meters. A meter counts, for one limit, the requests or tokens of one API key, account or address. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Word } from './limit-rule.ts'

/** A request that waits for a limit. `wake` makes the request ask the limit again. */
export type Ticket = { wake: () => void }

/** The count and the queue of one limit, for one API key, account or address. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  readonly waiting: Ticket[]
  /** The part of the quota that aborted answers have used up for ever, by a deliberate bug. */
  lostUnits: number
  /** What the next accepted request costs in addition, by a deliberate bug. */
  owedUnits: number
  /** Whether this meter refuses all requests from now on, by a deliberate bug. */
  isShut: boolean
}

/** The cost of one request in each unit. */
export type Costs = Readonly<Record<Word<'unit'>, number>>

/** Returns the cost of a request in the unit of this meter: requests or tokens. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns the ms until all limits (`meters`) accept a request. null: unknown or never. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the ms until one limit (`meter`) accepts a request. null: unknown or never. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lostUnits)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Charges a request to all limits (`meters`), with what deliberate bugs add (`owedUnits`). */
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
