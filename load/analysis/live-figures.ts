/** Follows a load while it runs, from a file of counts that the k6 extension writes. */
import { liveCounts } from '../runner/live-counts.ts'
import { progressLine, type LiveLine } from '../runner/report-progress.ts'
import type { RunPlan } from '../runner/run-plan.ts'
import { formatPercent } from '../../schemas/count.ts'

/** The progress of a load. All counts begin at the start of the load. `inFlight` is null once the load has ended. */
export type LiveFigures = {
  readonly inFlight: number | null
  readonly ended: number
  readonly perSecond: number
  readonly failedShare: number
  readonly failure: string | null
}

/** Returns the current counts of a load; null while k6 has written none. */
export function liveFigures(path: string, elapsedSeconds: number): LiveFigures | null {
  const counts = liveCounts(path)
  if (counts === null) return null
  const { inFlight, ended, failed, failure } = counts
  return {
    inFlight,
    ended,
    perSecond: ended / Math.max(1, elapsedSeconds),
    failedShare: ended === 0 ? 0 : failed / ended,
    failure,
  }
}

/** Returns a function that makes the progress line of the load whose rows are written to `path`. */
export function followLoad(plan: Pick<RunPlan, 'scenario' | 'workload'>, path: string): LiveLine {
  return (moment) => {
    const seen = liveFigures(path, moment.elapsedSeconds)
    // The number in flight is outdated at the end, because the extension writes it at intervals.
    const live = seen === null || !moment.hasEnded ? seen : { ...seen, inFlight: null }
    return `${progressLine(plan, moment)}${formatLiveFigures(live)}`
  }
}

/** Returns the end of a progress line, such as `, 12 in flight, 29.2/s and 1 % failed (reset) since the start`. Empty for null. */
export function formatLiveFigures(live: LiveFigures | null): string {
  if (live === null) return ''
  const { inFlight, ended, perSecond, failedShare, failure } = live
  const waiting = inFlight === null ? '' : `, ${inFlight} in flight`
  if (ended === 0) return waiting
  const failed = failure === null ? 'none' : formatPercent(failedShare, 0)
  const why = failure === null ? '' : ` (${failure})`
  return `${waiting}, ${perSecond.toFixed(1)}/s and ${failed} failed${why} since the start`
}
