/** The baseline of `assay check` (`--baseline`, `--baseline-update`): reads the known failures, compares a run with them, and rewrites the file. */
import { accessSync, constants, existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { everyCheck } from '../../conformance/session/registry.ts'
import { writeJson } from '../../schemas/write-file.ts'
import type { CheckRecord, RefusedEntry, Run, RunBaseline } from '../../schemas/compiled/run.ts'
import { count } from '../../schemas/count.ts'
import { textFlag, withValues, type CommandContext, type Flags } from '../command.ts'
import { CliError, writingFor, usageError, fileText } from '../errors.ts'
import { placesOf } from '../../reports/run-text.ts'
import { exitCodeOf, leavesIncomplete, worstOutcome } from '../../conformance/engine/outcome.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { createHash } from 'node:crypto'
import { isRecord, type JsonObject } from '../../conformance/exchange/reply.ts'
import {
  complaintLines,
  duplicateComplaints,
  readWritten,
  schemaComplaints,
  unknownMembers,
} from '../../conformance/statement/statement.ts'
import { suggestion, type Complaint } from '../../conformance/statement/statement-wording.ts'
import { baseUrlIn } from '../target.ts'

/** The baseline that a run is compared with. `known` is null where the file is to be written for the first time. */
export type AskedBaseline = {
  readonly path: string
  readonly known: KnownFailures | null
  readonly isUpdate: boolean
}

/** Reads the baseline that the flags name; null when they name none. Throws CliError('usage' | 'unreadable'), one line per mistake. */
export function baselineAsked(flags: Flags, { cwd }: CommandContext): AskedBaseline | null {
  const given = textFlag(flags, 'baseline')
  const isUpdate = flags['baseline-update'] === true
  if (given === null) {
    if (!isUpdate) return null
    throw usageError('--baseline-update needs --baseline FILE, which it writes')
  }
  const path = resolve(cwd, given)
  if (isUpdate) requireWritable(path, given)
  if (!existsSync(path)) {
    if (isUpdate) return { path, known: null, isUpdate }
    const remedy = 'Add --baseline-update to write it from this run'
    throw new CliError('unreadable', `--baseline: no file at ${given}. ${remedy}`)
  }
  return { path, known: knownFailures(path, given, isUpdate), isUpdate }
}

// Before the first request: a run that costs requests and cannot be kept is useless.
function requireWritable(path: string, given: string): void {
  try {
    accessSync(dirname(path), constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw usageError(
      `--baseline: cannot write ${given}: its folder is missing or not writable. Name a file in another folder`,
      cause,
    )
  }
}

// Messages name the file as its user wrote it; a run has its name without the folder.
function knownFailures(path: string, given: string, isUpdate: boolean): KnownFailures {
  const checks = everyCheck.map(({ id }) => id)
  const reading = readBaseline(fileText(path, 'the baseline'), given, { checks, isUpdate })
  if ('baseline' in reading) return { ...reading.baseline, file: basename(path) }
  throw usageError(reading.mistakes.map((mistake) => `--baseline: ${mistake}`).join('\n'))
}

/**
 * Returns the run with what its baseline makes of it, and writes the file again when requested. A run that broke, that was
 * stopped, or that no completion came of writes nothing.
 */
export function heldAgainst(asked: AskedBaseline | null, run: Run, { stderr }: CommandContext): Run {
  if (asked === null) return run
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const known = asked.isUpdate ? written(asked, run, today, stderr) : asked.known
  return known === null ? run : { ...run, baseline: applyBaseline(known, run, today) }
}

function written(
  { path, known }: AskedBaseline,
  run: Run,
  today: string,
  stderr: CommandContext['stderr'],
): KnownFailures | null {
  const obstacle = whyNotWritten(run)
  if (obstacle !== null) {
    stderr.write(`assay: ${path} was not written: ${obstacle}\n`)
    return known
  }
  const update = updateBaseline(known, run, today)
  writingFor('--baseline', () => writeJson(path, update.file))
  const changes = `${update.added.length} added, ${update.removed.length} removed`
  const todo = update.added.length === 0 ? '' : '; write the reason of each that was added'
  stderr.write(`assay: ${path}: ${count(update.entries, 'known failure')} (${changes})${todo}\n`)
  return knownFailures(path, path, true)
}

function whyNotWritten(run: Run): string | null {
  if (run.interrupted === true) return 'the run was stopped'
  if (run.outcome === 'broken') return 'Assay broke'
  const plainest = run.checks.find(({ id }) => id === 'core.post-completes')
  if (plainest === undefined || plainest.verdict === 'pass') return null
  return 'the basic request did not get a completion, so other failures cannot be known'
}

/** The state of an entry in a run: it holds, it is refused, or the run does not show it. */
type Fate =
  | { readonly kind: 'accepted' | 'unknown' }
  | ({ readonly kind: 'refused' } & Pick<RefusedEntry, 'why' | 'more'>)

/**
 * Returns what `baseline` makes of `run`. `today` is a day such as 2026-11-22. The exit code is that of the run without its
 * known failures: 1 for a failure that is not known and for a refused entry, 3 where what is left is incomplete or partial.
 */
function applyBaseline(baseline: KnownFailures, run: Run, today: string): RunBaseline {
  const entries = entriesFor(baseline, run)
  const fates = entries.map((entry) => ({ entry, fate: fateOf(entry, run, today) }))
  const accepted = fates.flatMap(({ entry, fate }) => (fate.kind === 'accepted' ? [entry] : []))
  const refused = fates.flatMap(({ entry, fate }) =>
    fate.kind === 'refused' ? [refusedEntry(entry, fate)] : [],
  )
  const known = new Set(accepted.map(({ check }) => check))
  const rest = run.checks.filter(({ id }) => !known.has(id))
  return {
    file: baseline.file,
    sha256: baseline.sha256,
    exitCode: exitCodeWith(run, { rest, refused, isFailureKnown: isFailureIn(run, known) }),
    accepted: accepted.map(({ check, reason, link, expires }) => ({
      check,
      reason,
      ...(link === null ? {} : { link }),
      ...(expires === null ? {} : { expires }),
    })),
    refused,
  }
}

/** The entries that hold for the target of this run. One that names the target stands before one that names none. */
function entriesFor({ entries }: KnownFailures, { target }: Run): readonly KnownFailure[] {
  const own = entries.filter((entry) => entry.target === target.baseUrl)
  const named = new Set(own.map(({ check }) => check))
  return entries.filter((entry) => own.includes(entry) || (entry.target === null && !named.has(entry.check)))
}

function fateOf(entry: KnownFailure, run: Run, today: string): Fate {
  const record = run.checks.find(({ id }) => id === entry.check)
  // --only and --skip leave checks out, and a run that was cut short did not come to all.
  if (record === undefined) return { kind: 'unknown' }
  if (record.verdict === entry.verdict) return fateOfFailure(entry, record, run, today)
  return isUnknown(record) ? { kind: 'unknown' } : { kind: 'refused', why: whyStale(record) }
}

// An entry accepts a failure at its places, with its consequences. Anything beyond is new.
function fateOfFailure(entry: KnownFailure, record: CheckRecord, { checks }: Run, today: string): Fate {
  if (entry.expires !== null && entry.expires < today) return { kind: 'refused', why: 'expired' }
  if (entry.verdict !== 'fail') return { kind: 'accepted' }
  const places = placesOf(record).filter((place) => !entry.places.includes(place))
  if (places.length > 0) return { kind: 'refused', why: 'new-places', more: places }
  const explained = explainedBy(record, checks).filter((id) => !entry.explains.includes(id))
  return explained.length === 0
    ? { kind: 'accepted' }
    : { kind: 'refused', why: 'explains-more', more: explained }
}

function explainedBy({ id }: CheckRecord, checks: readonly CheckRecord[]): readonly string[] {
  return checks.filter((check) => check.explainedBy === id).map((check) => check.id)
}

// Nothing shows that such a check would pass by now.
function isUnknown({ verdict, explainedBy: other }: CheckRecord): boolean {
  return ['fail', 'inconclusive', 'error'].includes(verdict) || other !== undefined
}

function whyStale({ verdict }: CheckRecord): RefusedEntry['why'] {
  return verdict === 'pass' || verdict === 'warn' ? 'passes' : 'not-judged'
}

function refusedEntry(
  { check, line, expires }: KnownFailure,
  { why, more }: Pick<RefusedEntry, 'why' | 'more'>,
): RefusedEntry {
  return { check, line, why, ...withValues({ more, expires: why === 'expired' ? expires : null }) }
}

function isFailureIn({ checks }: Run, known: ReadonlySet<string>): boolean {
  return checks.some(({ id, verdict }) => verdict === 'fail' && known.has(id))
}

/** A run without its known failures. `isFailureKnown`: one of them was judged, and not merely undecided. */
type Remainder = {
  readonly rest: readonly CheckRecord[]
  readonly refused: readonly RefusedEntry[]
  readonly isFailureKnown: boolean
}

function exitCodeWith(run: Run, { rest, refused, isFailureKnown }: Remainder): RunBaseline['exitCode'] {
  if (run.outcome === 'broken' || run.interrupted === true) return run.exitCode
  const outcome = worstOutcome(rest)
  // Only known failures were selected, and they were judged.
  const isEmpty = outcome === 'incomplete' && isFailureKnown && !rest.some(leavesIncomplete)
  if (isEmpty && refused.length === 0) return 0
  if (refused.length > 0 && outcome !== 'broken') return 1
  return exitCodeOf(outcome)
}

/** An updated baseline: its file, and how many entries it has, gained and lost. */
type Update = {
  readonly file: object
  readonly entries: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Returns the baseline under which `run` passes: an entry for each failure, with its places and what it explains. Entries keep their
 * reason, link and day; stale and expired ones go; entries of other targets, and of checks that the run does not tell about, stay. `today` is a day such as 2026-11-22.
 */
function updateBaseline(baseline: KnownFailures | null, run: Run, today: string): Update {
  const before = baseline ?? { file: '', sha256: '', entries: [] }
  const { refused } = applyBaseline(before, run, today)
  const gone = refused.filter(({ more }) => more === undefined)
  const kept = before.entries.filter(({ line }) => !gone.some((entry) => entry.line === line))
  const held = entriesFor({ ...before, entries: kept }, run)
  const known = new Set(held.map(({ check }) => check))
  const fresh = run.checks.filter((record) => belongsIn(record) && !known.has(record.id))
  const failures = [
    ...kept.map((entry) => entryOf(held.includes(entry) ? entryAsOf(entry, run) : entry)),
    ...fresh.map((record) => freshEntry(record, run)),
  ]
  return {
    file: { schema: BASELINE_MARK, failures },
    entries: failures.length,
    added: fresh.map(({ id }) => id),
    removed: gone.map(({ check }) => check),
  }
}

// A check that could not be judged belongs in where another one has to pass first. A timeout or a budget does not last.
function belongsIn({ verdict, code }: CheckRecord): boolean {
  return verdict === 'fail' || (verdict === 'inconclusive' && code === 'prerequisite')
}

/** Returns an entry with the places and the consequences that its failure has in this run. */
function entryAsOf(entry: KnownFailure, { checks }: Run): KnownFailure {
  const record = checks.find(({ id }) => id === entry.check)
  if (record === undefined || record.verdict !== 'fail') return entry
  return { ...entry, places: placesOf(record), explains: explainedBy(record, checks) }
}

function entryOf({ check, places, explains, verdict, target, reason, link, expires }: KnownFailure): object {
  return {
    check,
    ...(places.length === 0 ? {} : { places }),
    ...(explains.length === 0 ? {} : { explains }),
    ...(verdict === 'fail' ? {} : { verdict }),
    ...(target === null ? {} : { target }),
    reason,
    ...(link === null ? {} : { link }),
    ...(expires === null ? {} : { expires }),
  }
}

function freshEntry(record: CheckRecord, { checks }: Run): object {
  const { id, verdict, cause, detail, reason } = record
  if (verdict === 'fail') {
    const explains = explainedBy(record, checks)
    return {
      check: id,
      places: placesOf(record),
      ...(explains.length === 0 ? {} : { explains }),
      reason: REASON_TO_WRITE,
    }
  }
  // It passes or fails on its own once the failure behind it is gone.
  const why = cause ?? detail ?? reason
  return {
    check: id,
    verdict,
    reason: why === undefined ? REASON_TO_WRITE : oneLine(`not judged: ${why}`, 200),
  }
}

/** The `schema` member of a baseline. */
const BASELINE_MARK = 'assay.baseline/1'

const SCHEMA = 'urn:assay:baseline'
const MEMBERS = ['$schema', 'schema', 'failures']
const ENTRY_MEMBERS = ['check', 'places', 'explains', 'verdict', 'target', 'reason', 'link', 'expires']
const ALL_CHECKS = `see 'assay list checks'`

/** Stands for a reason that somebody still has to write. */
export const REASON_TO_WRITE = 'Why is this accepted? Write it here.'

// Texts that give no reason.
const PLACEHOLDER = /^\W*(todo|tbd|fixme|reason|x+|why is this accepted\? write it here\.?)?\W*$/i

/**
 * A known failure. `places`: where the check may fail. `explains`: the checks that are not judged because of it. `line` is where
 * its entry begins in the file; `expires` is the last day (UTC) on which it is accepted.
 */
type KnownFailure = {
  readonly check: string
  readonly places: readonly string[]
  readonly explains: readonly string[]
  readonly verdict: 'fail' | 'inconclusive'
  readonly target: string | null
  readonly reason: string
  readonly link: string | null
  readonly expires: string | null
  readonly line: number
}

/** A baseline as its file holds it. `sha256` is of the bytes of the file, in hex. */
type KnownFailures = {
  readonly file: string
  readonly sha256: string
  readonly entries: readonly KnownFailure[]
}

/** Either a baseline, or one line per mistake: file, line, JSON pointer, what is wrong, what to do. */
type BaselineReading = { readonly baseline: KnownFailures } | { readonly mistakes: readonly string[] }

/** `checks`: the ids that an entry may name. `isUpdate`: the file is to be written anew, so reasons may be missing. */
type BaselineUse = { readonly checks: readonly string[]; readonly isUpdate: boolean }

/** Reads the text of the file called `file`. */
export function readBaseline(text: string, file: string, use: BaselineUse): BaselineReading {
  const read = readWritten(text, file, { mark: BASELINE_MARK, noun: 'baseline' })
  if ('problem' in read) return { mistakes: [read.line] }
  const { value, lines } = read
  const complaints = [...duplicateComplaints(lines), ...complaintsAbout(value, use)]
  if (complaints.length > 0) return { mistakes: complaintLines(complaints, lines, file) }
  const entries = entriesOf(value).map(({ entry, pointer }) => knownFailure(entry, lines.lineOf(pointer)))
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { baseline: { file, sha256, entries } }
}

// The schema judges what these do not say better.
function complaintsAbout(value: JsonObject, use: BaselineUse): readonly Complaint[] {
  const entries = entriesOf(value)
  const own = [
    ...unknownMembers('', value, MEMBERS),
    ...entries.flatMap(({ entry, pointer }) => entryComplaints(pointer, entry, use)),
    ...repeatedEntries(entries),
  ]
  return [...own, ...schemaComplaints(SCHEMA, value, own)]
}

function entryComplaints(
  pointer: string,
  entry: JsonObject,
  { checks, isUpdate }: BaselineUse,
): readonly Complaint[] {
  const { check, target, expires, reason, places } = entry
  const complaints = [...unknownMembers(pointer, entry, ENTRY_MEMBERS)]
  if (typeof check === 'string' && !checks.includes(check)) {
    const problem = `there is no check ${JSON.stringify(check)}; ${suggestion(check, checks, ALL_CHECKS)}`
    complaints.push({ pointer: `${pointer}/check`, problem })
  }
  if (typeof target === 'string' && baseUrlIn(target) === null) {
    const problem = 'this is not a base URL; write it as http://host:port or https://host'
    complaints.push({ pointer: `${pointer}/target`, problem })
  }
  if (typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDay(expires)) {
    complaints.push({ pointer: `${pointer}/expires`, problem: `${expires} is not a date` })
  }
  if (isUpdate) return complaints
  if (typeof reason === 'string' && PLACEHOLDER.test(reason)) {
    const problem = 'this gives no reason: write why the failure is accepted'
    complaints.push({ pointer: `${pointer}/reason`, problem })
  }
  if (entry['verdict'] !== 'inconclusive' && (places === undefined || isEmptyList(places))) {
    const problem = 'an entry accepts the places where its check fails: let --baseline-update write them'
    complaints.push({ pointer: places === undefined ? pointer : `${pointer}/places`, problem })
  }
  return complaints
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function repeatedEntries(entries: readonly Placed[]): readonly Complaint[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ entry, pointer }) => {
    const key = JSON.stringify([entry['check'], entry['target'] ?? null])
    const first = seen.get(key)
    if (first === undefined) seen.set(key, pointer)
    return first === undefined
      ? []
      : [{ pointer, problem: `the same check and target as ${first}; keep one` }]
  })
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

type Placed = { readonly entry: JsonObject; readonly pointer: string }

function entriesOf(value: JsonObject): readonly Placed[] {
  const { failures } = value
  if (!Array.isArray(failures)) return []
  return failures.flatMap((entry: unknown, at) =>
    isRecord(entry) ? [{ entry, pointer: `/failures/${at}` }] : [],
  )
}

function knownFailure(entry: JsonObject, line: number): KnownFailure {
  return {
    check: textOf(entry['check']) ?? '',
    places: textsOf(entry['places']),
    explains: textsOf(entry['explains']),
    verdict: entry['verdict'] === 'inconclusive' ? 'inconclusive' : 'fail',
    target: baseUrlIn(textOf(entry['target']) ?? ''),
    reason: textOf(entry['reason']) ?? '',
    link: textOf(entry['link']),
    expires: textOf(entry['expires']),
    line,
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
