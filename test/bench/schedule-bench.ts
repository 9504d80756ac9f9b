/**
 * Measures the lateness of requests. The shipped scenario sends a Poisson schedule, and each row has the planned and the actual
 * sending time. In each run, a second program only sleeps. This program shows how late this machine wakes a process.
 * `node test/bench/schedule-bench.ts [--rounds 5] [--rate 200] [--seconds 10]`
 */
import { join } from 'node:path'
import { runLoad } from '../../load/session/run-load.ts'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { keepFigures, mediansOf, tableOf, type BenchFigures } from './bench-figures.ts'
import { inTurn, benchOptions, type Rounds } from './bench-frame.ts'
import { nearestRankQuantile } from './compare-streams.ts'
import { buildBinaries, startSleeper, withGroundTruth, type Binaries } from './programs.ts'

/** The maximum p99 of the lateness of requests in milliseconds (median of the rounds). No request may be dropped or fail. */
const MAX_P99_MS = 2

type Load = { readonly rate: number; readonly seconds: number; readonly seed: string }

/** Runs all rounds and prints the table. */
export async function benchSchedule(argv: readonly string[]): Promise<void> {
  const { rounds, rate, seconds } = benchOptions(argv, { rounds: 5, rate: 200, seconds: 10 })
  const binaries = await buildBinaries()
  let round = 0
  const run = (out: string): Promise<BenchFigures> =>
    lagsOf(binaries, { rate, seconds, seed: `bench-${round++}` }, out)
  const all = await inTurn(rounds, [{ load: `${rate}/s, Poisson`, client: 'k6/x/assay', run }])
  console.log(tableOf(all))
  for (const one of all) console.log(verdict(one))
  keepFigures('schedule', all)
}

function verdict(all: Rounds<BenchFigures>): string {
  const { 'lag p99 ms': p99, 'sleeper p99 ms': floor, dropped } = mediansOf(all)
  const keeps = typeof p99 === 'number' && p99 <= MAX_P99_MS && dropped === 0
  return `${all.client}: lag p99 ${p99?.toFixed(2)} ms, ${dropped} dropped, asked at most ${MAX_P99_MS} and none: ${keeps ? 'yes' : 'NO'} (a sleeper: ${floor?.toFixed(2)} ms)`
}

async function lagsOf(binaries: Binaries, { rate, seconds, seed }: Load, out: string): Promise<BenchFigures> {
  const sleeper = startSleeper(binaries)
  try {
    const shape = { chunks: 16, firstMs: 5, gapMs: 0 }
    const run = await withGroundTruth(binaries.k6, shape, null, (baseUrl) =>
      runLoad({
        scenario: 'throughput',
        target: { baseUrl, model: 'truth', key: null },
        workload: { ratePerSecond: rate, arrivals: 'poisson', durationSeconds: seconds, vus: 100 },
        calibrate: false,
        seed,
        out,
      }),
    )
    const lags: number[] = []
    await readRows(join(out, ROWS_FILE), ({ scheduledUs, sentUs }) => {
      if (scheduledUs !== null && sentUs !== null) lags.push((sentUs - scheduledUs) / 1000)
    })
    const floor = await sleeper.stop()
    return {
      'lag p50 ms': nearestRankQuantile(lags, 0.5),
      'lag p90 ms': nearestRankQuantile(lags, 0.9),
      'lag p99 ms': nearestRankQuantile(lags, 0.99),
      'lag max ms': nearestRankQuantile(lags, 1),
      'sleeper p50 ms': floor.p50Us / 1000,
      'sleeper p99 ms': floor.p99Us / 1000,
      requests: lags.length,
      dropped: run.requests.dropped + run.requests.failed,
    }
  } finally {
    await sleeper.stop()
  }
}

if (import.meta.main) await benchSchedule(process.argv.slice(2))
