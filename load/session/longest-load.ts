/** Computes the maximum duration of a load. Pure. */
import { calibrationWorkload } from '../runner/calibrate.ts'
import type { Workload } from '../workload/workload.ts'
import { MAX_SINGLE_USER_SECONDS } from './single-user-run.ts'

/**
 * The maximum duration of each phase of a load in seconds. `requests`: warm-up and load. `answers`: the wait for the
 * last answers. `calibration`: the measurement of the load generator. `singleUser`: the single-user run after the load.
 */
export type LongestLoad = {
  readonly requests: number
  readonly answers: number
  readonly calibration: number
  readonly singleUser: number
}

type Planned = {
  readonly workload: Workload
  readonly calibrates: boolean
  readonly mostSamples: number | null
}

/** Returns the maximum duration of each phase of a load. */
export function longestLoad({ workload, calibrates, mostSamples }: Planned): LongestLoad {
  const calibration = calibrates ? calibrationWorkload(workload) : null
  return {
    requests: requestsSeconds(workload),
    answers: answersSeconds(workload),
    calibration: calibration === null ? 0 : requestsSeconds(calibration) + answersSeconds(calibration),
    singleUser: mostSamples === 0 ? 0 : MAX_SINGLE_USER_SECONDS + timeoutSeconds(workload),
  }
}

function requestsSeconds({ warmUpSeconds, durationSeconds }: Workload): number {
  return warmUpSeconds + durationSeconds
}

/**
 * Returns the maximum wait for answers in seconds. In an open model, late requests can start until one timeout after the
 * planned end of the load.
 */
function answersSeconds(workload: Workload): number {
  return (workload.model === 'closed' ? 1 : 2) * timeoutSeconds(workload)
}

/** Returns the timeout of k6 in seconds: one second more than a request may take. */
function timeoutSeconds({ requestTimeoutSeconds }: Workload): number {
  return requestTimeoutSeconds + 1
}
