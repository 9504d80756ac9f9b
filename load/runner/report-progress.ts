/** Reports the progress of a run every second, and its final figures at the end. */
import { count } from '../../schemas/count.ts'
import type { RunPlan } from './run-plan.ts'

/** The progress of a run at one time. `iterations`: how many iterations k6 has completed; null until k6 reports a number. */
export type ProgressState = {
  readonly elapsedSeconds: number
  readonly iterations: number | null
  readonly hasEnded: boolean
}

/** A function that formats the progress of a run as one line. It never throws, because a progress line must not end a run. */
export type LiveLine = (moment: ProgressState) => string

/** A running progress report. `read` takes output of k6, `last` reports the final figures, `end` stops the reports. */
export type ProgressReporter = {
  readonly read: (chunk: string) => void
  readonly last: () => void
  readonly end: () => void
}

/**
 * Starts to report progress. `lineAt` returns the line to report; by default it shows only the time and the number of requests. `waitMs`:
 * the time until the load starts.
 */
export function reportProgress(
  plan: Pick<RunPlan, 'scenario' | 'workload' | 'onProgress'>,
  lineAt: LiveLine = (moment) => progressLine(plan, moment),
  waitMs = 0,
): ProgressReporter {
  const startMs = performance.now() + waitMs
  let iterations: number | null = null
  const tell = (phase: 'run' | 'ended'): void => {
    const elapsedSeconds = Math.max(0, performance.now() - startMs) / 1000
    const text = lineAt({ elapsedSeconds, iterations, hasEnded: phase === 'ended' })
    plan.onProgress({ phase, text })
  }
  tell('run')
  const ticking = setInterval(tell, 1000, 'run')
  return {
    read: (chunk) => {
      const counted = chunk.matchAll(/, (\d+) complete and \d+ interrupted iterations/g)
      for (const [, complete] of counted) iterations = Number(complete)
    },
    last: () => tell('ended'),
    end: () => clearInterval(ticking),
  }
}

/** Returns the progress of a run: the name of its scenario, its time, and the number of completed requests. */
export function progressLine(
  plan: Pick<RunPlan, 'scenario' | 'workload'>,
  { elapsedSeconds, iterations, hasEnded }: ProgressState,
): string {
  const seconds = Math.floor(elapsedSeconds)
  const place = hasEnded ? `ended after ${seconds} s` : placeIn(seconds, secondsOf(plan))
  const done = iterations === null ? '' : `, ${count(iterations, 'request')} done`
  return `${plan.scenario}: ${place}${done}`
}

function secondsOf({ workload }: Pick<RunPlan, 'workload'>): number {
  return workload.warmUpSeconds + workload.durationSeconds
}

function placeIn(elapsedSeconds: number, totalSeconds: number): string {
  return elapsedSeconds > totalSeconds
    ? 'waiting for the last answers'
    : `${elapsedSeconds} of ${Number(totalSeconds.toFixed(1))} s`
}
