/** The measures of a run that left rows. Pure. */
import { percentileInterval, percentileOf } from './distribution.ts'
import { answeredOtherwise } from './answered-otherwise.ts'
import type { Tally } from './tally.ts'
import { TIMING_NAMES } from './timings.ts'
import type { Conformance } from '../samples/conformance-record.ts'
import type { Measures, Quantity } from './measures.ts'
import type { CollectedRows } from './collect-rows.ts'
import { percentileIn } from './slo.ts'
import type { K6Summary } from '../runner/k6-summary.ts'

/** Returns the measures from rows, the number of iterations in the summary, and the kept answers. */
export function measuresOfRows(
  { analysis, tally, rows, byTransport }: CollectedRows,
  summary: K6Summary | null,
  conformance: Conformance,
): Measures {
  const { withoutUsage: _, ...measured } = analysis
  const otherwise = answeredOtherwise(tally.forms)
  return {
    ...measured,
    ...(byTransport === null ? {} : { byTransport }),
    conformance: otherwise.length === 0 ? conformance : { ...conformance, answeredOtherwise: otherwise },
    iterations: summary === null ? null : summary.iterations,
    records: rows,
    statistic: (metric, stat) => statisticOf(tally, metric, percentileIn(stat) ?? 100),
  }
}

function statisticOf(tally: Tally, metric: string, percentile: number): Quantity {
  if (metric === 'icl') {
    const us = tally.gaps.percentileUs(percentile)
    return { actual: us === null ? null : us / 1000, n: tally.gaps.count() }
  }
  const name = TIMING_NAMES.find((known) => known === metric)
  const series = name === undefined ? undefined : tally.timings.get(name)
  if (series === undefined) return { actual: null, n: 0 }
  const sorted = series.sorted()
  const quantity = { actual: percentileOf(sorted, percentile), n: sorted.length }
  // The largest value of a run is what it is; only a percentile stands for what other runs would show.
  return percentile >= 100 ? quantity : { ...quantity, interval: percentileInterval(series, percentile) }
}
