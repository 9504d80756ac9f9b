import { rmSync } from 'node:fs'
import { isSilent } from '../../schemas/silent-stage.ts'
import type {
  CapacityInstrument,
  CapacityPreflight,
  CapacityRun,
  CapacityStage,
} from '../../schemas/compiled/capacity-run.ts'
import { count } from '../../schemas/count.ts'
import { isLoopback } from '../../schemas/loopback.ts'
import { LoadError } from '../load-error.ts'
import { findK6 } from '../runner/find-k6.ts'
import { defaultPlan } from '../runner/load-protocol.ts'
import { prepareOut, temporaryFolder, writeRun } from '../runner/write-run.ts'
import { packageLocation } from '../runner/package-location.ts'
import { withStopError } from '../runner/stopped.ts'
import { judgeCapacity, sharedNotes, withoutAnswer } from './judge-capacity.ts'
import { planCapacity, type CapacityOptions, type CapacityPlan } from './capacity-plan.ts'
import { estimateCapacity } from './estimate.ts'
import { nextStage, type NextStage } from './next-stage.ts'
import { markStale } from './stale-stages.ts'
import { runStage } from './run-stage.ts'
import { readCalibration } from '../analysis/instrument-error.ts'
import { calibrate } from '../runner/calibrate.ts'
import type { LoadPlan } from '../session/plan-load.ts'
import type { Plan } from '../../conformance/statement/plan.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'

const RUN_FILE = 'capacity-run.json'
// To start k6 takes time besides the planned load.
const ASSUMED_OVERHEAD_SECONDS = 2.5
// A calibration needs a valid plan, but sets a duration of its own.
const INSTRUMENT_SECONDS = 60
const CALIBRATION_SECONDS = 2

type Progress = {
  stages: CapacityStage[]
  refusal: string | null
  preflight: CapacityPreflight | undefined
  readonly startedAt: string
  startedMs: number
  readonly overheads: number[]
}

/** Runs a capacity sweep, and judges its completed stages. Throws LoadError if the options are invalid or the sweep cannot begin. */
export async function runCapacity(options: CapacityOptions): Promise<CapacityRun> {
  const plan = planCapacity(options)
  prepareOut(options.out)
  const progress: Progress = {
    stages: stagesToContinue(options),
    refusal: null,
    preflight: undefined,
    startedAt: options.earlier?.startedAt ?? new Date().toISOString(),
    startedMs: performance.now(),
    overheads: [],
  }
  const engine = await engineOf(options)
  progress.preflight = await options.preflight?.()
  const refusal = sweepRefusal(progress.preflight)
  if (refusal !== null && progress.stages.length > 0)
    throw new LoadError('wrong-answers', `${refusal}; the earlier sweep in ${options.out} stays as it was`)
  if (refusal !== null) return written(plan, engine.name, progress, { notes: [], instrument: null })
  progress.startedMs = performance.now()
  const notes = await sweep(plan, engine.binary, progress)
  const instrument = await instrumentOf(plan, engine.binary, progress)
  return written(plan, engine.name, progress, { notes, instrument })
}

async function engineOf({ signal: stop, onProgress, k6 }: CapacityOptions) {
  return await withStopError(stop, () =>
    findK6({
      stop,
      onProgress: onProgress ?? ((): void => undefined),
      ...(k6 === undefined ? {} : { k6 }),
    }),
  )
}

async function instrumentOf(
  plan: CapacityPlan,
  binary: string,
  { stages, refusal }: Progress,
): Promise<CapacityInstrument | null> {
  const { options, objectives } = plan
  const ratePerSecond = estimateCapacity(stages, objectives)?.centerPerSecond
  if (
    options.calibrate === false ||
    refusal !== null ||
    options.signal?.aborted === true ||
    ratePerSecond === undefined
  )
    return null
  const stage: NextStage = { purpose: 'probe', ratePerSecond, warmUpSeconds: 0, seconds: INSTRUMENT_SECONDS }
  const tell = options.onProgress ?? ((): void => undefined)
  return await measureInstrument(plan.loadOf(stage, stages.length, tell), binary, ratePerSecond)
}

async function sweep(plan: CapacityPlan, binary: string, progress: Progress): Promise<readonly string[]> {
  for (;;) {
    const { stages } = progress
    const next = nextStage(sweepState(plan, progress))
    if (next === null) return []
    const fromSeconds = Number(elapsedSeconds(progress).toFixed(1))
    try {
      const load = plan.loadOf(next, stages.length, progressReporterOf(plan, next, stages))
      stages.push(
        await runStage({
          plan: load,
          stage: next,
          objectives: plan.objectives,
          binary,
          fromSeconds,
          sweepFolder: plan.options.out,
          rowsFolder: rowsFolderOf(next, stages.length),
        }),
      )
    } catch (error) {
      if (!(error instanceof LoadError) || stages.length === 0) throw error
      if (error.code === 'refused') return recordRefusal(plan, progress, error)
      if (error.code === 'aborted')
        return [
          `stopped by its user after ${count(stages.length, 'stage')}: the answer comes from the completed stages`,
        ]
      return [`the sweep ended early: ${error.message}`]
    }
    const own = next.warmUpSeconds + next.seconds
    progress.overheads.push(Math.max(0, elapsedSeconds(progress) - fromSeconds - own))
    const stage = stages.at(-1)
    if (stage?.purpose === 'idle' && stage.limit === 'target') return []
    progress.stages = [...markStale(stages, plan.objectives)]
    written(plan, 'k6', progress, { notes: ['the sweep is not over'], instrument: null })
  }
}

function recordRefusal({ options }: CapacityPlan, progress: Progress, error: LoadError): readonly string[] {
  // The files of an earlier sweep must stay if this run adds no stage.
  if (progress.stages.length > 0 && progress.stages.length === stagesToContinue(options).length)
    throw new LoadError('refused', `${error.message}; the earlier sweep in ${options.out} stays as it was`)
  progress.refusal = error.message
  return []
}

// With two digits, the folders sorted by name are in the order of the stages.
function rowsFolderOf({ purpose, ratePerSecond }: NextStage, place: number): string {
  const rate = purpose === 'idle' ? '' : `-${ratePerSecond}`
  return `stages/${String(place + 1).padStart(2, '0')}-${purpose}${rate}`
}

function sweepState(plan: CapacityPlan, progress: Progress) {
  const { overheads, stages } = progress
  // Stages at high rates come last, and take the most time for their rows.
  const overheadSeconds = overheads.length === 0 ? ASSUMED_OVERHEAD_SECONDS : Math.max(...overheads.slice(-3))
  const kept = plan.options.calibrate === false ? 0 : CALIBRATION_SECONDS + overheadSeconds
  return {
    stages,
    objectives: plan.objectives,
    maxSeconds: plan.maxSeconds - Math.min(kept, plan.maxSeconds / 10),
    warmUpSeconds: plan.warmUpSeconds,
    elapsedSeconds: elapsedSeconds(progress),
    overheadSeconds,
    demand: plan.demand,
    deployments: plan.deployments,
  }
}

function elapsedSeconds({ startedMs }: Progress): number {
  return (performance.now() - startedMs) / 1000
}

function continuedNotes(options: CapacityOptions): readonly string[] {
  if (options.earlier === undefined) return []
  const { length } = stagesToContinue(options)
  return [`continued: ${count(length, 'stage')} of an earlier part of this sweep`]
}

function stagesToContinue({ earlier }: CapacityOptions): CapacityStage[] {
  const stages = earlier?.stages ?? []
  const answered = stages.slice(0, 1 + stages.findLastIndex((stage) => !isSilent(stage)))
  return answered.map((stage) => (stage.purpose === 'confirm' ? { ...stage, purpose: 'probe' } : stage))
}

function progressReporterOf(
  plan: CapacityPlan,
  next: NextStage,
  stages: readonly CapacityStage[],
): CapacityOptions['onProgress'] & {} {
  const tell = plan.options.onProgress ?? ((): void => undefined)
  const rate = next.ratePerSecond === 0 ? 'one user alone' : `${next.ratePerSecond} req/s`
  // Each stage is a separate phase, so that a log shows it.
  return (progress) =>
    tell({
      ...progress,
      text: `stage ${stages.length + 1} (${next.purpose}), ${rate}: ${progress.text}`,
    })
}

type Ending = {
  readonly notes: readonly string[]
  readonly instrument: CapacityInstrument | null
}

function written(
  plan: CapacityPlan,
  engine: string,
  progress: Progress,
  { notes, instrument }: Ending,
): CapacityRun {
  const { stages, preflight, startedAt } = progress
  const { options, objectives, seed, demand, deployments, price } = plan
  const refusal = sweepRefusal(preflight) ?? progress.refusal
  const judged =
    refusal === null
      ? judgeCapacity({ stages, objectives, demand, deployments, price })
      : withoutAnswer(refusal)
  const idle = stages.findLast(({ purpose }) => purpose === 'idle')
  const run: CapacityRun = {
    schema: 'assay.capacity/1',
    ...judged,
    notes: [
      ...missingDoneNotes(preflight, options.conformance ?? defaultPlan(options.profile)),
      ...preflightNotes(preflight),
      ...judged.notes,
      ...(isLoopback(new URL(options.target.baseUrl).hostname) ? sharedNotes(stages) : []),
      ...continuedNotes(options),
      ...notes,
    ],
    scenario: plan.scenario,
    suite: { version: packageLocation().version, profile: options.profile ?? 'openai' },
    flags: options.flags ?? {},
    target: {
      baseUrl: options.target.baseUrl,
      model: options.target.model,
      ...(options.target.isEmbedded === true ? { isEmbedded: true as const } : {}),
    },
    ...(options.conformance?.statement === undefined ? {} : { statement: options.conformance.statement }),
    ...(preflight === undefined ? {} : { preflight }),
    ...(instrument === null ? {} : { instrument }),
    seed,
    maxSeconds: plan.maxSeconds,
    workload: plan.workload,
    objectives,
    idleMs: idle?.meanStayMs ?? null,
    stages,
    engine,
    startedAt,
    durationMs: Math.round((options.earlier?.durationMs ?? 0) + performance.now() - progress.startedMs),
  }
  writeRun(options.out, RUN_FILE, run, [])
  return run
}

const UNKNOWN = { p50: null, p99: null }

async function measureInstrument(
  plan: LoadPlan,
  binary: string,
  ratePerSecond: number,
): Promise<CapacityInstrument> {
  const folder = temporaryFolder()
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

/** Returns why failed checks of the first answers prevent a sweep. Null if they do not. */
export function sweepRefusal(preflight: CapacityPreflight | undefined): string | null {
  const [first, ...others] = preflight?.failed.filter(({ isDeciding }) => isDeciding) ?? []
  if (first === undefined) return null
  const more = others.length === 0 ? '' : ` (and ${others.map(({ id }) => id).join(', ')})`
  return `there was no sweep, because wrong answers do not count as capacity: ${first.id}: ${first.why}${more}`
}

const DONE_PRESENT = 'sse.done-present'
const DATA_JSON = 'sse.data-json'

/** Returns one note if the streams before a sweep lack only the terminator (`[DONE]`). Otherwise returns an empty list. */
export function missingDoneNotes(preflight: CapacityPreflight | undefined, plan: Plan): readonly string[] {
  const { failed = [], passed = [] } = preflight ?? {}
  const wrong = failed.filter(({ isDeciding }) => isDeciding)
  const isOnlyEnd = wrong.length > 0 && wrong.every(({ id }) => id === DONE_PRESENT)
  return isOnlyEnd && passed.includes(DATA_JSON)
    ? terminatorNote({ withTerminator: 0, without: 1 }, plan)
    : []
}

/** Returns notes on the inconclusive checks before a sweep, and on the failed ones that {@link sweepRefusal} does not report. */
export function preflightNotes(preflight: CapacityPreflight | undefined): readonly string[] {
  if (preflight === undefined) return []
  const { failed, undecided } = preflight
  const warnings = failed
    .filter(({ isDeciding }) => !isDeciding)
    .map(({ id, why }) => `the answers do not conform: ${id}: ${why}`)
  return undecided.length === 0 ? warnings : [...warnings, undecidedText(preflight)]
}

function undecidedText({ failed, passed, warned, undecided, deciding }: CapacityPreflight): string {
  const isOwn = (id: string): boolean => deciding.includes(id)
  const judged = [...failed.map(({ id }) => id), ...passed, ...warned]
  const own = undecided.filter(isOwn)
  return own.length > 0 && !judged.some(isOwn)
    ? `the preflight judged no answer of the kind that is swept: ${count(own.length, 'check')} had no answer to judge`
    : `the preflight could not decide ${undecided.join(', ')}`
}
