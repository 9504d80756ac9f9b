import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { changedChecks, changedMembers } from '../certificate/recomputed-rules.ts'
import { conforms } from '../conformance/exchange/schema.ts'
import { replayTranscript, transcriptFlaws } from '../conformance/session/replay.ts'
import { TranscriptError } from '../conformance/transport/transcript.ts'
import { joined, type RunOf, type RunWithKind } from '../reports/formats.ts'
import { oneLine } from '../reports/neutral-text.ts'
import type { RunFileState } from '../reports/run-text.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { count } from '../schemas/count.ts'
import { RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import { violationText } from '../schemas/violation-text.ts'
import { VERSION } from './command.ts'
import { CliError, fileText } from './errors.ts'

const KINDS = Object.values(RUN_KINDS)

/** A run, and the path of the run file. */
export type StoredRun<Kind extends RunKind = RunKind> = {
  readonly path: string
  readonly found: Extract<RunWithKind, { readonly kind: Kind }>
}

/** Reads the run in a file or folder. Throws CliError if there is none, or if it is not one of the `kinds`. */
export function storedRun<Kind extends RunKind>(
  given: string,
  cwd: string,
  kinds: readonly Kind[],
): StoredRun<Kind> {
  const files = kinds.map((kind) => RUN_KINDS[kind].file)
  const remedy = `Give a ${joined(files, 'or')}, or its folder`
  const path = fileIn(resolve(cwd, given), files)
  if (path === null) throw unreadable(`no run at ${given}. ${remedy}`)
  const value = jsonIn(path)
  requireKnownSchema(path, value)
  const found = runIn(value)
  if (found !== null && isOneOf(found, kinds)) return { path, found }
  const { file, title } = declaredKind(value)
  if (files.includes(file)) throw refusal(path, value)
  throw unreadable(`${path} is ${title}, which is not accepted here. ${remedy}`)
}

function fileIn(path: string, files: readonly string[]): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return existsSync(path) ? path : null
  const candidates = [...files, ...KINDS.map(({ file }) => file)].map((file) => join(path, file))
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}

function isOneOf<Kind extends RunKind>(
  found: RunWithKind,
  kinds: readonly Kind[],
): found is Extract<RunWithKind, { readonly kind: Kind }> {
  return kinds.some((kind) => kind === found.kind)
}

function runIn(value: unknown): RunWithKind | null {
  if (isRun('check', value)) return { kind: 'check', run: value }
  if (isRun('load', value)) return { kind: 'load', run: value }
  if (isRun('limiter', value)) return { kind: 'limiter', run: value }
  if (isRun('capacity', value)) return { kind: 'capacity', run: value }
  return null
}

function isRun<Kind extends RunKind>(kind: Kind, value: unknown): value is RunOf[Kind] {
  return declaredKind(value) === RUN_KINDS[kind] && conforms(RUN_KINDS[kind].schemaId, value, '').length === 0
}

function refusal(path: string, value: unknown): CliError {
  const { file, schemaId } = declaredKind(value)
  const [issue] = conforms(schemaId, value, '')
  const at = issue?.at.trim() || 'the file'
  const why =
    issue?.received === 'missing' ? `${at} is missing` : violationText({ ...NO_ISSUE, ...issue, at })
  return unreadable(
    `${path} is not a ${file} of this version: ${why}. Give the file as Assay wrote it, or run again`,
  )
}

const NO_ISSUE = { expected: 'a run', received: 'something else' }
const LONGEST_NAME = 60

function requireKnownSchema(path: string, value: unknown): void {
  const name = schemaOf(value)
  const known: readonly string[] = KINDS.map(({ schema }) => schema)
  if (typeof name !== 'string' || known.includes(name)) return
  if (name === 'assay.baseline/1')
    throw unreadable(
      `${path} is a list of known failures, which only assay check and start take (--baseline)`,
    )
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME))
  throw unreadable(
    `${path} has the schema ${shown}, which this version does not know: it knows ${known.join(', ')}`,
  )
}

function schemaOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'schema') : undefined
}

function declaredKind(value: unknown) {
  return KINDS.find(({ schema }) => schema === schemaOf(value)) ?? RUN_KINDS.check
}

function jsonIn(path: string): unknown {
  const text = fileText(path, 'the run')
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = oneLine(error instanceof Error ? error.message : '', 120)
    throw unreadable(`${path} is not JSON: ${why}. Give a file such as run.json, as the run wrote it`, error)
  }
}

function unreadable(message: string, cause?: unknown): CliError {
  return new CliError('unreadable', message, cause)
}

/** Judges a check run again from its transcript, and compares the verdicts with those in the run file at `path`. */
export function verifyRunFile(path: string, run: Run): RunFileState {
  const transcript = join(dirname(path), 'transcript.ndjson')
  if (!existsSync(transcript))
    return { kind: 'unverified', why: 'there is no transcript.ndjson in its folder' }
  if (run.outcome === 'broken') return { kind: 'unverified', why: 'Assay broke during the run' }
  try {
    const text = fileText(transcript, 'the transcript')
    const [flaw] = transcriptFlaws(text, transcript)
    if (flaw !== undefined) return { kind: 'edited', why: `its transcript was changed: ${flaw}` }
    return compareReplay(run, replayTranscript(text, transcript))
  } catch (error) {
    if (error instanceof TranscriptError) return { kind: 'unverified', why: error.message }
    throw error
  }
}

function compareReplay(run: Run, replayed: Run): RunFileState {
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
  const [fact] = changedFacts(replayed, run)
  return fact === undefined
    ? { kind: 'verified' }
    : { kind: 'edited', why: `its member ${fact} differs from that of the transcript` }
}

/** Returns the names of the members of `run.json` that differ between a run and its replay. */
export function changedFacts(replayed: Run, recorded: Run): readonly string[] {
  const { isEmbedded: __, ...target } = recorded.target
  const { baseline: _, command: ___, ...own } = recorded
  return changedMembers(replayed, { ...own, target })
}
