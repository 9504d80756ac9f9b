import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { usageError } from '../load-error.ts'
import {
  removePart,
  traceDigest,
  writePart,
  type LoadPart,
  type PartEnd,
  type PartPosition,
} from '../merge/load-part.ts'
import { segmentOf } from '../merge/parts.ts'
import { prepareOut, temporaryFolder } from '../runner/write-run.ts'
import { withStopError } from '../runner/stopped.ts'
import { executeLoad, finishLiveFiles, type ExecutedLoad } from './execute-load.ts'
import { planLoad, subjectOf, type LoadOptions, type LoadPlan } from './plan-load.ts'

type PartOptions = LoadOptions & { readonly place: PartPosition; readonly startAtMs: number }

// k6 needs this time, in ms, to start and to create its users before the load.
const AHEAD_MS = 3000
const AHEAD_PER_USER_MS = 3

/** Runs one part of a load and returns the content of `<out>/load-part.json`. Throws a LoadError if the part could not be run. */
export async function runPart(options: PartOptions): Promise<LoadPart> {
  const { place, startAtMs } = options
  const plan = requireShareable(planLoad(options), place, options.seed)
  requireFuture(startAtMs)
  const out = resolve(options.out)
  prepareOut(out)
  const folder = temporaryFolder()
  const t0EpochUs = Math.round(startAtMs * 1000)
  try {
    removePart(out)
    const beforeStart = (): Promise<void> => untilStart(plan, startAtMs)
    const segment = { ...segmentOf(place), t0EpochUs }
    const executed = await executeLoad(plan, { folder, out, beforeStart }, segment)
    const part = { ...partOf(plan, executed.engine.name, t0EpochUs), place, end: endOf(executed) }
    const ran = { ...part, startedAt: executed.k6Run.startedAt.toISOString() }
    await finishLiveFiles(out)
    writePart(out, ran)
    return ran
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the content of `load-part.json` for a whole load. For a part of it, the caller sets `place` and `end`. */
export function partOf(plan: LoadPlan, engine: string, t0EpochUs: number): LoadPart {
  const { workload, trace, slos, seed } = plan
  return {
    schema: 'assay.load-part/1',
    plan: {
      ...subjectOf(plan),
      workload,
      seed,
      traceSha256: traceDigest(trace),
      slos: slos.map(({ text }) => text),
      t0EpochUs,
    },
    place: null,
    engine,
    startedAt: new Date().toISOString(),
    end: null,
  }
}

/** Returns `plan` if several processes can share it. Otherwise throws LoadError `usage`. */
export function requireShareable(
  plan: LoadPlan,
  { number, of }: PartPosition,
  seed: string | undefined,
): LoadPlan {
  if (seed === undefined)
    throw usageError('a load of several parts needs --seed: they have the same schedule')
  if (plan.starts === null)
    throw usageError('a load of several parts needs the open model: give --rate or --trace')
  if (plan.workload.vus < of || plan.starts.length < of)
    throw usageError(`part ${number} of ${of}: there are fewer requests or users (--vus) than parts`)
  return plan
}

/** Throws LoadError `usage` for a start in the past. */
export function requireFuture(startAtMs: number): void {
  if (startAtMs > Date.now()) return
  throw usageError(
    `the common start ${new Date(startAtMs).toISOString()} has passed: choose a later one for all parts`,
  )
}

async function untilStart(plan: LoadPlan, startAtMs: number): Promise<void> {
  const aheadMs = AHEAD_MS + plan.workload.vus * AHEAD_PER_USER_MS
  for (;;) {
    const leftMs = startAtMs - aheadMs - Date.now()
    if (leftMs <= 0) return
    const text = `${plan.scenario}: waiting for the common start, in ${Math.ceil((startAtMs - Date.now()) / 1000)} s`
    plan.onProgress({ phase: 'prepare', text })
    await withStopError(plan.stop, () => passed(Math.min(1000, leftMs), undefined, signalOf(plan)))
  }
}

function signalOf({ stop }: LoadPlan): { readonly signal?: AbortSignal } {
  return stop === undefined ? {} : { signal: stop }
}

function endOf({ k6Run, calibrations }: ExecutedLoad): PartEnd {
  const { finished, summaryResult, log, networkNotes, stoppedAt, durationMs } = k6Run
  return {
    ...finished,
    iterations: summaryResult.summary?.iterations ?? null,
    problem: summaryResult.problem,
    log,
    calibrations,
    networkNotes,
    stoppedAtMs: stoppedAt?.getTime() ?? null,
    durationMs,
  }
}
