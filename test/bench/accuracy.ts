/**
 * Measures the accuracy and the cost of `assay load`: the same paced streams read by it, as a user calls it, and by the
 * raw Go reader, in turn, against a server that logs when it really sent each chunk. All users begin at once, and again
 * spread over two seconds. `node test/bench/accuracy.ts [--streams 200,500,1000] [--rounds 3] [--ramp-up 0,2]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readGroundTruthLog, startGroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { assayLoad, rawReader, type Client } from './bench-clients.ts'
import { compareStreams, quantile } from './compare-streams.ts'
import { boundsOf, keepFigures, tableOf, type Bound, type Figures, type Series } from './bench-figures.ts'
import { buildBinaries, costOfK6, readAndStop, type Binaries } from './programs.ts'

const SHAPE = { chunks: 100, firstMs: 20, gapMs: 20, jitter: 0.25 } as const
/** Streams of two seconds: anyone who counts asks four times, and so does anyone who asks for seven seconds. */
const REQUESTS = 4
const SECONDS = 7
const CLIENTS: readonly Client[] = [rawReader, assayLoad]
/** Beyond what the raw reader needs: Node, which is the command line and the analysis. */
const MAX_TREE_MB = 120
const MAX_K6_MB: Readonly<Record<string, number>> = { 500: 150, 1000: 220 }

type Setting = { readonly users: number; readonly rampUpSeconds: number }

/** Runs all rounds and prints the table. */
export async function benchAccuracy(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      streams: { type: 'string', default: '200,500,1000' },
      rounds: { type: 'string', default: '3' },
      'ramp-up': { type: 'string', default: '0,2' },
    },
  })
  const binaries = await buildBinaries()
  const all: Series[] = []
  for (const rampUpSeconds of values['ramp-up'].split(',').map(Number)) {
    for (const users of values.streams.split(',').map(Number)) {
      const series = await seriesFor(binaries, { users, rampUpSeconds }, Number(values.rounds))
      all.push(...series)
      console.log(tableOf(series))
      console.log(boundsOf(series, assayLoad.name, rawReader.name, boundsFor({ users, rampUpSeconds })))
    }
  }
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  console.log(`kept in ${keepFigures('accuracy', all)}`)
}

function nameOf({ users, rampUpSeconds }: Setting): string {
  return `${users} streams, ${rampUpSeconds === 0 ? 'all at once' : `over ${rampUpSeconds} s`}`
}

function boundsFor(setting: Setting): readonly Bound[] {
  const load = nameOf(setting)
  const maxMb = MAX_K6_MB[setting.users]
  return [
    { load, figure: 'gap error p99 us', most: 1 },
    { load, figure: 'TTFT error p99 us', most: 1 },
    { load, figure: 'CPU of k6 us/chunk', most: 1.25 },
    ...(maxMb === undefined ? [] : [{ load, figure: 'k6 MB', absolute: maxMb }]),
    { load, figure: 'beyond k6 MB', absolute: MAX_TREE_MB },
  ]
}

async function seriesFor(binaries: Binaries, setting: Setting, rounds: number): Promise<readonly Series[]> {
  const rows = CLIENTS.map((client) => ({ client, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    // Every second round in the other order, so that what the machine does otherwise hits both.
    for (const { client, rounds: figures } of round % 2 === 0 ? rows : rows.toReversed()) {
      process.stderr.write(`${nameOf(setting)}, round ${round + 1} of ${rounds}: ${client.name}\n`)
      figures.push(await oneRound(binaries, client, setting))
    }
  }
  return rows.map(({ client, rounds: figures }) => ({
    load: nameOf(setting),
    client: client.name,
    rounds: figures,
  }))
}

async function oneRound(
  binaries: Binaries,
  client: Client,
  { users, rampUpSeconds }: Setting,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    const log = join(folder, 'truth.ndjson')
    const truth = await startGroundTruthServer(binaries.k6, SHAPE, log)
    const { baseUrl } = truth
    const load = {
      users,
      rampUpSeconds,
      baseUrl,
      folder,
      requests: REQUESTS,
      seconds: SECONDS + rampUpSeconds,
    }
    const { cost, seen, spanUs, firstSentUs, startedUs } = await readAndStop(truth, () =>
      client.read(binaries, load),
    )
    const errors = compareStreams(seen, readGroundTruthLog(log))
    const k6 = costOfK6(cost)
    return {
      'gap error p50 us': quantile(errors.gap, 0.5),
      'gap error p99 us': quantile(errors.gap, 0.99),
      'gap error max us': quantile(errors.gap, 1),
      'TTFT error p50 us': quantile(errors.ttft, 0.5),
      'TTFT error p99 us': quantile(errors.ttft, 0.99),
      'CPU of k6 us/chunk': k6.cpuUs / errors.chunks,
      'CPU of all us/chunk': cost.cpuUs / errors.chunks,
      'k6 MB': (k6.peakKiB * 1024) / 1e6,
      'beyond k6 MB': ((cost.treePeakKiB - k6.peakKiB) * 1024) / 1e6,
      'chunks/s': (errors.chunks / spanUs) * 1e6,
      'first request after ms': (firstSentUs - startedUs) / 1000,
      'truth width p99 us': quantile(errors.width, 0.99),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchAccuracy(process.argv.slice(2))
