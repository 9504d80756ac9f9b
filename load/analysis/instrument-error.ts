/** Compares the rows of a calibration with the log of the ground-truth server. Pure. */
import type { Row } from '../../schemas/compiled/row.ts'
import type { ErrorMs } from '../../schemas/compiled/load-run.ts'
import { createSeries, percentileOf, type Series } from './distribution.ts'

/**
 * The ground truth of one request, in microseconds on the clock that a row reaches by adding its header's
 * `t0MonotonicUs` (where that is null: `t0EpochUs`). `widthsUs` are the uncertainties of the times in `sentUs`.
 */
export type GroundTruthRecord = {
  readonly index: string
  readonly receivedUs: number
  readonly sentUs: readonly number[]
  readonly widthsUs: readonly number[]
  readonly endedUs: number
}

/** Errors of the instrument over one calibration. `mismatched`: requests whose chunks were not all seen. */
export type InstrumentErrors = {
  readonly requests: number
  readonly ttftErrorMs: ErrorMs
  readonly gapErrorMs: ErrorMs
  readonly mismatched: number
}

/** Compares one calibration request after the other. */
export type InstrumentComparison = {
  readonly take: (row: Row) => void
  readonly errors: () => InstrumentErrors
}

/**
 * A comparison with what the server did. TTFT error is |client's TTFT - server's own|, without the time a connection
 * took, which is the network's and no error; gap error |client's gap - server's gap| of every pair of neighboring chunks. A JSON answer has one moment, its arrival.
 */
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

/** The larger of two errors, part by part: a calibration before and one after bound what lies between. */
export function worseError(a: ErrorMs, b: ErrorMs): ErrorMs {
  return { p50: larger(a.p50, b.p50), p99: larger(a.p99, b.p99) }
}

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.max(a, b)
}
