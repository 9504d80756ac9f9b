/**
 * Computes the figures of streams by the definitions of Assay and of AIPerf. Shares no code with
 * `load/analysis`, so that a mistake in either implementation shows. Pure.
 */
import { nearestRankQuantile } from './compare-streams.ts'
import type { BenchFigures } from './bench-figures.ts'

/** A completed stream: when it was sent, and when each chunk with text came, in microseconds on any clock. */
export type StreamTimes = {
  readonly sentUs: number
  readonly chunksUs: readonly number[]
  readonly tokens: number
}

/** The begin and the end of the load, in microseconds on the clock of the streams. */
export type LoadSpan = { readonly fromUs: number; readonly toUs: number }

/** Computes the figures of streams. */
type FiguresBy = (streams: readonly StreamTimes[], span: LoadSpan) => BenchFigures

/** Computes figures as docs/metrics.md defines them: observed percentiles, and rates of arrivals within the load. */
export const byAssay: FiguresBy = (streams, span) => {
  const seconds = (span.toUs - span.fromUs) / 1e6
  const isWithin = (atUs: number): boolean => atUs >= span.fromUs && atUs < span.toUs
  const arrived = sum(
    streams.map(({ chunksUs, tokens }) => (tokens * chunksUs.filter(isWithin).length) / chunksUs.length),
  )
  return {
    ...durationsBy(nearestRankQuantile, streams),
    'output tokens/s': arrived / seconds,
    'requests/s': streams.filter(({ chunksUs }) => isWithin(chunksUs.at(-1) ?? Infinity)).length / seconds,
  }
}

/**
 * Computes figures as AIPerf 0.13.0 does. Percentiles interpolate between two samples. A rate is the total divided by the time
 * from the first request to the last content, so the tail after the load counts too.
 */
export const byAiperf: FiguresBy = (streams) => {
  const firstUs = streams.reduce((least, { sentUs }) => Math.min(least, sentUs), Infinity)
  const lastUs = streams.reduce((most, { chunksUs }) => Math.max(most, chunksUs.at(-1) ?? 0), 0)
  const seconds = (lastUs - firstUs) / 1e6
  return {
    ...durationsBy(interpolated, streams),
    'output tokens/s': sum(streams.map(({ tokens }) => tokens)) / seconds,
    'requests/s': streams.length / seconds,
  }
}

type Percentile = (values: readonly number[], share: number) => number | null

/** Computes the durations that both tools define alike, except for the percentile function. */
function durationsBy(percentile: Percentile, streams: readonly StreamTimes[]): BenchFigures {
  const ends = streams.map(({ chunksUs }) => ({ first: chunksUs[0] ?? NaN, last: chunksUs.at(-1) ?? NaN }))
  const samples = {
    TTFT: streams.map(({ sentUs }, at) => (ends[at]?.first ?? NaN) - sentUs),
    'gap of chunks': streams.flatMap(({ chunksUs }) =>
      chunksUs.slice(1).map((atUs, at) => atUs - (chunksUs[at] ?? NaN)),
    ),
    TPOT: streams.map(
      ({ tokens }, at) => ((ends[at]?.last ?? NaN) - (ends[at]?.first ?? NaN)) / (tokens - 1),
    ),
    E2E: streams.map(({ sentUs }, at) => (ends[at]?.last ?? NaN) - sentUs),
  }
  const figures: Record<string, number | null> = {}
  for (const [name, values] of Object.entries(samples)) {
    for (const share of [0.5, 0.99]) {
      const us = percentile(values, share)
      figures[`${name} p${share * 100} ms`] = us === null ? null : us / 1000
    }
  }
  return figures
}

/** Returns a quantile with linear interpolation, as numpy does by default; null without values. */
function interpolated(values: readonly number[], share: number): number | null {
  const sorted = Float64Array.from(values).toSorted()
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
