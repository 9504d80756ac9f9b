/** Tampers with a bundle: edits members, then recomputes digests and verdicts as a forger would. */
import type { KeyObject } from 'node:crypto'
import { canonicalJson } from '../../certificate/canonical-json.ts'
import {
  checkSetDigest,
  currentCheckSet,
  certificateFacts,
  listedMembers,
} from '../../certificate/bundle-content.ts'
import { attestation, publicPem, signedEnvelope } from '../../certificate/envelope.ts'
import type { MemberName, Members } from '../../certificate/bundle-file.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { judgeTranscript } from '../../conformance/session/compose.ts'
import { planFromRecord } from '../../conformance/session/replay.ts'
import { createChain, readTranscript } from '../../conformance/transport/transcript.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import type { CertificateManifest } from '../../schemas/compiled/certificate.ts'

/** A JSON object with any members, which tests edit. */
// eslint-disable-next-line typescript/no-explicit-any
export type Json = Record<string, any>

/** The members of a bundle, with functions that edit them. */
export type Draft = {
  readonly text: (name: MemberName) => string
  readonly write: (name: MemberName, text: string) => void
  readonly drop: (name: MemberName) => void
  /** Edits a member that is a JSON object. If the member was canonical JSON, the result is too. */
  readonly json: (name: MemberName, edit: (value: Json) => unknown) => void
  /** Edits the lines of the transcript. */
  readonly lines: (edit: (lines: Json[]) => Json[] | void) => void
  /** Edits the exchange with this id. */
  readonly exchange: (id: string, edit: (exchange: Json) => unknown) => void
  /** Replaces the envelope by an unsigned envelope for the current members. Does not change the manifest. */
  readonly reseal: () => void
}

/**
 * How the tampering is hidden. `careless`: not at all. `rehashed`: manifest and envelope get new digests.
 * `remade`: verdicts and coverage are also recomputed from the transcript.
 */
export type Care = 'careless' | 'rehashed' | 'remade'

/** The steps of a tampering: `edit` changes the bundle, `care` hides the edit, then `after` runs. `key` signs unless it is null. */
export type Steps = {
  readonly edit: (draft: Draft) => void
  readonly care: Care
  readonly key: KeyObject | null
  readonly after?: ((draft: Draft) => void) | undefined
}

/** Returns a copy of a bundle after these steps. */
export function tampered(good: Members, { edit, care, key, after }: Steps): Members {
  const members = new Map(good)
  edit(draftOf(members, care))
  if (care === 'remade') remake(members)
  if (care !== 'careless') resealed(members, key)
  after?.(draftOf(members, 'careless'))
  return members
}

function resealed(members: Map<MemberName, Uint8Array>, key: KeyObject | null): void {
  if (key === null) members.delete('signing-key.pem')
  else members.set('signing-key.pem', bytes(publicPem(key)))
  const manifest = JSON.parse(textIn(members, 'manifest.json')) as CertificateManifest
  const { members: _, ...facts } = manifest
  members.set('manifest.json', bytes(canonicalJson({ ...facts, members: listedMembers(members) })))
  enveloped(members, key)
}

function enveloped(members: Map<MemberName, Uint8Array>, key: KeyObject | null): void {
  const { members: _, ...facts } = JSON.parse(textIn(members, 'manifest.json')) as CertificateManifest
  members.set('envelope.json', bytes(canonicalJson(signedEnvelope(attestation(members, facts), key))))
}

/** Changes the text of a response body, and corrects its length, its reads and its Content-Length field. */
export function forgeBody(exchange: Json, change: (text: string) => string): void {
  const { body } = exchange['response']
  body.text = change(body.text)
  body.bodyBytes = Buffer.byteLength(body.text)
  exchange['response'].reads = [[exchange['timing'].firstByteMs, body.bodyBytes]]
  for (const field of exchange['response'].headers)
    if (/^content-length$/i.test(field[0])) field[1] = String(body.bodyBytes)
}

const runs = new Map<string, Run>()

/** Returns the run of the transcript `text`. Calls `judge` only once per process and transcript. */
export function memo(text: string, judge: () => Run): Run {
  const run = runs.get(text) ?? judge()
  runs.set(text, run)
  return run
}

function remake(members: Map<MemberName, Uint8Array>): void {
  const set = currentCheckSet()
  const text = textIn(members, 'transcript.ndjson')
  const source = 'transcript.ndjson'
  const judge = (): Run => {
    const parts = readTranscript(text, source)
    return judgeTranscript(parts, { source, checks: allChecks, plan: planFromRecord(parts.header) })
  }
  const run = memo(text, judge)
  const facts = certificateFacts(run, { version: set.version, checkSet: checkSetDigest(set), lockfile: null })
  members.set('run.json', bytes(`${JSON.stringify(run, null, 2)}\n`))
  members.set('manifest.json', bytes(canonicalJson({ ...facts, members: [] })))
}

function draftOf(members: Map<MemberName, Uint8Array>, care: Care): Draft {
  const write = (name: MemberName, text: string): void => void members.set(name, bytes(text))
  const lines: Draft['lines'] = (edit) => {
    const before = textIn(members, 'transcript.ndjson')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Json)
    const after = edit(before) ?? before
    const chain = createChain()
    // Recomputes the digests of all lines, except for a careless tampering.
    const textOf = ({ sha256, ...line }: Json): string =>
      care === 'careless' ? JSON.stringify({ ...line, sha256 }) : chain.next(line)
    write('transcript.ndjson', after.map((line) => `${textOf(line)}\n`).join(''))
  }
  return {
    text: (name) => textIn(members, name),
    write,
    drop: (name) => void members.delete(name),
    reseal: () => enveloped(members, null),
    json(name, edit) {
      const value = JSON.parse(textIn(members, name)) as Json
      edit(value)
      const run = `${JSON.stringify(value, null, 2)}\n`
      write(
        name,
        name === 'run.json' ? run : name === 'statement.json' ? JSON.stringify(value) : canonicalJson(value),
      )
    },
    lines,
    exchange: (id, edit) =>
      lines((all) => {
        const line = all.find(({ exchange }) => (exchange as Exchange | undefined)?.id === id)
        if (line === undefined) throw new Error(`there is no exchange ${id}`)
        edit(line['exchange'])
      }),
  }
}

/** Returns the text of a member. */
export function textIn(members: Members, name: MemberName): string {
  return new TextDecoder().decode(members.get(name))
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
