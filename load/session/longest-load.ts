/** Says how long a load may take at most. Pure. */
import { calibrationWorkload } from '../runner/calibrate.ts'
import type { Workload } from '../workload/workload.ts'
import { MAX_QUIET_SECONDS } from './quiet-run.ts'

/**
 * Seconds at most, without the time that k6 takes to start: `requests` with the warm-up, `answers` from the end of that to the last
 * answer, `calibration` before the load, and `alone` for one user alone, if answers fail a check.
 */
export type LongestLoad = {
  readonly requests: number
  readonly answers: number
  readonly calibration: number
  readonly alone: number
}

/** The members of a plan that decide. */
type Planned = {
  readonly workload: Workload
  readonly calibrates: boolean
  readonly mostSamples: number | null
}

/** Returns the bounds of a load. */
export function longestLoad({ workload, calibrates, mostSamples }: Planned): LongestLoad {
  const calibration = calibrates ? calibrationWorkload(workload) : null
  return {
    requests: requestsSeconds(workload),
    answers: answersSeconds(workload),
    calibration: calibration === null ? 0 : requestsSeconds(calibration) + answersSeconds(calibration),
    alone: mostSamples === 0 ? 0 : MAX_QUIET_SECONDS + timeoutSeconds(workload),
  }
}

function requestsSeconds({ warmUpSeconds, durationSeconds }: Workload): number {
  return warmUpSeconds + durationSeconds
}

/** Late requests of a schedule leave for one timeout after its end, and each has its own. */
function answersSeconds(workload: Workload): number {
  return (workload.model === 'closed' ? 1 : 2) * timeoutSeconds(workload)
}

/** A second more than a request may take, as in the options of k6. */
function timeoutSeconds({ requestTimeoutSeconds }: Workload): number {
  return requestTimeoutSeconds + 1
}
