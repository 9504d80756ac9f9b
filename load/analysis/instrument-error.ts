import { readFileSync } from 'node:fs'
import type { Row } from '../../schemas/compiled/row.ts'
import type { ErrorMs } from '../../schemas/compiled/load-run.ts'
import { createSeries, percentileOf, type Series } from './distribution.ts'
import { asCount, memberOf } from '../guards.ts'
import type { CalibrationRun } from '../runner/calibrate.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-parser.ts'

/** The true times of a request in µs, from the log of the test server of Assay. */
export type GroundTruthRecord = {
  readonly index: string
  readonly receivedUs: number
  readonly sentUs: readonly number[]
  /** The uncertainty of each time in `sentUs`, in µs. */
  readonly widthsUs: readonly number[]
}

type InstrumentErrors = {
  readonly requests: number
  readonly ttftErrorMs: ErrorMs
  readonly gapErrorMs: ErrorMs
  readonly mismatched: number
}

type InstrumentComparison = {
  readonly take: (row: Row) => void
  readonly errors: () => InstrumentErrors
}

/** Compares the times that k6 measured with the true times in the log of the test server of Assay. */
export function createComparison(truth: readonly GroundTruthRecord[]): InstrumentComparison {
  const byIndex = new Map(truth.map((record) => [record.index, record]))
  const ttft = createSeries()
  const gap = createSeries()
  let requests = 0
  let mismatched = 0
  return {
    take(row) {
      const sent = byIndex.get(String(row.i))
      if (row.class !== 'ok' || sent === undefined) return
      requests += 1
      if (!compareOne(row, sent, ttft, gap)) mismatched += 1
    },
    errors: () => ({ requests, ttftErrorMs: errorOf(ttft), gapErrorMs: errorOf(gap), mismatched }),
  }
}

function compareOne(row: Row, sent: GroundTruthRecord, ttft: Series, gap: Series): boolean {
  const seenUs = row.transport === 'json' ? row.doneUs : row.firstTokenUs
  const [firstSentUs] = sent.sentUs
  const fromUs = row.connectedUs ?? row.sentUs
  if (seenUs === null || fromUs === null || firstSentUs === undefined) return false
  ttft.add(Math.abs(seenUs - fromUs - (firstSentUs - sent.receivedUs)) / 1000)
  if (row.transport === 'json') return true
  const gapsUs = row.gapsUs ?? []
  if (gapsUs.length !== sent.sentUs.length - 1) return false
  for (const [index, gapUs] of gapsUs.entries()) {
    const sentGapUs = (sent.sentUs[index + 1] ?? 0) - (sent.sentUs[index] ?? 0)
    gap.add(Math.abs(gapUs - sentGapUs) / 1000)
  }
  return true
}

function errorOf(series: Series): ErrorMs {
  const sorted = series.sorted()
  return { p50: percentileOf(sorted, 50), p99: percentileOf(sorted, 99) }
}

/** Returns the larger of two errors for each percentile. */
export function worseError(a: ErrorMs, b: ErrorMs): ErrorMs {
  return { p50: larger(a.p50, b.p50), p99: larger(a.p99, b.p99) }
}

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.max(a, b)
}

/** The measured timing errors of the load generator, or the reason why they are unknown. */
export type Calibration =
  | { readonly errors: InstrumentErrors; readonly problem: null }
  | { readonly errors: null; readonly problem: string }

/** Returns the timing errors that a calibration measured, or the reason why they are unknown. */
export async function readCalibration(run: CalibrationRun): Promise<Calibration> {
  if (run.problem !== null) return failed(run.problem)
  try {
    const comparison = createComparison(readGroundTruthLog(run.logPath))
    await readRows(run.rowsPath, comparison.take)
    const errors = comparison.errors()
    if (errors.requests === 0) return failed('no request of the calibration was completed')
    if (errors.mismatched > 0) return failed(`${errors.mismatched} streams of the calibration lack chunks`)
    return { errors, problem: null }
  } catch (error) {
    if (error instanceof RowError || error instanceof SyntaxError || error instanceof TypeError)
      return failed(error.message)
    throw error
  }
}

function failed(problem: string): Calibration {
  return { errors: null, problem }
}

/** Reads the log of the test server of Assay. Throws TypeError or SyntaxError if a line is not a record. */
export function readGroundTruthLog(path: string): readonly GroundTruthRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => groundTruthRecordOf(JSON.parse(line)))
}

function groundTruthRecordOf(value: unknown): GroundTruthRecord {
  if (isRecord(value)) return value
  throw new TypeError('not a record of the ground-truth server: index, receivedUs, sentUs and widthsUs')
}

function isRecord(value: unknown): value is GroundTruthRecord {
  const [index, receivedUs, ...lists] = ['index', 'receivedUs', 'sentUs', 'widthsUs'].map((name) =>
    memberOf(value, name),
  )
  const areTimes = lists.every((list) => Array.isArray(list) && list.every((us) => asCount(us) !== null))
  return typeof index === 'string' && asCount(receivedUs) !== null && areTimes
}
