/** The common parts of a result: results without a family, and rules for all results. Pure. */
import type { Identification } from './identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'

/** A result with its evidence, a log-likelihood. */
export type Weighted = { readonly found: Identification; readonly evidence: number }

/** The share of the posterior below which a family is excluded. */
export const EXCLUDED_SHARE = 0.01

/** Removes all sizes from an undetermined result: without a family they mean nothing. */
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

/** Returns units per second, from units and the window in milliseconds. */
export function rateOf(value: number, windowMs: IntervalEstimate): IntervalEstimate {
  return {
    value: (1000 * value) / windowMs.value,
    low: (1000 * value) / windowMs.high,
    high: (1000 * value) / windowMs.low,
  }
}

/** The reason if no family explains the trace. */
export const NO_FAMILY = 'no known family explains the trace'

/** The result without any sign of a limiter. */
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
