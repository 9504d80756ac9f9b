/** Reads a baseline: the known failures of a deployment (`schemas/baseline.schema.json`). Pure. */
import { createHash } from 'node:crypto'
import { isRecord, type JsonObject } from '../../conformance/exchange/reply.ts'
import {
  complaintLines,
  duplicateComplaints,
  readWritten,
  schemaComplaints,
  unknownMembers,
} from '../../conformance/statement/written-json.ts'
import { suggestion, type Complaint } from '../../conformance/statement/statement-wording.ts'
import { baseUrlIn } from '../target.ts'

/** The `schema` member of a baseline. */
export const BASELINE_MARK = 'assay.baseline/1'

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
export type KnownFailure = {
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
export type KnownFailures = {
  readonly file: string
  readonly sha256: string
  readonly entries: readonly KnownFailure[]
}

/** Either a baseline, or one line per mistake: file, line, JSON pointer, what is wrong, what to do. */
export type BaselineReading = { readonly baseline: KnownFailures } | { readonly mistakes: readonly string[] }

/** `checks`: the ids that an entry may name. `isUpdate`: the file is to be written anew, so reasons may be missing. */
export type BaselineUse = { readonly checks: readonly string[]; readonly isUpdate: boolean }

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
  if (entry['verdict'] !== 'inconclusive' && (places === undefined || isEmpty(places))) {
    const problem = 'an entry accepts the places where its check fails: let --baseline-update write them'
    complaints.push({ pointer: places === undefined ? pointer : `${pointer}/places`, problem })
  }
  return complaints
}

function isEmpty(value: unknown): boolean {
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
