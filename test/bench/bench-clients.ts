/** The clients that benches compare. All read the same streams, and take their times from the same clock. */
import type { Row } from '../../schemas/compiled/row.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { packageLocation } from '../../load/runner/package-location.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import type { SeenStream } from './compare-streams.ts'
import { measured, readLines, type Binaries, type ClientCost } from './programs.ts'

/**
 * A load by `users` connections, which start within `rampUpSeconds` and send one request at a time. Depending on the
 * client, each connection sends `requests` requests, or sends requests during `seconds`.
 */
export type ClientLoad = {
  readonly users: number
  readonly requests: number
  readonly seconds: number
  readonly rampUpSeconds: number
  readonly baseUrl: string
  readonly folder: string
  /** The path of the server's certificate, which clients trust; null without TLS. */
  readonly authority: string | null
  readonly isHttp2?: boolean
  readonly isWebSocket?: boolean
}

/**
 * The results and the cost of one client. `spanUs`: from the first request to the end of the last answer.
 * `firstSentUs`: when the first request was sent. `startedUs`: when the program was started (host's clock).
 */
export type ClientReading = {
  readonly cost: ClientCost
  readonly seen: readonly SeenStream[]
  readonly spanUs: number
  readonly startedUs: number
  readonly firstSentUs: number
}

/** A client program that reads streams. */
export type Client = {
  readonly name: string
  readonly read: (binaries: Binaries, load: ClientLoad) => Promise<ClientReading>
}

/** `assay load` as a separate process, from the command line to the end of its report. */
export const assayLoad: Client = {
  name: 'assay load',
  read: async (binaries, load) => {
    const out = join(load.folder, 'out')
    rmSync(out, { recursive: true, force: true })
    const { users, seconds, rampUpSeconds, baseUrl } = load
    const flags = ['--vus', users, '--duration', seconds, '--out', out].map(String)
    const ramp = rampUpSeconds === 0 ? [] : ['--ramp-up', String(rampUpSeconds)]
    const http = load.isHttp2 === true ? ['--http', '2'] : []
    const startedUs = hostUs()
    const scenario = load.isWebSocket === true ? 'websocket' : 'stream'
    const command = assayCommand(scenario, baseUrl, [...flags, ...ramp, ...http])
    const trust = load.authority === null ? {} : { NODE_EXTRA_CA_CERTS: load.authority }
    const cost = await measured(binaries, command, { ...ASSAY_ENVIRONMENT, ...trust })
    const all: Row[] = []
    const { header } = await readRows(join(out, ROWS_FILE), (row) => all.push(row))
    const t0 = header.t0MonotonicUs ?? header.t0EpochUs
    const seen = all.map((row) => seenOf(row, t0))
    return { cost, seen, startedUs, ...spanOf(all.map((row) => spanIn(row, t0))) }
  },
}

/** The environment of `assay load`: the cache of compiled code of `npm run assay`, and a key that k6 looks for in all answers. */
export const ASSAY_ENVIRONMENT = {
  ASSAY_KEY: 'sk-bench-0123456789abcdef',
  NODE_COMPILE_CACHE: join(packageLocation().root, '.cache', 'compiled'),
} as const

/** Returns the command line of a load without calibration, with the Node of this process. */
export function assayCommand(scenario: string, baseUrl: string, flags: readonly string[]): readonly string[] {
  const main = join(packageLocation().root, 'cli', 'main.ts')
  // The ground-truth server sends up to 100 tokens, whatever it is asked for.
  const plain = ['--model', 'truth', '--no-calibration', '--seed', 'bench', '--max-tokens', '100', '--json']
  return [process.execPath, main, 'load', scenario, baseUrl, ...plain, ...flags]
}

function seenOf(row: Row, t0: number): SeenStream {
  if (row.class !== 'ok' || row.firstTokenUs === null || row.sentUs === null)
    throw new Error(`request ${row.i} was ${row.class}: ${row.error}`)
  return {
    index: String(row.i),
    sentUs: t0 + Math.max(row.sentUs, row.connectedUs ?? row.sentUs),
    chunks: row.chunks,
    chunksUs: chunkTimesOf(row, t0),
  }
}

/** Returns the arrival time of each chunk of a row, in microseconds. `t0`: the start of the load on the same clock. */
export function chunkTimesOf({ firstTokenUs, gapsUs }: Row, t0: number): readonly number[] {
  let atUs = t0 + (firstTokenUs ?? NaN)
  return [atUs, ...(gapsUs ?? []).map((gapUs) => (atUs += gapUs))]
}

type RequestSpan = { readonly sentUs: number; readonly closedUs: number }

function spanIn({ sentUs, closedUs }: Row, t0: number): RequestSpan {
  return { sentUs: t0 + (sentUs ?? 0), closedUs: t0 + (closedUs ?? 0) }
}

/** The raw Go reader, whose cost is the practical lower bound. */
export const rawReader: Client = {
  name: 'raw Go reader',
  read: async (binaries, load) => {
    const { folder, users, requests, rampUpSeconds, baseUrl, authority } = load
    const out = join(folder, 'raw.ndjson')
    const url = `${baseUrl}/v1/chat/completions`
    const counts = [
      '-users',
      users,
      '-requests',
      requests,
      '-ramp-up',
      `${rampUpSeconds}s`,
      `-http2=${load.isHttp2 === true}`,
      `-websocket=${load.isWebSocket === true}`,
    ].map(String)
    const startedUs = hostUs()
    const trust = authority === null ? {} : { SSL_CERT_FILE: authority }
    const cost = await measured(binaries, [binaries.raw, '-url', url, '-out', out, ...counts], trust)
    const all = readLines(out) as {
      i: number
      sentUs: number
      readyUs: number
      closedUs: number
      chunksUs: number[]
    }[]
    if (all.length !== users * requests) throw new Error(`${all.length} streams of ${users * requests}`)
    const seen = all.map(({ i, readyUs, chunksUs }) => ({
      index: String(i),
      sentUs: readyUs,
      chunks: chunksUs.length,
      chunksUs,
    }))
    return { cost, seen, startedUs, ...spanOf(all) }
  },
}

/** Returns the host's monotonic clock in microseconds (Linux). All clients give their times on this clock. */
function hostUs(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

function spanOf(all: readonly RequestSpan[]): Pick<ClientReading, 'spanUs' | 'firstSentUs'> {
  const firstSentUs = all.reduce((least, { sentUs }) => Math.min(least, sentUs), Infinity)
  const lastUs = all.reduce((most, { closedUs }) => Math.max(most, closedUs), 0)
  return { firstSentUs, spanUs: lastUs - firstSentUs }
}
