/**
 * Measures the answer, the error and the duration of GuideLLM's search for the highest goodput, on six service models of known capacity.
 * GuideLLM searches for a number of users in a closed loop. Its answer is the request rate of these users, not the rate of independent
 * arrivals that `assay capacity` finds. Install it in a separate environment: `pip install guidellm`.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { capacityOf } from './capacity-of.ts'
import { parseModel } from '../../reference/service-models/models.ts'
import { startReference } from '../../reference/server.ts'
import { benchModels } from './service-models.ts'
import { inFolder, tableRow } from './bench-frame.ts'

/**
 * Service models, each with its latency objective in ms. The latency does not depend on `max_tokens`, because GuideLLM sends another field.
 */
const MODELS = [
  ['mmc,servers=4,ms=80', 400],
  ['mdc,servers=1,ms=25', 200],
  ['sharing,ms=20', 400],
  ['mmc,servers=8,ms=100', 400],
  ['usl,ms=80,sigma=0.1,kappa=0.0003', 600],
  ['mdc,servers=4,ms=80', 300],
] as const
const TOKENS = 32
const PROBE_SECONDS = 10
const DEADLINE_MS = 900_000
const PROMPTS = 2000

/** GuideLLM's goodput search, which bisects the number of users by the measured share of good answers. */
const PROFILE = { kind: 'goodput', target_attainment: 0.95, tolerance: 0.05 }

type Found = { readonly streams: number; readonly perSecond: number; readonly seconds: number }

/** Searches each model with GuideLLM (`program`), and prints the rows of a table one by one. */
export async function benchGuideLlm(program: string): Promise<void> {
  const head = ['model', 'objective', 'truth, open', 'users', 'their requests/s', 'error', 'seconds']
  for (const cells of [head, head.map(() => '---')]) console.log(tableRow(cells))
  for (const [model, limitMs] of MODELS) {
    const objective = { duration: 'e2e', percentile: 95, limitMs, tokens: TOKENS } as const
    const truth = capacityOf(parseModel(model, benchModels), [objective]) ?? Number.NaN
    const found = await inFolder((folder) => searchIn(folder, program, model, limitMs))
    const { streams, perSecond, seconds } = found
    const error = (100 * (perSecond / truth - 1)).toFixed(1)
    console.log(
      tableRow([
        model,
        `e2e p95 < ${limitMs}ms`,
        truth.toFixed(1),
        streams,
        perSecond.toFixed(1),
        `${error} %`,
        seconds.toFixed(0),
      ]),
    )
  }
}

async function searchIn(folder: string, program: string, model: string, limitMs: number): Promise<Found> {
  const reference = await startReference({ serviceModel: parseModel(model, benchModels) })
  try {
    const prompts = join(folder, 'prompts.jsonl')
    const prompt = JSON.stringify({ prompt: 'Say something about the sea, in a few words.' })
    writeFileSync(prompts, `${prompt}\n`.repeat(PROMPTS))
    const out = join(folder, 'out.json')
    const fromMs = performance.now()
    await promisify(execFile)(program, argumentsFor(reference, { prompts, out, limitMs }), {
      cwd: folder,
      timeout: DEADLINE_MS,
      maxBuffer: 2 ** 26,
    })
    const seconds = (performance.now() - fromMs) / 1000
    return { ...bestIn(JSON.parse(readFileSync(out, 'utf8'))), seconds }
  } finally {
    await reference.close()
  }
}

type Place = { readonly prompts: string; readonly out: string; readonly limitMs: number }

function argumentsFor(
  { baseUrl, model, key }: { readonly baseUrl: string; readonly model: string; readonly key: string },
  { prompts, out, limitMs }: Place,
): readonly string[] {
  const backend = {
    kind: 'openai_http',
    target: baseUrl,
    model,
    // The key of a server that lives as long as this search.
    api_key: key,
    request_format: '/v1/chat/completions',
    stream: false,
    // It requests /health, which the interface does not have.
    validate_backend: false,
    max_tokens: TOKENS,
  }
  return [
    'run',
    '--backend',
    JSON.stringify(backend),
    '--profile',
    JSON.stringify(PROFILE),
    '--constraint',
    `kind=max_duration,seconds=${PROBE_SECONDS}`,
    '--data',
    JSON.stringify({ kind: 'json_file', path: prompts }),
    '--metrics',
    JSON.stringify({ kind: 'generative', slo: { e2el_ms: limitMs } }),
    '--output',
    JSON.stringify({ kind: 'json', path: out }),
    '--disable-progress',
  ]
}

/** The members of GuideLLM's report that the bench reads. */
type Report = {
  readonly conclusions: readonly { readonly best_passing_streams: number | null }[]
  readonly benchmarks: readonly {
    readonly config: { readonly strategy: { readonly streams: number } }
    readonly metrics: { readonly requests_per_second: { readonly successful: { readonly mean: number } } }
  }[]
}

function bestIn({ conclusions, benchmarks }: Report): Omit<Found, 'seconds'> {
  const streams = conclusions[0]?.best_passing_streams ?? 0
  const best = benchmarks.find(({ config }) => config.strategy.streams === streams)
  return { streams, perSecond: best?.metrics.requests_per_second.successful.mean ?? 0 }
}
