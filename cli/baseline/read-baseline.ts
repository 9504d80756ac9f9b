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
const ENTRY_MEMBERS = ['check', 'verdict', 'target', 'reason', 'link', 'expires']
const ALL_CHECKS = `see 'assay list checks'`

/** A known failure. `line` is where its entry begins in the file; `expires` is the last day (UTC) on which it is accepted. */
export type KnownFailure = {
  readonly check: string
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

/** Reads the text of the file called `file`; `knownChecks` are the ids that an entry may name. */
export function readBaseline(text: string, file: string, knownChecks: readonly string[]): BaselineReading {
  const read = readWritten(text, file, { mark: BASELINE_MARK, noun: 'baseline' })
  if ('problem' in read) return { mistakes: [read.line] }
  const { value, lines } = read
  const complaints = [...duplicateComplaints(lines), ...complaintsAbout(value, knownChecks)]
  if (complaints.length > 0) return { mistakes: complaintLines(complaints, lines, file) }
  const entries = entriesOf(value).map(({ entry, pointer }) => knownFailure(entry, lines.lineOf(pointer)))
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { baseline: { file, sha256, entries } }
}

// The schema judges what these do not say better.
function complaintsAbout(value: JsonObject, knownChecks: readonly string[]): readonly Complaint[] {
  const entries = entriesOf(value)
  const own = [
    ...unknownMembers('', value, MEMBERS),
    ...entries.flatMap(({ entry, pointer }) => entryComplaints(pointer, entry, knownChecks)),
    ...repeatedEntries(entries),
  ]
  return [...own, ...schemaComplaints(SCHEMA, value, own)]
}

function entryComplaints(
  pointer: string,
  entry: JsonObject,
  knownChecks: readonly string[],
): readonly Complaint[] {
  const { check, target, expires } = entry
  const complaints = [...unknownMembers(pointer, entry, ENTRY_MEMBERS)]
  if (typeof check === 'string' && !knownChecks.includes(check)) {
    const problem = `there is no check ${JSON.stringify(check)}; ${suggestion(check, knownChecks, ALL_CHECKS)}`
    complaints.push({ pointer: `${pointer}/check`, problem })
  }
  if (typeof target === 'string' && baseUrlIn(target) === null) {
    const problem = 'this is not a base URL; write it as http://host:port or https://host'
    complaints.push({ pointer: `${pointer}/target`, problem })
  }
  if (typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDay(expires)) {
    complaints.push({ pointer: `${pointer}/expires`, problem: `${expires} is not a date` })
  }
  return complaints
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
    verdict: entry['verdict'] === 'inconclusive' ? 'inconclusive' : 'fail',
    target: baseUrlIn(textOf(entry['target']) ?? ''),
    reason: textOf(entry['reason']) ?? '',
    link: textOf(entry['link']),
    expires: textOf(entry['expires']),
    line,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
