/** The text and the exit code of `assay verify`. */
import type { VerifyFinding, SignatureState, Verification } from '../certificate/verify-bundle.ts'
import type { BundleAnswer } from '../certificate/rule.ts'
import { oneLine } from '../reports/neutral-text.ts'
import { formatOutcome } from '../reports/run-text.ts'
import { count } from '../schemas/count.ts'

const SHOWN = 20
const DIFFERENT = 1
const NOT_VALID = 3

const SIGNATURES: Readonly<Record<SignatureState, string>> = {
  valid: 'valid: signed by the key that you named',
  'own-key': 'signed, by a key that you did not name (--key): it does not show who signed',
  unsigned: 'unsigned: anybody could have made this bundle',
  'wrong-key': 'WRONG KEY',
  invalid: 'INVALID',
}

/** The exit code: that of the run when every answer is good. `isKeyNamed`: the reader asks for a signature. */
export function verificationExitCode(verification: Verification, isKeyNamed: boolean): number {
  const { signature, isComplete, isRecomputed, run } = verification
  const isSigned = isKeyNamed ? signature === 'valid' : signature === 'own-key' || signature === 'unsigned'
  if (!isSigned || !isComplete || run === null) return NOT_VALID
  return isRecomputed ? run.exitCode : DIFFERENT
}

/** The answers as text for a terminal. */
export function renderVerification(verification: Verification): string {
  const { manifest, signature, keyId, isComplete, isRecomputed, run, exchanges, findings } = verification
  const { name, target, startedAt, suite, disguised, repeat } = manifest
  const checks = run === null ? 'no checks' : count(run.checks.length, 'check')
  // Also of a bundle that a named key has not signed: anyone who asks for a signature reads the first line.
  const outcome = findings.length === 0 && run !== null ? formatOutcome(run.outcome) : 'NOT VALID'
  return [
    `${outcome}: ${oneLine(name, 200)} at ${oneLine(target.baseUrl, 200)}, model ${oneLine(target.model ?? 'none', 100)}`,
    `run of ${oneLine(startedAt)}, Assay ${oneLine(suite.version)}, check set ${suite.checkSet.slice(0, 12)}`,
    disguised === true ? DISGUISED : NOT_DISGUISED,
    `probes that depend on the model ran ${repeat === undefined ? 'once' : `${repeat} times`} (--repeat)`,
    '',
    `signature   ${SIGNATURES[signature]}${keyId === null ? '' : ` (key ${keyId.slice(0, 16)})`}`,
    ...listed(findings, 'signature'),
    `complete    ${isComplete ? `yes: ${checks}, ${count(exchanges, 'exchange')}, one run` : 'NO'}`,
    ...listed(findings, 'complete'),
    `recomputed  ${isRecomputed ? 'yes: every verdict follows from the transcript' : notRecomputed(verification)}`,
    ...listed(findings, 'recomputed'),
    '',
    'Not proved: that the transcript is genuine (the maker of the bundle could have invented it), how the service behaves at',
    'other times or for other callers, and the quality of its answers.   (docs/certify.md)',
    '',
  ].join('\n')
}

function notRecomputed({ run }: Verification): string {
  return run === null ? 'NO: no verdict can be recomputed from it, for the reasons above' : 'NO'
}

const DISGUISED = 'disguised: its client, prompts and names were drawn from the seed (--disguise)'
const NOT_DISGUISED =
  'not disguised: a service that recognizes Assay may have behaved well only for it (--disguise)'

function listed(findings: readonly VerifyFinding[], answer: BundleAnswer): readonly string[] {
  const own = findings.filter((finding) => finding.answer === answer)
  const more = own.length > SHOWN ? [`            ... and ${own.length - SHOWN} more`] : []
  return [
    ...own.slice(0, SHOWN).map(({ rule, detail }) => `            ${oneLine(detail)} [${rule}]`),
    ...more,
  ]
}
