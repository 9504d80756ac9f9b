/**
 * What it costs a load that answers are drawn and searched: `assay load` as it is against `--samples 0`, in turn, CPU of k6 per chunk of
 * a stream and per JSON completion. `node test/bench/sampling.ts [--rounds 15] [--seconds 8]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startGroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { ROWS_FILE } from '../../load/rows/keep-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { ASSAY_ENVIRONMENT, assayCommand } from './clients.ts'
import { median } from './compare.ts'
import { keepFigures, tableOf, type Figures, type Series } from './figures.ts'
import { buildBinaries, costOfK6, measured, readAndStop, type Binaries } from './programs.ts'

/** A load whose cost is compared, and what it is divided by. */
type Kind = {
  readonly load: string
  readonly scenario: string
  readonly users: number
  readonly shape: { readonly chunks: number; readonly firstMs: number; readonly gapMs: number }
  readonly figure: string
}

const KINDS: readonly Kind[] = [
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
const CLIENTS = [
  { client: 'assay load', flags: [] },
  { client: 'assay load --samples 0', flags: ['--samples', '0'] },
] as const
/** The most that judging answers may cost a load. */
const MAX_SHARE = 0.02

/** Runs all rounds, prints the figures of each client, and the ratio of each round. */
export async function benchSampling(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { rounds: { type: 'string', default: '15' }, seconds: { type: 'string', default: '8' } },
  })
  const binaries = await buildBinaries()
  const all: Series[] = []
  for (const kind of KINDS) all.push(...(await inTurn(kind, binaries, Number(values.rounds), values.seconds)))
  console.log(tableOf(all.filter(({ load }) => load === KINDS[0]?.load)))
  console.log(tableOf(all.filter(({ load }) => load === KINDS[1]?.load)))
  for (const kind of KINDS) console.log(ratioLine(kind, all))
  console.log(`kept in ${keepFigures('sampling', all)}`)
}

async function inTurn(
  kind: Kind,
  binaries: Binaries,
  rounds: number,
  seconds: string,
): Promise<readonly Series[]> {
  const all = CLIENTS.map(({ client, flags }) => ({ client, flags, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      process.stderr.write(`${kind.load}, round ${round + 1} of ${rounds}: ${one.client}\n`)
      one.rounds.push(await runOnce(kind, binaries, [...one.flags, '--duration', seconds]))
    }
  }
  return all.map(({ client, rounds: figures }) => ({ load: kind.load, client, rounds: figures }))
}

async function runOnce(kind: Kind, binaries: Binaries, flags: readonly string[]): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-sampling-'))
  try {
    const truth = await startGroundTruthServer(binaries.k6, kind.shape, null)
    const all = [...flags, '--vus', String(kind.users), '--out', folder]
    const command = assayCommand(kind.scenario, truth.baseUrl, all)
    const cost = await readAndStop(truth, () => measured(binaries, command, ASSAY_ENVIRONMENT))
    const run = JSON.parse(cost.stdout) as {
      requests: { ok: number; failed: number }
      conformance: { sampled: number }
    }
    if (run.requests.failed > 0) throw new Error(`${run.requests.failed} requests failed`)
    const units = kind.scenario === 'stream' ? await chunksIn(folder) : run.requests.ok
    return { [kind.figure]: costOfK6(cost).cpuUs / units, sampled: run.conformance.sampled }
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

/** Rounds are compared one by one: what else the machine does changes from round to round. */
function ratioLine({ load, figure }: Kind, all: readonly Series[]): string {
  const [sampled, none] = CLIENTS.map(({ client }) =>
    all.find((series) => series.load === load && series.client === client),
  )
  const ratios = (sampled?.rounds ?? []).map((round, at) => {
    const other = none?.rounds[at]?.[figure] ?? null
    const own = round[figure] ?? null
    return own === null || other === null ? null : own / other
  })
  const sorted = ratios.filter((ratio) => ratio !== null).toSorted((a, b) => a - b)
  const middle = median(ratios)
  if (middle === null) return `${load}: not measured`
  const rank = lowRank(sorted.length)
  const [low, high] = [sorted[rank] ?? 0, sorted[sorted.length - 1 - rank] ?? Infinity]
  const range = `95 %: ${percent(low)} to ${percent(high)}, ${sorted.length} rounds`
  return `${load}: judging costs ${percent(middle)} of CPU (${range}), asked at most 2 %: ${verdictOn(low, high)}`
}

function verdictOn(low: number, high: number): string {
  if (high <= 1 + MAX_SHARE) return 'yes'
  return low > 1 + MAX_SHARE ? 'NO' : 'not decided, give more --rounds or a quieter machine'
}

/** The place of the lower end of a 95 % interval of a median among sorted values: ranks are binomial (Conover 1999, 3.2). */
function lowRank(count: number): number {
  let term = 0.5 ** count
  let below = term
  let rank = 0
  while (below <= 0.025) {
    rank += 1
    term *= (count - rank + 1) / rank
    below += term
  }
  return Math.max(0, rank - 1)
}

function percent(ratio: number): string {
  return `${(100 * (ratio - 1)).toFixed(1)} %`
}

if (import.meta.main) await benchSampling(process.argv.slice(2))
