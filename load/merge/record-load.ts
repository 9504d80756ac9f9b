import type { LoadRun, Memory, ProcessorWait } from '../../schemas/compiled/load-run.ts'
import type { Transport } from '../../schemas/compiled/row.ts'
import { collectRows, type CollectedRows, type RowFile } from '../analysis/collect-rows.ts'
import { goalsOf } from '../analysis/tally.ts'
import { measuresOfRows } from '../analysis/measures.ts'
import type { Calibration } from '../analysis/instrument-error.ts'
import type { Slo } from '../analysis/slo.ts'
import type { K6Ending } from '../runner/k6-exit.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import type { SummaryResult } from '../runner/k6-summary.ts'
import type { Conformance } from '../../schemas/compiled/load-run.ts'
import { loadInstrument } from '../verdict/judge-instrument.ts'
import { judgeLoad } from '../verdict/judge-load.ts'
import { wereAllBusy } from '../verdict/overload.ts'
import { connectionsOf, endingNotes, pauseNotes } from '../verdict/process-decisions.ts'
import { failedNotes } from '../workload/read-trace.ts'
import { scheduleOf, workloadEntries, type Schedule, type SchedulePlan } from '../workload/schedule.ts'
import { TRANSPORTS, type Workload } from '../workload/workload.ts'

/** The members of a run that describe the load and its target. */
export type LoadSubject = Pick<LoadRun, 'scenario' | 'suite' | 'flags' | 'target' | 'statement'>

/** The data of a load from which its results are computed. `isWhole` is false if parts of the load are missing. */
export type RecordPlan = SchedulePlan & {
  readonly subject: LoadSubject
  readonly slos: readonly Slo[]
  readonly isWhole?: boolean
}

/** How k6 ended, and what it logged. */
export type K6Evidence = {
  readonly ending: K6Ending
  readonly summaryResult: SummaryResult
  readonly log: LogFindings
  readonly cpuShare: number | null
  readonly memory: Memory | null
  readonly wait: ProcessorWait | null
}

/** The results of a load. `cutUs` is the time in µs from its start to an early stop. It is null if the load ended as planned. */
export type RecordEvidence = K6Evidence & {
  readonly engine: string
  readonly rowFiles: readonly RowFile[]
  /** The schedule of the load. If it is absent, it is computed from the plan; null means that the load has none. */
  readonly schedule?: Schedule | null
  readonly cutUs: number | null
  /** Whether the target answered a call after the load. Null or absent if that is not known. */
  readonly isAnswering?: boolean | null
  readonly calibrations: readonly Calibration[]
  readonly conformance: Conformance
  readonly startedAt: Date
  readonly durationMs: number
}

// The notes of a load. `notesBefore` stand before the notes about its figures, and `notesAfter` after them.
type RecordNotes = {
  readonly notesBefore: readonly string[]
  readonly notesAfter: (errors: LoadRun['errors']) => readonly string[]
  readonly incomplete: readonly string[]
}

/** Reads the rows of a load (one per request) and computes figures from them. */
export async function rowsOf(
  plan: RecordPlan,
  { rowFiles, cutUs }: Pick<RecordEvidence, 'rowFiles' | 'cutUs'>,
): Promise<CollectedRows> {
  const { workload, starts, slos, seed, trace, isWhole = true } = plan
  const entryAt = workloadEntries(workload, seed, trace)
  const fromUs = Math.round(workload.warmUpSeconds * 1_000_000)
  const wholeUs = fromUs + Math.round(workload.durationSeconds * 1_000_000)
  // If the run was cut short, only requests due before the cut are expected.
  const toUs = Math.min(wholeUs, cutUs ?? wholeUs)
  const due = starts?.filter((atUs) => atUs >= fromUs && atUs < toUs).length ?? null
  const planned = isWhole ? due : null
  const maxTokensAt = (index: number): number => entryAt(index).maxTokens
  const options = { window: { fromUs, toUs }, planned, goals: goalsOf(slos), maxTokensAt }
  return await collectRows(rowFiles, options, starts, transportsOf(workload))
}

function transportsOf({ mix }: Workload): readonly Transport[] {
  return TRANSPORTS.filter((transport) => mix[transport] > 0)
}

/** Judges a load, and returns the content of `load-run.json`. */
export function recordOf(
  plan: RecordPlan,
  rows: CollectedRows,
  evidence: RecordEvidence,
  words: RecordNotes,
): LoadRun {
  const { ending, summaryResult, log, cpuShare, memory, wait, startedAt } = evidence
  const { workload, slos } = plan
  const connections = connectionsOf(rows.files)
  const judged = judgeLoad({
    ending,
    summaryResult,
    measures: measuresOfRows(rows, summaryResult.summary, evidence.conformance),
    rowProblem: rows.problem ?? (rows.isShort ? 'the last line has no end' : null),
    log,
    workload,
    slos,
    baseUrl: plan.subject.target.baseUrl,
    isAnswering: evidence.isAnswering ?? null,
    cpuShare,
    wait,
    incomplete: words.incomplete,
  })
  return {
    schema: 'assay.load/1',
    ...judged,
    notes: [
      ...words.notesBefore,
      ...failedNotes(plan.trace.slice(0, plan.starts?.length)),
      ...judged.notes,
      ...pauseNotes(rows.files),
      ...endingNotes(rows.files, startedAt),
      ...words.notesAfter(judged.errors),
    ],
    ...plan.subject,
    workload,
    schedule: evidence.schedule ?? scheduleOf(plan),
    ...(connections === null ? {} : { connections }),
    instrument: loadInstrument({
      engine: evidence.engine,
      k6ExitCode: ending.exitCode,
      cpuShare,
      memory,
      wait,
      hasSockets: workload.mix.websocket > 0,
      calibrations: evidence.calibrations,
      metrics: judged.metrics,
      overload: judged.overload ?? null,
      wereAllBusy: wereAllBusy(judged.series, workload.vus),
    }),
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(evidence.durationMs),
  }
}
