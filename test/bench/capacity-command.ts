/**
 * The shipped command against service models of the reference, in real time: sweeps one after the other, and prints answer, interval
 * and true capacity. The machine has to be quiet.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommandLine } from '../../cli/dispatch.ts'

/** Models with their objective; limits are far above what a late timer adds. */
const MODELS = [
  ['mmc,servers=4,ms=80', 'e2e p95 < 400ms'],
  ['mdc,servers=1,ms=25', 'e2e p95 < 200ms'],
  ['mdc,servers=4,ms=80', 'e2e p90 < 300ms'],
  ['sharing,ms=20', 'e2e p95 < 400ms'],
  ['batching,base-ms=6,per-ms=0.5,slots=16', 'e2e p95 < 600ms'],
  ['usl,ms=80,sigma=0.1,kappa=0.001', 'e2e p95 < 600ms'],
  ['tokens,servers=8,ms=60,tokens-per-second=1600', 'e2e p95 < 400ms'],
  ['warm-up,servers=4,ms=80,cold=4,requests=40', 'e2e p95 < 400ms'],
  ['mmc,servers=8,ms=100', 'e2e p95 < 400ms'],
  ['mmc,servers=2,ms=60', 'e2e p90 < 400ms'],
  ['mdc,servers=2,ms=50', 'e2e p95 < 300ms'],
  ['leak,servers=4,ms=60,requests=400', 'e2e p95 < 400ms'],
] as const

const HEAD = ['model', 'objective', 'truth', 'answer', 'interval', 'error', 'holds', 'seconds', 'outcome']

/** What the bench reads of `capacity-run.json`. */
type Swept = {
  readonly outcome: string
  readonly durationMs: number
  readonly reasons: readonly string[]
  readonly truth: { readonly ratePerSecond: number | null } | null
  readonly answer: {
    readonly ratePerSecond: number | null
    readonly interval: { readonly low: number; readonly high: number | null }
  } | null
}

/** Sweeps the first `count` models and prints a table, a line as soon as it is known. */
export async function benchCommand(count: number, maxSeconds: number): Promise<void> {
  process.stdout.write(`| ${HEAD.join(' | ')} |\n| ${HEAD.map(() => '---').join(' | ')} |\n`)
  const held: boolean[] = []
  const errors: number[] = []
  for (const [model, slo] of MODELS.slice(0, count)) {
    const swept = await sweepOf(model, slo, maxSeconds)
    const { cells, error, holds } = rowOf(model, slo, swept)
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
    if (error !== null) errors.push(Math.abs(error))
    if (holds !== null) held.push(holds)
  }
  const inOrder = errors.toSorted((a, b) => a - b)
  const middle = inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
  process.stdout.write(
    `${errors.length} answers: middle error ${(100 * middle).toFixed(1)} %, within 5 %: ${inOrder.filter((error) => error <= 0.05).length}, ` +
      `interval holds the truth: ${held.filter(Boolean).length} of ${held.length}\n`,
  )
}

async function sweepOf(model: string, slo: string, maxSeconds: number): Promise<Swept> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-capacity-bench-'))
  try {
    const silent = { write: () => true }
    const args = [
      'capacity',
      'reference',
      '--model-of',
      model,
      '--slo',
      slo,
      '--max-seconds',
      String(maxSeconds),
    ]
    await runCommandLine([...args, '--out', folder], {
      stdout: silent,
      stderr: process.stderr,
      env: process.env,
      cwd: folder,
    })
    const run: Swept = JSON.parse(readFileSync(join(folder, 'capacity-run.json'), 'utf8'))
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowOf(model: string, slo: string, { truth, answer, durationMs, outcome, reasons }: Swept) {
  const known = truth?.ratePerSecond ?? null
  const rate = answer?.ratePerSecond ?? null
  const { low = 0, high = null } = answer?.interval ?? {}
  const isKnown = known !== null && rate !== null
  const error = isKnown ? rate / known - 1 : null
  const holds = isKnown ? low <= known && (high === null || known <= high) : null
  const cells = [
    model,
    slo,
    known?.toFixed(1) ?? 'none',
    rate?.toFixed(1) ?? '-',
    rate === null ? '-' : `${low.toFixed(1)} to ${high?.toFixed(1) ?? '?'}`,
    error === null ? '-' : `${(100 * error).toFixed(1)} %`,
    holds === null ? '-' : holds ? 'yes' : 'NO',
    (durationMs / 1000).toFixed(0),
    [outcome, ...reasons].join(': '),
  ]
  return { cells, error, holds }
}
