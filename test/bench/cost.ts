/**
 * Measures the cost of `assay load` where the target is not the limit: event streams at full speed against the raw Go
 * reader, and JSON completions against k6's own `http.post` with a constant body. `node test/bench/cost.ts [--rounds 3]
 * [--seconds 4]`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startGroundTruthServer, type GroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { ASSAY_ENVIRONMENT, assayCommand, assayLoad, rawReader, type Client } from './bench-clients.ts'
import { boundsOf, keepFigures, tableOf, type Figures, type Series } from './bench-figures.ts'
import {
  buildBinaries,
  costOfK6,
  k6Command,
  measured,
  readAndStop,
  type Binaries,
  type Cost,
} from './programs.ts'

const FULL_SPEED = { users: 64, requests: 16, seconds: 2, chunks: 2000 } as const
const JSON_USERS = 50
const STREAMS = 'streams at full speed'
const JSON_ANSWERS = 'JSON completions'

/** One thing to run, in turn with the others of its kind. */
type Contender = {
  readonly load: string
  readonly client: string
  readonly run: (folder: string) => Promise<Figures>
}

/** Runs all rounds and prints both tables. */
export async function benchCost(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
  })
  const binaries = await buildBinaries()
  const rounds = Number(values.rounds)
  const seconds = Number(values.seconds)
  const streams = await inTurn(rounds, [fullSpeed(binaries, rawReader), fullSpeed(binaries, assayLoad)])
  const answers = await inTurn(rounds, [
    postCompletions(binaries, seconds),
    assayCompletions(binaries, seconds),
    rawCompletions(binaries, seconds),
  ])
  console.log(tableOf(streams))
  console.log(tableOf(answers))
  console.log(
    boundsOf(streams, assayLoad.name, rawReader.name, [{ load: STREAMS, figure: 'chunks/s', least: 0.8 }]),
  )
  console.log(
    boundsOf(answers, assayLoad.name, 'k6 http.post', [
      { load: JSON_ANSWERS, figure: 'answers/s', least: 1.5 },
    ]),
  )
  console.log(`kept in ${keepFigures('cost', [...streams, ...answers])}`)
}

async function inTurn(rounds: number, contenders: readonly Contender[]): Promise<readonly Series[]> {
  const all = contenders.map((contender) => ({ contender, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, rounds: figures } of round % 2 === 0 ? all : all.toReversed()) {
      process.stderr.write(`${contender.load}, round ${round + 1} of ${rounds}: ${contender.client}\n`)
      const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
      figures.push(
        await contender.run(folder).finally(() => rmSync(folder, { recursive: true, force: true })),
      )
    }
  }
  return all.map(({ contender: { load, client }, rounds: figures }) => ({ load, client, rounds: figures }))
}

function fullSpeed(binaries: Binaries, client: Client): Contender {
  const { users, requests, seconds, chunks } = FULL_SPEED
  return {
    load: STREAMS,
    client: client.name,
    run: async (folder) => {
      const server = await startGroundTruthServer(binaries.k6, { chunks, firstMs: 0, gapMs: 0 }, null)
      const load = { users, requests, seconds, rampUpSeconds: 0, baseUrl: server.baseUrl, folder }
      const { cost, seen, spanUs } = await readAndStop(server, () => client.read(binaries, load))
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

function startJsonServer(binaries: Binaries): Promise<GroundTruthServer> {
  return startGroundTruthServer(binaries.k6, { chunks: 16, firstMs: 0, gapMs: 0 }, null)
}

function postCompletions(binaries: Binaries, seconds: number): Contender {
  return {
    load: JSON_ANSWERS,
    client: 'k6 http.post',
    run: async (folder) => {
      const server = await startJsonServer(binaries)
      const summary = join(folder, 'summary.json')
      const url = `${server.baseUrl}/v1/chat/completions`
      const command = k6Command(binaries, 'post.js', { summary, users: JSON_USERS, seconds, url })
      const cost = await readAndStop(server, () => measured(binaries, command))
      const { count, rate } = JSON.parse(readFileSync(summary, 'utf8')) as { count: number; rate: number }
      return answersOf(rate, count, cost)
    },
  }
}

function assayCompletions(binaries: Binaries, seconds: number): Contender {
  return {
    load: JSON_ANSWERS,
    client: assayLoad.name,
    run: async (folder) => {
      const server = await startJsonServer(binaries)
      const flags = ['--vus', JSON_USERS, '--duration', seconds, '--out', join(folder, 'out')].map(String)
      const command = assayCommand('throughput', server.baseUrl, flags)
      const cost = await readAndStop(server, () => measured(binaries, command, ASSAY_ENVIRONMENT))
      const run = JSON.parse(cost.stdout) as { requests: { ok: number; failed: number } }
      if (run.requests.failed > 0) throw new Error(`${run.requests.failed} requests failed`)
      return answersOf(run.requests.ok / seconds, run.requests.ok, cost)
    },
  }
}

function rawCompletions(binaries: Binaries, seconds: number): Contender {
  return {
    load: JSON_ANSWERS,
    client: rawReader.name,
    run: async () => {
      const server = await startJsonServer(binaries)
      const url = `${server.baseUrl}/v1/chat/completions`
      const counts = ['-users', String(JSON_USERS), '-requests', '1000000', '-longest', `${seconds}s`]
      const cost = await readAndStop(server, () =>
        measured(binaries, [binaries.raw, '-json', '-url', url, ...counts]),
      )
      const { requests, wallUs } = JSON.parse(cost.stdout) as { requests: number; wallUs: number }
      return answersOf((requests / wallUs) * 1e6, requests, cost)
    },
  }
}

function answersOf(rate: number, count: number, cost: Cost): Figures {
  const k6 = costOfK6(cost)
  return { 'answers/s': rate, 'CPU of k6 us/answer': k6.cpuUs / count, 'k6 MB': (k6.peakKiB * 1024) / 1e6 }
}

if (import.meta.main) await benchCost(process.argv.slice(2))
