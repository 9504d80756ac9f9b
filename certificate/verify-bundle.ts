import type { Run } from '../schemas/compiled/run.ts'
import { readZip, type Members } from './bundle-file.ts'
import { keyId, attestation, isSignedBy, PAYLOAD_TYPE, verifyingKey, KeyError } from './envelope.ts'
import { openBundle, type OpenBundle, type Verifier, memberText } from './open-bundle.ts'
import { recomputedRules } from './recomputed-rules.ts'
import { nearestDate } from './service-clock.ts'
import { type BundleAnswer, type Rule, rule } from './rule.ts'
import { summaryOf, type CertificateSummary, VALID_DAYS, validUntil } from './summary.ts'
import { transcriptRules } from './transcript-rules.ts'
import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { DAY_MS } from '../schemas/durations.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkSetDigest, listedMembers } from './bundle-content.ts'
import type { KeyObject } from 'node:crypto'

/** A violation of a rule by a bundle. */
export type VerifyFinding = { readonly rule: string; readonly answer: BundleAnswer; readonly detail: string }

/** The state of the signature. `own-key`: the key in the bundle fits, and no key was given. `wrong-key`: the given key does not fit. */
export type SignatureState = 'valid' | 'own-key' | 'unsigned' | 'wrong-key' | 'invalid'

/** The result of verifying a certificate. */
export type Verification = {
  /** The SHA-256 digest of the checks of the Assay version that judged the run, as the manifest gives it. */
  readonly checkSet: string
  /** The summary of `run`; null if `run` is null. */
  readonly summary: CertificateSummary | null
  readonly signature: SignatureState
  /** The id of the public key in the bundle. Null if the bundle contains no valid key. */
  readonly keyId: string | null
  /** Whether the bundle contains the whole run, unchanged. */
  readonly isComplete: boolean
  /** Whether the results in the bundle follow from its transcript. */
  readonly isRecomputed: boolean
  readonly findings: readonly VerifyFinding[]
  /** The run, judged again from the transcript. Null if that is impossible, for example if another version of Assay judged the run. */
  readonly run: Run | null
  readonly exchanges: number
  /** The smallest difference, over all answers, between `Date` and the time of the request, in ms. Null without a valid `Date`. */
  readonly datesOffMs: number | null
}

/** Verifies a bundle. Throws a BundleError for an invalid file. */
export async function verifyBundle(packed: Uint8Array, verifier: Verifier): Promise<Verification> {
  return verifyMembers(await readZip(packed), verifier)
}

/** Verifies the files of an unpacked bundle. Throws a BundleError for an invalid file. */
export function verifyMembers(
  members: Members,
  verifier: Verifier,
  rules: readonly Rule[] = allRules,
): Verification {
  const bundle = openBundle(members, verifier)
  const findings = rules.flatMap(({ id, answer, find }) =>
    find(bundle).map((detail) => ({ rule: id, answer, detail })),
  )
  const holds = (answer: BundleAnswer): boolean => findings.every((finding) => finding.answer !== answer)
  const broken = findings.map((finding) => finding.rule)
  const carried = includedKey(bundle)
  const exchanges = 'value' in bundle.transcript ? bundle.transcript.value.exchanges : []
  return {
    checkSet: bundle.manifest.suite.checkSet,
    summary: bundle.recomputed === null ? null : summaryOf(bundle.recomputed, broken, verifier),
    signature: signatureOf(bundle, findings),
    keyId: carried === null ? null : keyId(carried),
    isComplete: holds('complete'),
    isRecomputed: bundle.recomputed !== null && holds('recomputed'),
    findings,
    run: bundle.recomputed,
    exchanges: exchanges.length,
    datesOffMs: nearestDate(exchanges)?.offMs ?? null,
  }
}

function signatureOf(bundle: OpenBundle, findings: readonly VerifyFinding[]): SignatureState {
  const broken = findings.filter((found) => found.answer === 'signature' && found.rule !== 'unsigned')
  if (broken.some((found) => found.rule !== 'wrong-key')) return 'invalid'
  if (broken.length > 0) return 'wrong-key'
  if (!isSigned(bundle)) return 'unsigned'
  return bundle.verifier.key === null ? 'own-key' : 'valid'
}

// The tolerance for a run that began in the future, because clocks of machines and time zones differ.
const CLOCK_SLACK_MS = DAY_MS

const bundleRules: readonly Rule[] = [
  rule('members', 'complete', (bundle) => {
    const listed = new Map(bundle.manifest.members.map((member) => [member.name, canonicalJson(member)]))
    const held = new Map(listedMembers(bundle.members).map((member) => [member.name, canonicalJson(member)]))
    const names = new Set([...listed.keys(), ...held.keys()])
    const different = [...names].filter((name) => listed.get(name) !== held.get(name))
    if (listed.size !== bundle.manifest.members.length) different.push('a member that is listed twice')
    return different.map((name) => `${name} is not the one that the manifest lists`)
  }),
  // Checks that every JSON file has its canonical form. Otherwise a member could occur twice, and readers would disagree on its value.
  rule('canonical', 'complete', ({ members: held, manifest, envelope }) => {
    const environment: unknown = JSON.parse(memberText(held, 'environment.json'))
    const run: unknown = JSON.parse(memberText(held, 'run.json'))
    const forms = [
      ['manifest.json', canonicalJson(manifest)],
      ['envelope.json', canonicalJson(envelope)],
      ['environment.json', canonicalJson(environment)],
      ['run.json', `${JSON.stringify(run, null, 2)}\n`],
    ] as const
    return forms.flatMap(([name, form]) =>
      memberText(held, name) === form ? [] : [`${name} is not in the form that Assay writes`],
    )
  }),
  rule('plain-lines', 'complete', ({ members: held, transcript }) => {
    if (!('value' in transcript)) return []
    const lines = memberText(held, 'transcript.ndjson').trimEnd().split('\n')
    const odd = lines.findIndex((line) => JSON.stringify(JSON.parse(line)) !== line)
    return odd === -1 ? [] : [`line ${odd + 1} of the transcript is not in the form that Assay writes`]
  }),
  rule('check-set-known', 'complete', ({ checkSet }) =>
    checkSet === null
      ? ['the check set is not that of this version: verify with the version that made the bundle']
      : [],
  ),
  rule('suite-named', 'complete', ({ checkSet, manifest, transcript }) => {
    if (checkSet === null || !('value' in transcript)) return []
    const { version, checkSet: stated } = manifest.suite
    const ran = transcript.value.header.suite
    return [
      ...(stated === checkSetDigest(checkSet)
        ? []
        : ['the manifest names another check set than the bundle holds']),
      ...(version === checkSet.version && ran === checkSet.version
        ? []
        : [
            `the check set is of version ${checkSet.version}, and the manifest or the transcript names another version`,
          ]),
    ]
  }),
  rule('all-declared', 'complete', ({ statement }) => {
    if ('problem' in statement) return [`the statement cannot be read: ${statement.problem}`]
    const { capabilities } = statement.value
    return CAPABILITIES.filter((id) => id !== 'core' && !capabilities.has(id)).map(
      (id) => `the statement does not declare ${id}`,
    )
  }),
  rule('statement-of-run', 'complete', ({ statement, transcript }) => {
    if (!('value' in statement) || !('value' in transcript)) return []
    const judged = transcript.value.header.statement?.sha256
    return judged === statement.value.sha256
      ? []
      : ['the run was judged by another statement than the bundle holds']
  }),
  rule('not-in-the-future', 'complete', ({ manifest, verifier }) => {
    const startMs = Date.parse(manifest.startedAt)
    if (Number.isNaN(startMs)) return ['the manifest does not say when the run began']
    return startMs > verifier.nowMs + CLOCK_SLACK_MS
      ? [`the run began in the future: ${manifest.startedAt}`]
      : []
  }),
  rule('not-expired', 'complete', ({ manifest, verifier }) => {
    const last = validUntil(manifest.startedAt)
    return last !== null && Date.parse(last) < verifier.nowMs
      ? [`expired: a certificate is valid for ${VALID_DAYS} days, and the run began ${manifest.startedAt}`]
      : []
  }),
]

const signatureRules: readonly Rule[] = [
  // Checks that the signed statement equals the statement about this bundle as a whole, so that no part of it is unsigned.
  rule('covers', 'signature', ({ members, manifest, envelope }) => {
    const { members: _, ...facts } = manifest
    const expected = Buffer.from(attestation(members, facts)).toString('base64')
    return envelope.payload === expected
      ? []
      : [
          'what the envelope lists is not what the bundle holds: a member or the manifest was changed afterwards',
        ]
  }),
  rule('payload-type', 'signature', ({ envelope }) =>
    envelope.payloadType === PAYLOAD_TYPE
      ? []
      : ['the envelope does not say that it holds an in-toto statement'],
  ),
  rule('one-signature', 'signature', ({ envelope }) =>
    envelope.signatures.length > 1
      ? [`the envelope has ${envelope.signatures.length} signatures; one is enough`]
      : [],
  ),
  rule('signature-holds', 'signature', (bundle) => {
    if (!isSigned(bundle)) return []
    const key = includedKey(bundle)
    if (key === null) return ['the bundle is signed and carries no ed25519 key']
    return isSignedBy(bundle.envelope, key)
      ? []
      : ['the signature is not one by the key that the bundle carries']
  }),
  rule('key-id', 'signature', (bundle) => {
    const key = includedKey(bundle)
    const [signature] = bundle.envelope.signatures
    if (key === null || signature === undefined) return []
    return signature.keyid === keyId(key) ? [] : ['the envelope names another key than the bundle carries']
  }),
  rule('wrong-key', 'signature', (bundle) => {
    const { key } = bundle.verifier
    if (key === null || !isSigned(bundle)) return []
    return isSignedBy(bundle.envelope, key) ? [] : ['wrong key: it is not signed with the given key']
  }),
  rule('unsigned', 'signature', (bundle) =>
    bundle.verifier.key !== null && !isSigned(bundle)
      ? ['unsigned: it has no signature of the given key']
      : [],
  ),
  rule('key-without-signature', 'signature', (bundle) =>
    !isSigned(bundle) && bundle.members.has('signing-key.pem')
      ? ['the bundle carries a key and has no signature: the signature was taken out']
      : [],
  ),
]

function isSigned({ envelope }: OpenBundle): boolean {
  return envelope.signatures.length > 0
}

function includedKey({ members }: OpenBundle): KeyObject | null {
  if (!members.has('signing-key.pem')) return null
  try {
    return verifyingKey(memberText(members, 'signing-key.pem'), 'signing-key.pem')
  } catch (error) {
    if (error instanceof KeyError) return null
    throw error
  }
}

/** All rules of `assay verify`. */
export const allRules: readonly Rule[] = [
  ...signatureRules,
  ...bundleRules,
  ...transcriptRules,
  ...recomputedRules,
]
