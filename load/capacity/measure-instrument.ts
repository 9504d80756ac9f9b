/** The error of the instrument at the rate of an answer, measured as for a load: against a server that logs when it sends. */
import type { CapacityInstrument } from '../../schemas/compiled/capacity-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCalibration } from '../analysis/calibration.ts'
import { LoadError } from '../load-error.ts'
import { calibrate } from '../runner/calibrate.ts'
import type { LoadPlan } from '../session/plan-load.ts'

const UNKNOWN = { p50: null, p99: null }

/** Runs the calibration; what keeps it from that is the `problem`, for the sweep is over by then. */
export async function measureInstrument(
  plan: LoadPlan,
  binary: string,
  ratePerSecond: number,
): Promise<CapacityInstrument> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-capacity-'))
  const failed = (problem: string): CapacityInstrument => ({
    ratePerSecond,
    requests: 0,
    ttftErrorMs: UNKNOWN,
    gapErrorMs: UNKNOWN,
    problem,
  })
  try {
    const { errors, problem } = await readCalibration(await calibrate(plan, binary, folder))
    if (errors === null) return failed(problem)
    const { requests, ttftErrorMs, gapErrorMs } = errors
    return { ratePerSecond, requests, ttftErrorMs, gapErrorMs, problem: null }
  } catch (error) {
    if (error instanceof LoadError) return failed(error.message)
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
