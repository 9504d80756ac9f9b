/** Runs Assay for the comparison with AIPerf. Returns its printed figures, and the streams from its rows. */
import type { Row } from '../../schemas/compiled/row.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { join } from 'node:path'
import { runLoad } from '../../load/session/run-load.ts'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import type { LoadSpan, StreamTimes } from './cross-check-definitions.ts'
import type { BenchFigures } from './bench-figures.ts'
import { chunkTimesOf } from './bench-clients.ts'

/** A closed-model load that both tools send: each of `users` sends one request at a time for `seconds`. */
export type CrossLoad = {
  readonly users: number
  readonly seconds: number
  readonly maxTokens: number
  readonly promptTokens: number
  readonly seed: string
}

/** The target of a tool, and a folder for its files. */
export type CrossPlace = { readonly baseUrl: string; readonly folder: string }

/** The results of one run of Assay. Its times are on the clock of the ground-truth server. */
export type AssayRun = {
  readonly printed: BenchFigures
  readonly streams: readonly StreamTimes[]
  readonly span: LoadSpan
  readonly rows: readonly Row[]
}

/** Runs the load as `assay load stream` does, without a calibration. */
export async function runAssay(load: CrossLoad, { baseUrl, folder }: CrossPlace): Promise<AssayRun> {
  const { users, seconds, maxTokens, promptTokens, seed } = load
  const run = await runLoad({
    scenario: 'stream',
    target: { baseUrl, model: 'truth', key: null },
    workload: { vus: users, durationSeconds: seconds, maxTokens, promptTokens, requestTimeoutSeconds: 30 },
    seed,
    calibrate: false,
    out: folder,
  })
  const rows: Row[] = []
  const { header } = await readRows(join(folder, ROWS_FILE), (row) => rows.push(row))
  const t0 = header.t0MonotonicUs ?? header.t0EpochUs
  return {
    printed: printedBy(run),
    streams: rows.filter((row) => row.class === 'ok').map((row) => streamTimesOf(row, t0)),
    span: { fromUs: t0, toUs: t0 + seconds * 1e6 },
    rows,
  }
}

function printedBy({ metrics, throughput }: LoadRun): BenchFigures {
  const figures: Record<string, number | null> = {}
  const names = { TTFT: 'ttft', 'gap of chunks': 'icl', TPOT: 'tpot', E2E: 'e2e' }
  for (const [name, metric] of Object.entries(names)) {
    figures[`${name} p50 ms`] = metrics[metric]?.p50 ?? null
    figures[`${name} p99 ms`] = metrics[metric]?.p99 ?? null
  }
  figures['output tokens/s'] = throughput.outputTokensPerSecond
  figures['requests/s'] = throughput.completionsPerSecond
  return figures
}

function streamTimesOf(row: Row, t0: number): StreamTimes {
  return {
    sentUs: t0 + (row.sentUs ?? NaN),
    chunksUs: chunkTimesOf(row, t0),
    tokens: row.completionTokens ?? NaN,
  }
}
