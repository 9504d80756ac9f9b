/** Reads what a calibration left behind: the errors of the instrument, or why they are not known. */
import { readGroundTruthLog } from '../runner/ground-truth-server.ts'
import type { CalibrationRun } from '../runner/calibrate.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-error.ts'
import { createComparison, type InstrumentErrors } from './instrument-error.ts'

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
