/** Says each second how far a load is, and at its end what it came to. */
import { count } from '../../schemas/count.ts'
import { liveFigures, liveInWords } from './live.ts'
import type { LoadPlan } from './plan.ts'

/** `read` takes what k6 prints, `last` tells the final figures once k6 has ended, `end` stops the ticking. */
export type ProgressTeller = {
  readonly read: (chunk: string) => void
  readonly last: () => void
  readonly end: () => void
}

/**
 * Tells every second how far the run is; the count of iterations is what k6 last printed. It prints once a second,
 * which also ends it soon after us if we are killed: nobody reads its pipe any more. `lineAt` makes another line.
 */
export function tellProgress(
  plan: Pick<LoadPlan, 'scenario' | 'workload' | 'tell'>,
  rowsPath: string,
  lineAt?: (elapsedSeconds: number) => string,
): ProgressTeller {
  const startedMs = performance.now()
  const totalSeconds = plan.workload.warmUpSeconds + plan.workload.durationSeconds
  let iterations: number | null = null
  const tell = (phase: 'run' | 'ended'): void => {
    const elapsed = (performance.now() - startedMs) / 1000
    const elapsedSeconds = Math.floor(elapsed)
    if (lineAt !== undefined) {
      const text = lineAt(elapsedSeconds)
      plan.tell({ phase, text, elapsedSeconds, totalSeconds, iterations: null })
      return
    }
    const done = iterations === null ? '' : `, ${count(iterations, 'request')} done`
    const seen = liveFigures(rowsPath, elapsed, iterations)
    // The extension tells what is in flight now and then, and told it last before the end.
    const live = seen === null || phase === 'run' ? seen : { ...seen, inFlight: null }
    const where = phase === 'run' ? placeIn(elapsedSeconds, totalSeconds) : `ended after ${elapsedSeconds} s`
    const text = `${plan.scenario}: ${where}${done}${liveInWords(live)}`
    plan.tell({ phase, text, elapsedSeconds, totalSeconds, iterations, live })
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

function placeIn(elapsedSeconds: number, totalSeconds: number): string {
  return elapsedSeconds > totalSeconds
    ? 'waiting for the last answers'
    : `${elapsedSeconds} of ${totalSeconds} s`
}
