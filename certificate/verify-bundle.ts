/** Verifies a certificate offline: its signature is valid, its run is complete, and its results follow from the transcript. */
import type { Run } from '../schemas/compiled/run.ts'
import { readZip, type Members } from './bundle-file.ts'
import { bundleRules } from './bundle-rules.ts'
import { keyId } from './envelope.ts'
import { openBundle, type OpenBundle, type Verifier } from './open-bundle.ts'
import { recomputedRules } from './recomputed-rules.ts'
import type { BundleAnswer, Rule } from './rule.ts'
import { includedKey, isSigned, signatureRules } from './signature-rules.ts'
import { summaryOf, type CertificateSummary } from './summary.ts'
import { transcriptRules } from './transcript-rules.ts'

/** All rules of `assay verify`: about the signature, the bundle, the transcript, and the recomputed results. */
export const allRules: readonly Rule[] = [
  ...signatureRules,
  ...bundleRules,
  ...transcriptRules,
  ...recomputedRules,
]

/** A violation in a bundle. `rule`: the id of the rule that found it. `answer`: the part of the result that the violation affects. */
export type VerifyFinding = { readonly rule: string; readonly answer: BundleAnswer; readonly detail: string }

/** The state of a signature. `own-key`: the key in the bundle made the signature, but the verifier gave no key to compare with. */
export type SignatureState = 'valid' | 'own-key' | 'unsigned' | 'wrong-key' | 'invalid'

/** The result of verifying a bundle. */
export type Verification = {
  /** The digest of the check set, as the manifest states it. */
  readonly checkSet: string
  readonly summary: CertificateSummary | null
  readonly signature: SignatureState
  /** The id of the key in the bundle; null if the bundle contains no valid key. */
  readonly keyId: string | null
  readonly isComplete: boolean
  readonly isRecomputed: boolean
  readonly findings: readonly VerifyFinding[]
  /** The run computed again from the transcript. Null if the transcript is invalid, or for the check set of another version. */
  readonly run: Run | null
  readonly exchanges: number
}

/** Verifies a bundle. Throws a BundleError if the bundle cannot be unpacked or parsed, or if Assay would write other bytes for it. */
export async function verifyBundle(packed: Uint8Array, verifier: Verifier): Promise<Verification> {
  return verifyMembers(await readZip(packed), verifier)
}

/** Verifies the files of a bundle. Tests may pass fewer `rules`. Throws a BundleError if a file such as the manifest is invalid. */
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
  const carried = includedKey(bundle)
  return {
    checkSet: bundle.manifest.suite.checkSet,
    summary: bundle.recomputed === null ? null : summaryOf(bundle.recomputed, verifier.seed ?? null),
    signature: signatureOf(bundle, findings),
    keyId: carried === null ? null : keyId(carried),
    isComplete: holds('complete'),
    isRecomputed: bundle.recomputed !== null && holds('recomputed'),
    findings,
    run: bundle.recomputed,
    exchanges: 'value' in bundle.transcript ? bundle.transcript.value.exchanges.length : 0,
  }
}

function signatureOf(bundle: OpenBundle, findings: readonly VerifyFinding[]): SignatureState {
  const broken = findings.filter(({ answer, rule }) => answer === 'signature' && rule !== 'unsigned')
  if (broken.some(({ rule }) => rule !== 'wrong-key')) return 'invalid'
  if (broken.length > 0) return 'wrong-key'
  if (!isSigned(bundle)) return 'unsigned'
  return bundle.verifier.key === null ? 'own-key' : 'valid'
}
