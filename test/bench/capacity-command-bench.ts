/**
 * Runs the shipped command against service models of the reference, in real time. Several sweeps run concurrently, because a sweep mostly
 * waits. The folder keeps the models and all results, so that a stopped bench can continue.
 */
import { execFile } from 'node:child_process'
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startReference } from '../../reference/server.ts'
import { upperMedian } from '../../schemas/median.ts'
import { parseModel } from '../../reference/service-models/models.ts'
import { benchModels, formatModel } from './service-models.ts'
import { inFolder, benchTable, tableRow, tell } from './bench-frame.ts'
import { seededCases, sloOf, TOKENS } from './capacity-simulation.ts'
import { readLines } from './programs.ts'

/** The settings of a benchmark of the command `assay capacity`. */
export type CommandBench = {
  /** The number of drawn models. Of these, at most `sweeps` are swept now; those with a result are not swept again. */
  readonly models: number
  readonly sweeps: number
  readonly seed: string
  readonly maxSeconds: number
  readonly atOnce: number
  readonly folder: string
}

/** The range of service models. Sweeps of them take minutes, and their objectives are far longer than the inaccuracy of timers. */
const RANGE = { slowestPerSecond: 30, fastestPerSecond: 300, shortestLimitMs: 120 }
const DEADLINE_SPARE_MS = 120_000
const HEAD = ['model', 'objective', 'truth', 'answer', 'interval', 'error', 'holds', 'seconds', 'outcome']

type TimedCase = {
  readonly model: string
  readonly slo: string
  readonly truth: number
}

/** The members of `capacity-run.json` that this bench reads. */
type Swept = {
  readonly outcome: string
  readonly durationMs: number
  readonly reasons: readonly string[]
  readonly answer: {
    readonly ratePerSecond: number | null
    readonly interval: { readonly low: number; readonly high: number | null }
  } | null
}

type Result = {
  readonly place: number
  readonly cells: readonly string[]
  readonly error: number | null
  readonly holds: boolean | null
}

/** Sweeps models that have no result yet, and prints the table of all results. */
export async function benchCommand(bench: CommandBench): Promise<void> {
  mkdirSync(bench.folder, { recursive: true })
  const results = join(bench.folder, 'results.ndjson')
  const done = new Set(resultsIn(results).map(({ place }) => place))
  const cases = casesOf(bench)
  const waiting = [...cases.entries()].filter(([place]) => !done.has(place)).slice(0, bench.sweeps)
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, each] = next
      const result = resultOf(place, each, await sweepOf(place, each, bench).catch(failedSweep))
      appendFileSync(results, `${JSON.stringify(result)}\n`)
      tell(tableRow(result.cells))
    }
  }
  await Promise.all(Array.from({ length: bench.atOnce }, worker))
  console.log(summaryOf(resultsIn(results)))
}

/** Returns a result for a failed sweep, so that the other sweeps continue. */
function failedSweep(error: unknown): Swept {
  const reason = error instanceof Error ? error.message : String(error)
  return { outcome: 'broke', durationMs: 0, reasons: [reason], answer: null }
}

function resultsIn(path: string): readonly Result[] {
  if (!existsSync(path)) return []
  return (readLines(path) as readonly Result[]).toSorted((a, b) => a.place - b.place)
}

/** The settings and the models in a folder of results. A bench with other settings cannot use the same folder. */
type DrawnCases = {
  readonly settings: Pick<CommandBench, 'seed' | 'models' | 'maxSeconds'>
  readonly cases: readonly TimedCase[]
}

/** Reads the cases in a folder, or draws and saves new ones. Throws RangeError if the saved settings are different. */
function casesOf({ folder, models, seed, maxSeconds }: CommandBench): readonly TimedCase[] {
  const path = join(folder, 'cases.json')
  const settings = { seed, models, maxSeconds }
  if (!existsSync(path)) {
    // Omits services that shed load, because the reference refuses no request, and those without capacity.
    const cases = seededCases(seed, models, RANGE).flatMap((each) =>
      each.truth === null || each.duration === 'errors'
        ? []
        : { model: formatModel(each.chosen), slo: sloOf(each), truth: each.truth },
    )
    const drawn: DrawnCases = { settings, cases }
    writeFileSync(path, JSON.stringify(drawn, null, 2))
  }
  const drawn: DrawnCases = JSON.parse(readFileSync(path, 'utf8'))
  if (!isDeepStrictEqual(drawn.settings, settings))
    throw new RangeError(
      `${folder} holds a bench with other settings (${JSON.stringify(drawn.settings)}): give those, or another --out`,
    )
  return drawn.cases
}

function sweepOf(place: number, each: TimedCase, bench: CommandBench): Promise<Swept> {
  return inFolder((out) => sweepInto(out, place, each, bench))
}

async function sweepInto(
  out: string,
  place: number,
  each: TimedCase,
  { folder, maxSeconds }: CommandBench,
): Promise<Swept> {
  const reference = await startReference({ serviceModel: parseModel(each.model, benchModels) })
  try {
    const options = {
      '--model': reference.model,
      '--slo': each.slo,
      '--max-tokens': String(TOKENS),
      '--max-seconds': String(maxSeconds),
      '--seed': `bench ${place}`,
      '--out': out,
    }
    const said = await assay(
      ['capacity', reference.baseUrl, '--no-calibration', ...Object.entries(options).flat()],
      { key: reference.key, deadlineMs: maxSeconds * 1000 + DEADLINE_SPARE_MS },
    )
    const written = join(out, 'capacity-run.json')
    if (!existsSync(written))
      throw new Error(`${each.model}: no run was written: ${said.trim().split('\n').at(-1)}`)
    copyFileSync(written, join(folder, `sweep-${place}.json`))
    const run: Swept = JSON.parse(readFileSync(written, 'utf8'))
    return run
  } finally {
    await reference.close()
  }
}

/** Runs the command, and returns its stderr. The exit code is not needed, because the run file shows the outcome. */
async function assay(
  args: readonly string[],
  { key, deadlineMs }: { readonly key: string; readonly deadlineMs: number },
): Promise<string> {
  const main = new URL('../../cli/main.ts', import.meta.url).pathname
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { env: { ...process.env, ASSAY_KEY: key }, timeout: deadlineMs, maxBuffer: 2 ** 26 },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
}

function resultOf(place: number, each: TimedCase, swept: Swept): Result {
  const rate = swept.answer?.ratePerSecond ?? null
  const { low = 0, high = null } = swept.answer?.interval ?? {}
  const { truth } = each
  const error = rate === null ? null : rate / truth - 1
  const holds = rate === null ? null : low <= truth && (high === null || truth <= high)
  const cells = [
    each.model,
    each.slo,
    truth.toFixed(1),
    rate?.toFixed(1) ?? '-',
    rate === null ? '-' : `${low.toFixed(1)} to ${high?.toFixed(1) ?? '?'}`,
    error === null ? '-' : `${(100 * error).toFixed(1)} %`,
    holds === null ? '-' : holds ? 'yes' : 'NO',
    (swept.durationMs / 1000).toFixed(0),
    [swept.outcome, ...swept.reasons].join(': '),
  ]
  return { place, cells, error, holds }
}

function summaryOf(results: readonly Result[]): string {
  const table = benchTable(
    HEAD,
    results.map(({ cells }) => cells),
  )
  const errors = results.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
  const middle = upperMedian(errors)
  const within = errors.filter((error) => error <= 0.05).length
  const holding = results.filter(({ holds }) => holds === true).length
  return (
    `${table}\n${errors.length} of ${results.length} models answered: ` +
    `middle error ${(100 * middle).toFixed(1)} %, within 5 %: ${within}, interval contains the true capacity: ${holding}`
  )
}
