/** Reads run files of any kind, and compares a run.json with its transcript. The content is not trusted: the schema decides whether a file is a run. */
import type { Issue } from '../conformance/exchange/judgement.ts'
import { conforms } from '../conformance/exchange/schema.ts'
import type { RunOf, RunWithKind } from '../reports/formats.ts'
import type { Run } from '../reports/run.ts'
import { RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import { violationText } from '../schemas/violation-text.ts'
import { CliError } from './errors.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'
import { replayTranscript, transcriptFlaws } from '../conformance/session/replay.ts'
import { TranscriptError } from '../conformance/transport/transcript.ts'
import type { RunFileState } from '../reports/run.ts'
import { count } from '../schemas/count.ts'
import { VERSION } from './command.ts'

const KINDS = Object.values(RUN_KINDS)

/** Reads the run of checks at `path`; null when there is no file. Throws CliError('unreadable') for anything else. */
export function readRun(path: string): Run | null {
  const value = readJsonObject(path, [RUN_KINDS.check.file])
  if (value === null) return null
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
  const value = readJsonObject(path, files)
  if (value === null) return null
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
function unknownSchema(path: string, value: object): CliError | null {
  const name: unknown = Reflect.get(value, 'schema')
  const known: readonly string[] = KINDS.map(({ schema }) => schema)
  if (typeof name !== 'string' || known.includes(name)) return null
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME))
  return new CliError(
    'unreadable',
    `${path} has the schema ${shown}, which this version does not know: it knows ${known.join(', ')}`,
  )
}

/** Returns the kind of load whose name `schema` holds; `check` for every other value, because that is what most files are. */
function declaredKind(value: unknown): RunKind {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'schema') : undefined
  if (name === RUN_KINDS.load.schema) return 'load'
  if (name === RUN_KINDS.limiter.schema) return 'limiter'
  if (name === RUN_KINDS.capacity.schema) return 'capacity'
  return name === RUN_KINDS.fairness.schema ? 'fairness' : 'check'
}

/** The object in the file at `path`, or null when there is no file. Throws CliError('unreadable') for anything else. `names`: what such a file is called. */
function readJsonObject(path: string, names: readonly string[]): object | null {
  const text = textOf(path, names)
  if (text === null) return null
  const value = parsed(text, path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw unreadable(`${path} is not a run: it holds ${what}; give a ${joinNames(names)} as Assay wrote it`)
}

function textOf(path: string, names: readonly string[]): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT') return null
    if (code === 'EISDIR') throw folderGiven(path, names)
    throw unreadable(`cannot read ${path}: ${systemProblem(error)}`, error)
  }
}

function folderGiven(path: string, names: readonly string[]): CliError {
  const found = readdirSync(path).find((name) => names.includes(name))
  const instead =
    found === undefined ? `give the ${joinNames(names)} in it` : `did you mean ${join(path, found)}?`
  return unreadable(`${path} is a folder: ${instead}`)
}

function parsed(text: string, path: string): unknown {
  if (text.trim() === '')
    throw unreadable(`${path} is empty: was the program that wrote it stopped? Copy it again, or run again`)
  // `trim` takes the mark for a space, JSON does not.
  if (text.startsWith('\uFEFF'))
    throw unreadable(
      `${path} begins with a byte order mark, which JSON does not allow: save it as UTF-8 without one`,
    )
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadable(`${path} is not JSON: ${flawIn(text, error)}`, error)
  }
}

/** The engine gives the place of a flaw only inside its message; at the end of the text something is missing. */
function flawIn(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  const at = Number(/at position (\d+)/.exec(said)?.[1] ?? Number.NaN)
  const isCut = /end of JSON|Unterminated string/.test(said) || at >= text.trimEnd().length
  if (isCut)
    return `is it cut off? It ends in the middle of a value after ${text.length} characters: copy it whole, or run again`
  const before = text.slice(0, Number.isNaN(at) ? 0 : at)
  const line = before.split('\n').length
  return `the error is in line ${line}, column ${before.length - before.lastIndexOf('\n')}; give the file as Assay wrote it`
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

function unreadable(message: string, cause?: unknown): CliError {
  return new CliError('unreadable', message, { cause })
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
