/** Progress of a check run on stderr: one moving line on a terminal, a line every 15 seconds elsewhere. */
import { count } from '../schemas/count.ts'
import type { CheckRecord } from '../reports/run.ts'
import type { CommandContext } from './command.ts'
import { showRegularly } from './progress-line.ts'
import type { SuiteListener } from './suite-runner.ts'

/** The announced cost of a run. */
export type Announced = { readonly checks: number; readonly requests: number }

/** Follows a run. */
export function showProgress(
  { stderr }: CommandContext,
  { checks, requests }: Announced,
): SuiteListener & { readonly end: () => void } {
  const seen = { requests: 0, judged: 0, failed: 0, isLoaded: false }
  const end = showRegularly(stderr, (seconds) =>
    seen.isLoaded
      ? `${seconds} s: ${seen.requests} of about ${count(requests, 'request')} sent, ${seen.judged} of ${count(checks, 'check')} judged, ${seen.failed} failed`
      : `${seconds} s: loading ${count(checks, 'check')}; no request sent yet`,
  )
  return {
    onRecord: ({ verdict }: CheckRecord): void => {
      seen.isLoaded = true
      seen.judged += 1
      if (verdict === 'fail') seen.failed += 1
    },
    onRequests: (sent): void => {
      seen.isLoaded = true
      seen.requests = sent
    },
    end,
  }
}
