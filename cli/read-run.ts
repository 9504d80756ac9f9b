/** Reads run files of any kind, and compares a run.json with its transcript. The content is not trusted: the schema decides whether a file is a run. */
import type { Issue } from '../conformance/exchange/judgement.ts'
import { conforms } from '../conformance/exchange/schema.ts'
import { type RunOf, type RunWithKind, joined } from '../reports/formats.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import { violationText } from '../schemas/violation-text.ts'
import { CliError } from './errors.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'
import { replayTranscript, transcriptFlaws } from '../conformance/session/replay.ts'
import { TranscriptError } from '../conformance/transport/transcript.ts'
import type { RunFileState } from '../reports/run-text.ts'
import { oneLine } from '../reports/neutral-text.ts'
import { count } from '../schemas/count.ts'
import { VERSION } from './command.ts'

const KINDS = Object.values(RUN_KINDS)

/** Reads the run of checks at `path`; null when there is no file. Throws CliError('unreadable') for anything else. */
export function readRun(path: string): Run | null {
  const value = readJson(path, [RUN_KINDS.check.file])
  if (value === undefined) return null
  const kind = declaredKind(value)
  if (kind !== 'check') {
    const { file, title } = RUN_KINDS.check
    const message = `${path} is ${RUN_KINDS[kind].title}, not ${title}. Give the ${file} of assay check`
    throw new CliError('unreadable', message)
  }
  if (isRun('check', value)) return value
  throw refusal(path, value)
}

/** Reads a run of any kind; null when there is no file. Throws CliError('unreadable') for anything else. */
export function readAnyRun(path: string): RunWithKind | null {
  const files = KINDS.map(({ file }) => file)
  const value = readJson(path, files)
  if (value === undefined) return null
  if (isRun('check', value)) return { kind: 'check', run: value }
  if (isRun('load', value)) return { kind: 'load', run: value }
  if (isRun('limiter', value)) return { kind: 'limiter', run: value }
  if (isRun('fairness', value)) return { kind: 'fairness', run: value }
  if (isRun('capacity', value)) return { kind: 'capacity', run: value }
  throw unknownSchema(path, value) ?? refusal(path, value)
}

function isRun<Kind extends RunKind>(kind: Kind, value: unknown): value is RunOf[Kind] {
  return declaredKind(value) === kind && conforms(RUN_KINDS[kind].schemaId, value, '').length === 0
}

function refusal(path: string, value: unknown): CliError {
  const { file, schemaId } = RUN_KINDS[declaredKind(value)]
  const [issue] = conforms(schemaId, value, '')
  const where = issue === undefined ? '' : `: ${issueText(issue)}`
  return new CliError(
    'unreadable',
    `${path} is not a ${file} of this version${where}. Give the file as Assay wrote it, or run again`,
  )
}

function issueText(issue: Issue): string {
  const at = issue.at.trim()
  return issue.received === 'missing' ? `${at} is missing` : violationText({ ...issue, at })
}

const LONGEST_NAME = 60

/** Refuses a file whose `schema` names something else than a run. Null for a file without a schema, or with a known one. */
function unknownSchema(path: string, value: unknown): CliError | null {
  const name = schemaOf(value)
  const known: readonly string[] = KINDS.map(({ schema }) => schema)
  if (typeof name !== 'string' || known.includes(name)) return null
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME))
  return new CliError(
    'unreadable',
    `${path} has the schema ${shown}, which this version does not know: it knows ${known.join(', ')}`,
  )
}

function schemaOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'schema') : undefined
}

/** Returns the kind of load whose name `schema` holds; `check` for every other value, because that is what most files are. */
function declaredKind(value: unknown): RunKind {
  const name = schemaOf(value)
  if (name === RUN_KINDS.load.schema) return 'load'
  if (name === RUN_KINDS.limiter.schema) return 'limiter'
  if (name === RUN_KINDS.capacity.schema) return 'capacity'
  return name === RUN_KINDS.fairness.schema ? 'fairness' : 'check'
}

/** Returns the JSON in a file; undefined when there is none. `names`: what such a file is called. Throws CliError('unreadable'). */
function readJson(path: string, names: readonly string[]): unknown {
  const text = textAt(path, names)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = oneLine(error instanceof Error ? error.message : '', 120)
    throw unreadable(`${path} is not JSON: ${why}. Is it cut off? Copy it whole, or run again`, error)
  }
}

function textAt(path: string, names: readonly string[]): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT') return null
    if (code !== 'EISDIR') throw unreadable(`cannot read ${path}: ${systemProblem(error)}`, error)
    const found = readdirSync(path).find((name) => names.includes(name))
    const instead =
      found === undefined ? `give the ${joined(names, 'or')} in it` : `did you mean ${join(path, found)}?`
    throw unreadable(`${path} is a folder: ${instead}`)
  }
}

function unreadable(message: string, cause?: unknown): CliError {
  return new CliError('unreadable', message, cause)
}

/** Compares a run file with the transcript in its folder. */
export function verifyRunFile(path: string, run: Run): RunFileState {
  const transcript = join(dirname(path), 'transcript.ndjson')
  if (!existsSync(transcript))
    return { kind: 'unverified', why: 'there is no transcript.ndjson in its folder' }
  if (run.outcome === 'broken') return { kind: 'unverified', why: 'Assay broke during the run' }
  try {
    const text = readFileSync(transcript, 'utf8')
    const [flaw] = transcriptFlaws(text, transcript)
    if (flaw !== undefined) return { kind: 'edited', why: `its transcript was changed: ${flaw}` }
    return heldAgainst(run, replayTranscript(text, transcript))
  } catch (error) {
    if (error instanceof TranscriptError) return { kind: 'unverified', why: error.message }
    throw error
  }
}

function heldAgainst(run: Run, replayed: Run): RunFileState {
  const { version } = replayed.suite
  if (version !== VERSION)
    return { kind: 'unverified', why: `its transcript is of version ${version}, and this is ${VERSION}` }
  const changed = changedChecks(replayed, run)
  if (changed.length > 0)
    return {
      kind: 'edited',
      why: `${count(changed.length, 'verdict')} ${changed.length === 1 ? 'differs' : 'differ'} from the transcript, such as ${changed[0]}`,
    }
  if (run.startedAt !== replayed.startedAt)
    return { kind: 'unverified', why: 'the transcript in its folder belongs to another run' }
  if (run.outcome !== replayed.outcome)
    return { kind: 'edited', why: 'its member outcome differs from that of the transcript' }
  const [fact] = changedFacts(replayed, run)
  if (fact !== undefined)
    return { kind: 'edited', why: `its member ${fact} differs from that of the transcript` }
  return { kind: 'verified' }
}

// What a baseline accepts is written into the run file alone.
const OF_FILE: readonly string[] = ['checks', 'baseline']

/** Returns the names of the members of a run that differ besides its checks. */
export function changedFacts(run: Run, recorded: Run): readonly string[] {
  const names = [...new Set([...Object.keys(run), ...Object.keys(recorded)])]
  return names.filter((name) => !OF_FILE.includes(name) && factOf(run, name) !== factOf(recorded, name))
}

function factOf(run: Run, name: string): string {
  const value: unknown = Reflect.get(run, name)
  if (name !== 'target') return JSON.stringify(value) ?? ''
  // That the reference was embedded is known to the command alone.
  const { isEmbedded: _, ...target } = run.target
  return JSON.stringify(target)
}

/** The checks whose records differ, by their ids. */
export function changedChecks(run: Run, recorded: Run): readonly string[] {
  const [now, before] = [textsOf(run), textsOf(recorded)]
  const ids = new Set([...now.keys(), ...before.keys()])
  return [...ids].filter((id) => now.get(id) !== before.get(id))
}

function textsOf({ checks }: Run): ReadonlyMap<string, string> {
  return new Map(checks.map((check) => [check.id, JSON.stringify(check)]))
}
