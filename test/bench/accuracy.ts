/**
 * How exact the extension's times are: the same paced streams read by it and by the raw Go reader, in turn, against a
 * server that logs when it really sent each chunk. `node test/bench/accuracy.ts [--streams 10,50] [--rounds 3] [--requests 4]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTruthLog, startTruthServer } from '../../load/truth/truth-server.ts'
import { extension, rawReader, type Client } from './clients.ts'
import { compareStreams, quantile } from './compare.ts'
import { boundsOf, keepFigures, tableOf, type Bound, type Figures, type Series } from './figures.ts'
import { buildBinaries, readAndStop, type Binaries } from './programs.ts'

const SHAPE = { chunks: 100, firstMs: 20, gapMs: 20, jitter: 0.2 } as const
const CLIENTS: readonly Client[] = [rawReader, extension]
const BOUNDS: readonly Bound[] = [
  { load: '200 streams', figure: 'CPU us/chunk', most: 1.3 },
  { load: '500 streams', figure: 'CPU us/chunk', most: 1.3 },
  { load: '200 streams', figure: 'gap error p99 us', most: 1.5 },
  { load: '500 streams', figure: 'gap error p99 us', most: 3 },
]

/** Runs all rounds and prints the table. */
export async function benchAccuracy(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      streams: { type: 'string', default: '10,50,200,500' },
      rounds: { type: 'string', default: '3' },
      requests: { type: 'string', default: '4' },
    },
  })
  const binaries = await buildBinaries()
  const all: Series[] = []
  for (const streams of values.streams.split(',').map(Number)) {
    all.push(...(await seriesFor(binaries, streams, Number(values.rounds), Number(values.requests))))
  }
  console.log(tableOf(all))
  console.log(boundsOf(all, extension.name, rawReader.name, BOUNDS))
  console.log(`kept in ${keepFigures('accuracy', all)}`)
}

async function seriesFor(
  binaries: Binaries,
  users: number,
  rounds: number,
  requests: number,
): Promise<readonly Series[]> {
  const rows = CLIENTS.map((client) => ({ client, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    // Every second round in the other order, so that what the machine does otherwise hits both.
    for (const { client, rounds: figures } of round % 2 === 0 ? rows : rows.toReversed()) {
      process.stderr.write(`${users} streams, round ${round + 1} of ${rounds}: ${client.name}\n`)
      figures.push(await oneRound(binaries, client, users, requests))
    }
  }
  return rows.map(({ client, rounds: figures }) => ({
    load: `${users} streams`,
    client: client.name,
    rounds: figures,
  }))
}

async function oneRound(
  binaries: Binaries,
  client: Client,
  users: number,
  requests: number,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    const log = join(folder, 'truth.ndjson')
    const truth = await startTruthServer(binaries.k6, SHAPE, log)
    const url = `${truth.baseUrl}/v1/chat/completions`
    const reading = await readAndStop(truth, () => client.read(binaries, { users, requests, url, folder }))
    const errors = compareStreams(reading.seen, readTruthLog(log))
    return {
      'gap error p50 us': quantile(errors.gap, 0.5),
      'gap error p99 us': quantile(errors.gap, 0.99),
      'TTFT error p50 us': quantile(errors.ttft, 0.5),
      'TTFT error p99 us': quantile(errors.ttft, 0.99),
      'arrival p99 us': quantile(errors.arrival, 0.99),
      'CPU us/chunk': reading.cost.cpuUs / errors.chunks,
      'peak MB': (reading.cost.peakKiB * 1024) / 1e6,
      'chunks/s': (errors.chunks / reading.spanUs) * 1e6,
      'truth width p99 us': quantile(errors.width, 0.99),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchAccuracy(process.argv.slice(2))
