/** Measures the instrument: the same scenario in the same shape against a server that logs when it really sent. */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadPlan } from '../play/plan.ts'
import { playLoad } from '../play/play.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-error.ts'
import { ownProtocol } from '../protocol.ts'
import { checkTarget } from '../target.ts'
import { readTruthLog, startTruthServer } from '../truth/truth-server.ts'
import type { Workload } from '../workload/workload.ts'
import { arrivalsOf } from '../workload/arrivals.ts'
import { NO_DATA } from '../workload/entries.ts'
import { createComparison, type InstrumentErrors } from './compare.ts'

const SECONDS = 2
const TIMEOUT_SECONDS = 10
/** 50 chunks a second in half a second: each user plays about four streams. */
const SHAPE = { chunks: 25, firstMs: 20, gapMs: 20 } as const

/** The errors, or one line that says why they could not be measured. */
export type Calibration =
  | { readonly errors: InstrumentErrors; readonly problem: null }
  | { readonly errors: null; readonly problem: string }

/** Plays the calibration of a plan inside `folder`. Throws LoadError `aborted` when stopped meanwhile. */
export async function calibrate(plan: LoadPlan, binary: string, folder: string): Promise<Calibration> {
  const workload = calibrationWorkload(plan.workload)
  if (workload === null) return failed('the server for the calibration does not speak WebSocket')
  const own = mkdtempSync(join(folder, 'calibration-'))
  const log = join(own, 'truth.ndjson')
  const server = await startTruthServer(binary, SHAPE, log)
  let rowsPath: string
  try {
    const target = { baseUrl: server.baseUrl, model: 'truth', key: null }
    const played = await playLoad(
      {
        ...plan,
        urls: checkTarget(target, false),
        model: target.model,
        keys: [],
        headers: [],
        workload,
        data: NO_DATA,
        starts: arrivalsOf(workload, plan.seed, []),
        slos: [],
        protocol: ownProtocol(),
        tell: (progress) => plan.tell({ ...progress, phase: 'calibrate', text: 'measuring the instrument' }),
      },
      binary,
      own,
      // What is read another way is as exact as that way.
      { isMarked: true, isOverTransport: plan.urls.completionsUrl.startsWith('https:') },
    )
    if (played.finished.ending.exitCode !== 0) {
      return failed(`k6 ended with ${played.finished.ending.exitCode} while it was calibrated`)
    }
    rowsPath = played.rowsPath
  } finally {
    await server.stop()
  }
  return compare(rowsPath, log)
}

async function compare(rowsPath: string, log: string): Promise<Calibration> {
  try {
    const comparison = createComparison(readTruthLog(log))
    await readRows(rowsPath, comparison.take)
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

/** The same users, rate and mix for two seconds, with answers whose times are known. Null when nothing is left. */
export function calibrationWorkload(workload: Workload): Workload | null {
  const mix = { ...workload.mix, websocket: 0 }
  if (mix.json + mix.sse === 0) return null
  return {
    ...workload,
    // A trace has no two seconds that stand for all of it.
    model: workload.model === 'open-trace' ? 'open-poisson' : workload.model,
    traceSpeed: 1,
    durationSeconds: SECONDS,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    // A slow rate would leave nothing to compare.
    ratePerSecond: workload.ratePerSecond === null ? null : Math.max(20, workload.ratePerSecond),
    thinkSeconds: 0,
    promptTokens: Math.min(workload.promptTokens, 1000),
    maxTokens: 25,
    lengths: { kind: 'fixed' },
    prefixShare: 0,
    keys: 1,
    mix,
    requestTimeoutSeconds: TIMEOUT_SECONDS,
  }
}
