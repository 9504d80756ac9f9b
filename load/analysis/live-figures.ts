/** Formats the progress of a running load from a file of counts that the k6 extension writes. */
import { liveCounts, type LiveCounts } from '../runner/live-counts.ts'
import { progressLine, type LiveLine } from '../runner/report-progress.ts'
import type { RunPlan } from '../runner/run-plan.ts'
import { formatPercent } from '../../schemas/count.ts'

/** Returns a function that makes the progress line of the load whose rows are written to `path`. */
export function followLoad(plan: Pick<RunPlan, 'scenario' | 'workload'>, path: string): LiveLine {
  return (moment) => `${progressLine(plan, moment)}${formatLiveFigures(liveCounts(path), moment)}`
}

type Moment = Pick<Parameters<LiveLine>[0], 'elapsedSeconds' | 'hasEnded'>

/** Returns the end of a progress line, such as `, 12 in flight, 29.2/s and 1 % failed (reset) since the start`. Empty without `counts`. */
export function formatLiveFigures(counts: LiveCounts | null, { elapsedSeconds, hasEnded }: Moment): string {
  if (counts === null) return ''
  const { inFlight, ended, failed, failure } = counts
  // The number in flight is outdated at the end, because the extension writes it at intervals.
  const waiting = hasEnded ? '' : `, ${inFlight} in flight`
  if (ended === 0) return waiting
  const share = failure === null ? 'none failed' : `${formatPercent(failed / ended, 0)} failed (${failure})`
  return `${waiting}, ${(ended / Math.max(1, elapsedSeconds)).toFixed(1)}/s and ${share} since the start`
}
