import type { CommandFlags, LoadRun, RunPart } from '../../schemas/compiled/load-run.ts'
import type { RowHeader } from '../../schemas/compiled/row.ts'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plan } from '../../conformance/statement/plan.ts'
import type { CollectedRows, RowFileFacts, RowFile } from '../analysis/collect-rows.ts'
import { parseSlo } from '../analysis/slo.ts'
import { usageError } from '../load-error.ts'
import { ROWS_FILE, writeRowLines } from '../rows/store-rows.ts'
import { readRowHeader, rowLines } from '../rows/read-rows.ts'
import { isComplete, meaningOf, repeatsExit, type ExitMeaning, type K6Ending } from '../runner/k6-exit.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import { dialectIn, defaultPlan } from '../runner/load-protocol.ts'
import { checkTarget } from '../runner/load-target.ts'
import { prepareOut, writeRun } from '../runner/write-run.ts'
import { collectSamples, SAMPLES_FILE } from '../samples/collect-samples.ts'
import { parseSamples, type SampleFile } from '../samples/sample.ts'
import type { Conformance } from '../../schemas/compiled/load-run.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'
import type { TraceRecord } from '../workload/read-trace.ts'
import { arrivalsOf } from '../workload/schedule.ts'
import { traceDigest, type LoadPart, type PartEnd } from './load-part.ts'
import { completedIn, findParts, partName, placeOf, withKnownEnds, type FoundPart } from './parts.ts'
import { recordOf, rowsOf, type K6Evidence, type RecordEvidence, type RecordPlan } from './record-load.ts'

type MergeOptions = {
  readonly folders: readonly string[]
  readonly out: string
  readonly plan?: LoadPart | null
  readonly trace?: readonly TraceRecord[]
  readonly readings?: (profile: string | undefined) => Plan
}

/** Merges the parts of a load, and writes `<out>/load-run.json`. Throws LoadError `usage` if they do not fit together. */
export async function mergeParts(options: MergeOptions): Promise<LoadRun> {
  const { out } = options
  const found = await findParts(options.folders, options.plan ?? null)
  requireOtherFolder(found, out)
  const readings = (options.readings ?? defaultPlan)(found[0]?.part.plan.suite.profile)
  const asked = planOf(found, options.trace ?? [], readings)
  const requests = asked.starts?.length ?? 0
  const parts = withKnownEnds(found, requests)
  const missing = missingParts(parts)
  const plan = { ...asked, isWhole: missing.length === 0 }
  const aligned = await alignedParts(parts)
  const rowFacts = { rowFiles: aligned.files, cutUs: cutUs(parts, aligned) }
  const rows = await rowsOf(plan, rowFacts)
  requireWholeRows(parts, rows)
  const samples = parts.map(samplesOf)
  prepareOut(out)
  const conformance = await conformanceOf(parts, samples, aligned, out, readings)
  const evidence: RecordEvidence = {
    ...combinedEnd(parts),
    engine: [...new Set(parts.map(({ part }) => part.engine))].join(', '),
    ...rowFacts,
    conformance,
    startedAt: new Date(aligned.t0EpochUs / 1000),
  }
  const together = reportedParts(parts, rows.files)
  const run = recordOf(plan, rows, evidence, {
    notesBefore: [
      ...new Set(parts.flatMap(({ end }) => end.networkNotes)),
      ...terminatorNote(rows.tally.streamEnds, readings),
    ],
    notesAfter: () => notesOfParts(together),
    incomplete: [...missing, ...reasonsOfParts(parts, together, plan)],
  })
  // Parts may wait for their start. How long pods ran is not known: the last event in their rows stands for the end.
  const { bucketSeconds, buckets } = run.series.timeline
  const endMs = Math.max(...parts.map(({ part, end }) => Date.parse(part.startedAt) + end.durationMs))
  const ownMs = Math.min(run.durationMs, endMs - aligned.t0EpochUs / 1000)
  const durationMs = Math.round(run.durationMs === 0 ? 1000 * bucketSeconds * buckets.length : ownMs)
  const whole = { ...run, durationMs, parts: together }
  await writeMerged(out, aligned)
  writeRun(out, 'load-run.json', whole, evidence.log.tail)
  return whole
}

function requireOtherFolder(parts: readonly FoundPart[], out: string): void {
  const own = parts.find(({ folder }) => realPath(folder) === realPath(out))
  if (own === undefined) return
  throw usageError(
    `${own.folder} holds ${partName(own.place)}, which the merged run would replace: pass another folder with --out`,
  )
}

function requireWholeRows(parts: readonly FoundPart[], { files, problem }: CollectedRows): void {
  const short = parts.filter(isWhole).flatMap(({ folder, place, rowsPath, end: { iterations } }) => {
    const rows = files.find(({ file }) => file.path === rowsPath)?.rows ?? 0
    const path = rowsPath ?? join(folder, ROWS_FILE)
    return rows >= (iterations ?? 0) ? [] : [`${partName(place)}: ${path} has ${rows} of ${iterations} rows`]
  })
  const cut = files.some(({ header }) => header === null) ? problem : short[0]
  if (cut != null) throw usageError(`${cut}. Copy that file again, or leave that part out`)
}

function realPath(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder)
}

// Throws LoadError `usage` if the parts used another trace or statement than the given ones.
function planOf(parts: readonly FoundPart[], trace: readonly TraceRecord[], readings: Plan): RecordPlan {
  const [{ part } = { part: null }] = parts
  if (part === null) throw usageError('no folder is given')
  const { workload, seed, slos, traceSha256, t0EpochUs: _, ...subject } = part.plan
  const { statement } = subject
  if (traceSha256 !== traceDigest(trace))
    throw usageError(
      traceSha256 === null
        ? 'the run replays no trace: leave --trace out'
        : 'the run replays a trace whose file was not given: pass it with --trace',
    )
  const given = readings.statement
  if (statement?.sha256 !== given?.sha256) {
    const name = statement?.name
    throw usageError(
      name === undefined
        ? 'the run has no statement: leave --statement out'
        : `the run has the statement ${name}: pass its file with --statement`,
    )
  }
  return {
    subject: { ...subject, flags: sharedFlags(parts) },
    workload,
    seed,
    trace,
    starts: arrivalsOf(workload, seed, trace),
    slos: slos.map(parseSlo),
  }
}

function sharedFlags(parts: readonly FoundPart[]): CommandFlags {
  const [first = {}, ...others] = parts.map(({ part }) => part.plan.flags ?? {})
  const isShared = ([name, value]: readonly [string, unknown]): boolean =>
    others.every((flags) => JSON.stringify(flags[name]) === JSON.stringify(value))
  return Object.fromEntries(Object.entries(first).filter(isShared))
}

type AlignedParts = {
  readonly files: readonly RowFile[]
  readonly t0EpochUs: number
  readonly header: RowHeader | null
}

async function alignedParts(parts: readonly FoundPart[]): Promise<AlignedParts> {
  const headers = await Promise.all(
    parts.map(async ({ rowsPath }) => (rowsPath === null ? null : await readRowHeader(rowsPath))),
  )
  const t0EpochUs = parts[0]?.part.plan.t0EpochUs ?? 0
  const files = parts.flatMap(({ folder, rowsPath, place }, index) => {
    if (rowsPath === null) return []
    const header = headers[index] ?? null
    if ((header?.t0EpochUs ?? t0EpochUs) !== t0EpochUs)
      throw usageError(
        `the rows in ${folder} do not count from the common start: they are those of another run`,
      )
    if (header !== null && placeOf(header.segment, place.of)?.number !== place.number)
      throw usageError(
        `${folder} holds ${partName(place)}, and the rows of another part: copy its rows again`,
      )
    return [{ path: rowsPath, name: partName(place) }]
  })
  return { files, t0EpochUs, header: headers.find((header) => header !== null) ?? null }
}

function cutUs(parts: readonly FoundPart[], { t0EpochUs }: AlignedParts): number | null {
  const cuts = parts.flatMap(({ end: { stoppedAtMs } }) =>
    stoppedAtMs === null ? [] : [Math.max(0, Math.round(stoppedAtMs * 1000 - t0EpochUs))],
  )
  return cuts.length === 0 ? null : Math.min(...cuts)
}

// Returns the answers of a part. A part that came to its end has a line with counts below them. Throws LoadError `usage`.
function samplesOf(part: FoundPart): SampleFile {
  const { place, samplesPath } = part
  if (!existsSync(samplesPath)) return parseSamples('')
  try {
    const file = parseSamples(readFileSync(samplesPath, 'utf8'))
    if (file.isCounted || !isWhole(part)) return file
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
  }
  throw usageError(
    `${partName(place)}: ${samplesPath} is broken or cut. Copy that file again, or leave that part out`,
  )
}

async function conformanceOf(
  parts: readonly FoundPart[],
  files: readonly SampleFile[],
  { t0EpochUs }: AlignedParts,
  out: string,
  readings: Plan,
): Promise<Conformance> {
  const [first] = parts
  if (first === undefined) throw usageError('no folder is given')
  const { target, workload } = first.part.plan
  const { path, requestFrames } = dialectIn(readings, workload.mix)
  const { completionsUrl: url, socketUrl } = checkTarget({ ...target, key: null }, true, path)
  const kept = join(out, SAMPLES_FILE)
  writeFileSync(kept, mergedSamples(files))
  const place = { url, socketUrl, t0EpochMs: t0EpochUs / 1000, requestFrames }
  return (await collectSamples(kept, place, readings)).conformance
}

async function writeMerged(out: string, aligned: AlignedParts): Promise<void> {
  const { files, t0EpochUs, header } = aligned
  const shared = { v: 1, clock: 'monotonic', ...header, t0EpochUs }
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ ...shared, t0MonotonicUs: null, segment: null })}\n`
    for (const { path } of files) yield* rowLines(path)
  }
  await writeRowLines(out, lines())
}

const KINDS: readonly ExitMeaning['kind'][] = ['finished', 'gave-up', 'aborted', 'broken']

function isWhole({ end }: FoundPart): boolean {
  return isComplete(meaningOf(end.ending))
}

type CombinedEnd = K6Evidence & Pick<RecordEvidence, 'calibrations' | 'durationMs'>

function combinedEnd(parts: readonly FoundPart[]): CombinedEnd {
  const ends = parts.map(({ end }) => end)
  const unmeasured = ends.filter(({ wait }) => wait == null).length
  const problem = `${unmeasured} of these parts did not measure how long k6 waited for a processor: their durations may be too long`
  return {
    ending: ends.map(({ ending }) => ending).reduce(worse),
    summaryResult: summaryOf(parts),
    log: parts.map((part) => namedLog(partName(part.place), part.end.log)).reduce(joined),
    cpuShare: largest(ends, ({ cpuShare }) => cpuShare)?.cpuShare ?? null,
    memory: largest(ends, ({ memory }) => memory?.peakMiB)?.memory ?? null,
    wait: largest(ends, ({ wait }) => wait && wait.seconds / wait.ofSeconds)?.wait ?? null,
    calibrations: [
      ...ends.flatMap(({ calibrations }) => calibrations),
      ...(unmeasured === 0 ? [] : [{ errors: null, problem }]),
    ],
    durationMs: Math.max(...ends.map(({ durationMs }) => durationMs)),
  }
}

function worse(a: K6Ending, b: K6Ending): K6Ending {
  return KINDS.indexOf(meaningOf(b).kind) > KINDS.indexOf(meaningOf(a).kind) ? b : a
}

function summaryOf(parts: readonly FoundPart[]): RecordEvidence['summaryResult'] {
  const silent = parts.find(({ end }) => end.iterations === null)
  if (silent === undefined) return { summary: { iterations: completedIn(parts) }, problem: null }
  const why = silent.end.problem ?? 'k6 wrote no summary'
  return { summary: null, problem: `${partName(silent.place)}: ${why}` }
}

function namedLog(name: string, log: LogFindings): LogFindings {
  const named = (line: string): string => `${name}: ${line}`
  // A line is known by its beginning as one that only says how the part ended.
  const exceptions = log.exceptions.map((line) => (repeatsExit(line) ? line : named(line)))
  return { ...log, exceptions, tail: log.tail.map(named) }
}

function joined(a: LogFindings, b: LogFindings): LogFindings {
  return {
    exceptions: [...a.exceptions, ...b.exceptions],
    exceptionCount: a.exceptionCount + b.exceptionCount,
    tail: [...a.tail, ...b.tail],
  }
}

function largest(
  ends: readonly PartEnd[],
  of: (end: PartEnd) => number | null | undefined,
): PartEnd | undefined {
  return ends.filter((end) => of(end) != null).toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0))[0]
}

const LATE_MS = 100
// If a part starts later than by this share of the planned duration, the merged run is invalid.
const MAX_LATE_SHARE = 0.05

function reportedParts(
  parts: readonly FoundPart[],
  files: readonly RowFileFacts[],
): NonNullable<LoadRun['parts']> {
  return parts.map(({ part, place, rowsPath }) => {
    const fileFacts = files.find(({ file }) => file.path === rowsPath)
    const lateUs = fileFacts?.lateUs ?? null
    return {
      number: place.number,
      of: place.of,
      requests: fileFacts?.rows ?? 0,
      startedAt: part.startedAt,
      lateMs: lateUs === null ? null : Math.max(0, lateUs / 1000),
    }
  })
}

function missingParts(found: readonly FoundPart[]): readonly string[] {
  const of = found[0]?.place.of ?? 0
  const there = new Set(found.map(({ place }) => place.number))
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !there.has(number))
  return missing.map((number) => `${partName({ number, of })} is missing: give its folder too`)
}

function reasonsOfParts(
  found: readonly FoundPart[],
  parts: readonly RunPart[],
  { workload: { warmUpSeconds, durationSeconds }, starts }: Pick<RecordPlan, 'workload' | 'starts'>,
): readonly string[] {
  const limitMs = (warmUpSeconds + durationSeconds) * 1000 * MAX_LATE_SHARE
  const cut = found.filter(({ end }) => end.ending.lost === true && end.iterations !== null)
  return [
    ...found.flatMap(({ place, rowsPath }) => (rowsPath === null ? [`${partName(place)} left no rows`] : [])),
    ...found.filter((one) => !isWhole(one) && !cut.includes(one)).map(endText),
    ...(cut.length === 0
      ? []
      : [
          `${completedIn(found)} of ${starts?.length ?? 0} requests were completed: at least one part was cut off`,
        ]),
    ...parts
      .filter(({ lateMs }) => lateMs !== null && lateMs > limitMs)
      .map((part) => `${lateText(part)}: the requested load was not sent`),
  ]
}

function endText({ place, end }: FoundPart): string {
  return end.ending.lost === true
    ? `${partName(place)} did not show how it ended: ${end.problem ?? 'k6 wrote no summary'}`
    : `${partName(place)} did not come to its end: ${meaningOf(end.ending).text}`
}

function lateText({ number, of, lateMs }: RunPart): string {
  return `${partName({ number, of })} began ${((lateMs ?? 0) / 1000).toFixed(2)} s late`
}

function notesOfParts(parts: readonly RunPart[]): readonly string[] {
  const late = parts.filter(({ lateMs }) => lateMs !== null && lateMs > LATE_MS)
  return [
    `${parts.length} of ${parts[0]?.of ?? 0} parts were merged, one process each; every figure is computed from all of their rows`,
    ...late.map(
      (part) =>
        `${lateText(part)}: its first requests were sent late, and late ones count from their schedule in the response times`,
    ),
  ]
}

function mergedSamples(files: readonly SampleFile[]): string {
  const samples = files.flatMap((file) => file.samples).toSorted((a, b) => a.i - b.i)
  const last = {
    counts: summed(files.map(({ counts }) => counts)),
    answers: summed(files.map(({ answers }) => answers)),
  }
  return [...samples, last].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function summed(parts: readonly SampleFile['counts'][]): SampleFile['counts'] {
  const byName = Map.groupBy(parts.flatMap(Object.entries<number>), ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, own]) => [name, own.reduce((sum, [, number]) => sum + number, 0)]),
  )
}
