import type { KeyObject } from 'node:crypto'
import { readTranscript } from '../conformance/transport/transcript.ts'
import { judgeTranscript } from '../conformance/session/compose.ts'
import { planFromRecord } from '../conformance/session/replay.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { canonicalJson } from './canonical-json.ts'
import { allChecks } from '../conformance/session/registry.ts'
import { certificateFacts, checkSetDigest, currentCheckSet, listedMembers } from './bundle-content.ts'
import { MEMBER_NAMES, type MemberName, type Members } from './bundle-file.ts'
import { attestation, publicPem, signedEnvelope } from './envelope.ts'

type CertificateParts = {
  readonly statement: Uint8Array
  readonly transcript: string
  readonly environment: Readonly<Record<string, string | null>>
  /** The SHA-256 digest of Assay's package-lock.json; null if there is none. */
  readonly lockfile: string | null
  readonly key: KeyObject | null
}

type MadeBundle = { readonly members: Members; readonly run: Run }

/** Creates the files of a bundle. Throws a TranscriptError for an unreadable transcript. */
export function makeBundle({
  statement,
  transcript,
  environment,
  lockfile,
  key,
}: CertificateParts): MadeBundle {
  const set = currentCheckSet()
  const parts = readTranscript(transcript, 'transcript.ndjson')
  const plan = planFromRecord(parts.header)
  const run = judgeTranscript(parts, { source: 'transcript.ndjson', checks: allChecks, plan })
  const content = new Map<MemberName, Uint8Array>([
    ['statement.json', statement],
    ['suite.json', bytesOf(canonicalJson(set))],
    ['environment.json', bytesOf(canonicalJson({ schema: 'assay.environment/1', ...environment }))],
    ['run.json', bytesOf(`${JSON.stringify(run, null, 2)}\n`)],
    ['transcript.ndjson', bytesOf(transcript)],
    ...(key === null ? [] : [['signing-key.pem', bytesOf(publicPem(key))] as const]),
  ])
  const facts = certificateFacts(run, { version: set.version, checkSet: checkSetDigest(set), lockfile })
  content.set('manifest.json', bytesOf(canonicalJson({ ...facts, members: listedMembers(content) })))
  content.set('envelope.json', bytesOf(canonicalJson(signedEnvelope(attestation(content, facts), key))))
  const ordered = MEMBER_NAMES.flatMap((name) => {
    const member = content.get(name)
    return member === undefined ? [] : [[name, member] as const]
  })
  return { members: new Map(ordered), run }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
