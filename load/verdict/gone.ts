/** Decides whether the target had stopped answering by the end of a load. Pure. */
import { count as counted, thousands } from '../../schemas/count.ts'
import type { Measures } from '../analysis/measures.ts'
import type { Workload } from '../workload/workload.ts'

/** The number of unanswered requests in a row that show that the target is gone. */
const GONE_AFTER = 10
/** A target is also gone if no request completed in this last share of a run. This time must be `SILENT_TIMES` as long as any before. */
const SILENT_SHARE = 0.2
const SILENT_TIMES = 3

type Evidence = {
  readonly measures: Measures
  readonly workload: Workload
  readonly baseUrl: string
  readonly isAnswering?: boolean | null
}

/** Returns why the target counts as gone (no longer answering) at the end of a load; else null. */
export function goneReason({ measures, workload, baseUrl, isAnswering }: Evidence): string | null {
  const { unansweredAtEnd: lost, timedOutAtEnd, series, window } = measures
  // An overloaded target lets requests time out too. Only a failed call after the load shows that it does not answer at all.
  if (isAnswering !== false && 2 * timedOutAtEnd > lost) return null
  if (lost >= GONE_AFTER)
    return `the target was gone at the end: the last ${thousands(lost)} requests got no answer from ${baseUrl}`
  const { bucketSeconds, buckets } = series.timeline
  const within = buckets.slice(0, Math.floor((workload.warmUpSeconds + window.seconds) / bucketSeconds))
  const served = buckets.flatMap(({ completed }, at) => (completed > 0 ? [at] : []))
  const from = (served.at(-1) ?? -1) + 1
  const silence = within.slice(from).filter(({ inFlight }) => inFlight >= 1).length
  const earlier = Math.max(1, ...served.map((at, index) => at - (served[index - 1] ?? -1) - 1))
  const isSilent = silence >= SILENT_SHARE * within.length && silence >= SILENT_TIMES * earlier
  return lost > 0 && from > 0 && isSilent
    ? `the target was gone at the end: nothing was completed after ${Number((from * bucketSeconds).toFixed(1))} s, and ${counted(lost, 'request')} got no answer from ${baseUrl}`
    : null
}
