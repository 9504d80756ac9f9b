import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCalibration, type Calibration } from '../analysis/instrument-error.ts'
import { LoadError } from '../load-error.ts'
import { LIVE_ROWS } from '../merge/load-part.ts'
import { storeRows, ROWS_FILE } from '../rows/store-rows.ts'
import { readRowHeader } from '../rows/read-rows.ts'
import { removeRowFiles } from '../rows/row-files.ts'
import { calibrate } from '../runner/calibrate.ts'
import { findK6, type K6Binary } from '../runner/find-k6.ts'
import { meaningOf } from '../runner/k6-exit.ts'
import { runK6, type K6Run } from '../runner/run-k6.ts'
import type { Segment } from '../runner/run-files.ts'
import { withStopError } from '../runner/stopped.ts'
import { SAMPLES_FILE } from '../samples/collect-samples.ts'
import type { LoadPlan } from './plan-load.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** The result of a load. `maySend` is true if Assay may still send requests to the target, for example to test failed checks again. */
export type ExecutedLoad = {
  readonly engine: K6Binary
  readonly k6Run: K6Run
  readonly calibrations: readonly Calibration[]
  readonly maySend: boolean
}

// The folders of a load: a temporary one (`folder`), and one for results (`out`). `beforeStart` runs before the load starts.
type LoadFolders = {
  readonly folder: string
  readonly out: string
  readonly beforeStart?: () => Promise<void>
}

/** Executes a load or one segment of it. Throws a LoadError if it could not be run. */
export async function executeLoad(
  plan: LoadPlan,
  places: LoadFolders,
  segment?: Segment,
): Promise<ExecutedLoad> {
  try {
    return await prepareAndRun(plan, places, segment)
  } catch (error) {
    removeLiveFiles(places.out)
    throw error
  }
}

async function prepareAndRun(plan: LoadPlan, places: LoadFolders, segment?: Segment): Promise<ExecutedLoad> {
  const { folder, out } = places
  const engine = await withStopError(plan.stop, () => findK6(plan))
  const calibrations = await withStopError(plan.stop, () => calibration(plan, engine, folder))
  removeLiveFiles(out)
  await places.beforeStart?.()
  const k6Run = await runK6(plan, engine.binary, folder, {
    rowsPath: join(out, LIVE_ROWS),
    samplesPath: join(out, LIVE_SAMPLES),
    ...(segment === undefined ? {} : { segment }),
  })
  const isStopped = plan.stop?.aborted === true || plan.kill?.aborted === true
  const maySend = !isStopped && meaningOf(k6Run.finished.ending).kind !== 'gave-up'
  return { engine, k6Run, calibrations, maySend }
}

const LIVE_SAMPLES = 'answers.live.ndjson'

function removeLiveFiles(out: string): void {
  removeRowFiles(join(out, LIVE_ROWS))
  rmSync(join(out, LIVE_SAMPLES), { force: true })
}

/** Compresses the rows that k6 wrote to `out` during a load, and renames the file of stored answers. Throws LoadError `out-unwritable` if that fails. */
export async function finishLiveFiles(out: string): Promise<void> {
  await storeRows(out, join(out, LIVE_ROWS))
  const [live, kept] = [join(out, LIVE_SAMPLES), join(out, SAMPLES_FILE)]
  try {
    if (existsSync(live)) renameSync(live, kept)
    else rmSync(kept, { force: true })
    removeLiveFiles(out)
  } catch (cause) {
    throw new LoadError('out-unwritable', `cannot write ${ROWS_FILE} to ${out}: ${systemProblem(cause)}`, {
      cause,
    })
  }
}

/** Returns the time at which a run was ended early, in µs since its start. Returns null if the run ended as planned. */
export async function cutAtUs({
  finished,
  rowsPath,
  stoppedAt,
  startedAt,
  durationMs,
}: K6Run): Promise<number | null> {
  const { ending } = finished
  if (!ending.stopped && meaningOf(ending).kind !== 'gave-up') return null
  const cutAtMs = stoppedAt?.getTime() ?? startedAt.getTime() + durationMs
  const header = await readRowHeader(rowsPath)
  if (header === null) return Math.round(durationMs * 1000)
  return Math.max(0, Math.round(cutAtMs * 1000 - header.t0EpochUs))
}

async function calibration(
  plan: LoadPlan,
  engine: K6Binary,
  folder: string,
): Promise<readonly Calibration[]> {
  if (!plan.calibrates) return []
  return [await readCalibration(await calibrate(plan, engine.binary, folder))]
}
