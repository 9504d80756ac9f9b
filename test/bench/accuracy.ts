/**
 * Measures the accuracy and the cost of `assay load`. `assay load` and a raw Go reader read the same paced streams in
 * turn, from a server that logs when it really sent each chunk. All users begin together, or are spread over two
 * seconds. `node test/bench/accuracy.ts [--streams 200,500,1000] [--rounds 3] [--ramp-up 0,2] [--http 0,1,2]
 * [--transport sse|websocket]`. HTTP 0: without TLS; 1 and 2: HTTP/1.1 and HTTP/2 over TLS.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { readGroundTruthLog } from '../../load/analysis/instrument-error.ts'
import { assayLoad, rawReader, type Client } from './bench-clients.ts'
import { keptBounds, keepFigures, tableOf, type Bound, type BenchFigures } from './bench-figures.ts'
import { inTurn, benchOptions, type Rounds } from './bench-frame.ts'
import { compareStreams, nearestRankQuantile } from './compare-streams.ts'
import { buildBinaries, costOfK6, withGroundTruth, type Binaries } from './programs.ts'

const SHAPE = { chunks: 100, firstMs: 20, gapMs: 20, jitter: 0.25 } as const
/** The number of requests of each user. A stream takes two seconds, so a user starts 4 requests within `SECONDS`. */
const REQUESTS = 4
const SECONDS = 7
const CLIENTS: readonly Client[] = [rawReader, assayLoad]
/** The allowed memory in MB of the processes besides k6. Node uses it for the command line and the analysis. */
const MAX_TREE_MB = 120
const MAX_K6_MB: Readonly<Record<string, number>> = { 500: 150, 1000: 220 }

const PROTOCOLS = ['', ' over TLS', ' over HTTP/2']

type Setting = {
  readonly users: number
  readonly rampUpSeconds: number
  readonly http: number
  readonly isWebSocket: boolean
}

/** Runs all rounds and prints the tables. */
export async function benchAccuracy(argv: readonly string[]): Promise<void> {
  const options = benchOptions(argv, {
    streams: [200, 500, 1000],
    rounds: 3,
    'ramp-up': [0, 2],
    http: [0, 1],
    transport: 'sse',
  })
  const isWebSocket = options.transport === 'websocket'
  const binaries = await buildBinaries()
  const all: Rounds<BenchFigures>[] = []
  const settings = options.http.flatMap((version) =>
    options['ramp-up'].map((seconds) => ({ http: version, rampUpSeconds: seconds })),
  )
  for (const { http, rampUpSeconds } of settings) {
    for (const users of options.streams) {
      const setting = { users, rampUpSeconds, http, isWebSocket }
      const contenders = CLIENTS.map((client) => ({
        load: nameOf(setting),
        client: client.name,
        run: (folder: string) => oneRound(binaries, client, setting, folder),
      }))
      const rounds = await inTurn(options.rounds, contenders)
      all.push(...rounds)
      console.log(tableOf(rounds))
      console.log(keptBounds(rounds, assayLoad.name, rawReader.name, boundsFor(setting)))
    }
  }
  const loads = loadavg().map((load) => load.toFixed(1))
  console.log(`load average ${loads.join(', ')}`)
  keepFigures('accuracy', all)
}

function nameOf({ users, rampUpSeconds, http, isWebSocket }: Setting): string {
  return `${users} ${isWebSocket ? 'WebSockets' : 'streams'}${PROTOCOLS[http] ?? ''}, ${rampUpSeconds === 0 ? 'all at once' : `over ${rampUpSeconds} s`}`
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

async function oneRound(
  binaries: Binaries,
  client: Client,
  { users, rampUpSeconds, http, isWebSocket }: Setting,
  folder: string,
): Promise<BenchFigures> {
  const log = join(folder, 'ground-truth.ndjson')
  const authority = http > 0 ? join(folder, 'authority.pem') : null
  const load = {
    users,
    rampUpSeconds,
    folder,
    authority,
    isHttp2: http === 2,
    isWebSocket,
    requests: REQUESTS,
    seconds: SECONDS + rampUpSeconds,
  }
  const { cost, seen, spanUs, firstSentUs, startedUs } = await withGroundTruth(
    binaries.k6,
    SHAPE,
    log,
    (baseUrl) => client.read(binaries, { ...load, baseUrl }),
    authority,
  )
  const errors = compareStreams(seen, readGroundTruthLog(log))
  const k6 = costOfK6(cost)
  return {
    'gap error p50 us': nearestRankQuantile(errors.gap, 0.5),
    'gap error p99 us': nearestRankQuantile(errors.gap, 0.99),
    'gap error max us': nearestRankQuantile(errors.gap, 1),
    'TTFT error p50 us': nearestRankQuantile(errors.ttft, 0.5),
    'TTFT error p99 us': nearestRankQuantile(errors.ttft, 0.99),
    'CPU of k6 us/chunk': k6.cpuUs / errors.chunks,
    'CPU of all us/chunk': cost.cpuUs / errors.chunks,
    'k6 MB': (k6.peakKiB * 1024) / 1e6,
    'beyond k6 MB': ((cost.treePeakKiB - k6.peakKiB) * 1024) / 1e6,
    'chunks/s': (errors.chunks / spanUs) * 1e6,
    'first request after ms': (firstSentUs - startedUs) / 1000,
    'truth width p99 us': nearestRankQuantile(errors.width, 0.99),
  }
}

if (import.meta.main) await benchAccuracy(process.argv.slice(2))
