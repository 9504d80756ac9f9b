/** Runs one load from request to `load-run.json`: plan, build, run, judge, write. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dropPart } from '../merge/load-part.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'
import { recordOf, rowsOf, type RecordPlan } from '../merge/record-load.ts'
import { prepareOut, writeRun } from '../runner/write-run.ts'
import { carryOut, cutAtUs, keepLive, type Carried } from './carry-out.ts'
import { longestLoad } from './longest-load.ts'
import { planLoad, subjectOf, type LoadOptions, type LoadPlan } from './plan-load.ts'
import { conformanceUnderLoad, type Kept } from './under-load.ts'

export type { LoadProgress } from '../runner/run-plan.ts'
export type { LoadOptions } from './plan-load.ts'

/**
 * Runs a scenario and returns what it wrote to `<out>/load-run.json`. A run that measured nothing comes back with
 * `valid: false`. LoadError is thrown when there was no run at all: a usage error, no Go, a scenario k6 cannot read, an
 * unwritable folder, or stopped before the load began.
 */
export async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const plan = planLoad(options)
  options.onPlanned?.(longestLoad(plan))
  const out = resolve(options.out)
  prepareOut(out)
  // Made by mkdtemp for this user only; it holds the bundle, the configuration and the summary.
  const folder = mkdtempSync(join(tmpdir(), 'assay-load-'))
  try {
    // Of an earlier load in this folder.
    dropPart(out)
    const carried = await carryOut(plan, { folder, out })
    const { engine, k6Run, maySend } = carried
    const kept = await conformanceUnderLoad(plan, k6Run, { binary: engine.binary, folder, maySend })
    const run = await judged(plan, carried, kept)
    writeRun(out, 'load-run.json', run, k6Run.log.tail)
    await keepLive(out)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judged(plan: LoadPlan, carried: Carried, kept: Kept): Promise<LoadRun> {
  const { k6Run, engine, calibrations } = carried
  const { finished, reading, log, startedAt, durationMs, networkNotes } = k6Run
  const evidence = {
    ...finished,
    reading,
    log,
    engine: engine.name,
    rowFiles: [{ path: k6Run.rowsPath, name: null, shiftUs: 0 }],
    cutUs: await cutAtUs(k6Run),
    calibrations,
    conformance: kept.conformance,
    startedAt,
    durationMs,
  }
  const asked = askedOf(plan)
  const rows = await rowsOf(asked, evidence)
  return recordOf(asked, rows, evidence, {
    notesBefore: [...networkNotes, ...terminatorNote(rows.tally.streamEnds, plan.conformance)],
    notesAfter: (errors) => [...kept.notes, ...socketNotes(plan, errors)],
    incomplete: [],
  })
}

function askedOf(plan: LoadPlan): RecordPlan {
  const { workload, data, starts, slos, seed } = plan
  return { ...subjectOf(plan), workload, data, starts, slos, seed }
}

// A service with other frames must not be blamed for these failures.
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
