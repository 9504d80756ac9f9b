/** Reads the file in which the k6 extension (load/k6/assay/live_stats.go) counts requests and failures during a load. */
import { readText } from '../read-text.ts'

/** The suffix of the file of counts: `liveStatsSuffix` in load/k6/assay/live_stats.go. */
const LIVE_SUFFIX = '.live'

/**
 * The counts of a load since it started. `failure`: the commonest class of failure; null without failures. `ticks`: how often a timer in k6
 * ticked. `late`: how many ticks were late. `lateUs`, `worstUs`: the sum and the maximum of their delays beyond the usual delay, in µs.
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

/** Returns what a running load has counted so far. `rowsPath`: the row file of the load. Null if k6 has not written any counts yet. */
export function liveCounts(rowsPath: string): LiveCounts | null {
  const match = LINE.exec(readText(`${rowsPath}${LIVE_SUFFIX}`) ?? '')
  if (match === null) return null
  const [inFlight = 0, ended = 0, failed = 0, , ticks = 0, late = 0, lateUs = 0, worstUs = 0] = match
    .slice(1)
    .map(Number)
  const failure = match[4] === '-' ? null : (match[4] ?? null)
  return { inFlight, ended, failed, failure, ticks, late, lateUs, worstUs }
}
