import type { LoadRun, Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { removePart } from '../merge/load-part.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'
import { recordOf, rowsOf, type RecordPlan } from '../merge/record-load.ts'
import { prepareOut, temporaryFolder, writeRun } from '../runner/write-run.ts'
import { executeLoad, cutAtUs, finishLiveFiles, type ExecutedLoad } from './execute-load.ts'
import {
  fewRequestsNotes,
  longestLoad,
  planLoad,
  subjectOf,
  type LoadOptions,
  type LoadPlan,
} from './plan-load.ts'
import { hideSecret, lineWithoutSecret } from '../runner/k6-log.ts'
import { LoadError } from '../load-error.ts'
import type { K6Run } from '../runner/run-k6.ts'
import { runSingleUser, singleUserSeconds, type SingleUserPlace } from './single-user-run.ts'
import { withBaselineVerdicts } from '../samples/answer-baseline.ts'
import { collectSamples, type CollectedSamples } from '../samples/collect-samples.ts'
import { answersToDecide, withSingleUserVerdicts } from '../samples/single-user-verdicts.ts'

/** Runs a load and returns the content of `<out>/load-run.json`. Throws LoadError if the load could not be run. */
export async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const plan = planLoad(options)
  options.onPlanned?.(longestLoad(plan), fewRequestsNotes(plan))
  const out = resolve(options.out)
  prepareOut(out)
  // A private folder for the bundle, the configuration and the summary.
  const folder = temporaryFolder()
  try {
    // Removes the part file of an earlier load in this folder.
    removePart(out)
    const executed = await executeLoad(plan, { folder, out })
    const { engine, k6Run, maySend } = executed
    const kept = await conformanceUnderLoad(plan, k6Run, { binary: engine.binary, folder, maySend })
    const run = await judged(plan, executed, kept)
    writeRun(out, 'load-run.json', run, k6Run.log.tail)
    await finishLiveFiles(out)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judged(plan: LoadPlan, executed: ExecutedLoad, kept: AnswerVerdicts): Promise<LoadRun> {
  const { k6Run, engine, calibrations } = executed
  const { finished, summaryResult, log, startedAt, durationMs, networkNotes } = k6Run
  const evidence = {
    ...finished,
    summaryResult,
    log,
    engine: engine.name,
    rowFiles: [{ path: k6Run.rowsPath, name: null }],
    schedule: k6Run.schedule,
    cutUs: await cutAtUs(k6Run),
    calibrations,
    conformance: kept.conformance,
    startedAt,
    durationMs,
  }
  const asked = askedOf(plan)
  const rows = await rowsOf(asked, evidence)
  const maybeGone = executed.maySend && rows.analysis.unansweredAtEnd > 0
  // Imported on demand, to save memory.
  const answers = maybeGone ? await (await import('./is-answering.ts')).isAnswering(plan) : null
  const whole = { ...evidence, isAnswering: answers }
  return recordOf(asked, rows, whole, {
    notesBefore: [...networkNotes, ...terminatorNote(rows.tally.streamEnds, plan.conformance)],
    notesAfter: (errors) => [...kept.notes, ...socketNotes(plan, errors)],
    incomplete: [],
  })
}

function askedOf(plan: LoadPlan): RecordPlan {
  const { workload, trace, starts, slos, seed } = plan
  return { subject: subjectOf(plan), workload, trace, starts, slos, seed }
}

// Returns a note if a load with WebSocket and without a statement has answers that were cut off or not JSON. The service may correctly
// use other frames than the profile defines.
function socketNotes(
  { workload: { mix }, conformance, dialect }: LoadPlan,
  errors: LoadRun['errors'],
): readonly string[] {
  const isUnread = errors.some(({ class: kind }) => kind === 'truncated' || kind === 'bad-json')
  if (mix.websocket === 0 || !isUnread || conformance.statement !== undefined) return []
  return [
    `answers over WebSocket are read as the profile ${conformance.profile} defines them (a chunk per text frame, then ${dialect.terminators.join(' or ')}): if the ` +
      'service uses other frames, its failures over WebSocket are not meaningful; declare its frames with --statement',
  ]
}

type AnswerVerdicts = { readonly conformance: Conformance; readonly notes: readonly string[] }

const NO_ANSWER_JUDGED: AnswerVerdicts = {
  conformance: { sampled: 0, conforming: 0, example: null },
  notes: [],
}

type FurtherRequests = SingleUserPlace & { readonly maySend: boolean }

// Judges the stored answers of a load. Then tests whether the checks that failed also fail without load.
async function conformanceUnderLoad(
  plan: LoadPlan,
  k6Run: K6Run,
  further: FurtherRequests,
): Promise<AnswerVerdicts> {
  const { mostSamples, baseline } = plan
  if (mostSamples === 0) return { conformance: { ...NO_ANSWER_JUDGED.conformance, mostSamples }, notes: [] }
  let loaded: CollectedSamples | null = null
  let quiet: CollectedSamples | null = null
  const notes: string[] = []
  const beside = (own: Conformance): Conformance => {
    const limited = mostSamples === null ? own : { mostSamples, ...own }
    const based = baseline === null ? limited : withBaselineVerdicts(limited, baseline)
    return quiet === null
      ? based
      : withSingleUserVerdicts(based, { ...quiet, conformance: quiet.withArrival })
  }
  try {
    loaded = await collectSamples(k6Run.samplesPath, placeOf(plan, k6Run), plan.conformance)
    const open = openIn(beside(loaded.withArrival))
    if (open.length > 0 && further.maySend) quiet = await sendAlone(plan, further, loaded, open)
  } catch (error) {
    const missing =
      loaded === null
        ? 'the answers that were kept could not be judged'
        : 'whether the same fails without load could not be tested'
    if (!isStop(error)) notes.push(`${missing}: ${reasonOf(error, plan)}`)
  }
  if (loaded === null) return { ...NO_ANSWER_JUDGED, notes }
  const withArrival = beside(loaded.withArrival)
  // Under load, text may come all at once because it waits in a queue: without load, it is a failure.
  const isHeldBack = withArrival.checks?.some(
    ({ id, quiet: alone }) => id.endsWith('.arrival-spread') && alone === 'fails',
  )
  return { conformance: isHeldBack === true ? withArrival : beside(loaded.conformance), notes }
}

function openIn({ checks = [] }: Conformance): readonly UnderLoad[] {
  return checks.filter(({ quiet }) => quiet === 'unknown')
}

async function sendAlone(
  plan: LoadPlan,
  further: FurtherRequests,
  { meanSeconds }: CollectedSamples,
  open: readonly UnderLoad[],
): Promise<CollectedSamples> {
  // An answer to a single user takes about as long as an average one under load.
  const needed = (check: UnderLoad): number =>
    answersToDecide(check) * (meanSeconds.get(check.transport) ?? 0)
  const byTransport = Map.groupBy(open, ({ transport }) => transport)
  const seconds = singleUserSeconds([...byTransport.values()].map((checks) => checks.map(needed)))
  const alone = await runSingleUser(plan, further, { seconds, transports: [...byTransport.keys()] })
  return await collectSamples(alone.samplesPath, placeOf(plan, alone), plan.conformance)
}

function placeOf({ urls, dialect }: LoadPlan, { startedAt }: K6Run) {
  const { completionsUrl: url, socketUrl } = urls
  return { url, socketUrl, t0EpochMs: startedAt.getTime(), requestFrames: dialect.requestFrames }
}

function isStop(error: unknown): boolean {
  return error instanceof LoadError && error.code === 'aborted'
}

function reasonOf(error: unknown, { keys }: LoadPlan): string {
  const text = error instanceof Error ? error.message : String(error)
  return lineWithoutSecret(keys.reduce(hideSecret, text), keys[0] ?? null)
}
