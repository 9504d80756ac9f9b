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

/**
 * The progress of a load. `inFlight` is null where k6 does not know it. The rest is about the last answers, `answers` in number:
 * `timing` is TTFT, or E2E where none of them streamed; percentiles are null while too few came.
 */
export type LiveFigures = {
  readonly inFlight: number | null
  readonly answers: number
  readonly perSecond: number
  readonly failedShare: number
  /** The most frequent class of failure; null without one. */
  readonly failure: string | null
  readonly timing: 'TTFT' | 'E2E'
  readonly p50Ms: number | null
  readonly p99Ms: number | null
}

/** `liveStatsSuffix` of load/k6/assay/live_stats.go. */
const LIVE_SUFFIX = '.live'
const TAIL_BYTES = 131_072
const MAX_ROWS = 500

/**
 * Returns the figures of the last rows and the number of requests in flight; null while nothing is known. The rate is
 * that of all answers since the start: `done` of them as k6 last reported, or the rows read where those are more, in
 * `elapsedSeconds`. The times of the last few would tell of slow users, who are answered all at once, a rate that never
 * was.
 */
export function liveFigures(path: string, elapsedSeconds: number, done: number | null): LiveFigures | null {
  // What the end of the run cut shows nothing about the target.
  const rows = lastRows(path).filter((row) => row.class !== 'interrupted')
  const inFlight = inFlightAt(`${path}${LIVE_SUFFIX}`)
  if (rows.length === 0 && inFlight === null) return null
  const completed = rows.filter((row) => row.class === 'ok').map(timingsOf)
  const streams = completed.some(({ ttft }) => ttft !== null)
  const values = createSeries()
  for (const { ttft, e2e } of completed) {
    const ms = streams ? ttft : e2e
    if (ms !== null) values.add(ms)
  }
  const sorted = values.sorted()
  return {
    inFlight,
    answers: rows.length,
    perSecond: Math.max(done ?? 0, rows.length) / Math.max(1, elapsedSeconds),
    failedShare: rows.length === 0 ? 0 : 1 - completed.length / rows.length,
    failure: commonestFailure(rows),
    timing: streams ? 'TTFT' : 'E2E',
    p50Ms: percentileOf(sorted, 50),
    p99Ms: percentileOf(sorted, 99),
  }
}

/** Follows the rows of a load that grow at `path`. */
export function followLoad(plan: Pick<RunPlan, 'scenario' | 'workload'>, path: string): LiveLine {
  return (moment) => {
    const seen = liveFigures(path, moment.elapsedSeconds, moment.iterations)
    // The extension reports the number in flight now and then, last before the end.
    const live = seen === null || !moment.hasEnded ? seen : { ...seen, inFlight: null }
    return `${progressLine(plan, moment)}${formatLiveFigures(live)}`
  }
}

/** The figures as the end of a line: `, 12 in flight, 29.2/s, TTFT p50 2.7 ms, p99 15.7 ms, 1 % failed (reset)`. */
export function formatLiveFigures(live: LiveFigures | null): string {
  if (live === null) return ''
  const { inFlight, answers, perSecond, failedShare, failure, timing, p50Ms, p99Ms } = live
  const waiting = inFlight === null ? '' : `, ${inFlight} in flight`
  if (answers === 0) return waiting
  const middle = p50Ms === null ? '' : `, ${timing} p50 ${p50Ms.toFixed(1)} ms`
  const tail = p99Ms === null ? '' : `, p99 ${p99Ms.toFixed(1)} ms`
  const failed = failure === null ? ', none failed' : `, ${formatPercent(failedShare, 0)} failed (${failure})`
  return `${waiting}, ${perSecond.toFixed(1)}/s${middle}${tail}${failed}`
}

function commonestFailure(rows: readonly Row[]): string | null {
  const failed = rows.map((row) => row.class).filter((name) => name !== 'ok')
  const groups = [...Map.groupBy(failed, (name) => name)]
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

/** The extension keeps the count in a file of one line; another k6 has no such file. */
function inFlightAt(path: string): number | null {
  try {
    const text = readFileSync(path, 'utf8').trim()
    return /^\d+$/.test(text) ? Number(text) : null
  } catch {
    return null
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
