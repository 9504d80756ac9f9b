/** Reads the file in which the k6 extension counts requests and failures while a load runs (load/k6/assay/live_stats.go). */
import { readText } from '../read-text.ts'

/** The suffix of the file of counts: `liveStatsSuffix` in load/k6/assay/live_stats.go. */
const LIVE_SUFFIX = '.live'

/**
 * The counts of a load since its start. `failure`: the most frequent class of failure, or null. `ticks`: how often a timer of k6 ticked.
 * `late`: how many ticks were late. `lateUs`, `worstUs`: the sum and the maximum of their delays beyond the usual delay, in microseconds.
 */
export type LiveCounts = {
  readonly inFlight: number
  readonly ended: number
  readonly failed: number
  readonly failure: string | null
  readonly ticks: number
  readonly late: number
  readonly lateUs: number
  readonly worstUs: number
}

const LINE = /^ *(\d+) +(\d+) +(\d+) +(\S+) +(\d+) +(\d+) +(\d+) +(\d+)\n$/

/** Returns the current counts of the load whose rows are written to `rowsPath`; null while k6 has written none. */
export function liveCounts(rowsPath: string): LiveCounts | null {
  const match = LINE.exec(readText(`${rowsPath}${LIVE_SUFFIX}`) ?? '')
  if (match === null) return null
  const [inFlight = 0, ended = 0, failed = 0, , ticks = 0, late = 0, lateUs = 0, worstUs = 0] = match
    .slice(1)
    .map(Number)
  const failure = match[4] === '-' ? null : (match[4] ?? null)
  return { inFlight, ended, failed, failure, ticks, late, lateUs, worstUs }
}
