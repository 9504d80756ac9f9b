/** Reads what a calibration left behind: the errors of the instrument, or why they are not known. */
import { readFileSync } from 'node:fs'
import { asCount, isObject, memberOf } from '../guards.ts'
import type { CalibrationRun } from '../runner/calibrate.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-error.ts'
import { createComparison, type GroundTruthRecord, type InstrumentErrors } from './instrument-error.ts'

/** The errors, or the reason why they could not be measured, in one line. */
export type Calibration =
  | { readonly errors: InstrumentErrors; readonly problem: null }
  | { readonly errors: null; readonly problem: string }

/** Compares the rows of a calibration with the log of its server. */
export async function readCalibration(run: CalibrationRun): Promise<Calibration> {
  if (run.problem !== null) return failed(run.problem)
  try {
    const comparison = createComparison(readGroundTruthLog(run.logPath))
    await readRows(run.rowsPath, comparison.take)
    const errors = comparison.errors()
    if (errors.requests === 0) return failed('no request of the calibration was completed')
    if (errors.mismatched > 0) return failed(`${errors.mismatched} streams of the calibration lack chunks`)
    return { errors, problem: null }
  } catch (error) {
    if (error instanceof RowError || error instanceof SyntaxError || error instanceof TypeError)
      return failed(error.message)
    throw error
  }
}

function failed(problem: string): Calibration {
  return { errors: null, problem }
}

/** Reads the log of a server that has been stopped. Throws a TypeError on a line that is not a record. */
export function readGroundTruthLog(path: string): readonly GroundTruthRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => groundTruthRecordOf(JSON.parse(line)))
}

function groundTruthRecordOf(value: unknown): GroundTruthRecord {
  const index = memberOf(value, 'index')
  if (!isObject(value) || typeof index !== 'string')
    throw new TypeError('not a record of the ground-truth server')
  return {
    index,
    receivedUs: microsOf(value, 'receivedUs'),
    sentUs: listOf(value, 'sentUs'),
    widthsUs: listOf(value, 'widthsUs'),
    endedUs: microsOf(value, 'endedUs'),
  }
}

function microsOf(value: unknown, name: string): number {
  const micros = asCount(memberOf(value, name))
  if (micros === null) throw new TypeError(`${name} must be microseconds`)
  return micros
}

function listOf(value: unknown, name: string): readonly number[] {
  const list = memberOf(value, name)
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list`)
  return list.map((member) => {
    const micros = asCount(member)
    if (micros === null) throw new TypeError(`${name} must hold microseconds`)
    return micros
  })
}
