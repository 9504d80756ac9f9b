/** The k6 options of a workload. */
import type { Options, Scenario } from 'k6/options'
import type { ScenarioConfig } from './scenario-config.ts'
import type { Workload } from '../../workload/workload.ts'

/**
 * Returns options for one scenario in the requested model, without anything that costs time or memory and is not read. With `starts`, the
 * number of scheduled requests, an open model sends exactly those: a free user takes the next one and waits for
 * its time, so a late request is sent late and never dropped. Null is the closed model.
 */
export function optionsFor(config: ScenarioConfig, starts: number | null): Options {
  return optionsWith(config, executorOf(config, starts))
}

function optionsWith({ scenario, userAgent }: ScenarioConfig, executor: Scenario): Options {
  return {
    scenarios: { [scenario]: executor },
    systemTags: [],
    userAgent,
    discardResponseBodies: true,
    setupTimeout: '30s',
  }
}

function executorOf({ workload, leadMs }: ScenarioConfig, starts: number | null): Scenario {
  const durationMs = (workload.warmUpSeconds + workload.durationSeconds) * 1000
  // A request that was sent in time gets its whole timeout, so that the slowest answers are counted too.
  const graceMs = workload.requestTimeoutSeconds * 1000 + 1000
  const gracefulStop = `${graceMs}ms`
  if (starts === null) {
    const duration = `${durationMs + leadMs}ms`
    if (workload.rampUpSeconds > 0) return rampedUp(workload, durationMs + leadMs, gracefulStop)
    return { executor: 'constant-vus', vus: workload.vus, duration, gracefulStop }
  }
  return {
    executor: 'shared-iterations',
    // k6 refuses users who would have nothing to do.
    vus: Math.min(workload.vus, starts),
    iterations: starts,
    maxDuration: `${leadMs + durationMs + graceMs}ms`,
    gracefulStop,
  }
}

/** The first user begins at once, the last one when the ramp-up ends. */
function rampedUp({ vus, rampUpSeconds }: Workload, durationMs: number, gracefulStop: string): Scenario {
  const rampMs = rampUpSeconds * 1000
  return {
    executor: 'ramping-vus',
    startVUs: 1,
    stages: [
      { duration: `${rampMs}ms`, target: vus },
      { duration: `${Math.max(0, durationMs - rampMs)}ms`, target: vus },
    ],
    gracefulStop,
    gracefulRampDown: gracefulStop,
  }
}

/** Returns options for one user and one iteration of at most `maxMs` and the time of a last answer: for scripts that plan while they send. */
export function soloOptions(config: ScenarioConfig, maxMs: number): Options {
  const graceMs = config.workload.requestTimeoutSeconds * 1000 + 1000
  return optionsWith(config, {
    executor: 'shared-iterations',
    vus: 1,
    iterations: 1,
    maxDuration: `${Math.ceil(maxMs + graceMs)}ms`,
    gracefulStop: '1s',
  })
}
