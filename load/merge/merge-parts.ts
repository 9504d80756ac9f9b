/** Makes one run of the parts that several processes left, exactly as if one process had sent all of it. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import type { RowHeader } from '../../schemas/compiled/row.ts'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import { parseSlo } from '../analysis/slo.ts'
import type { RowFile } from '../analysis/collect-rows.ts'
import { usageError } from '../load-error.ts'
import { writeRowLines } from '../rows/keep-rows.ts'
import { readRowHeader, readRows, rowLines } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-error.ts'
import { shiftedRow } from '../rows/shifted-row.ts'
import { dialectIn, usualPlan } from '../runner/load-protocol.ts'
import { checkTarget } from '../runner/load-target.ts'
import { prepareOut, writeRun } from '../runner/write-run.ts'
import { collectSamples, SAMPLES_FILE } from '../samples/collect-samples.ts'
import type { Conformance } from '../samples/conformance-record.ts'
import { arrivalsOf } from '../workload/arrivals.ts'
import type { TraceRecord } from '../workload/recordings.ts'
import { readWorkload } from '../workload/read-workload.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'
import { combinedEnd, isWhole } from './combine-ends.ts'
import { findParts, partName, type FoundPart } from './find-parts.ts'
import { dropLive } from './live-files.ts'
import { dropPart, traceDigest, type LoadPart } from './load-part.ts'
import { mergedSamples } from './merge-samples.ts'
import { scheduleOfParts } from './part-shares.ts'
import { partsAtHand } from './parts-at-hand.ts'
import { reportedParts, reasonsOfParts, notesOfParts } from './parts-together.ts'
import { withKnownEnd } from './pod-end.ts'
import { recordOf, rowsOf, type RecordEvidence, type RecordPlan } from './record-load.ts'

/**
 * `folders` hold a part each, or one run whose process was killed. `plan`: the plan of folders that k6 alone wrote, null without. `trace`:
 * the recordings of the run. `readings` returns the readings in force over a profile; absent: those of the profile alone.
 */
export type MergeOptions = {
  readonly folders: readonly string[]
  readonly out: string
  readonly plan?: LoadPart | null
  readonly trace?: readonly TraceRecord[]
  readonly readings?: (profile: string | undefined) => Plan
}

/** Merges parts and returns what it wrote to `<out>/load-run.json`. Throws LoadError `usage` where they make no run. */
export async function mergeParts(options: MergeOptions): Promise<LoadRun> {
  const { out } = options
  const found = await findParts(options.folders, options.plan ?? null)
  const isInPlace = requireOwnFolder(found, out)
  const readings = (options.readings ?? usualPlan)(found[0]?.part.plan.suite.profile)
  const asked = planOf(found, options.trace ?? [], readings)
  const schedule = scheduleOfParts(asked)
  const places = found.filter(({ rowsPath }) => rowsPath !== null).map(({ place }) => place)
  const plan = { ...asked, atHand: partsAtHand(places, schedule) }
  const parts = found.map((part) => withKnownEnd(part, schedule))
  prepareOut(out)
  const aligned = await alignedParts(parts)
  const conformance = await conformanceOf(parts, aligned, out, readings)
  const ends = parts.map(({ place, part }) => ({ name: nameIn(parts, place), end: part.end }))
  const evidence: RecordEvidence = {
    ...combinedEnd(ends),
    engine: [...new Set(parts.map(({ part }) => part.engine))].join(', '),
    rowFiles: aligned.files,
    cutUs: await cutUs(parts, aligned),
    conformance,
    startedAt: new Date(aligned.t0EpochUs / 1000),
  }
  const rows = await rowsOf(plan, evidence)
  const together = reportedParts(parts, rows.files)
  const run = recordOf(plan, rows, evidence, {
    notesBefore: [
      ...new Set(parts.flatMap(({ part }) => part.end?.networkNotes ?? [])),
      ...terminatorNote(rows.tally.streamEnds, readings),
    ],
    notesAfter: () => notesOfParts(together),
    incomplete: reasonsOfParts(parts, together, plan),
  })
  const whole = parts.length === 1 && parts[0]?.place.of === 1 ? run : { ...run, parts: together }
  await writeMerged(out, aligned, parts)
  writeRun(out, 'load-run.json', whole, evidence.log.tail)
  if (isInPlace) {
    dropPart(out)
    dropLive(out)
  }
  return whole
}

/**
 * Returns whether a run whose process was killed is completed in its own folder. Throws LoadError `usage` where the run would replace a
 * part of several: nothing could make that part again.
 */
function requireOwnFolder(parts: readonly FoundPart[], out: string): boolean {
  const own = parts.find(({ folder }) => realPath(folder) === realPath(out))
  if (own === undefined) return false
  if (own.place.of === 1) return true
  throw usageError(
    `${own.folder} holds ${partName(own.place)}, which the merged run would replace: pass another folder with --out`,
  )
}

function realPath(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder)
}

function nameIn(parts: readonly FoundPart[], place: FoundPart['place']): string {
  return parts.length === 1 && place.of === 1 ? '' : partName(place)
}

/** Returns the plan of the run, from any of the parts, because they agree. Throws LoadError `usage` where a file is missing. */
function planOf(parts: readonly FoundPart[], trace: readonly TraceRecord[], readings: Plan): RecordPlan {
  const [{ part } = { part: null }] = parts
  if (part === null) throw usageError('no folder is given')
  const { scenario, suite, target, statement, seed, slos, traceSha256 } = part.plan
  if (traceSha256 !== traceDigest(trace)) {
    throw usageError(
      traceSha256 === null
        ? 'the run replays no trace: leave --trace out'
        : 'the run replays a trace: pass its file with --trace',
    )
  }
  const given = readings.statement
  if (statement?.sha256 !== given?.sha256) {
    const name = statement?.name
    throw usageError(
      name === undefined
        ? 'the run has no statement: leave --statement out'
        : `the run has the statement ${name}: pass its file with --statement`,
    )
  }
  const workload = readWorkload(part.plan.workload)
  const data = { pairs: [], trace }
  return {
    scenario,
    suite,
    target,
    ...(statement === undefined ? {} : { statement }),
    workload,
    seed,
    data,
    starts: arrivalsOf(workload, seed, trace),
    slos: slos.map(parseSlo),
  }
}

/** The files of all parts on one clock, whose zero is `t0EpochUs`. */
type AlignedParts = {
  readonly files: readonly RowFile[]
  readonly t0EpochUs: number
  readonly header: RowHeader | null
}

async function alignedParts(parts: readonly FoundPart[]): Promise<AlignedParts> {
  const headers = await Promise.all(
    parts.map(async ({ rowsPath }) => (rowsPath === null ? null : await readRowHeader(rowsPath))),
  )
  const known = headers.flatMap((header) => (header === null ? [] : [header.t0EpochUs]))
  const [first] = parts
  const startedUs = Date.parse(first?.part.startedAt ?? '') * 1000
  const t0EpochUs = first?.part.plan.t0EpochUs ?? (known.length === 0 ? startedUs : Math.min(...known))
  const files = parts.flatMap(({ rowsPath, place }, index) => {
    const shiftUs = (headers[index]?.t0EpochUs ?? t0EpochUs) - t0EpochUs
    return rowsPath === null ? [] : [{ path: rowsPath, name: nameIn(parts, place) || null, shiftUs }]
  })
  return { files, t0EpochUs, header: headers.find((header) => header !== null) ?? null }
}

/** Returns the time at which the first part was cut, in microseconds after the start; null where all came to their end. */
async function cutUs(parts: readonly FoundPart[], { t0EpochUs }: AlignedParts): Promise<number | null> {
  const cuts: number[] = []
  for (const { part, rowsPath } of parts) {
    if (isWhole(part.end)) continue
    const stoppedAtMs = part.end?.stoppedAtMs ?? null
    if (stoppedAtMs !== null) cuts.push(Math.max(0, Math.round(stoppedAtMs * 1000 - t0EpochUs)))
    else cuts.push(rowsPath === null ? 0 : await lastUs(rowsPath))
  }
  return cuts.length === 0 ? null : Math.min(...cuts)
}

/** Returns the time of the last answer that left a row. */
async function lastUs(path: string): Promise<number> {
  let last = 0
  try {
    await readRows(path, ({ closedUs, class: kind }) => {
      if (closedUs !== null && kind !== 'interrupted') last = Math.max(last, closedUs)
    })
  } catch (error) {
    // Problems of the rows are reported where they are counted.
    if (!(error instanceof RowError)) throw error
  }
  return last
}

async function conformanceOf(
  parts: readonly FoundPart[],
  { t0EpochUs }: AlignedParts,
  out: string,
  readings: Plan,
): Promise<Conformance> {
  const [first] = parts
  if (first === undefined) throw usageError('no folder is given')
  const { target, workload } = first.part.plan
  const { path, requestFrames } = dialectIn(readings, workload.mix)
  const { completionsUrl: url, socketUrl } = checkTarget({ ...target, key: null }, true, path)
  const texts = parts.map(({ samplesPath }) =>
    existsSync(samplesPath) ? readFileSync(samplesPath, 'utf8') : '',
  )
  const kept = join(out, SAMPLES_FILE)
  writeFileSync(kept, mergedSamples(texts))
  const place = { url, socketUrl, t0EpochMs: t0EpochUs / 1000, requestFrames }
  return (await collectSamples(kept, place, readings)).conformance
}

async function writeMerged(out: string, aligned: AlignedParts, parts: readonly FoundPart[]): Promise<void> {
  const { files, t0EpochUs, header } = aligned
  const shared = { v: 1, clock: 'monotonic', ...header, t0EpochUs }
  const isOne = parts.length === 1
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(isOne ? shared : { ...shared, t0MonotonicUs: null, segment: null })}\n`
    for (const { path, shiftUs } of files)
      yield* rowLines(path, (row) => (shiftUs === 0 ? row : shiftedRow(row, shiftUs)))
  }
  await writeRowLines(out, lines())
}
