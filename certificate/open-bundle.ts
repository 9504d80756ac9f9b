/** Parses the files of a bundle. An attacker may have written it, so none of its files is trusted. */
import type { KeyObject } from 'node:crypto'
import { isTooDeep } from '../conformance/codec/parse-json.ts'
import { isRecord } from '../conformance/exchange/reply.ts'
import { conforms } from '../conformance/exchange/schema.ts'
import { PlanError, resolvePlan, type Plan, type Statement } from '../conformance/statement/plan.ts'
import { judgeTranscript } from '../conformance/session/compose.ts'
import { planFromRecord } from '../conformance/session/replay.ts'
import { parseStatement, StatementError } from '../conformance/statement/statement.ts'
import { readTranscript, TranscriptError, type TranscriptParts } from '../conformance/transport/transcript.ts'
import type { Run } from '../schemas/compiled/run.ts'
import type { CertificateManifest } from '../schemas/compiled/certificate.ts'
import { violationText } from '../schemas/violation-text.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { checkSetDigest, currentCheckSet, type CheckSet } from './bundle-content.ts'
import { BundleError, type MemberName, type Members } from './bundle-file.ts'
import { allChecks } from '../conformance/session/registry.ts'
import type { Envelope } from './envelope.ts'

type Parsed<T> = { readonly value: T } | { readonly problem: string }

/** The facts that a verifier knows in addition to the bundle, such as the public key. */
export type Verifier = {
  /** The public key with which the signature of the bundle must verify; null if unknown. */
  readonly key: KeyObject | null
  readonly nowMs: number
  /** The seed that the verifier required for the run. Null if the verifier required none. */
  readonly seed?: string | null
  /** Returns the cached result for the transcript `text`, or else the result of `judge`. If absent, nothing is cached. */
  readonly memo?: (text: string, judge: () => Run) => Run
}

/** A parsed transcript, and the plan of its run: the profile, the readings and the capabilities by which the target is judged. */
export type PlannedTranscript = TranscriptParts & { readonly plan: Plan }

/** A certificate that was unpacked and parsed: its files (`members`), its manifest and its signed envelope. */
export type OpenBundle = {
  readonly members: Members
  readonly manifest: CertificateManifest
  readonly envelope: Envelope
  readonly statement: Parsed<Statement>
  readonly transcript: Parsed<PlannedTranscript>
  /** Describes how the readings in the transcript differ from those in the statement. Null if they are equal, or a file is unreadable. */
  readonly readingsFlaw: string | null
  readonly stated: Parsed<Run>
  /** The checks of this version of Assay. Null if the bundle names a different set of checks, so that it cannot be judged again. */
  readonly checkSet: CheckSet | null
  /** The run, judged again from the transcript. Null if the transcript is unreadable, or comes from an Assay with other checks. */
  readonly recomputed: Run | null
  readonly verifier: Verifier
}

// The maximum depth of JSON, far above any valid file. Deeper values would exhaust the stack of recursive code.
const MAX_DEPTH = 60

/** Parses a bundle. Throws a {@link BundleError} for an invalid file. */
export function openBundle(members: Members, verifier: Verifier): OpenBundle {
  const text = (name: MemberName): string => memberText(members, name)
  const manifest = jsonIn(text('manifest.json'), 'manifest.json')
  if (!isManifest(manifest))
    throw new BundleError(
      `manifest.json in it is not a manifest${firstIssue('urn:assay:certificate', manifest)}`,
    )
  const envelope = jsonIn(text('envelope.json'), 'envelope.json')
  if (!isEnvelope(envelope)) throw new BundleError('envelope.json in it is not a DSSE envelope')
  jsonIn(text('suite.json'), 'suite.json')
  const environment = jsonIn(text('environment.json'), 'environment.json')
  if (!isEnvironment(environment)) throw new BundleError('environment.json in it is not an environment')
  for (const line of text('transcript.ndjson').split('\n')) requireShallow(line, 'transcript.ndjson')
  const own = currentCheckSet()
  const checkSet = sha256(members.get('suite.json') ?? '') === checkSetDigest(own) ? own : null
  const statement = statementIn(text('statement.json'))
  const transcript = transcriptIn(text('transcript.ndjson'))
  const readingsFlaw = flawOfReadings(statement, transcript)
  // Foreign readings may hold schemas and patterns that take very long, so nothing is judged by them.
  const judgeable = 'value' in statement && readingsFlaw === null && checkSet !== null
  return {
    members,
    manifest,
    envelope,
    statement,
    transcript,
    readingsFlaw,
    stated: runIn(text('run.json')),
    checkSet,
    recomputed: judgeable
      ? recomputedFrom(transcript, (judge) => verifier.memo?.(text('transcript.ndjson'), judge) ?? judge())
      : null,
    verifier,
  }
}

/** Returns the text of a file. Throws a {@link BundleError} if it is not UTF-8. */
export function memberText(members: Members, name: MemberName): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(members.get(name))
  } catch (cause) {
    throw new BundleError(`${name} in it is not UTF-8`, { cause })
  }
}

function jsonIn(text: string, name: MemberName): unknown {
  requireShallow(text, name)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BundleError(`${name} in it is not JSON`, { cause })
  }
}

function requireShallow(text: string, name: MemberName): void {
  if (isTooDeep(text, MAX_DEPTH))
    throw new BundleError(`${name} in it is nested deeper than ${MAX_DEPTH} levels`)
}

function isManifest(value: unknown): value is CertificateManifest {
  return conforms('urn:assay:certificate', value, '').length === 0
}

function firstIssue(schemaId: string, value: unknown): string {
  const [issue] = conforms(schemaId, value, '')
  return issue === undefined ? '' : `: ${violationText({ ...issue, at: issue.at.trim() })}`
}

function isEnvironment(value: unknown): boolean {
  if (!isRecord(value) || value['schema'] !== 'assay.environment/1') return false
  return Object.values(value).every((member) => member === null || typeof member === 'string')
}

function isEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value) || !hasOnly(value, ['payloadType', 'payload', 'signatures'])) return false
  const { payloadType, payload, signatures } = value
  if (typeof payloadType !== 'string' || !isBase64(payload) || !Array.isArray(signatures)) return false
  return signatures.every(
    (signature: unknown) =>
      isRecord(signature) &&
      hasOnly(signature, ['keyid', 'sig']) &&
      typeof signature['keyid'] === 'string' &&
      isBase64(signature['sig']),
  )
}

function hasOnly(value: object, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name))
}

// Returns whether a value is base64 in its canonical form. Node also decodes other forms.
function isBase64(value: unknown): value is string {
  return typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value
}

function statementIn(text: string): Parsed<Statement> {
  try {
    requireShallow(text, 'statement.json')
    return { value: parseStatement(text, 'statement.json') }
  } catch (error) {
    if (error instanceof StatementError) return { problem: error.lines[0] ?? 'not a statement' }
    throw error
  }
}

function transcriptIn(text: string): Parsed<PlannedTranscript> {
  try {
    const parts = readTranscript(text, 'transcript.ndjson')
    return { value: { ...parts, plan: planFromRecord(parts.header) } }
  } catch (error) {
    if (error instanceof TranscriptError) return { problem: error.message }
    throw error
  }
}

function runIn(text: string): Parsed<Run> {
  const value = jsonIn(text, 'run.json')
  return isRun(value)
    ? { value }
    : { problem: `run.json does not have the form of a run${firstIssue('urn:assay:run', value)}` }
}

function isRun(value: unknown): value is Run {
  return conforms('urn:assay:run', value, '').length === 0
}

function flawOfReadings(statement: Parsed<Statement>, transcript: Parsed<PlannedTranscript>): string | null {
  if (!('value' in statement) || !('value' in transcript)) return null
  const { header } = transcript.value
  try {
    const resolved = resolvePlan({ profile: header.profile, statement: statement.value, require: [] })
    const isSame =
      canonicalJson(Object.fromEntries(resolved.readings)) === canonicalJson(header.readings) &&
      canonicalJson(Object.fromEntries(resolved.capabilities)) === canonicalJson(header.capabilities) &&
      resolved.statement?.name === header.statement?.name &&
      resolved.statement?.extends === header.statement?.extends
    return isSame ? null : 'the readings in the transcript are not those that follow from the statement'
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    return `there is no profile ${JSON.stringify(header.profile.slice(0, 60))} here`
  }
}

function recomputedFrom(transcript: Parsed<PlannedTranscript>, memo: (judge: () => Run) => Run): Run | null {
  if (!('value' in transcript)) return null
  const { plan, ...parts } = transcript.value
  return memo(() => judgeTranscript(parts, { source: 'transcript.ndjson', checks: allChecks, plan }))
}
