/** Compares the transports of a mix. Pure. */
import type { Row, Transport } from '../../schemas/compiled/row.ts'
import type {
  ByTransport,
  LoadMetric,
  TransportDifference,
  TransportFigures,
} from '../../schemas/compiled/load-run.ts'
import { analyze } from './analyze.ts'
import { percentileInterval, percentileOf, type PercentileInterval } from './distribution.ts'
import { countRow, Tally, type AnalysisOptions } from './tally.ts'
import type { TimingName } from './timings.ts'

/** Counts rows by transport. `result` is null where there was one transport only. */
export type TransportTally = {
  readonly count: (row: Row) => void
  readonly result: () => ByTransport | null
}

const SHOWN = ['ttft', 'tpot', 'icl', 'e2e', 'connect'] as const
/** Durations that are compared: one of each request, so that its interval is known. Gaps of one stream are not independent. */
const COMPARED: readonly TransportDifference['metric'][] = ['ttft', 'tpot', 'e2e']
const PERCENTILES = [50, 95] as const

/** A tally for the transports of a mix; with one of them it counts nothing. */
export function createTransportTally(
  transports: readonly Transport[],
  options: AnalysisOptions,
): TransportTally {
  if (transports.length < 2) return { count: () => undefined, result: () => null }
  // Which transport a request takes is drawn, so no number of them was planned.
  const tallies = new Map(
    transports.map((transport) => [transport, new Tally({ ...options, planned: null })] as const),
  )
  return {
    count: (row) => {
      const tally = tallies.get(row.transport)
      if (tally !== undefined) countRow(tally, row)
    },
    result: () => ({
      figures: [...tallies].map(([transport, tally]) => figuresOf(transport, tally)),
      differences: pairsOf([...tallies]).flatMap(([one, other]) => differencesOf(one, other)),
    }),
  }
}

function figuresOf(transport: Transport, tally: Tally): TransportFigures {
  const { requests, metrics, throughput } = analyze(tally)
  const shown: Record<string, LoadMetric> = {}
  for (const name of SHOWN) {
    const metric = metrics[name]
    if (metric !== undefined) shown[name] = metric
  }
  return {
    transport,
    started: requests.started,
    ok: requests.ok,
    failed: requests.failed,
    metrics: shown,
    outputTokensPerSecond: throughput.outputTokensPerSecond,
    tokensPerSecondPerUser: throughput.tokensPerSecondPerUser?.p50 ?? null,
  }
}

function pairsOf<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
}

function differencesOf(
  [of, ofTally]: readonly [Transport, Tally],
  [against, againstTally]: readonly [Transport, Tally],
): readonly TransportDifference[] {
  return COMPARED.flatMap((metric) =>
    PERCENTILES.flatMap((percentile) => {
      const one = estimateOf(ofTally, metric, percentile)
      const other = estimateOf(againstTally, metric, percentile)
      if (one === null || other === null) return []
      const named = { metric, stat: `p${percentile}` as const, of, against }
      return [{ ...named, ms: one.value - other.value, ci: intervalOfDifference(one, other) }]
    }),
  )
}

/** A percentile and its 95 % interval. */
type Estimate = { readonly value: number; readonly interval: PercentileInterval }

function estimateOf(tally: Tally, metric: TimingName, percentile: number): Estimate | null {
  const series = tally.timings.get(metric)
  const value = series === undefined ? null : percentileOf(series.sorted(), percentile)
  return series === undefined || value === null
    ? null
    : { value, interval: percentileInterval(series, percentile) }
}

/** Returns the 95 % interval of a difference from the intervals of both (MOVER; Zou and Donner 2008); null when one has none. It takes them as independent, so it is rather too wide. */
export function intervalOfDifference(
  one: Estimate,
  other: Estimate,
): { readonly low: number; readonly high: number } | null {
  const { low: oneLow, high: oneHigh } = one.interval
  const { low: otherLow, high: otherHigh } = other.interval
  if (oneLow === null || oneHigh === null || otherLow === null || otherHigh === null) return null
  const ms = one.value - other.value
  return {
    low: ms - Math.hypot(one.value - oneLow, otherHigh - other.value),
    high: ms + Math.hypot(oneHigh - one.value, other.value - otherLow),
  }
}
