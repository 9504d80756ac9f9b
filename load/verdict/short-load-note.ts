/** The note on a load that ended before most of its answers came. Pure. */
import { count as counted, thousands } from '../../schemas/count.ts'
import type { Measures } from '../analysis/measures.ts'

/** Rates of fewer completions are mostly chance. */
const FEWEST_COMPLETIONS = 20

/**
 * Returns the note on a load that ended before most of its requests did. The rate of the completions until then is still that of the service
 * if they are many and began early: a service that is sent too much completes no more.
 */
export function shortLoadNotes({ requests: { ok }, window, metrics }: Measures): readonly string[] {
  if (window === undefined || 2 * window.completions >= ok) return []
  const { seconds: length, completions, firstSeconds, completedAfter } = window
  if (completions >= FEWEST_COMPLETIONS && (firstSeconds ?? length) <= length / 2) return []
  const first = firstSeconds === null ? '' : ` (the first after ${seconds(firstSeconds)})`
  const p50 = metrics['e2e']?.p50 ?? null
  const advice =
    p50 === null
      ? 'raise --duration'
      : `an answer took ${seconds(p50 / 1000)} (median): raise --duration far beyond that`
  return [
    `THE LOAD WAS TOO SHORT FOR ITS RATES: ${counted(completions, 'completion')} in the window of ${seconds(length)}${first}, and ` +
      `${thousands(completedAfter)} of ${counted(ok, 'completed request')} ended later; do not use completions and tokens per second; ` +
      `${advice}, or send less load`,
  ]
}

function seconds(value: number): string {
  return `${thousands(Number(value.toFixed(1)))} s`
}
