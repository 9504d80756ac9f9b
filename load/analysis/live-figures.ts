/** Follows a load while it runs, cheaply: of the growing file of rows only the end is read, so that looking does not disturb the load. */
import type { Row } from '../../schemas/compiled/row.ts'
import { parseJson } from '../../conformance/codec/parse-json.ts'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { createSeries, percentileOf } from './distribution.ts'
import { timingsOf } from './timings.ts'
import { progressLine, type LiveLine } from '../runner/report-progress.ts'
import type { RunPlan } from '../runner/run-plan.ts'
import { isRow } from '../rows/row.ts'
import { formatPercent } from '../../schemas/count.ts'

/** The progress of a load. `ended` to `failure` count all requests so far; the rest is about the last `timed` completed answers. `inFlight`: null once the load has ended. */
export type LiveFigures = {
  readonly inFlight: number | null
  readonly ended: number
  readonly perSecond: number
  readonly failedShare: number
  readonly failure: string | null
  readonly timed: number
  readonly timing: 'TTFT' | 'E2E'
  readonly p50Ms: number | null
  readonly p99Ms: number | null
}

/** `liveStatsSuffix` of load/k6/assay/live_stats.go. */
const LIVE_SUFFIX = '.live'
const TAIL_BYTES = 131_072
const MAX_ROWS = 500

/** Returns the counts of the extension and the times in the last rows; null while nothing is known. Rates are those since the start. */
export function liveFigures(path: string, elapsedSeconds: number): LiveFigures | null {
  const counts = countsAt(`${path}${LIVE_SUFFIX}`)
  if (counts === null) return null
  const { inFlight, ended, failed, failure } = counts
  return {
    inFlight,
    ended,
    perSecond: ended / Math.max(1, elapsedSeconds),
    failedShare: ended === 0 ? 0 : failed / ended,
    failure,
    ...timesOf(lastRows(path)),
  }
}

function timesOf(rows: readonly Row[]): Pick<LiveFigures, 'timed' | 'timing' | 'p50Ms' | 'p99Ms'> {
  const completed = rows.filter((row) => row.class === 'ok').map(timingsOf)
  const streams = completed.some(({ ttft }) => ttft !== null)
  const values = createSeries()
  for (const { ttft, e2e } of completed) {
    const ms = streams ? ttft : e2e
    if (ms !== null) values.add(ms)
  }
  const sorted = values.sorted()
  return {
    timed: sorted.length,
    timing: streams ? 'TTFT' : 'E2E',
    p50Ms: percentileOf(sorted, 50),
    p99Ms: percentileOf(sorted, 99),
  }
}

/** Follows the rows of a load that grow at `path`. */
export function followLoad(plan: Pick<RunPlan, 'scenario' | 'workload'>, path: string): LiveLine {
  return (moment) => {
    const seen = liveFigures(path, moment.elapsedSeconds)
    // The extension reports the number in flight now and then, last before the end.
    const live = seen === null || !moment.hasEnded ? seen : { ...seen, inFlight: null }
    return `${progressLine(plan, moment)}${formatLiveFigures(live)}`
  }
}

/** The figures as the end of a line: `, 12 in flight, 29.2/s and 1 % failed (reset) since the start, TTFT p50 2.7 ms, p99 15.7 ms of the last 140`. */
export function formatLiveFigures(live: LiveFigures | null): string {
  if (live === null) return ''
  const { inFlight, ended, perSecond, failedShare, failure } = live
  const waiting = inFlight === null ? '' : `, ${inFlight} in flight`
  if (ended === 0) return waiting
  const failed = failure === null ? 'none' : formatPercent(failedShare, 0)
  const why = failure === null ? '' : ` (${failure})`
  return `${waiting}, ${perSecond.toFixed(1)}/s and ${failed} failed${why} since the start${formatTimes(live)}`
}

function formatTimes({ timed, timing, p50Ms, p99Ms }: LiveFigures): string {
  if (p50Ms === null) return ''
  const tail = p99Ms === null ? '' : `, p99 ${p99Ms.toFixed(1)} ms`
  return `, ${timing} p50 ${p50Ms.toFixed(1)} ms${tail} of the last ${timed}`
}

type Counts = Pick<LiveFigures, 'ended' | 'failure'> & { readonly inFlight: number; readonly failed: number }

/** The extension keeps the counts in a file of one line: in flight, ended, failed, most frequent class of failure. */
function countsAt(path: string): Counts | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  const match = /^ *(\d+) +(\d+) +(\d+) +(\S+)\n$/.exec(text)
  if (match === null) return null
  const [, inFlight, ended, failed, failure = '-'] = match
  return {
    inFlight: Number(inFlight),
    ended: Number(ended),
    failed: Number(failed),
    failure: failure === '-' ? null : failure,
  }
}

function lastRows(path: string): readonly Row[] {
  const lines = tailOf(path).split('\n')
  // The first may have lost its beginning, the last may not have its end yet.
  return lines.slice(1, -1).slice(-MAX_ROWS).flatMap(rowIn)
}

function rowIn(line: string): readonly Row[] {
  const value = parseJson(line)
  return isRow(value) ? [value] : []
}

function tailOf(path: string): string {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return ''
  }
  try {
    const { size } = fstatSync(file)
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES))
    const read = readSync(file, buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString('utf8', 0, read)
  } finally {
    closeSync(file)
  }
}
