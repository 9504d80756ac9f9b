/**
 * Compares the TTFT of `assay load stream` and of a plain threaded client with the TTFT that the server measured.
 * The server under closed load is vLLM (histogram of `/metrics`), or without `--url` the ground-truth server (log).
 * `node test/bench/engine-bench.ts [--url http://127.0.0.1:8000] [--model NAME] [--users 1,4,8] [--rounds 3] [--seconds 30] [--busy 0]`
 * `--busy N` keeps N other processes busy. The exit code is 1 if a figure of Assay is wrong and has no warning.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readGroundTruthLog } from '../../load/analysis/instrument-error.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { waitShare } from '../../load/runner/cpu-meter.ts'
import { packageLocation } from '../../load/runner/package-location.ts'
import { createWords, nonceFor } from '../../load/workload/prompt.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { keepBusy } from '../check/busy.ts'
import { assay } from '../fixtures/run-command.ts'
import { figuresFolder, keepFigures } from './bench-figures.ts'
import { benchOptions, benchTable, inTurn, tell, type Rounds } from './bench-frame.ts'
import { median, nearestRankQuantile } from './compare-streams.ts'
import { withGroundTruth } from './programs.ts'

type Load = { readonly url: string; readonly model: string; readonly users: number; readonly seconds: number }
/** The figures of a client (ms). `doubts`: warnings about all figures. `marked`: figures marked inexact. */
type Seen = {
  readonly n: number
  readonly p50: number | null
  readonly p95: number | null
  readonly marked: readonly string[]
  readonly doubts: string
  readonly waited: number | null
}
/** A percentile that the server measured, in ms: an estimate, and the bounds of the histogram bucket that contains it. */
type Truth = { readonly ms: number; readonly fromMs: number; readonly toMs: number }
type Served = { readonly n: number; readonly p50: Truth; readonly p95: Truth }
type Round = { readonly seen: Seen; readonly served: Served }

const SHAPE = { chunks: 25, firstMs: 40, gapMs: 10 } as const
const [PROMPT_WORDS, MAX_TOKENS, BODIES] = [32, 32, 4000]
/** The tolerances of a correct figure: a share of the true value, plus a number of milliseconds. */
const [NEAR_SHARE, NEAR_MS] = [0.1, 2]
const HISTOGRAM = 'vllm:time_to_first_token_seconds'

/** Runs all rounds, prints a table, and returns the exit code. */
export async function benchEngine(argv: readonly string[]): Promise<number> {
  const { url, model, users, rounds, seconds, busy } = benchOptions(argv, {
    url: '',
    model: 'truth',
    users: [1, 4, 8],
    rounds: 3,
    seconds: 30,
    busy: 0,
  })
  const clients = Object.entries({ 'assay load': byAssay, 'plain client': byThreads })
  const contenders = users.flatMap((count) =>
    clients.map(([client, run]) => ({
      load: `${count} user${count === 1 ? '' : 's'}`,
      client,
      run: async (folder: string): Promise<Round> => {
        const seed = `${client} ${Date.now()}`
        const read = (at: string): Promise<Seen> => run({ url: at, model, users: count, seconds }, seed)
        const round = await (url === '' ? withLog(read, folder) : withHistogram(url, read))
        tell(JSON.stringify(round))
        return round
      },
    })),
  )
  const beside = await keepBusy(busy, contenders.length * rounds * (seconds + 60))
  try {
    const all = await inTurn(rounds, contenders)
    console.log(tableOf(all))
    keepFigures('engine', [], { rounds: all })
    return all.some(({ client, rounds: own }) => client === 'assay load' && own.some(isWrong)) ? 1 : 0
  } finally {
    await beside.stop()
  }
}

/** Runs `assay load` as users do, but without samples. Assay judges samples after the load, and may send more requests for this. */
async function byAssay({ url, model, users, seconds }: Load, seed: string): Promise<Seen> {
  const out = join(figuresFolder(), 'engine', seed.replaceAll(' ', '-'))
  const load = ['--vus', users, '--duration', seconds, '--seed', seed, '--samples', 0].map(String)
  const lengths = ['--prompt-tokens', PROMPT_WORDS, '--max-tokens', MAX_TOKENS].map(String)
  const args = ['load', 'stream', url, '--model', model, ...load, ...lengths, '--out', out]
  const { code, stderr } = await assay(args, packageLocation().root, {})
  const path = join(out, 'load-run.json')
  if (!existsSync(path)) throw new Error(`assay load ended with ${code}: ${stderr}`)
  const run = JSON.parse(readFileSync(path, 'utf8')) as LoadRun
  const { instrument, metrics, valid, requests } = run
  if (requests.failed > 0) throw new Error(`${requests.failed} requests failed (${code}): ${stderr}`)
  return {
    n: metrics['ttft']?.n ?? 0,
    p50: metrics['ttft']?.p50 ?? null,
    p95: metrics['ttft']?.p95 ?? null,
    marked: instrument.marked.filter((name) => name.startsWith('ttft p')),
    doubts: [...(valid ? [] : run.reasons), ...instrument.reasons].join('; '),
    waited: instrument.wait === undefined ? null : waitShare(instrument.wait),
  }
}

async function byThreads({ url, model, users, seconds }: Load, seed: string): Promise<Seen> {
  const program = join(import.meta.dirname, 'scripts', 'plain_client.py')
  const args = [program, new URL(url).host, String(users), String(seconds)]
  const child = spawn('python3', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(bodies(model, seed).join('\n'))
  const ttftMs = JSON.parse(await text(child.stdout)) as number[]
  const [p50, p95] = [nearestRankQuantile(ttftMs, 0.5), nearestRankQuantile(ttftMs, 0.95)]
  return { n: ttftMs.length, p50, p95, marked: [], doubts: '', waited: null }
}

/** Returns request bodies with prompts of `assay load`, which begin with a new token for each seed. */
function bodies(model: string, seed: string): readonly string[] {
  const words = createWords(seed)
  const end = words.endOf(PROMPT_WORDS - 1)
  const rest = words.text().slice(0, end)
  const system = { role: 'system', content: 'You answer in plain text.' }
  const sampling = { max_tokens: MAX_TOKENS, temperature: 0.7 }
  const streamed = { stream: true, stream_options: { include_usage: true } }
  return Array.from({ length: BODIES }, (_, index) => {
    const messages = [system, { role: 'user', content: `${nonceFor(seed, index)} ${rest}` }]
    return JSON.stringify({ model, messages, ...sampling, ...streamed })
  })
}

async function withLog(read: (url: string) => Promise<Seen>, folder: string): Promise<Round> {
  const log = join(folder, 'ground-truth.ndjson')
  const seen = await withGroundTruth(await ensureK6({ onProgress: tell }), SHAPE, log, read)
  const ttftMs = readGroundTruthLog(log).map(
    ({ receivedUs, sentUs }) => ((sentUs[0] ?? NaN) - receivedUs) / 1000,
  )
  const exact = (share: number): Truth => {
    const ms = nearestRankQuantile(ttftMs, share) ?? NaN
    return { ms, fromMs: ms, toMs: ms }
  }
  return { seen, served: { n: ttftMs.length, p50: exact(0.5), p95: exact(0.95) } }
}

async function withHistogram(url: string, read: (url: string) => Promise<Seen>): Promise<Round> {
  const before = await bucketsOf(url)
  const seen = await read(url)
  const after = await bucketsOf(url)
  const counts = after.map(([toMs, count], at) => [toMs, count - (before[at]?.[1] ?? 0)] as const)
  const n = counts.at(-1)?.[1] ?? 0
  return { seen, served: { n, p50: bucketQuantile(counts, 0.5), p95: bucketQuantile(counts, 0.95) } }
}

type Bucket = readonly [toMs: number, count: number]

/** Reads the cumulative counts of the histogram. */
async function bucketsOf(url: string): Promise<readonly Bucket[]> {
  const page = await (await fetch(`${url}/metrics`)).text()
  const line = new RegExp(String.raw`^${HISTOGRAM}_bucket\{.*le="([^"]+)".*\} (\S+)$`, 'gm')
  return [...page.matchAll(line)].map(([, end, count]) => [
    end === '+Inf' ? Infinity : Number(end) * 1000,
    Number(count),
  ])
}

/** Returns a quantile of a histogram, interpolated within its bucket like `histogram_quantile` of Prometheus. */
function bucketQuantile(buckets: readonly Bucket[], share: number): Truth {
  const rank = share * (buckets.at(-1)?.[1] ?? NaN)
  const at = buckets.findIndex(([, count]) => count >= rank)
  const [fromMs, below] = buckets[at - 1] ?? [0, 0]
  const [toMs, upTo] = buckets[at] ?? [NaN, NaN]
  return { ms: fromMs + (toMs - fromMs) * ((rank - below) / (upTo - below)), fromMs, toMs }
}

const STATS = ['p50', 'p95'] as const

function isNear(ms: number, { fromMs, toMs }: Truth): boolean {
  return ms >= fromMs * (1 - NEAR_SHARE) - NEAR_MS && ms <= toMs * (1 + NEAR_SHARE) + NEAR_MS
}

/** Returns whether any figure of the client is wrong, although the client neither doubted nor marked it. */
function isWrong({ seen, served }: Round): boolean {
  const isSaid = (stat: string): boolean => seen.doubts !== '' || seen.marked.includes(`ttft ${stat}`)
  return STATS.some((stat) => {
    const ms = seen[stat]
    return ms !== null && !isNear(ms, served[stat]) && !isSaid(stat)
  })
}

/** Returns a table of medians, with the number of rounds in which the client is wrong without a warning. */
function tableOf(all: readonly Rounds<Round>[]): string {
  const rows = all.map(({ load, client, rounds }) => {
    const shown = (of: (round: Round) => number | null): string => {
      const ms = median(rounds.map(of))
      return ms === null || Number.isNaN(ms) ? '-' : ms.toFixed(1)
    }
    return [
      load,
      client,
      ...STATS.flatMap((stat) => [shown(({ served }) => served[stat].ms), shown(({ seen }) => seen[stat])]),
      rounds
        .map(({ seen }) => (seen.waited === null ? '-' : `${(100 * seen.waited).toFixed(0)} %`))
        .join(', '),
      `${rounds.filter(({ seen }) => seen.doubts !== '').length} of ${rounds.length}`,
      `${rounds.filter(isWrong).length} of ${rounds.length}`,
    ]
  })
  const head = ['load', 'client', 'server p50', 'p50', 'server p95', 'p95', 'waited', 'suspect', 'wrong']
  return benchTable(head, rows)
}

/** Ends this process and its children on a signal, or once `npm run bench` has ended (Linux). */
function endTogether(): void {
  const { pid, ppid } = process
  const end = (): void => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    for (const child of children) process.kill(Number(child), 'SIGTERM')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  setInterval(() => process.ppid === ppid || end(), 500).unref()
}

if (import.meta.main) {
  endTogether()
  process.exitCode = await benchEngine(process.argv.slice(2))
}
