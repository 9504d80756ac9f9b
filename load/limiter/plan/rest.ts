/** Returns the time at which a limiter has forgotten everything: a little more than two of its windows after the last request. Pure. */
import type { Context } from './script.ts'

/** Two windows, because a counter that slides still weighs the one before. */
const REST = 2.2

/** The earliest moment of a stage that must begin with a full limit. Milliseconds since the start of the plan. */
export function restedMs({ nowMs, beliefs }: Context): number {
  return nowMs + REST * (beliefs.windowMs ?? 1000)
}
