/** Defines meters. A meter counts, for one limit, the requests or tokens of one subject, such as an API key. It also has a queue. */
import type { Limiter } from './limiter.ts'
import type { LimitRule, Word } from './limit-rule.ts'

/** A request that waits for a limit. `wake`: makes the request check again whether the limit accepts it. */
export type Ticket = { wake: () => void }

/** The meter of a limit for one subject, such as an API key: the rule, the limiter, waiting requests, and state for deliberate bugs. */
export type SubjectMeter = {
  readonly rule: LimitRule
  readonly limiter: Limiter
  readonly waiting: Ticket[]
  /** How much of the quota (requests or tokens) aborted answers have used up for ever. Only a deliberate bug (fault) changes this. */
  lostUnits: number
  /** What to charge to the next accepted request in addition to its cost. Only a deliberate bug (fault) changes this number. */
  owedUnits: number
  /** Whether this meter refuses all requests from now on. Only a deliberate bug (fault) changes this. */
  isShut: boolean
}

/** The cost of one request in each unit. */
export type Costs = Readonly<Record<Word<'unit'>, number>>

/** Returns the cost of a request in the unit of this meter: requests or tokens. */
export function costAt({ rule }: SubjectMeter, costs: Costs): number {
  return rule.family === 'concurrency' ? 1 : costs[rule.unit]
}

/** Returns the time in ms until all limits (`meters`) accept a request. 0: now; null: unknown or never. */
export function longestWaitMs(meters: readonly SubjectMeter[], costs: Costs, nowMs: number): number | null {
  let longestMs = 0
  for (const meter of meters) {
    const waitMs = waitAt(meter, costs, nowMs)
    if (waitMs === null) return null
    longestMs = Math.max(longestMs, waitMs)
  }
  return longestMs
}

/** Returns the time in ms until one limit (`meter`) accepts a request. 0: now; null: unknown or never. */
export function waitAt(meter: SubjectMeter, costs: Costs, nowMs: number): number | null {
  const waitMs = meter.limiter.waitMs(nowMs, costAt(meter, costs) + meter.lostUnits)
  return waitMs === 0 && meter.isShut ? meter.rule.windowMs : waitMs
}

/** Charges a request to all limits (`meters`): its cost, and what a deliberate bug adds to it (`owedUnits`). */
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
