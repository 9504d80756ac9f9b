import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { everyCheck } from '../../conformance/session/registry.ts'
import { writeJson } from '../../schemas/files.ts'
import type { CheckRecord, RefusedEntry, Run, RunBaseline } from '../../schemas/compiled/run.ts'
import { count, firstNames } from '../../schemas/count.ts'
import { textFlag, withValues, type CommandContext, type Flags } from '../command.ts'
import { CliError, requireWritable, writingFor, usageError, fileText } from '../errors.ts'
import { anywhere, placesOf, varyingPlaces } from '../../reports/run-text.ts'
import { exitCodeOf, worstOutcome, leavesIncomplete } from '../../conformance/session/compose.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { createHash } from 'node:crypto'
import { isRecord, type JsonObject } from '../../conformance/exchange/reply.ts'
import { conforms } from '../../conformance/exchange/schema.ts'
import type { BaselineFile, Failure } from '../../schemas/compiled/baseline.ts'
import {
  mistakeLines,
  duplicateMistakes,
  parseObjectFile,
  schemaMistakes,
  unknownMembers,
} from '../../conformance/statement/statement.ts'
import { suggestion, type StatementMistake } from '../../conformance/statement/statement-wording.ts'
import { baseUrlIn } from '../target.ts'

/** The file that `--baseline` names. `known` is its content, or null if the file does not exist yet. */
export type RequestedBaseline = {
  readonly path: string
  readonly known: KnownFailures | null
  readonly isUpdate: boolean
}

/** Reads the file that `--baseline` names. Returns null without the flag. Throws CliError if the file is unusable. */
export function requestedBaseline(flags: Flags, { cwd }: CommandContext): RequestedBaseline | null {
  const given = textFlag(flags, 'baseline')
  const isUpdate = flags['baseline-update'] === true
  if (given === null) {
    if (!isUpdate) return null
    throw usageError('--baseline-update needs --baseline FILE, which it writes')
  }
  const path = resolve(cwd, given)
  // A run whose baseline cannot be written is useless.
  if (isUpdate) requireWritable(path, given, '--baseline')
  if (!existsSync(path)) {
    if (isUpdate) return { path, known: null, isUpdate }
    const remedy = 'Add --baseline-update to write it from this run'
    throw new CliError('unreadable', `--baseline: no file at ${given}. ${remedy}`)
  }
  return { path, known: knownFailures(path, given, isUpdate), isUpdate }
}

// Returns the content of a baseline file. Errors contain the path as the user wrote it. Stored runs contain only the file name.
function knownFailures(path: string, given: string, isUpdate: boolean): KnownFailures {
  const checks = everyCheck.map(({ id }) => id)
  const reading = readBaseline(fileText(path, 'the baseline'), given, { checks, isUpdate })
  if ('baseline' in reading) return { ...reading.baseline, file: basename(path) }
  throw usageError(reading.mistakes.map((mistake) => `--baseline: ${mistake}`).join('\n'))
}

/** Marks the failures of a run that the baseline already lists. Returns the run unchanged if no baseline was requested. */
export function withBaseline(asked: RequestedBaseline | null, run: Run, { stderr }: CommandContext): Run {
  if (asked === null) return run
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const known = asked.isUpdate ? written(asked, run, today, stderr) : asked.known
  if (known === null) return run
  const baseline = applyBaseline(known, run, today)
  for (const line of unusedPlaces(known, run, baseline)) stderr.write(`assay: ${line}\n`)
  return { ...run, baseline }
}

// Names the places at which accepted checks fail no more. These are only told, because some failures vary between runs.
function unusedPlaces(known: KnownFailures, run: Run, { file, accepted }: RunBaseline): readonly string[] {
  return entriesFor(known, run).flatMap(({ check, line, places = [] }) => {
    const record = run.checks.find(({ id }) => id === check)
    if (record === undefined || !accepted.some((entry) => entry.check === check)) return []
    const now = placesOf(record).flatMap((place) => [place, anywhere(place)])
    const unused = places.filter((place) => !now.includes(place))
    return unused.length === 0
      ? []
      : [
          `${file}:${line}: ${check} fails no more at ${firstNames(unused)}: remove that, or pass --baseline-update`,
        ]
  })
}

function written(
  { path, known }: RequestedBaseline,
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

/** Returns why a baseline cannot be written from a run; null if it can. */
export function whyNotWritten(run: Run): string | null {
  if (run.interrupted === true) return 'the run was stopped'
  if (run.outcome === 'broken') return 'Assay broke'
  const plainest = run.checks.find(({ id }) => id === 'core.post-completes')
  if (plainest === undefined || plainest.verdict === 'pass') return null
  return 'the basic request did not get a completion, so other failures cannot be known'
}

type EntryResult =
  | { readonly kind: 'accepted' | 'unknown' }
  | ({ readonly kind: 'refused' } & Pick<RefusedEntry, 'why' | 'more' | 'anyPlaces'>)

function applyBaseline(baseline: KnownFailures, run: Run, today: string): RunBaseline {
  const entries = entriesFor(baseline, run)
  const fates = entries.map((entry) => ({ entry, fate: entryResultOf(entry, run, today) }))
  const accepted = fates.flatMap(({ entry, fate }) => (fate.kind === 'accepted' ? [entry] : []))
  const refused = fates.flatMap(({ entry, fate }) =>
    fate.kind === 'refused' ? [refusedEntry(entry, fate)] : [],
  )
  return {
    file: baseline.file,
    sha256: baseline.sha256,
    exitCode: exitCodeWith(run, accepted, refused),
    accepted: accepted.map(({ check, reason, link, expires }) => ({
      check,
      reason,
      ...withValues({ link, expires }),
    })),
    refused,
  }
}

function entriesFor({ entries }: KnownFailures, { target }: Run): readonly KnownFailure[] {
  const own = entries.filter((entry) => entry.target === target.baseUrl)
  const named = new Set(own.map(({ check }) => check))
  return entries.filter(
    (entry) => own.includes(entry) || (entry.target === undefined && !named.has(entry.check)),
  )
}

function entryResultOf(entry: KnownFailure, run: Run, today: string): EntryResult {
  const record = run.checks.find(({ id }) => id === entry.check)
  // The flags --only and --skip exclude checks, and a run that was cut short did not judge all.
  if (record === undefined) return { kind: 'unknown' }
  const isKnown = record.verdict === (entry.verdict ?? 'fail')
  // A failure that comes and goes is not mended because one run does not show it.
  const isVarying = entry.places?.some((place) => place.startsWith('*')) === true
  if ((isKnown || isVarying) && entry.expires !== undefined && entry.expires < today)
    return { kind: 'refused', why: 'expired' }
  if (isKnown) return failureResultOf(entry, record, run)
  return isVarying || isUnknown(record) ? { kind: 'unknown' } : { kind: 'refused', why: whyStale(record) }
}

// Returns whether an entry accepts a failure. The entry must list all places of the failure and all checks that the failure explains.
function failureResultOf(
  { verdict, places = [], explains = [] }: KnownFailure,
  record: CheckRecord,
  { checks }: Run,
): EntryResult {
  if (verdict === 'inconclusive') return { kind: 'accepted' }
  const more = placesOf(record).filter((place) => !isIn(places, place))
  if (more.length > 0)
    return { kind: 'refused', why: 'new-places', more, anyPlaces: replicaPlaces(record, places) }
  const explained = explainedBy(record, checks).filter((id) => !explains.includes(id))
  return explained.length === 0
    ? { kind: 'accepted' }
    : { kind: 'refused', why: 'explains-more', more: explained }
}

function isIn(places: readonly string[], place: string): boolean {
  return places.includes(place) || places.includes(anywhere(place))
}

function explainedBy({ id }: CheckRecord, checks: readonly CheckRecord[]): readonly string[] {
  return checks.filter((check) => check.explainedBy === id).map((check) => check.id)
}

// Returns whether the result of a check cannot show that its baseline entry is outdated.
function isUnknown({ verdict, explainedBy: other }: CheckRecord): boolean {
  return ['fail', 'inconclusive', 'error'].includes(verdict) || other !== undefined
}

function whyStale({ verdict }: CheckRecord): RefusedEntry['why'] {
  return verdict === 'pass' || verdict === 'warn' ? 'passes' : 'not-judged'
}

function refusedEntry(
  { check, line, expires }: KnownFailure,
  { why, ...places }: Pick<RefusedEntry, 'why' | 'more' | 'anyPlaces'>,
): RefusedEntry {
  return { check, line, why, ...withValues({ ...places, expires: why === 'expired' ? expires : null }) }
}

function exitCodeWith(
  run: Run,
  accepted: readonly KnownFailure[],
  refused: readonly RefusedEntry[],
): RunBaseline['exitCode'] {
  if (run.outcome === 'broken' || run.interrupted === true) return run.exitCode
  const isKnown = ({ id }: CheckRecord): boolean => accepted.some(({ check }) => check === id)
  const rest = run.checks.filter((record) => !isKnown(record))
  const outcome = worstOutcome(rest)
  const isFailureKnown = run.checks.some((record) => record.verdict === 'fail' && isKnown(record))
  // Only known failures were selected, and all of them were judged.
  const isEmpty = outcome === 'incomplete' && isFailureKnown && !rest.some(leavesIncomplete)
  if (isEmpty && refused.length === 0) return 0
  if (refused.length > 0 && outcome !== 'broken') return 1
  return exitCodeOf(outcome)
}

function updateBaseline(baseline: KnownFailures | null, run: Run, today: string) {
  const before = baseline ?? { file: '', sha256: '', entries: [] }
  const { refused } = applyBaseline(before, run, today)
  const gone = refused.filter(({ more }) => more === undefined)
  const kept = before.entries.filter(({ line }) => !gone.some((entry) => entry.line === line))
  const held = entriesFor({ ...before, entries: kept }, run)
  const known = new Set(held.map(({ check }) => check))
  const fresh = run.checks.filter((record) => belongsIn(record) && !known.has(record.id))
  const failures = [
    ...kept.map((entry) => {
      const { line: _, ...failure } = entry
      return held.includes(entry) ? entryAsOf(failure, run) : failure
    }),
    ...fresh.map((record) => newEntry(record, run)),
  ]
  return {
    file: { schema: BASELINE_SCHEMA, failures },
    entries: failures.length,
    added: fresh.map(({ id }) => id),
    removed: gone.map(({ check }) => check),
  }
}

// Returns whether a baseline lists a check. It lists failed checks and checks that lacked a prerequisite, nothing else.
function belongsIn({ verdict, code }: CheckRecord): boolean {
  return verdict === 'fail' || (verdict === 'inconclusive' && code === 'prerequisite')
}

function entryAsOf(entry: Failure, { checks }: Run): Failure {
  const record = checks.find(({ id }) => id === entry.check)
  if (record?.verdict !== 'fail') return entry
  const { places = [] } = entry
  const now = placesOf(record)
  const wide = [
    ...places.filter((place) => now.some((one) => anywhere(one) === place)),
    ...replicaPlaces(record, places),
  ]
  const own = { ...entry, ...failureAt(record, checks) }
  return { ...own, places: [...new Set(wide), ...now.filter((place) => !isIn(wide, place))] }
}

// Returns the places, in the form of `anywhere`, of a failure that one replica of several seems to cause: only wrong answers have a header
// field of one server, or the failure comes and goes.
function replicaPlaces(record: CheckRecord, places: readonly string[]): readonly string[] {
  const now = placesOf(record)
  if (record.among?.sharedHeader !== undefined) return [...new Set(now.map(anywhere))]
  return now.length <= 2 * places.length ? varyingPlaces(places, now) : []
}

function failureAt(
  record: CheckRecord,
  checks: readonly CheckRecord[],
): Pick<Failure, 'places' | 'explains'> {
  const explains = explainedBy(record, checks)
  return { places: placesOf(record), ...(explains.length === 0 ? {} : { explains }) }
}

function newEntry(record: CheckRecord, { checks }: Run): Failure {
  const { id: check, verdict, cause, detail, reason } = record
  if (verdict === 'fail') return { check, ...failureAt(record, checks), reason: REASON_TO_WRITE }
  // The check will be judged by itself once the failure that explains it is fixed.
  const why = cause ?? detail ?? reason
  return {
    check,
    verdict: 'inconclusive',
    reason: why === undefined ? REASON_TO_WRITE : oneLine(`not judged: ${why}`, 200),
  }
}

const BASELINE_SCHEMA = 'assay.baseline/1'

const SCHEMA = 'urn:assay:baseline'
const MEMBERS = ['$schema', 'schema', 'failures']
const ENTRY_MEMBERS = ['check', 'places', 'explains', 'verdict', 'target', 'reason', 'link', 'expires']
const ALL_CHECKS = `see 'assay list checks'`

/** The placeholder in a new baseline file. The user must replace it by the reason why a failure is accepted. */
export const REASON_TO_WRITE = 'Why is this accepted? Write it here.'

const PLACEHOLDER = /^\W*(todo|tbd|fixme|reason|x+|why is this accepted\? write it here\.?)?\W*$/i

type KnownFailure = Failure & { readonly line: number }

type KnownFailures = {
  readonly file: string
  readonly sha256: string
  readonly entries: readonly KnownFailure[]
}

type ParsedBaseline = { readonly baseline: KnownFailures } | { readonly mistakes: readonly string[] }

type BaselineUse = { readonly checks: readonly string[]; readonly isUpdate: boolean }

/** Parses a baseline. The result is the known failures, or a list of the mistakes in the file. */
export function readBaseline(text: string, file: string, use: BaselineUse): ParsedBaseline {
  const read = parseObjectFile(text, file, { mark: BASELINE_SCHEMA, noun: 'baseline' })
  if ('problem' in read) return { mistakes: [read.line] }
  const { value, lines } = read
  const complaints = [...duplicateMistakes(lines), ...mistakesIn(value, use)]
  if (complaints.length > 0 || !isBaselineFile(value))
    return { mistakes: mistakeLines(complaints, lines, file) }
  const entries = value.failures.map((failure, at) => ({
    ...failure,
    ...withValues({ target: baseUrlIn(failure.target ?? '') }),
    line: lines.lineOf(`/failures/${at}`),
  }))
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { baseline: { file, sha256, entries } }
}

function isBaselineFile(value: object): value is BaselineFile {
  return conforms(SCHEMA, value, '').length === 0
}

// Returns the mistakes in a baseline. A schema violation is left out if a more specific mistake reports the same problem.
function mistakesIn(value: JsonObject, use: BaselineUse): readonly StatementMistake[] {
  const entries = entriesOf(value)
  const own = [
    ...unknownMembers('', value, MEMBERS),
    ...entries.flatMap(({ entry, pointer }) => entryMistakes(pointer, entry, use)),
    ...repeatedEntries(entries),
  ]
  return [...own, ...schemaMistakes(SCHEMA, value, MEMBERS, own)]
}

function entryMistakes(
  pointer: string,
  entry: JsonObject,
  { checks, isUpdate }: BaselineUse,
): readonly StatementMistake[] {
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
  if (typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDay(expires))
    complaints.push({ pointer: `${pointer}/expires`, problem: `${expires} is not a date` })
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

function repeatedEntries(entries: readonly LocatedEntry[]): readonly StatementMistake[] {
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

type LocatedEntry = { readonly entry: JsonObject; readonly pointer: string }

function entriesOf(value: JsonObject): readonly LocatedEntry[] {
  const { failures } = value
  if (!Array.isArray(failures)) return []
  return failures.flatMap((entry: unknown, at) =>
    isRecord(entry) ? [{ entry, pointer: `/failures/${at}` }] : [],
  )
}
