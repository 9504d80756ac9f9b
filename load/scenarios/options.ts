/** The k6 options of a workload. */
import type { Options, Scenario } from 'k6/options'
import type { ScenarioConfig } from '../scenario-config.ts'
import type { Workload } from '../workload.ts'
import { rateParts } from '../workload/bounds.ts'

/** One scenario in the model asked for, and nothing on that costs time or memory without being read. */
export function optionsFor(config: ScenarioConfig): Options {
  return {
    scenarios: { main: executorOf(config.workload) },
    summaryTrendStats: [...config.trendStats],
    systemTags: [],
    userAgent: config.userAgent,
    discardResponseBodies: true,
    setupTimeout: '30s',
  }
}

function executorOf(workload: Workload): Scenario {
  const duration = `${workload.durationSeconds * 1000}ms`
  // A request that was sent in time gets its whole timeout, so that the slowest answers are counted too.
  const gracefulStop = `${workload.requestTimeoutSeconds * 1000 + 1000}ms`
  if (workload.ratePerSecond === null) {
    return { executor: 'constant-vus', vus: workload.vus, duration, gracefulStop }
  }
  const { starts, perSeconds } = rateParts(workload.ratePerSecond)
  return {
    executor: 'constant-arrival-rate',
    rate: starts,
    timeUnit: `${perSeconds}s`,
    duration,
    gracefulStop,
    // Equal numbers: a user that has to be made during the run would cost a dropped request.
    preAllocatedVUs: workload.vus,
    maxVUs: workload.vus,
  }
}
