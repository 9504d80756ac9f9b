/** Runs the loads of the sampling bench, each with the `assay` command. */
import { join } from 'node:path'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { ASSAY_ENVIRONMENT, assayCommand } from './bench-clients.ts'
import { measured, withGroundTruth, type Binaries, type ClientCost } from './programs.ts'

/** A measured load, and the name of its figure: the cost per chunk or per answer. */
export type SampledLoad = {
  readonly load: string
  readonly scenario: string
  readonly users: number
  readonly shape: { readonly chunks: number; readonly firstMs: number; readonly gapMs: number }
  readonly figure: string
}

/** The measured loads: paced streams, and JSON at full speed. */
export const SAMPLED_LOADS: readonly SampledLoad[] = [
  {
    load: '200 streams of 50 chunks/s',
    scenario: 'stream',
    users: 200,
    shape: { chunks: 100, firstMs: 20, gapMs: 20 },
    figure: 'CPU of k6 us/chunk',
  },
  {
    load: 'JSON over 50 connections',
    scenario: 'throughput',
    users: 50,
    shape: { chunks: 16, firstMs: 0, gapMs: 0 },
    figure: 'CPU of k6 us/answer',
  },
]

/** The cost of a run, its number of chunks or answers (`units`), and the number of answers that were kept. */
export type SampledRun = { readonly cost: ClientCost; readonly units: number; readonly samples: number }

/** Runs a command and returns its cost. */
export type RunCommand = (
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
) => Promise<ClientCost>

/** Runs a load once, in a folder. Throws if a request failed. */
export async function runSampled(
  { scenario, users, shape }: SampledLoad,
  binaries: Binaries,
  flags: readonly string[],
  folder: string,
  run: RunCommand = (command, environment) => measured(binaries, command, environment),
): Promise<SampledRun> {
  const out = join(folder, 'out')
  const all = [...flags, '--vus', String(users), '--out', out]
  const cost = await withGroundTruth(binaries.k6, shape, null, (baseUrl) =>
    run(assayCommand(scenario, baseUrl, all), ASSAY_ENVIRONMENT),
  )
  const { requests, conformance } = JSON.parse(cost.stdout) as {
    requests: { ok: number; failed: number }
    conformance: { sampled: number }
  }
  if (requests.failed > 0) throw new Error(`${requests.failed} requests failed`)
  const units = scenario === 'stream' ? await chunksIn(out) : requests.ok
  return { cost, units, samples: conformance.sampled }
}

async function chunksIn(folder: string): Promise<number> {
  let chunks = 0
  await readRows(join(folder, ROWS_FILE), (row) => {
    chunks += row.chunks
  })
  return chunks
}
