/**
 * Measures the cost of the analysis of rows: a separate process reads them as `assay load` does and reports its processor time and its
 * memory. The rows are synthetic, in the order in which requests end. `node test/bench/reading.ts [--rows 547000] [--rounds 3]`
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepHeapSmall } from '../../cli/node-settings.ts'
import { collectRows } from '../../load/analysis/collect-rows.ts'
import { ROWS_FILE, writeRowLines } from '../../load/rows/store-rows.ts'
import { ROW_HEADER, rowOf } from '../../load/rows/row-fixture.ts'
import { randomAt, randomRoot, type Random } from '../../load/workload/random.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import { keepFigures, tableOf, type BenchFigures } from './bench-figures.ts'
import { benchOptions, inFolder, type Rounds } from './bench-frame.ts'

/** The time between two requests in microseconds. */
const APART_US = 1000
const ROWS_PER_WRITE = 1000
const KINDS = { 'JSON answers': jsonRow, 'streams with three gaps': streamRow } as const

/** Runs all rounds and prints the table. */
export async function benchReading(argv: readonly string[]): Promise<void> {
  const { rows, rounds } = benchOptions(argv, { rows: 547_000, rounds: 3 })
  const all: Rounds<BenchFigures>[] = []
  for (const [name, rowAt] of Object.entries(KINDS)) {
    await inFolder(async (folder) => {
      await writeRowLines(folder, linesOf(rows, rowAt))
      const costs = Array.from({ length: rounds }, () => costOfReading(folder, rows))
      all.push({ load: `${rows} rows of ${name}`, client: 'analysis', rounds: costs })
    })
  }
  console.log(tableOf(all))
  keepFigures('reading', all)
}

function costOfReading(folder: string, rows: number): BenchFigures {
  const path = join(folder, ROWS_FILE)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [import.meta.filename, '--read', path, '--rows', String(rows)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`reading the rows failed: ${stderr}`)
  const { cpuSeconds, peakMb } = JSON.parse(stdout) as { cpuSeconds: number; peakMb: number }
  return { 'CPU s': cpuSeconds, MB: peakMb, 'bytes per row': statSync(path).size / rows }
}

/** Reads the rows and prints the processor time and peak memory of this process. Runs in a child process. */
async function read(path: string, rows: number): Promise<void> {
  keepHeapSmall()
  const window = { fromUs: 0, toUs: rows * APART_US }
  const starts = Array.from({ length: rows }, (_, index) => index * APART_US)
  const collected = await collectRows([{ path, name: null }], { window, planned: rows, goals: [] }, starts)
  if (collected.rows !== rows || collected.problem !== null)
    throw new Error(`${collected.rows} of ${rows} rows were read: ${collected.problem ?? 'some are missing'}`)
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(
    JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: (maxRSS * 1024) / 1e6 }),
  )
}

async function* linesOf(rows: number, rowAt: (index: number, random: Random) => Row): AsyncGenerator<string> {
  const root = randomRoot('reading', 'rows')
  yield `${JSON.stringify(ROW_HEADER)}\n`
  for (let from = 0; from < rows; from += ROWS_PER_WRITE) {
    const indexes = Array.from({ length: Math.min(ROWS_PER_WRITE, rows - from) }, (_, at) => from + at)
    // A row is written when its request ends.
    const ended = indexes
      .map((index) => rowAt(index, randomAt(root, index)))
      .toSorted((a, b) => (a.closedUs ?? 0) - (b.closedUs ?? 0))
    yield ended.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

function jsonRow(i: number, random: Random): Row {
  const times = timesAt(i, random, 40_000)
  const doneUs = times.headersUs + Math.floor(random.uniform() * 100)
  const none = { firstEventUs: null, firstTokenUs: null, lastTokenUs: null, chunks: 0, events: 0 }
  return rowOf({
    ...times,
    ...none,
    transport: 'json',
    gapsUs: null,
    doneUs,
    closedUs: doneUs + 20,
  })
}

function streamRow(i: number, random: Random): Row {
  const times = timesAt(i, random, 100_000)
  const gapsUs = [0, 1, 2].map(() => 15_000 + Math.floor(random.uniform() * 10_000))
  const firstTokenUs = times.headersUs + 50
  const lastTokenUs = gapsUs.reduce((atUs, gapUs) => atUs + gapUs, firstTokenUs)
  return rowOf({
    ...times,
    firstByteUs: firstTokenUs,
    firstEventUs: firstTokenUs,
    firstTokenUs,
    lastTokenUs,
    doneUs: lastTokenUs + 30,
    closedUs: lastTokenUs + 60,
    chunks: 4,
    gapsUs,
  })
}

function timesAt(i: number, random: Random, staysUs: number): Partial<Row> & { readonly headersUs: number } {
  const scheduledUs = i * APART_US
  const sentUs = scheduledUs + Math.floor(random.uniform() * 200)
  const headersUs = sentUs + Math.floor((0.5 + random.uniform()) * staysUs)
  return { i, vu: i % 100, scheduledUs, sentUs, headersUs, firstByteUs: headersUs }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { read: { type: 'string' }, rows: { type: 'string' } },
    strict: false,
  })
  if (typeof values.read === 'string') await read(values.read, Number(values.rows))
  else await benchReading(process.argv.slice(2))
}
