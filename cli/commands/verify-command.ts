import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BundleError } from '../../certificate/bundle-file.ts'
import { USUAL_ROUNDS, type SeedOrigin } from '../../certificate/summary.ts'
import type { SignatureState, Verification, VerifyFinding } from '../../certificate/verify-bundle.ts'
import { unusualText } from '../../schemas/unusual-readings.ts'
import { idsWith, leftOpenText, scopeText } from '../../schemas/verdict-counts.ts'
import { verifyFile } from '../verify-file.ts'
import { oneLine, quoted } from '../../reports/neutral-text.ts'
import { textFlag, type Command } from '../command.ts'
import { VERIFY_FLAGS } from '../flags.ts'
import { CliError, usageError } from '../errors.ts'
import type { BundleAnswer } from '../../certificate/rule.ts'
import type { Run, Verdict } from '../../schemas/compiled/run.ts'
import { formatOutcome } from '../../reports/run-text.ts'
import { count, firstNames } from '../../schemas/count.ts'
import { MINUTE_MS } from '../../schemas/durations.ts'
import { publicKeyIn } from '../signing-keys.ts'

/** The command `assay verify`, which verifies a certificate. */
export const verifyCommand: Command = {
  usage: ['verify NAME.assay.zip [--key PUBLIC-KEY.pem] [--seed TEXT] [--json]', 'verify DIR'],
  about: `Gives three separate answers about a certificate, from the certificate alone, with no network:

  signature    valid, unsigned, or by a wrong key
  complete     every check of its check set was judged, in one whole run, with nothing left out
  recomputed   every verdict follows from the transcript; differences are listed

Of a folder, it verifies every *.assay.zip and writes DIR/index.html: capabilities by vendor, each layer by itself, with links
to the bundles. The page loads no other files and needs no script. A bundle signed by a key in DIR/keys/NAME.pem is shown as
signed by NAME; any other is shown as not signed by a known key, or as unsigned.`,
  flags: VERIFY_FLAGS,
  notes: `exit codes: 2 when the file cannot be read as a certificate; else 3 when it is not complete, or the signature is not the one
            you asked for; else 1 when a verdict does not follow from the transcript; else that of the run (0 conformant,
            1 non-conformant, 3 incomplete). Of a folder: 3 when a bundle is refused; the page then says why`,
  examples: ['assay verify example.assay.zip --key certifier.pem', 'assay verify public/certificates'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const [given] = positionals
    if (given === undefined) throw usageError('no certificate given: give the path of a NAME.assay.zip')
    const path = resolve(context.cwd, given)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
      const { buildRegistry } = await import('./registry-command.ts')
      return await buildRegistry(path, given, flags, context)
    }
    const keyFile = textFlag(flags, 'key')
    const key = keyFile === null ? null : publicKeyIn(resolve(context.cwd, keyFile))
    const reader = { key, seed: textFlag(flags, 'seed'), nowMs: Date.now() }
    const verification = await verifyFile(path, reader).catch((error: unknown) => {
      if (!(error instanceof BundleError)) throw error
      throw new CliError('unreadable', `${oneLine(given)} is refused: ${oneLine(error.message)}`, error)
    })
    const exitCode = verificationExitCode(verification, key !== null)
    context.stdout.write(
      flags['json'] === true
        ? `${JSON.stringify({ ...verification, run: undefined, exitCode }, null, 2)}\n`
        : renderVerification(verification),
    )
    return exitCode
  },
}

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

/**
 * Returns the exit code of `assay verify`: 3 for an invalid certificate, 1 if the recomputed results differ,
 * otherwise the exit code of the run. `isKeyNamed`: whether the user named the public key with a flag.
 */
export function verificationExitCode(verification: Verification, isKeyNamed: boolean): number {
  const { signature, isComplete, isRecomputed, run } = verification
  const isSigned = isKeyNamed ? signature === 'valid' : signature === 'own-key' || signature === 'unsigned'
  if (!isSigned || !isComplete || run === null) return NOT_VALID
  return isRecomputed ? run.exitCode : DIFFERENT
}

/** Formats the results of a verification for a terminal. All shown facts are recomputed from the bundle. */
export function renderVerification(verification: Verification): string {
  const { signature, keyId, isComplete, isRecomputed, exchanges, findings } = verification
  return [
    ...headLines(verification),
    '',
    `signature   ${SIGNATURES[signature]}${keyId === null ? '' : ` (key ${keyId.slice(0, 16)})`}`,
    ...listed(findings, 'signature'),
    `complete    ${isComplete ? `yes: ${count(exchanges, 'exchange')} of one run, and no call of what was judged is left out` : 'NO'}`,
    ...listed(findings, 'complete'),
    `recomputed  ${isRecomputed ? 'yes: every verdict follows from the transcript' : notRecomputed(verification)}`,
    ...listed(findings, 'recomputed'),
    '',
    'Not proved: that the transcript is genuine. Whoever runs Assay can invent it, with any seed. Nor who runs the service: its name',
    'comes from its statement. Nor how it behaves at other times or for other callers, nor the quality of its answers.',
    '(docs/certify.md)',
    '',
  ].join('\n')
}

// Formats the first lines. The first word is the outcome of the run, or NOT VALID if the verification has a finding.
function headLines({ summary, checkSet, run, datesOffMs }: Verification): readonly string[] {
  if (summary === null) return ['NOT VALID']
  const { name, outcome, target, judged, notJudged, profile, readings, validUntil, seed, isDisguised } =
    summary
  const leftOpen = leftOpenText(summary)
  const unusual = unusualText(summary.unusual)
  const word = outcome === 'not-valid' ? 'NOT VALID' : formatOutcome(outcome)
  const absent = Map.groupBy(notJudged, ({ why }) => why)
  const absentText = [...absent].map(([why, own]) => `${own.map(({ id }) => id).join(', ')} (${why})`)
  return [
    `${word}: ${quoted(name)} at ${oneLine(target.baseUrl, 200)}, model ${oneLine(target.model ?? 'none', 100)}`,
    'to          the Conversational AI Service Interface and the readings below, as far as it was judged, on that day',
    `judged      ${judged.join(', ') || 'nothing'}: ${scopeText(summary)}`,
    `not judged  ${absentText.length === 0 ? 'none' : `${absentText.join('; ')}: nothing is shown about them`}`,
    ...namedLine('failed      ', run, 'fail'),
    ...namedLine('warnings    ', run, 'warn'),
    ...namedLine('undecided   ', run, 'inconclusive'),
    `readings    what the interface leaves open, of what was judged: ${readings.declared} declared in the statement, ${readings.ofProfile} of profile ${oneLine(profile, 80)}`,
    ...(unusual === null ? [] : [`unusual     ${oneLine(unusual, 2000)}`]),
    ...(leftOpen === null ? [] : [`left open   ${leftOpen}`]),
    `run         of ${oneLine(summary.startedAt)}, valid until ${validUntil ?? 'an unknown day'}; Assay ${oneLine(summary.version)}, check set ${checkSet.slice(0, 12)}`,
    `seed        ${quoted(seed.value, 80)}, ${SEEDS[seed.givenBy]}`,
    `client      ${isDisguised ? DISGUISED : NOT_DISGUISED}`,
    `rounds      probes that depend on the model ran ${roundsText(summary.repeat)} (--repeat)`,
    ...datesLine(datesOffMs),
  ]
}

function roundsText(repeat: number): string {
  const times = repeat === 1 ? 'once' : `${repeat} times`
  return repeat < USUAL_ROUNDS ? `${times}; ${USUAL_ROUNDS} are usual: later rounds may be left out` : times
}

// Returns a line about the clock of the service, or about moved times, if all answers are dated minutes away from their calls.
function datesLine(offMs: number | null): readonly string[] {
  if (offMs === null || Math.abs(offMs) < TOLD_OFF_MS) return []
  const minutes = count(Math.round(Math.abs(offMs) / MINUTE_MS), 'minute')
  return [
    `dates       the service dates all its answers at least ${minutes} ${offMs < 0 ? 'before' : 'after'} the run: a clock is wrong, or times were moved`,
  ]
}

const TOLD_OFF_MS = 2 * MINUTE_MS

// Returns a line with the ids of the checks that have this verdict; an empty list if no check has it.
function namedLine(label: string, run: Run | null, wanted: Verdict): readonly string[] {
  const ids = run === null ? [] : idsWith(run, wanted)
  return ids.length === 0 ? [] : [`${label}${firstNames(ids, SHOWN)}`]
}

const SEEDS: Readonly<Record<SeedOrigin, string>> = {
  reader: 'the one that you gave (--seed); it does not show that the transcript is genuine',
  everybody: 'which everybody knows: answers could have been prepared',
  unknown: 'chosen by whoever ran Assay, who may have tried others before',
}

function notRecomputed({ run }: Verification): string {
  return run === null ? 'NO: no verdict can be recomputed from it, for the reasons above' : 'NO'
}

const DISGUISED =
  'disguised as the official JavaScript library, with words and names from the seed (--disguise)'
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
