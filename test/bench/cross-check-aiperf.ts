/** Runs AIPerf with the same requests as Assay, from its own Python environment. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planLoad } from '../../load/session/plan-load.ts'
import { bodiesOf } from '../../load/workload/body-fixture.ts'
import { workloadEntries } from '../../load/workload/schedule.ts'
import { runProgram } from '../real/program.ts'
import { readyPython } from '../real/venv.ts'
import type { CrossLoad, CrossPlace } from './cross-check-assay.ts'
import type { BenchFigures } from './bench-figures.ts'
import { readLines } from './programs.ts'

/** A request in AIPerf's records. `error` is null if AIPerf counts the answer as complete. */
export type AiperfRecord = { readonly requestId: string; readonly error: string | null }

/** The results of one run of AIPerf. */
export type AiperfRun = { readonly printed: BenchFigures; readonly records: readonly AiperfRecord[] }

const LONGEST_RUN_MS = 180_000
/** The number of request bodies. It exceeds the requests of a run, because AIPerf would otherwise repeat bodies. */
const BODIES = 2000

/** Returns the path of `aiperf`. The first call installs it, which takes minutes and 1.2 GB. */
export async function readyAiperf(progress: (line: string) => void): Promise<string> {
  const python = await readyPython(progress, {
    folder: 'cross-venv',
    requirementsPath: join(import.meta.dirname, 'cross-check-requirements.txt'),
    holds: 'AIPerf and what it needs (1.2 GB, some minutes)',
  })
  return join(dirname(python), 'aiperf')
}

/** Runs AIPerf with the request bodies of Assay. Throws if AIPerf fails. */
export async function runAiperf(command: string, load: CrossLoad, place: CrossPlace): Promise<AiperfRun> {
  const { folder, baseUrl } = place
  const out = join(folder, 'out')
  const input = join(folder, 'bodies.jsonl')
  writeFileSync(input, bodyLines(load, baseUrl))
  const flags = {
    model: 'truth',
    url: baseUrl,
    'endpoint-type': 'chat',
    streaming: null,
    'custom-dataset-type': 'raw-payload',
    'input-file': input,
    // Tokens come from `usage`, as in Assay. AIPerf needs a tokenizer anyway, and must not download one.
    'use-server-token-count': null,
    tokenizer: tokenizerIn(folder),
    concurrency: String(load.users),
    'benchmark-duration': String(load.seconds),
    'benchmark-grace-period': '30',
    'artifact-dir': out,
    'export-level': 'records',
    'no-gpu-telemetry': null,
    'no-server-metrics': null,
    ui: 'none',
  }
  const words = Object.entries(flags).flatMap(([name, value]) =>
    value === null ? [`--${name}`] : [`--${name}`, value],
  )
  // A home of its own: it keeps caches there.
  const env = { PATH: process.env['PATH'], HOME: folder }
  const options = { deadlineMs: LONGEST_RUN_MS, cwd: folder, env }
  const { exitCode, output } = await runProgram(command, ['profile', ...words], options)
  if (exitCode !== 0) throw new Error(`aiperf ended with ${exitCode}:\n${output.slice(-2000)}`)
  return {
    printed: printedIn(join(out, 'profile_export_aiperf.json')),
    records: recordsIn(join(out, 'profile_export.jsonl')),
  }
}

function bodyLines(load: CrossLoad, baseUrl: string): string {
  const { users, seconds, maxTokens, promptTokens, seed } = load
  const { workload } = planLoad({
    scenario: 'stream',
    target: { baseUrl, model: 'truth', key: null },
    workload: { vus: users, durationSeconds: seconds, maxTokens, promptTokens },
    seed,
    out: '',
  })
  const entryAt = workloadEntries(workload, seed, [])
  const bodyOf = bodiesOf('truth', seed)
  return Array.from({ length: BODIES }, (_, index) => `${bodyOf(index, entryAt(index))}\n`).join('')
}

/** Writes a minimal tokenizer, which knows no word, and returns its folder. */
function tokenizerIn(folder: string): string {
  const path = join(folder, 'tokenizer')
  mkdirSync(path)
  const model = { type: 'WordLevel', vocab: { '[UNK]': 0 }, unk_token: '[UNK]' }
  const whole = { version: '1.0', added_tokens: [], pre_tokenizer: { type: 'Whitespace' }, model }
  writeFileSync(join(path, 'tokenizer.json'), JSON.stringify(whole))
  writeFileSync(
    join(path, 'tokenizer_config.json'),
    JSON.stringify({ tokenizer_class: 'PreTrainedTokenizerFast', unk_token: '[UNK]' }),
  )
  return path
}

type Printed = Readonly<
  Record<string, { readonly avg?: number; readonly p50?: number; readonly p99?: number }>
>

function printedIn(path: string): BenchFigures {
  const printed = JSON.parse(readFileSync(path, 'utf8')) as Printed
  const figures: Record<string, number | null> = {}
  const names = {
    TTFT: 'time_to_first_token',
    'gap of chunks': 'inter_chunk_latency',
    TPOT: 'inter_token_latency',
    E2E: 'request_latency',
  }
  for (const [name, metric] of Object.entries(names)) {
    figures[`${name} p50 ms`] = printed[metric]?.p50 ?? null
    figures[`${name} p99 ms`] = printed[metric]?.p99 ?? null
  }
  figures['output tokens/s'] = printed['output_token_throughput']?.avg ?? null
  figures['requests/s'] = printed['request_throughput']?.avg ?? null
  return figures
}

type Line = {
  readonly metadata: { readonly x_request_id: string }
  readonly error?: { readonly type?: string; readonly message?: string } | null
}

function recordsIn(path: string): readonly AiperfRecord[] {
  return (readLines(path) as readonly Line[]).map(({ metadata, error }) => ({
    requestId: metadata.x_request_id,
    error: error === undefined || error === null ? null : `${error.type ?? ''}: ${error.message ?? ''}`,
  }))
}
