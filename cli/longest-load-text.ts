/** Words for how long a load may take, before it begins. */
import type { LongestLoad } from '../load/session/longest-load.ts'

/** Returns the bounds in one line. */
export function formatLongest({ requests, answers, calibration, alone }: LongestLoad): string {
  const parts = [
    `${seconds(requests)} of requests`,
    `at most ${seconds(answers)} for the last answers`,
    ...(calibration === 0 ? [] : [`at most ${seconds(calibration)} to measure the instrument`]),
  ]
  const more =
    alone === 0
      ? ''
      : `; if answers fail a check, one user alone sends requests for at most ${seconds(alone)} more`
  return `a load of at most ${seconds(requests + answers + calibration)}, besides the start of k6: ${parts.join(', ')}${more}`
}

function seconds(value: number): string {
  return `${Math.ceil(value)} s`
}
