/** Reports the progress of a run each second, and its result at the end. */
import { count } from '../../schemas/count.ts'
import type { RunPlan } from './run-plan.ts'

/** A moment of a run. `iterations` is the number that k6 has completed, null until it reports one. */
export type ProgressState = {
  readonly elapsedSeconds: number
  readonly iterations: number | null
  readonly hasEnded: boolean
}

/** Shows the progress of a run, in one line. Never throws: a live line must not end a run. */
export type LiveLine = (moment: ProgressState) => string

/** `read` takes what k6 prints, `last` reports the final figures once k6 has ended, `end` stops the ticking. */
export type ProgressTeller = {
  readonly read: (chunk: string) => void
  readonly last: () => void
  readonly end: () => void
}

/** Begins to report, in a line of the caller or one that only counts. */
export function reportProgress(
  plan: Pick<RunPlan, 'scenario' | 'workload' | 'tell'>,
  lineAt: LiveLine = (moment) => progressLine(plan, moment),
): ProgressTeller {
  const startedMs = performance.now()
  const totalSeconds = secondsOf(plan)
  let iterations: number | null = null
  const tell = (phase: 'run' | 'ended'): void => {
    const elapsed = (performance.now() - startedMs) / 1000
    const text = lineAt({ elapsedSeconds: elapsed, iterations, hasEnded: phase === 'ended' })
    plan.tell({ phase, text, elapsedSeconds: Math.floor(elapsed), totalSeconds, iterations })
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

/** Returns the state of a run: the name of its scenario, its time, and how many requests were done. */
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
