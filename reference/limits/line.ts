/** Queues requests until there is room, instead of refusing them. */
import type { LimitClock } from './limit-clock.ts'
import {
  chargeAll,
  costAt,
  longestWaitMs,
  wakeLines,
  type Costs,
  type SubjectMeter,
  type Ticket,
} from './subject-meter.ts'

/** The maximum delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** One waiting request. It waits for room at all meters, in the queue of one of them. */
export type WaitingRequest = {
  readonly meters: readonly SubjectMeter[]
  readonly at: SubjectMeter
  readonly costs: Costs
  readonly clock: LimitClock
  readonly signal: AbortSignal
}

/**
 * Waits in the queue and charges when there is room. Returns false when the queue is full, when the wait took too long, or
 * when there can never be room for this request. Throws the signal's reason when the client left.
 */
export async function waitForRoom(waiting: WaitingRequest): Promise<boolean> {
  const { at, meters, costs, clock, signal } = waiting
  if (at.line.length >= at.rule.queue || meters.some((meter) => costAt(meter, costs) > meter.rule.n))
    return false
  const ticket: Ticket = { wake: () => {} }
  at.line.push(ticket)
  const deadlineMs = clock.nowMs() + at.rule.timeoutMs
  try {
    for (;;) {
      signal.throwIfAborted()
      const nowMs = clock.nowMs()
      const waitMs = at.line[0] === ticket ? longestWaitMs(meters, costs, nowMs) : null
      if (waitMs === 0) {
        chargeAll(meters, costs, nowMs)
        return true
      }
      if (nowMs >= deadlineMs) return false
      await sleepOrWake(ticket, Math.min(waitMs ?? Infinity, deadlineMs - nowMs), waiting)
    }
  } finally {
    at.line.splice(at.line.indexOf(ticket), 1)
    wakeLines([at])
  }
}

function sleepOrWake(ticket: Ticket, ms: number, { clock, signal }: WaitingRequest): Promise<void> {
  return new Promise((resolve) => {
    const callOff = Number.isFinite(ms) ? clock.after(Math.min(ms, LONGEST_TIMER_MS), done) : () => {}
    signal.addEventListener('abort', done)
    ticket.wake = done
    function done(): void {
      callOff()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
