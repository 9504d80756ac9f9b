/** Selects the good requests: completed, and within every limit set for one request. Pure. */
import type { Slo } from './slo.ts'
import { TIMING_NAMES, type TimingName, type Timings } from './timings.ts'

/** A limit on a duration of one request, in milliseconds. */
export type Goal = { readonly slo: string; readonly timing: TimingName; readonly limitMs: number }

/**
 * The goals of a run: every upper limit on a duration that one request has. Its percentile does not matter here: goodput
 * counts requests, the objective judges the percentile.
 */
export function goalsOf(slos: readonly Slo[]): readonly Goal[] {
  return slos.flatMap((slo) => {
    const timing = TIMING_NAMES.find((name) => name === slo.metric)
    const isUpper = slo.op === '<' || slo.op === '<='
    return timing !== undefined && isUpper && slo.kind === 'duration'
      ? [{ slo: slo.text, timing, limitMs: slo.threshold }]
      : []
  })
}

/** Returns whether a completed request met a goal. A duration it does not have (TPOT of one token) cannot be too long. */
export function meets(timings: Timings, goal: Goal): boolean {
  const ms = timings[goal.timing]
  return ms === null || ms <= goal.limitMs
}
