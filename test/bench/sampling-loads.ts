/** The loads of the bench of sampling, and one run of each through the command line. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { ROWS_FILE } from '../../load/rows/keep-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { ASSAY_ENVIRONMENT, assayCommand } from './bench-clients.ts'
import { measured, readAndStop, type Binaries, type Cost } from './programs.ts'

/** A load whose cost is compared, and what it is divided by. */
export type Kind = {
  readonly load: string
  readonly scenario: string
  readonly users: number
  readonly shape: { readonly chunks: number; readonly firstMs: number; readonly gapMs: number }
  readonly figure: string
}

/** Streams that are paced, and JSON at full speed. */
export const KINDS: readonly Kind[] = [
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
/** The result of a load: its cost, how many chunks or answers there were, how many answers were kept. */
export type SamplingRun = { readonly cost: Cost; readonly units: number; readonly sampled: number }

/** Runs a command in a folder of its own. */
export type RunCommand = (
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder: string,
) => Promise<Cost>

/** Runs a load once. Throws when a request failed. */
export async function runKind(
  kind: Kind,
  binaries: Binaries,
  flags: readonly string[],
  run: RunCommand = (command, environment) => measured(binaries, command, environment),
): Promise<SamplingRun> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-sampling-'))
  const out = join(folder, 'out')
  try {
    const server = await startGroundTruthServer(binaries.k6, kind.shape, null)
    const command = assayCommand(kind.scenario, server.baseUrl, [
      ...flags,
      '--vus',
      String(kind.users),
      '--out',
      out,
    ])
    const cost = await readAndStop(server, () => run(command, ASSAY_ENVIRONMENT, folder))
    const { requests, conformance } = JSON.parse(cost.stdout) as {
      requests: { ok: number; failed: number }
      conformance: { sampled: number }
    }
    if (requests.failed > 0) throw new Error(`${requests.failed} requests failed`)
    const units = kind.scenario === 'stream' ? await chunksIn(out) : requests.ok
    return { cost, units, sampled: conformance.sampled }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function chunksIn(folder: string): Promise<number> {
  let chunks = 0
  await readRows(join(folder, ROWS_FILE), (row) => {
    chunks += row.chunks
  })
  return chunks
}
