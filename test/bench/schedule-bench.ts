/**
 * Measures the lateness of requests: the real scenario sends a Poisson schedule, and each row has when its request was
 * planned and when it was sent. Beside each run a program that only sleeps tells how late this machine wakes anybody.
 * `node test/bench/schedule-bench.ts [--rounds 5] [--rate 200] [--seconds 10]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runLoad } from '../../load/session/run-load.ts'
import { ROWS_FILE } from '../../load/rows/keep-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { startGroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { quantile } from './compare-streams.ts'
import { keepFigures, mediansOf, tableOf, type Figures, type Series } from './bench-figures.ts'
import { buildBinaries, readAndStop, startSleeper, type Binaries } from './programs.ts'

/** Asked: ninety-nine requests in a hundred leave at most so late, and none is left out. */
const MAX_P99_MS = 2

type Load = { readonly rate: number; readonly seconds: number; readonly seed: string }

/** Runs all rounds and prints the table. */
export async function benchSchedule(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rounds: { type: 'string', default: '5' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '10' },
    },
  })
  const binaries = await buildBinaries()
  const rounds = Number(values.rounds)
  const rate = Number(values.rate)
  const figures: Figures[] = []
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`${rate}/s, Poisson, round ${round + 1} of ${rounds}\n`)
    figures.push(await lagsOf(binaries, { rate, seconds: Number(values.seconds), seed: `bench-${round}` }))
  }
  const series: Series = { load: `${rate}/s, Poisson`, client: 'k6/x/assay', rounds: figures }
  console.log(tableOf([series]))
  console.log(verdict(series))
  console.log(`kept in ${keepFigures('schedule', [series])}`)
}

function verdict(series: Series): string {
  const { 'lag p99 ms': p99, 'sleeper p99 ms': floor, dropped } = mediansOf(series)
  const keeps = typeof p99 === 'number' && p99 <= MAX_P99_MS && dropped === 0
  return `${series.client}: lag p99 ${p99?.toFixed(2)} ms, ${dropped} dropped, asked at most ${MAX_P99_MS} and none: ${keeps ? 'yes' : 'NO'} (a sleeper: ${floor?.toFixed(2)} ms)`
}

async function lagsOf(binaries: Binaries, { rate, seconds, seed }: Load): Promise<Figures> {
  const out = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  const sleeper = startSleeper(binaries)
  try {
    const server = await startGroundTruthServer(binaries.k6, { chunks: 16, firstMs: 5, gapMs: 0 }, null)
    const run = await readAndStop(server, () =>
      runLoad({
        scenario: 'throughput',
        target: { baseUrl: server.baseUrl, model: 'truth', key: null },
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
      'lag p50 ms': quantile(lags, 0.5),
      'lag p90 ms': quantile(lags, 0.9),
      'lag p99 ms': quantile(lags, 0.99),
      'lag max ms': quantile(lags, 1),
      'sleeper p50 ms': floor.p50Us / 1000,
      'sleeper p99 ms': floor.p99Us / 1000,
      requests: lags.length,
      dropped: run.requests.dropped + run.requests.failed,
    }
  } finally {
    await sleeper.stop()
    rmSync(out, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchSchedule(process.argv.slice(2))
