import { count, formatPercent } from '../../schemas/count.ts'
import type { LiveCounts } from './live-counts.ts'
import type { RunPlan } from './run-plan.ts'

type ProgressState = { readonly elapsedSeconds: number; readonly hasEnded: boolean }

/** Formats the progress of a run as one line. It must not throw. */
export type LiveLine = (moment: ProgressState) => string

// A running progress report. `last` reports the final figures, and `end` stops the reports of each second.
type ProgressReporter = { readonly last: () => void; readonly end: () => void }

/** Calls `onProgress` every second until `end` is called. Elapsed time counts from the start of the run, `waitMs` after this call. */
export function reportProgress(
  { onProgress }: Pick<RunPlan, 'onProgress'>,
  lineAt: LiveLine,
  waitMs = 0,
): ProgressReporter {
  const startMs = performance.now() + waitMs
  const tell = (phase: 'run' | 'ended'): void => {
    const elapsedSeconds = Math.max(0, performance.now() - startMs) / 1000
    onProgress({ phase, text: lineAt({ elapsedSeconds, hasEnded: phase === 'ended' }) })
  }
  tell('run')
  const ticking = setInterval(tell, 1000, 'run')
  return { last: () => tell('ended'), end: () => clearInterval(ticking) }
}

/** Formats the progress of a run. */
export function progressLine(
  plan: Pick<RunPlan, 'scenario' | 'workload'>,
  moment: ProgressState,
  counts: LiveCounts | null,
): string {
  const seconds = Math.floor(moment.elapsedSeconds)
  const place = moment.hasEnded ? `ended after ${seconds} s` : placeIn(seconds, secondsOf(plan))
  return `${plan.scenario}: ${place}${counts === null ? '' : formatCounts(counts, moment)}`
}

// Formats counts, such as `, 58 requests done, 12 in flight, 29.2/s and 1 % failed (reset) since the start`.
function formatCounts(
  { inFlight, ended, failed, failure }: LiveCounts,
  { elapsedSeconds, hasEnded }: ProgressState,
): string {
  const waiting = hasEnded ? '' : `, ${inFlight} in flight`
  if (ended === 0) return waiting
  const share = failure === null ? 'none failed' : `${formatPercent(failed / ended, 0)} failed (${failure})`
  const rate = (ended / Math.max(1, elapsedSeconds)).toFixed(1)
  return `, ${count(ended, 'request')} done${waiting}, ${rate}/s and ${share} since the start`
}

function secondsOf({ workload }: Pick<RunPlan, 'workload'>): number {
  return workload.warmUpSeconds + workload.durationSeconds
}

function placeIn(elapsedSeconds: number, totalSeconds: number): string {
  return elapsedSeconds > totalSeconds
    ? 'waiting for the last answers'
    : `${elapsedSeconds} of ${Number(totalSeconds.toFixed(1))} s`
}
