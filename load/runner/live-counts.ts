/** Reads the file in which k6 counts requests (load/k6/assay/live_stats.go). */
import { readText } from '../read-text.ts'

// As `liveStatsSuffix` in load/k6/assay/live_stats.go.
const LIVE_SUFFIX = '.live'

/** The counts of a load so far. */
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

/** Returns the counts of a running load so far. Returns null if k6 has not written any yet. */
export function liveCounts(rowsPath: string): LiveCounts | null {
  const match = LINE.exec(readText(`${rowsPath}${LIVE_SUFFIX}`) ?? '')
  if (match === null) return null
  const [inFlight = 0, ended = 0, failed = 0, , ticks = 0, late = 0, lateUs = 0, worstUs = 0] = match
    .slice(1)
    .map(Number)
  const failure = match[4] === '-' ? null : (match[4] ?? null)
  return { inFlight, ended, failed, failure, ticks, late, lateUs, worstUs }
}
