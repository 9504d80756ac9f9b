/**
 * Measures the cost of `assay load` where the target is not the limit: event streams at full speed against the raw Go reader, and JSON
 * completions against k6's own `http.post` with a constant body. `node test/bench/cost.ts [--rounds 3] [--seconds 4]`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSAY_ENVIRONMENT, assayCommand, assayLoad, rawReader, type Client } from './bench-clients.ts'
import { keptBounds, keepFigures, tableOf, type BenchFigures } from './bench-figures.ts'
import { inTurn, benchOptions, type Contender } from './bench-frame.ts'
import { buildBinaries, costOfK6, k6Command, measured, withGroundTruth, type Binaries } from './programs.ts'

const FULL_SPEED = { users: 64, requests: 16, seconds: 2, chunks: 2000 } as const
const JSON_USERS = 50
const STREAMS = 'streams at full speed'
const JSON_ANSWERS = 'JSON completions'
const JSON_OVER_TLS = 'JSON completions over TLS'
const HTTP_POST = 'k6 http.post'

/** Runs all rounds and prints both tables. */
export async function benchCost(argv: readonly string[]): Promise<void> {
  const { rounds, seconds } = benchOptions(argv, { rounds: 3, seconds: 4 })
  const binaries = await buildBinaries()
  const streams = await inTurn(rounds, [fullSpeed(binaries, rawReader), fullSpeed(binaries, assayLoad)])
  const answers = await inTurn(rounds, jsonClients(binaries, seconds, JSON_ANSWERS))
  const secured = await inTurn(rounds, jsonClients(binaries, seconds, JSON_OVER_TLS))
  console.log(tableOf(streams))
  console.log(tableOf([...answers, ...secured]))
  const chunks = { load: STREAMS, figure: 'chunks/s', least: 0.8 }
  console.log(keptBounds(streams, assayLoad.name, rawReader.name, [chunks]))
  console.log(
    keptBounds(answers, assayLoad.name, HTTP_POST, [{ load: JSON_ANSWERS, figure: 'answers/s', least: 1.5 }]),
  )
  console.log(
    keptBounds(secured, assayLoad.name, HTTP_POST, [
      { load: JSON_OVER_TLS, figure: 'answers/s', least: 1.3 },
    ]),
  )
  keepFigures('cost', [...streams, ...answers, ...secured])
}

function fullSpeed(binaries: Binaries, client: Client): Contender<BenchFigures> {
  const { users, requests, seconds, chunks } = FULL_SPEED
  return {
    load: STREAMS,
    client: client.name,
    run: async (folder) => {
      const load = { users, requests, seconds, rampUpSeconds: 0, folder }
      const shape = { chunks, firstMs: 0, gapMs: 0 }
      const { cost, seen, spanUs } = await withGroundTruth(binaries.k6, shape, null, (baseUrl) =>
        client.read(binaries, { ...load, baseUrl, authority: null }),
      )
      const total = seen.reduce((sum, stream) => sum + stream.chunks, 0)
      if (total !== seen.length * chunks) throw new Error(`${client.name} saw ${total} chunks`)
      return {
        'chunks/s': (total / spanUs) * 1e6,
        'CPU of k6 us/chunk': costOfK6(cost).cpuUs / total,
        'k6 MB': (costOfK6(cost).peakKiB * 1024) / 1e6,
      }
    },
  }
}

/** A client that requests JSON: its command line, and a function that reads the number and rate of its answers. */
type JsonClient = {
  readonly client: string
  readonly environment?: Readonly<Record<string, string>>
  readonly command: (baseUrl: string, folder: string) => readonly string[]
  readonly answersIn: (stdout: string, folder: string) => { readonly count: number; readonly rate: number }
}

function urlOf(baseUrl: string): string {
  return `${baseUrl}/v1/chat/completions`
}

function summaryIn(folder: string): string {
  return join(folder, 'summary.json')
}

function jsonClients(binaries: Binaries, seconds: number, load: string): readonly Contender<BenchFigures>[] {
  const clients: readonly JsonClient[] = [
    {
      client: HTTP_POST,
      command: (baseUrl, folder) =>
        k6Command(binaries, 'post.js', {
          summary: summaryIn(folder),
          users: JSON_USERS,
          seconds,
          url: urlOf(baseUrl),
        }),
      answersIn: (_, folder) =>
        JSON.parse(readFileSync(summaryIn(folder), 'utf8')) as { count: number; rate: number },
    },
    {
      client: assayLoad.name,
      environment: ASSAY_ENVIRONMENT,
      command: (baseUrl, folder) => {
        const flags = ['--vus', JSON_USERS, '--duration', seconds, '--out', join(folder, 'out')]
        return assayCommand('throughput', baseUrl, flags.map(String))
      },
      answersIn: (stdout) => {
        const { requests } = JSON.parse(stdout) as { requests: { ok: number; failed: number } }
        if (requests.failed > 0) throw new Error(`${requests.failed} requests failed`)
        return { count: requests.ok, rate: requests.ok / seconds }
      },
    },
    {
      client: rawReader.name,
      command: (baseUrl) => {
        const counts = ['-users', String(JSON_USERS), '-requests', '1000000', '-longest', `${seconds}s`]
        return [binaries.raw, '-json', '-url', urlOf(baseUrl), ...counts]
      },
      answersIn: (stdout) => {
        const { requests, wallUs } = JSON.parse(stdout) as { requests: number; wallUs: number }
        return { count: requests, rate: (requests / wallUs) * 1e6 }
      },
    },
  ]
  return clients.map((client) => jsonContender(binaries, load, client))
}

function jsonContender(
  binaries: Binaries,
  load: string,
  { client, environment, command, answersIn }: JsonClient,
) {
  const run = async (folder: string): Promise<BenchFigures> => {
    const shape = { chunks: 16, firstMs: 0, gapMs: 0 }
    const authority = load === JSON_OVER_TLS ? join(folder, 'authority.pem') : null
    const trust = authority === null ? {} : { NODE_EXTRA_CA_CERTS: authority, SSL_CERT_FILE: authority }
    const cost = await withGroundTruth(
      binaries.k6,
      shape,
      null,
      (baseUrl) => measured(binaries, command(baseUrl, folder), { ...environment, ...trust }),
      authority,
    )
    const { count, rate } = answersIn(cost.stdout, folder)
    const k6 = costOfK6(cost)
    return { 'answers/s': rate, 'CPU of k6 us/answer': k6.cpuUs / count, 'k6 MB': (k6.peakKiB * 1024) / 1e6 }
  }
  return { load, client, run }
}

if (import.meta.main) await benchCost(process.argv.slice(2))
