/**
 * Measures how often the 95 % interval of a percentile contains the true value, for queues whose true percentiles are known from a very
 * long simulation: `node test/bench/interval-coverage.ts [--runs N]`. There is no server and no clock: the samples are drawn here.
 */
import {
  createSeries,
  percentileInterval,
  percentileOf,
  type Series,
} from '../../load/analysis/distribution.ts'
import { benchTable, benchOptions } from './bench-frame.ts'
import { simulateQueue, type QueueModel } from './queue-simulation.ts'

const SERVICE_SECONDS = 0.2
const QUEUES: readonly Omit<QueueModel, 'serviceSeconds'>[] = [
  { servers: 100, load: 0.05, service: 'exponential' },
  { servers: 4, load: 0.5, service: 'constant' },
  { servers: 4, load: 0.63, service: 'constant' },
  { servers: 4, load: 0.81, service: 'constant' },
  { servers: 4, load: 0.88, service: 'constant' },
  { servers: 4, load: 0.9, service: 'exponential' },
]
const RUN_SECONDS = [60, 300] as const
const PERCENTILES = [50, 95, 99] as const
const TRUTH_SECONDS = 200_000
const WARM_UP_SECONDS = 200

/** Runs the bench and prints its table. */
export function benchIntervalCoverage(runs: number): void {
  const rows = QUEUES.flatMap((shape) => {
    const queue = { ...shape, serviceSeconds: SERVICE_SECONDS }
    const truth = sampled(queue, TRUTH_SECONDS, 0, WARM_UP_SECONDS).sorted()
    return RUN_SECONDS.flatMap((seconds) => {
      const drawn = Array.from({ length: runs }, (_, run) => sampled(queue, seconds, run + 1, 0))
      return PERCENTILES.map((percentile) => rowOf(queue, seconds, percentile, truth, drawn))
    })
  })
  const head = [
    'queue',
    'load',
    'run',
    'percentile',
    'samples',
    'contains the true value',
    'the run is too short to tell',
    'wrong',
  ]
  console.log(benchTable(head, rows))
}

function sampled(queue: QueueModel, seconds: number, seed: number, fromSeconds: number): Series {
  const series = createSeries()
  for (const { atSeconds, latencySeconds } of simulateQueue(queue, seconds, seed))
    if (atSeconds >= fromSeconds) series.add(latencySeconds * 1000, atSeconds)
  return series
}

function rowOf(
  { servers, load, service }: QueueModel,
  seconds: number,
  percentile: number,
  truth: Float64Array,
  drawn: readonly Series[],
): readonly string[] {
  const actual = percentileOf(truth, percentile) ?? Number.NaN
  const intervals = drawn.map((series) => percentileInterval(series, percentile))
  const given = intervals.filter(({ low, high }) => low !== null && high !== null)
  // A queue without waiting has one value only, and binary fractions around it.
  const right = given.filter(({ low, high }) => (low ?? 0) <= actual + 1e-6 && actual - 1e-6 <= (high ?? 0))
  const share = (count: number): string => `${Math.round((100 * count) / drawn.length)} %`
  const samples = Math.round(drawn.reduce((sum, series) => sum + series.sorted().length, 0) / drawn.length)
  return [
    `${service}/${servers}`,
    String(load),
    `${seconds} s`,
    `p${percentile}`,
    String(samples),
    share(right.length),
    share(drawn.length - given.length),
    share(given.length - right.length),
  ]
}

if (import.meta.main) benchIntervalCoverage(benchOptions(process.argv.slice(2), { runs: 200 }).runs)
