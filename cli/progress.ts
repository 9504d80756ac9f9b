/** Progress of a check run on stderr: one moving line on a terminal, a line every 15 seconds elsewhere. */
import { count } from '../schemas/count.ts'
import type { CheckRecord } from '../reports/run.ts'
import type { CommandContext } from './command.ts'
import { showRegularly } from './progress-line.ts'

/** The announced cost of a run. */
export type Announced = { readonly checks: number; readonly requests: number }

/** Follows a run. `sentRequests` returns how many requests have left so far. */
export function showProgress(
  { stderr }: CommandContext,
  { checks, requests }: Announced,
  sentRequests: () => number,
): { readonly onRecord: (record: CheckRecord) => void; readonly end: () => void } {
  let [judged, failed] = [0, 0]
  const end = showRegularly(
    stderr,
    (seconds) =>
      `${seconds} s: ${sentRequests()} of about ${count(requests, 'request')} sent, ${judged} of ${count(checks, 'check')} judged, ${failed} failed`,
  )
  return {
    onRecord: ({ verdict }) => {
      judged += 1
      if (verdict === 'fail') failed += 1
    },
    end,
  }
}
