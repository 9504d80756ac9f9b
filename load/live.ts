/** Follows the growing file of rows cheaply: only its end is read, so that looking does not disturb the load. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createSeries, percentileOf } from './analysis/distribution.ts'
import { timingsOf } from './analysis/timings.ts'
import type { LiveFigures } from './plan.ts'
import { isRow, type Row } from './rows/row.ts'

const TAIL_BYTES = 131_072
const MOST_ROWS = 500

/** What the last rows say; null while there are none. */
export function liveFigures(path: string): LiveFigures | null {
  const rows = lastRows(path)
  const last = rows.at(-1)?.closedUs ?? null
  const first = rows[0]?.closedUs ?? null
  if (last === null || first === null) return null
  const ttft = createSeries()
  for (const row of rows) {
    const ms = row.class === 'ok' ? timingsOf(row).ttft : null
    if (ms !== null) ttft.add(ms)
  }
  const sorted = ttft.sorted()
  const failed = rows.filter((row) => row.class !== 'ok').length
  return {
    perSecond: last > first ? (rows.length - 1) / ((last - first) / 1_000_000) : 0,
    failedShare: failed / rows.length,
    ttftP50Ms: percentileOf(sorted, 50),
    ttftP99Ms: percentileOf(sorted, 99),
  }
}

function lastRows(path: string): readonly Row[] {
  const lines = tailOf(path).split('\n')
  // The first may have lost its beginning, the last may not have its end yet.
  return lines.slice(1, -1).slice(-MOST_ROWS).flatMap(rowIn)
}

function rowIn(line: string): readonly Row[] {
  try {
    const value: unknown = JSON.parse(line)
    return isRow(value) ? [value] : []
  } catch {
    return []
  }
}

function tailOf(path: string): string {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return ''
  }
  try {
    const { size } = fstatSync(file)
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES))
    const read = readSync(file, buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString('utf8', 0, read)
  } finally {
    closeSync(file)
  }
}
