import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { LoadError } from '../load-error.ts'
import { ROWS_FILE, storeRows } from '../rows/store-rows.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-parser.ts'
import { meaningOf } from '../runner/k6-exit.ts'
import { runK6, type K6Run } from '../runner/run-k6.ts'
import { temporaryFolder } from '../runner/write-run.ts'
import { collectSamples } from '../samples/collect-samples.ts'
import type { LoadPlan } from '../session/plan-load.ts'
import { hasDefect } from '../verdict/defects.ts'
import { MAX_WAIT_SHARE, waitedText, waitShare } from '../runner/cpu-meter.ts'
import { inFlightStates } from './in-flight-states.ts'
import type { NextStage } from './next-stage.ts'
import { limitedStage, refusalIn, stageFigures } from './stage-figures.ts'
import type { StageSample } from './stage-failures.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import { parseSlo } from '../analysis/slo.ts'
import { isBurst, isMiscounted, isTimeout, TIMING_NAMES, timingsOf } from '../analysis/timings.ts'
import { firstMissed } from './missed-objectives.ts'

// Otherwise, a single user would send a flood of requests to a service that refuses at once.
const MAX_FAILURES_ALONE = 20
const ENDED_EARLY = {
  endedEarly: `no more were sent after ${MAX_FAILURES_ALONE} in a row without a completion`,
}

type StageRun = {
  readonly plan: LoadPlan
  readonly stage: NextStage
  readonly objectives: readonly CapacityObjective[]
  readonly binary: string
  readonly fromSeconds: number
  readonly sweepFolder: string
  readonly rowsFolder: string
}

/** Runs a stage until its last request ends, and returns its figures. Throws LoadError if the stage cannot be measured. */
export async function runStage(run: StageRun): Promise<CapacityStage> {
  const folder = temporaryFolder()
  try {
    const isAlone = run.stage.ratePerSecond === 0
    const plan = isAlone ? { ...run.plan, mostFailures: MAX_FAILURES_ALONE } : run.plan
    const k6Run = await runK6(plan, run.binary, folder)
    const { ending } = k6Run.finished
    if (ending.stopped) throw new LoadError('aborted', 'the stage was stopped by its user')
    const meaning = meaningOf(ending)
    if (meaning.kind === 'broken') throw new LoadError('scenario-broken', meaning.text)
    const { purpose, ratePerSecond } = run.stage
    const samples = await samplesIn(k6Run.rowsPath, plan.workload.maxTokens)
    const gaveUp = meaning.kind === 'gave-up'
    // A stage often ends early during its warm-up, so all of its requests count.
    const warmUpSeconds = gaveUp ? 0 : run.stage.warmUpSeconds
    const seconds = gaveUp && isAlone ? secondsUntilLast(samples) : run.stage.seconds
    const setting = { purpose, ratePerSecond, warmUpSeconds, seconds, fromSeconds: run.fromSeconds }
    const refusal = ratePerSecond === 0 ? null : refusalIn(samples)
    if (refusal !== null) throw new LoadError('refused', refusal)
    const { cpuShare, wait } = k6Run.finished
    const measured = { ...setting, cpuShare, ...(wait === null ? {} : { wait }) }
    const counted = stageFigures(samples, measured, run.objectives)
    mkdirSync(join(run.sweepFolder, run.rowsFolder), { recursive: true })
    await storeRows(join(run.sweepFolder, run.rowsFolder), k6Run.rowsPath)
    // The states predict a rate for random arrivals only.
    const isRandom = run.plan.workload.model === 'open-poisson'
    const figures = {
      ...counted,
      states: isRandom ? inFlightStates(samples, warmUpSeconds, run.objectives) : [],
      rows: `${run.rowsFolder}/${ROWS_FILE}`,
      ...(gaveUp && isAlone ? ENDED_EARLY : {}),
    }
    const wrong = await wrongAnswersText(run.plan, k6Run)
    if (wrong !== null) return limitedStage(figures, 'target', wrong)
    return wait !== null && mayLackProcessor(counted, samples, run.objectives)
      ? limitedStage(figures, 'machine', waitedText(wait))
      : figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function secondsUntilLast(samples: readonly StageSample[]): number {
  const last = samples.reduce((most, { closedSeconds: at }) => Math.max(most, at ?? 0), 0)
  return (Math.floor(10 * last) + 1) / 10
}

async function samplesIn(path: string, maxTokens: number): Promise<readonly StageSample[]> {
  const samples: StageSample[] = []
  try {
    await readRows(path, (row) => {
      const sample = sampleOfRow(row, maxTokens)
      if (sample !== null) samples.push(sample)
    })
    return samples
  } catch (error) {
    if (error instanceof RowError) throw new LoadError('rows-broken', error.message, { cause: error })
    throw error
  }
}

async function wrongAnswersText(plan: LoadPlan, { samplesPath, startedAt }: K6Run): Promise<string | null> {
  const { urls, dialect, conformance } = plan
  const place = {
    url: urls.completionsUrl,
    socketUrl: urls.socketUrl,
    t0EpochMs: startedAt.getTime(),
    requestFrames: dialect.requestFrames,
  }
  const { conformance: found } = await collectSamples(samplesPath, place, conformance)
  // Failed requests are counted elsewhere; only completed answers are judged here.
  if (!hasDefect(found, [parseSlo('errors < 100%')])) return null
  return `answers are wrong: ${found.example ?? 'an answer leaked to another request'}`
}

/**
 * Converts a row (the record of one request) to a sample of a stage. Null if the stage ended before the answer, or if the row has no time.
 */
export function sampleOfRow(row: Row, maxTokens: number): StageSample | null {
  const atUs = row.scheduledUs ?? row.sentUs
  if (row.class === 'interrupted' || atUs === null) return null
  const outcome = outcomeOf(row)
  const { completionTokens: tokens, promptTokens, chunks } = row
  return {
    scheduledSeconds: atUs / 1e6,
    sentSeconds: row.sentUs === null ? null : row.sentUs / 1e6,
    closedSeconds: row.closedUs === null ? null : row.closedUs / 1e6,
    status: row.status,
    outcome,
    ...(outcome === 'failed' ? { failure: failureOf(row) } : {}),
    ...(isBurst(row) ? { isBurst: true as const } : {}),
    ...(tokens !== null && promptTokens !== null
      ? { usage: { promptTokens, completionTokens: tokens } }
      : {}),
    ...(tokens !== null && isMiscounted(row, maxTokens) ? { miscounted: { tokens, chunks } } : {}),
    ms: durationsOf(row),
  }
}

function durationsOf(row: Row): StageSample['ms'] {
  const { class: name, sentUs, closedUs } = row
  const timings = timingsOf(row)
  const waitedMs = isTimeout(name) && sentUs !== null && closedUs !== null ? (closedUs - sentUs) / 1000 : null
  return (metric) => {
    const timing = TIMING_NAMES.find((known) => known === metric)
    if (timing === undefined) return null
    if (timing.startsWith('e2e')) return waitedMs ?? timings[timing]
    return timings[timing] ?? (timing.startsWith('ttft') ? waitedMs : null)
  }
}

const EXAMPLE_CHARS = 160

function failureOf({ class: name, error }: Row): StageSample['failure'] & {} {
  const example = error?.replaceAll(/\s+/g, ' ').trim().slice(0, EXAMPLE_CHARS) ?? ''
  return { class: name === 'ok' ? 'empty' : name, example: example === '' ? null : example }
}

// An answer without text is a failure.
function outcomeOf(row: Row): StageSample['outcome'] {
  if (row.class === 'http-429') return 'limited'
  return row.class === 'ok' && row.empty !== true ? 'completed' : 'failed'
}

// With longer waits, k6 and not the service may be overloaded.
const LONG_WAIT_SHARE = 0.5

/** Returns whether a stage may have missed an objective only because k6 waited for a processor. */
export function mayLackProcessor(
  figures: CapacityStage,
  samples: readonly StageSample[],
  objectives: readonly CapacityObjective[],
): boolean {
  const share = waitShare(figures.wait)
  const isMissed = (counts: CapacityStage['counts']): boolean => firstMissed(counts, objectives) !== undefined
  if (share <= MAX_WAIT_SHARE || figures.limit === 'limiter' || figures.unsteady !== undefined) return false
  if (figures.limit !== null || figures.completed === 0) return share >= LONG_WAIT_SHARE
  if (!isMissed(figures.counts)) return false
  const shorter = samples.map((sample) => ({
    ...sample,
    ms: (metric: string) => {
      const ms = sample.ms(metric)
      return ms === null ? null : ms * (1 - share)
    },
  }))
  const { counts } = stageFigures(shorter, figures, objectives)
  // A wait of k6 for a processor makes no request fail.
  const excused = objectives.map(({ metric }) => (metric === 'errors' ? 0 : share))
  return !isMissed(
    counts.map((count, at) => ({ ...count, beyond: count.beyond - (excused[at] ?? 0) * count.n })),
  )
}
