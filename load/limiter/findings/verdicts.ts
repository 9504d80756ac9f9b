/** The common parts of an identification: findings without a family, and what every finding obeys. Pure. */
import type { Identification } from './identification.ts'
import type { Interval } from '../trace/interval.ts'

/** A finding with the logarithm of how well it explains the trace. */
export type Weighted = { readonly found: Identification; readonly evidence: number }

/** A family this much less likely than the best is out. */
export const OUT = 0.01

/** Sizes of a limiter that is not known are numbers of nothing. */
export function settled(found: Identification): Identification {
  if (found.verdict !== 'undetermined') return found
  return {
    ...found,
    families: [],
    capacity: null,
    windowMs: null,
    ratePerSecond: null,
    banMs: null,
    phases: [],
    spending: null,
  }
}

/** Units per second, from units and the window in milliseconds. */
export function rateOf(value: number, windowMs: Interval): Interval {
  return {
    value: (1000 * value) / windowMs.value,
    low: (1000 * value) / windowMs.high,
    high: (1000 * value) / windowMs.low,
  }
}

/** The reason why a trace that nothing explains stays without a family. */
export const NO_FAMILY = 'no known family explains the trace'

/** Nothing that would be a limiter. */
export const NOTHING_SEEN: Identification = {
  verdict: 'no-limit-seen',
  families: [],
  reason: 'nothing was refused',
  experiment: 'more requests at once',
  candidates: [],
  capacity: null,
  windowMs: null,
  ratePerSecond: null,
  banMs: null,
  phases: [],
  scopes: [],
  unit: 'requests',
}
