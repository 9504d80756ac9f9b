/** Objectives as a sweep takes them: the share of requests that may be beyond a limit, which grows with the rate. Pure. */
import type { CapacityObjective } from '../../schemas/compiled/capacity-run.ts'
import { parseSlo, percentileIn, type Slo } from '../analysis/slo.ts'
import { TIMING_NAMES } from '../analysis/timings.ts'
import { usageError } from '../load-error.ts'

/** What is added where no objective is about failures: fast failures are not capacity. */
export const USUAL_ERRORS = 'errors < 1%'

/** Parses the objectives of a sweep. Throws LoadError `usage` for one that does not get harder to meet as the rate grows. */
export function capacityObjectives(texts: readonly string[]): readonly CapacityObjective[] {
  const slos = texts.map(parseSlo)
  const withErrors = slos.some(({ metric }) => metric === 'errors') ? slos : [...slos, parseSlo(USUAL_ERRORS)]
  return withErrors.map(objectiveOf)
}

function objectiveOf(slo: Slo): CapacityObjective {
  const common = { slo: slo.text, metric: slo.metric }
  const percentile = percentileIn(slo.stat)
  const isOfRequests = TIMING_NAMES.some((name) => name === slo.metric) && slo.metric !== 'schedule-lag'
  if (isOfRequests && percentile !== null)
    return { ...common, percentile, limit: slo.threshold, allowedShare: 1 - percentile / 100 }
  if (slo.metric === 'errors')
    return { ...common, percentile: null, limit: null, allowedShare: slo.threshold }
  if (slo.metric === 'goodput')
    return { ...common, percentile: null, limit: null, allowedShare: 1 - slo.threshold }
  throw usageError(
    `the objective '${slo.text}' bounds no rate: assay capacity takes percentiles of durations of a request (ttft, tpot, e2e, ...), errors and goodput`,
  )
}
