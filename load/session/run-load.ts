/** Runs one load from request to `load-run.json`: plan, build, run, judge, write. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goalsOf } from '../analysis/goodput.ts'
import { followLoad } from '../analysis/live-figures.ts'
import { readCalibration, type Calibration } from '../analysis/calibration.ts'
import { calibrate } from '../runner/calibrate.ts'
import { findEngine, type Engine } from '../runner/find-k6.ts'
import { instrumentOf } from '../verdict/judge-instrument.ts'
import { meaningOf } from '../runner/k6-exit.ts'
import { orStopped } from '../runner/stopped.ts'
import { judgeLoad } from '../verdict/judge-load.ts'
import { planLoad, type LoadOptions, type LoadPlan } from './plan-load.ts'
import { runK6, type K6Run } from '../runner/run-k6.ts'
import { keepSamples } from '../samples/collect-samples.ts'
import { conformanceUnderLoad, isStop, reasonOf, type Kept } from './under-load.ts'
import { measuresOfRows } from '../analysis/measures-of-rows.ts'
import { collectRows, type Collected } from '../analysis/collect-rows.ts'
import { keepRows } from '../rows/keep-rows.ts'
import { readRowHeader } from '../rows/read-rows.ts'
import { scheduleOf } from '../workload/schedule.ts'
import { TRANSPORTS } from '../workload/workload.ts'
import { entriesOf } from '../workload/entries.ts'
import { prepareOut, writeRun } from '../runner/out-folder.ts'

export type { LoadProgress } from '../runner/run-plan.ts'
export type { LoadOptions } from './plan-load.ts'

/**
 * Runs a scenario and returns what it wrote to `<out>/load-run.json`. A run that measured nothing comes back with
 * `valid: false`. LoadError is thrown when there was no run at all: wrong use, no Go, a scenario k6 cannot read, an
 * unwritable folder, or stopped before the load began.
 */
export async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const plan = planLoad(options)
  prepareOut(options.out)
  const engine = await orStopped(plan.stop, () => findEngine(plan))
  // Made by mkdtemp for this user only; it holds the bundle, the configuration and the summary.
  const folder = mkdtempSync(join(tmpdir(), 'assay-load-'))
  try {
    const before = await orStopped(plan.stop, () => calibration(plan, engine, folder))
    const clock = watchClock()
    const k6Run = await runK6(plan, engine.binary, folder, {
      live: (path) => followLoad(plan, path),
    })
    const clockStepMs = clock()
    const isStopped = plan.stop?.aborted === true || plan.kill?.aborted === true
    const gaveUp = meaningOf(k6Run.finished.ending).kind === 'gave-up'
    // There is nothing to measure the instrument for.
    const after = isStopped || gaveUp ? [] : await calibrationAfter(plan, engine, folder)
    const calibrations = [...before, ...(after ?? [])]
    const mayAsk = !isStopped && !gaveUp
    const kept = await conformanceUnderLoad(plan, k6Run, { binary: engine.binary, folder, mayAsk })
    const run = await recordOf(plan, engine, {
      k6Run,
      calibrations,
      isUnfinished: after === null,
      clockStepMs,
      kept,
    })
    writeRun(options.out, 'load-run.json', run, k6Run.log.tail)
    await keepRows(options.out, k6Run.rowsPath)
    keepSamples(options.out, k6Run.samplesPath)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** By how much the wall clock was set since, in milliseconds. */
function watchClock(): () => number {
  const before = Date.now() - performance.now()
  return () => Date.now() - performance.now() - before
}

async function calibration(plan: LoadPlan, engine: Engine, folder: string): Promise<readonly Calibration[]> {
  if (!plan.calibrates) return []
  return [await readCalibration(await calibrate(plan, engine.binary, folder))]
}

/** The load is over by then: who stops what follows it keeps the load, and so does what breaks. Null when that was stopped. */
async function calibrationAfter(
  plan: LoadPlan,
  engine: Engine,
  folder: string,
): Promise<readonly Calibration[] | null> {
  try {
    return await orStopped(plan.stop, () => calibration(plan, engine, folder))
  } catch (error) {
    return isStop(error) ? null : [{ errors: null, problem: reasonOf(error, plan) }]
  }
}

type Evidence = {
  readonly k6Run: K6Run
  readonly calibrations: readonly Calibration[]
  /** Its user stopped the one that follows the load. */
  readonly isUnfinished: boolean
  readonly clockStepMs: number
  readonly kept: Kept
}

async function recordOf(
  plan: LoadPlan,
  engine: Engine,
  { k6Run, calibrations, isUnfinished, clockStepMs, kept }: Evidence,
): Promise<LoadRun> {
  const { finished, reading, log, startedAt, durationMs } = k6Run
  const { ending, cpuShare, memory } = finished
  const { workload, slos, seed, data } = plan
  const rows = await rowsOf(plan, k6Run)
  const measures = measuresOfRows(rows, reading.summary, kept.conformance)
  const judged = judgeLoad({
    ending,
    reading,
    measures,
    rowProblem: rows.problem ?? (rows.isShort ? 'the last line has no end' : null),
    log,
    workload,
    slos,
    baseUrl: plan.urls.baseUrl,
    cpuShare,
  })
  return {
    schema: 'assay.load/1',
    ...judged,
    notes: [...k6Run.networkNotes, ...judged.notes, ...kept.notes, ...socketNotes(plan, judged.errors)],
    scenario: plan.scenario,
    suite: { version: plan.version, profile: plan.protocol.profile },
    target: { baseUrl: plan.urls.baseUrl, model: plan.model, ...plan.embedded },
    ...(plan.conformance.statement === undefined ? {} : { statement: plan.conformance.statement }),
    workload,
    schedule: scheduleOf(workload, seed, data),
    instrument: instrumentOf({
      engine: engine.name,
      k6ExitCode: ending.exitCode,
      cpuShare,
      memory,
      clockStepMs,
      usesWallClock: workload.mix.websocket > 0,
      calibrations,
      isUnfinished,
      metrics: judged.metrics,
      overload: judged.overload ?? null,
    }),
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
  }
}

// Anyone who writes frames of their own must not read these failures as their service's.
function socketNotes(
  { workload: { mix }, conformance, dialect }: LoadPlan,
  errors: LoadRun['errors'],
): readonly string[] {
  const isUnread = errors.some(({ class: kind }) => kind === 'truncated' || kind === 'bad-json')
  if (mix.websocket === 0 || !isUnread || conformance.statement !== undefined) return []
  return [
    `answers over WebSocket are read as the profile ${conformance.profile} has them (a chunk per text frame, then ${dialect.terminators.join(' or ')}): if the ` +
      'service uses other frames, its failures over WebSocket are not meaningful; declare its frames with --statement',
  ]
}

/**
 * Reads the rows against the time of the load, which is what rates are about. A run that was cut short accounts for what was due
 * by then.
 */
async function rowsOf(plan: LoadPlan, k6Run: K6Run): Promise<Collected> {
  const { workload, starts, slos, seed, data } = plan
  const entryAt = entriesOf(workload, seed, data)
  const maxTokensAt = (index: number): number => entryAt(index).maxTokens
  const fromUs = Math.round(workload.warmUpSeconds * 1_000_000)
  const wholeUs = fromUs + Math.round(workload.durationSeconds * 1_000_000)
  const { ending } = k6Run.finished
  const wasCut = ending.stopped || meaningOf(ending).kind === 'gave-up'
  const toUs = wasCut ? Math.min(wholeUs, await cutAtUs(k6Run)) : wholeUs
  const planned = starts?.filter((atUs) => atUs >= fromUs && atUs < toUs).length ?? null
  return await collectRows(
    k6Run.rowsPath,
    { window: { fromUs, toUs }, planned, goals: goalsOf(slos), maxTokensAt },
    starts,
    TRANSPORTS.filter((transport) => workload.mix[transport] > 0),
  )
}

/** When a run was cut, in microseconds after its t0. Without rows its whole time is the best guess. */
async function cutAtUs({ rowsPath, stoppedAt, startedAt, durationMs }: K6Run): Promise<number> {
  const cutAtMs = stoppedAt?.getTime() ?? startedAt.getTime() + durationMs
  const header = await readRowHeader(rowsPath)
  if (header === null) return Math.round(durationMs * 1000)
  return Math.max(0, Math.round(cutAtMs * 1000 - header.t0EpochUs))
}
