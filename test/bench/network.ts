/**
 * Compares the chunk times that `assay load` measures over TLS with the times in a packet capture (Linux, as root).
 * Client and server run in two network namespaces. A program between them delays and drops packets. The capture shows
 * when a chunk was readable: when the segment with the last byte of its record, and all earlier segments, had arrived.
 * `npm run bench -- network [--streams 100] [--rounds 3] [--round-trip-ms 50] [--loss-percent 1] [--mbit 10]`
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { ASSAY_ENVIRONMENT, assayCommand, assayLoad, chunkTimesOf } from './bench-clients.ts'
import { keepFigures, tableOf, type BenchFigures } from './bench-figures.ts'
import { benchOptions, inTurn } from './bench-frame.ts'
import { nearestRankQuantile } from './compare-streams.ts'
import { buildBinaries, measured, type Binaries } from './programs.ts'

/** The shape of each stream. With ten chunks per second, a hundred streams stay below the rate of the link. */
const SHAPE = { chunks: 30, gapMs: 100 } as const
const SECONDS = 8
/** The environment variable that marks a process inside the network namespace. */
const INSIDE = 'ASSAY_BENCH_NETWORK'

type Network = ReturnType<typeof networkIn>

/** The captured TLS records that a server sent on one connection. `atUs`: when a client could read the record. */
type Captured = {
  readonly records: readonly { readonly size: number; readonly atUs: number }[]
  readonly outOfOrder: number
  readonly repeated: number
}

function networkIn(argv: readonly string[]) {
  return benchOptions(argv, { streams: 100, rounds: 3, 'round-trip-ms': 50, 'loss-percent': 1, mbit: 10 })
}

/** Runs all rounds and prints the table. */
export async function benchNetwork(argv: readonly string[]): Promise<void> {
  const network = networkIn(argv)
  const binaries = await buildBinaries()
  if (process.env[INSIDE] === undefined) {
    const command = ['-n', process.execPath, import.meta.filename, ...argv]
    const { status } = spawnSync('unshare', command, {
      stdio: 'inherit',
      env: { ...process.env, [INSIDE]: '1' },
    })
    process.exitCode = status ?? 1
    return
  }
  const load = `${network.streams} streams over TLS, ${network['round-trip-ms']} ms, ${network['loss-percent']} % loss, ${network.mbit} Mbit/s`
  const run = (folder: string): Promise<BenchFigures> => oneRound(binaries, network, folder)
  const all = await inTurn(network.rounds, [{ load, client: assayLoad.name, run }])
  console.log(tableOf(all))
  keepFigures('network', all)
}

async function oneRound(binaries: Binaries, network: Network, folder: string): Promise<BenchFigures> {
  const authority = join(folder, 'authority.pem')
  const out = join(folder, 'out')
  const delay = `${network['round-trip-ms'] / 2}ms`
  const link = [delay, network['loss-percent'] / 100, network.mbit * 125_000].map(String)
  const server = startRaw(binaries, ['far', ...link, String(SHAPE.chunks), `${SHAPE.gapMs}ms`, authority])
  const { baseUrl } = JSON.parse(await server.line()) as { baseUrl: string }
  const capture = startRaw(binaries, ['capture', new URL(baseUrl).port])
  await capture.line()
  const flags = ['--vus', network.streams, '--duration', SECONDS, '--allow-remote', '--out', out].map(String)
  const trust = { NODE_EXTRA_CA_CERTS: authority }
  const cost = await measured(binaries, assayCommand('stream', baseUrl, flags), {
    ...ASSAY_ENVIRONMENT,
    ...trust,
  })
  capture.stop()
  const captured = JSON.parse(await capture.line()) as readonly Captured[]
  server.stop()
  const errors = compared(await chunksOfUsers(join(out, ROWS_FILE)), captured)
  const { metrics } = JSON.parse(cost.stdout) as { metrics: Record<string, { p50: number }> }
  const sum = (of: (one: Captured) => number): number => captured.reduce((all, one) => all + of(one), 0)
  return {
    chunks: errors.arrival.length,
    'arrival error p50 us': nearestRankQuantile(errors.arrival, 0.5),
    'arrival error p99 us': nearestRankQuantile(errors.arrival, 0.99),
    'arrival error max us': nearestRankQuantile(errors.arrival, 1),
    'TTFT error p99 us': nearestRankQuantile(errors.ttft, 0.99),
    'gap error p99 us': nearestRankQuantile(errors.gap, 0.99),
    'gap error max us': nearestRankQuantile(errors.gap, 1),
    'gaps off by more than 1 ms': errors.gap.filter((us) => us > 1000).length,
    'segments out of order': sum(({ outOfOrder }) => outOfOrder),
    'segments twice': sum(({ repeated }) => repeated),
    'connect p50 ms': metrics['connect']?.p50 ?? null,
    'TLS p50 ms': metrics['tls']?.p50 ?? null,
  }
}

/**
 * Starts the program `raw` with arguments, which make it a server or a packet capture. `line` returns its next output
 * line; `stop` ends the program by closing its stdin.
 */
function startRaw({ raw }: Binaries, args: readonly string[]) {
  const child = spawn(raw, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    line: async () => String((await lines.next()).value),
    stop: () => void child.stdin.end(),
  }
}

type Chunks = readonly (readonly number[])[]

/** Returns the chunk times of all streams of each user. The streams are in the order of their starts. */
async function chunksOfUsers(path: string): Promise<readonly Chunks[]> {
  const users = new Map<number, { readonly sentUs: number; readonly chunksUs: readonly number[] }[]>()
  let t0 = 0
  const all: Parameters<Parameters<typeof readRows>[1]>[0][] = []
  const { header } = await readRows(path, (row) => all.push(row))
  t0 = header.t0MonotonicUs ?? 0
  for (const row of all) {
    const streams = users.get(row.vu) ?? []
    streams.push({ sentUs: row.sentUs ?? 0, chunksUs: chunkTimesOf(row, t0) })
    users.set(row.vu, streams)
  }
  return [...users.values()].map((streams) =>
    streams.toSorted((a, b) => a.sentUs - b.sentUs).map(({ chunksUs }) => chunksUs),
  )
}

/**
 * Returns the errors (µs) of each user's chunk times, compared with the captured connection that fits best. Only records
 * of the most frequent size count as chunks.
 */
function compared(users: readonly Chunks[], captured: readonly Captured[]) {
  const errors = { ttft: [] as number[], arrival: [] as number[], gap: [] as number[] }
  const left = captured.map(chunkTimes)
  for (const streams of users) {
    const seen = streams.flat()
    const best = left
      .filter((times) => times.length === seen.length)
      .toSorted((a, b) => distance(a, seen) - distance(b, seen))[0]
    if (best === undefined) throw new Error(`no connection has the ${seen.length} chunks of a user`)
    left.splice(left.indexOf(best), 1)
    let at = 0
    for (const stream of streams) {
      const truth = best.slice(at, (at += stream.length))
      const off = stream.map((us, place) => us - (truth[place] ?? NaN))
      errors.arrival.push(...off.map(Math.abs))
      errors.ttft.push(Math.abs(off[0] ?? NaN))
      errors.gap.push(...off.slice(1).map((us, place) => Math.abs(us - (off[place] ?? NaN))))
    }
  }
  return errors
}

function chunkTimes({ records }: Captured): readonly number[] {
  const counts = new Map<number, number>()
  for (const { size } of records) counts.set(size, (counts.get(size) ?? 0) + 1)
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return records.filter(({ size }) => size === usual).map(({ atUs }) => atUs)
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, us, place) => sum + Math.abs(us - (other[place] ?? 0)), 0)
}

if (import.meta.main) await benchNetwork(process.argv.slice(2))
