import { statSync, existsSync, readdirSync } from 'node:fs'
import { resolve, basename, join } from 'node:path'
import { BundleError } from '../../certificate/bundle-file.ts'
import { USUAL_ROUNDS, type CertificateSummary, type SeedOrigin } from '../../certificate/summary.ts'
import type { SignatureState, Verification, VerifyFinding } from '../../certificate/verify-bundle.ts'
import { unusualText } from '../../schemas/unusual-readings.ts'
import { idsWith } from '../../schemas/verdict-counts.ts'
import { formatRules, formatVerdict, MADE_BY_ANYBODY } from '../../reports/scope-text.ts'
import { verifyFile } from '../verify-file.ts'
import { oneLine, quoted } from '../../reports/neutral-text.ts'
import { textFlag, type Command, VERSION, type CommandContext, type Flags } from '../command.ts'
import { VERIFY_FLAGS } from '../flags.ts'
import { CliError, usageError, writingFor } from '../errors.ts'
import type { BundleAnswer } from '../../certificate/rule.ts'
import type { CheckRecord, Run, Verdict } from '../../schemas/compiled/run.ts'
import { formatOutcome, formatScoped, leftOpenText, unjudgedMusts } from '../../reports/run-text.ts'
import { count, firstNames } from '../../schemas/count.ts'
import { MINUTE_MS } from '../../schemas/durations.ts'
import { publicKeyIn } from '../signing-keys.ts'
import { keyId } from '../../certificate/envelope.ts'
import {
  renderRegistry,
  verdictText,
  type RefusedBundle,
  type RegistryEntry,
} from '../../reports/registry-page.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { writeWhole } from '../../schemas/files.ts'

/** The command `assay verify`, which verifies a certificate. */
export const verifyCommand: Command = {
  usage: ['verify NAME.assay.zip [--key PUBLIC-KEY.pem] [--seed TEXT] [--json]', 'verify DIR [--page]'],
  about: `Gives three separate answers about a certificate, from the certificate alone, with no network:

  signature    valid, missing, or by a wrong key
  evidence     complete: one whole run, with every call that the judged checks need
  verdicts     recomputed from the recorded calls; differences are listed

Of a folder, it verifies every *.assay.zip, and with --page writes DIR/index.html: verdict and scope by vendor, with links to the bundles. The page loads no other files and needs no script. A bundle signed by a key in DIR/keys/NAME.pem is shown as
signed by NAME; any other is shown as not signed by a known key, or as unsigned.`,
  flags: VERIFY_FLAGS,
  notes: `exit codes: 2 when the file cannot be read as a certificate; else 3 when it is not complete, or the signature is not the one
            you asked for; else 1 when a verdict does not follow from the transcript; else that of the run (0 conformant,
            1 non-conformant, 3 incomplete). Of a folder: 3 when a bundle is refused`,
  examples: ['assay verify example.assay.zip --key certifier.pem', 'assay verify public/certificates'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const [given] = positionals
    if (given === undefined) throw usageError('no certificate given: give the path of a NAME.assay.zip')
    const path = resolve(context.cwd, given)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      return await buildRegistry(path, given, flags, context)
    if (flags['page'] === true) throw usageError(`--page is for a folder of certificates, not ${given}`)
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
        ? `${JSON.stringify({ headline: certificateHeadline(verification), ...verification, run: undefined, exitCode }, null, 2)}\n`
        : renderVerification(verification),
    )
    return exitCode
  },
}

const SHOWN = 20
const DIFFERENT = 1
const NOT_VALID = 3

const SIGNATURES: Readonly<Record<SignatureState, string>> = {
  valid: 'signed with the given key, whose owner could still invent the evidence',
  'own-key': `SIGNER UNKNOWN (no key was given to verify): ${MADE_BY_ANYBODY}`,
  unsigned: `UNSIGNED: ${MADE_BY_ANYBODY}`,
  'wrong-key': 'WRONG KEY',
  invalid: 'INVALID',
}

/** Returns the exit code: 3 for an invalid certificate, 1 if recomputed verdicts differ, else the exit code of the run. */
export function verificationExitCode(verification: Verification, isKeyNamed: boolean): number {
  const { signature, isComplete, isRecomputed, run } = verification
  const isSigned = isKeyNamed ? signature === 'valid' : signature === 'own-key' || signature === 'unsigned'
  if (!isSigned || !isComplete) return NOT_VALID
  return isRecomputed && run !== null ? run.exitCode : DIFFERENT
}

/** Returns the headline of a certificate. If the certificate is invalid, the headline gives the reason. */
export function certificateHeadline({ summary, signature, findings, run }: Verification): string {
  const [finding] = findings
  if (summary === null || run === null || summary.outcome === 'not-valid') {
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more, below)` : ''
    return `NOT VALID: ${oneLine(finding?.detail ?? 'no verdict can be recomputed')}${more}`
  }
  const lastDay = dayOf(summary.validUntil)
  const expired = summary.outcome === 'expired' ? `EXPIRED on ${lastDay}; it was ` : ''
  return [
    ...formatVerdict(`${expired}${formatScoped(formatOutcome(run.outcome), run, summary)}`, run, summary),
    `verified on ${dayOf(summary.verifiedAt)}, ${expired === '' ? 'expires' : 'expired'} on ${lastDay}; ${SIGNATURES[signature]}`,
  ].join('\n')
}

/** Formats a verification for a terminal. */
export function renderVerification(verification: Verification): string {
  const { signature, isRecomputed, findings } = verification
  // An expired bundle may still hold the whole run.
  const isWhole = findings.every(({ answer, rule }) => answer !== 'complete' || rule === 'not-expired')
  return [
    certificateHeadline(verification),
    '',
    ...subjectLines(verification),
    `signature   ${SIGNATURES[signature]}${verification.keyId === null ? '' : ` (key ${verification.keyId.slice(0, 16)})`}`,
    ...listed(findings, 'signature'),
    `evidence    ${isWhole ? evidenceText(verification) : 'NOT ACCEPTED'}`,
    ...listed(findings, 'complete'),
    `verdicts    ${isRecomputed ? 'recomputed from the recorded calls, from which each of them follows; the service was not called again' : 'NOT RECOMPUTED'}`,
    ...listed(findings, 'recomputed'),
    '',
    'This text proves nothing by itself, because anybody can type it: verify the certificate file, on the day on which it matters.',
    'Not proved: that the evidence is genuine, or that the date is true. Whoever runs Assay can invent both, with any seed. Nor who runs',
    'the service: its name comes from its statement. Nor how it behaves at other times or for other callers, nor the quality of its answers.',
    '(docs/certify.md)',
    '',
  ].join('\n')
}

// Without a recomputed run, the calls that its checks need are unknown.
function evidenceText({ run, exchanges }: Verification): string {
  return run === null
    ? 'NOT JUDGED, because no verdict was recomputed'
    : `enough to recompute every verdict: it has each call that the judged checks need (${count(exchanges, 'call')} of one run, which may be the best of many); whether it is genuine is unknown`
}

function subjectLines({ summary, checkSet, run, datesOffMs }: Verification): readonly string[] {
  if (summary === null || run === null || summary.outcome === 'not-valid') return []
  const { target, seed, isDisguised } = summary
  const unusual = unusualText(summary.unusual)
  return [
    `service     named by its own statement; model ${oneLine(target.model ?? 'none', 100)}`,
    `tested      ${oneLine(summary.startedAt)}, with the set of checks ${checkSet.slice(0, 12)}; this shows nothing about other days`,
    `rules       ${formatRules(run, summary)}`,
    ...(unusual === null ? [] : [`unusual     ${oneLine(unusual, 2000)}`]),
    ...unjudgedMusts(run),
    ...(run.notes ?? []).map((note) => `note        ${oneLine(note, 2000)}`),
    '',
    ...checkLines(run, summary),
    '',
    `seed        ${quoted(seed.value, 80)} for all prompts, ${SEEDS[seed.givenBy]}`,
    `client      ${isDisguised ? DISGUISED : NOT_DISGUISED}`,
    `rounds      questions whose answers depend on the model were asked ${roundsText(summary.repeat)}`,
    ...datesLine(datesOffMs),
    '',
  ]
}

function dayOf(time: string | null): string {
  return time?.slice(0, 10) ?? 'an unknown day'
}

// Returns one line per result of checks, and per reason why checks were not judged. Their numbers make up all checks.
function checkLines(run: Run, summary: CertificateSummary): readonly string[] {
  const { all, passed, failed, warnings, undecided, leftOpen } = summary.checks
  const named = (verdict: Verdict): string => firstNames(idsWith(run, verdict), SHOWN)
  const reasons = Map.groupBy(
    run.checks.filter(({ verdict }) => verdict === 'not-applicable'),
    (check) => whyNotJudged(check, run),
  )
  const rows: readonly (readonly [number, string])[] = [
    [passed, 'passed'],
    [failed, `failed: ${named('fail')}`],
    [warnings, `warned, because a recommendation is not followed: ${named('warn')}`],
    [undecided, `undecided: ${named('inconclusive')}`],
    [leftOpen, `not judged, left open: ${leftOpenText(summary)}`],
    ...[...reasons].map(([reason, own]) => {
      const capabilities = [...new Set(own.map(({ capability }) => capability))].join(', ')
      return [own.length, `not judged, ${reason}: ${capabilities}`] as const
    }),
  ]
  const shown = rows.filter(([number]) => number > 0)
  return [
    `${count(all, 'check')} in all:`,
    ...shown.map(([number, text]) => `${String(number).padStart(10)}  ${oneLine(text, 2000)}`),
  ]
}

// Returns why a check was not judged. A check without a rule in force is left open, whatever else keeps it from being judged.
function whyNotJudged(check: CheckRecord, run: Run): string {
  const { layer, reading = '', code, explainedBy = '', reason = 'they do not apply' } = check
  const isOpen = layer === 'observed' && run.leftOpen?.keys.includes(reading) === true
  if (isOpen && code !== 'declared-unsupported') return 'because of the same points left open'
  return idsWith(run, 'fail').includes(explainedBy) ? `because ${explainedBy} failed` : reason
}

function roundsText(repeat: number): string {
  const times = repeat === 1 ? 'once' : `${repeat} times`
  return repeat < USUAL_ROUNDS ? `${times}; ${USUAL_ROUNDS} are usual: later rounds may be left out` : times
}

function datesLine(offMs: number | null): readonly string[] {
  if (offMs === null || Math.abs(offMs) < TOLD_OFF_MS) return []
  const minutes = count(Math.round(Math.abs(offMs) / MINUTE_MS), 'minute')
  return [
    `dates       the service dates all its answers at least ${minutes} ${offMs < 0 ? 'before' : 'after'} the run: a clock is wrong, or times were moved`,
  ]
}

const TOLD_OFF_MS = 2 * MINUTE_MS

const SEEDS: Readonly<Record<SeedOrigin, string>> = {
  reader: 'the one that you gave (--seed); it does not show that the transcript is genuine',
  everybody: 'which everybody knows: answers could have been prepared',
  unknown: 'chosen by whoever ran Assay, who may have tried others before',
}

const DISGUISED =
  'run with --disguise: as the official JavaScript library, with words and names from the seed'
const NOT_DISGUISED =
  'run without --disguise: a service that recognizes Assay may have behaved well only for it'

function listed(findings: readonly VerifyFinding[], answer: BundleAnswer): readonly string[] {
  const own = findings.filter((finding) => finding.answer === answer)
  const more = own.length > SHOWN ? [`            ... and ${own.length - SHOWN} more`] : []
  return [
    ...own.slice(0, SHOWN).map(({ rule, detail }) => `            ${oneLine(detail)} [rule ${rule}]`),
    ...more,
  ]
}

const PAGE = 'index.html'

const SUFFIX = '.assay.zip'

const REFUSED = 3

async function buildRegistry(
  folder: string,
  given: string,
  flags: Flags,
  context: CommandContext,
): Promise<number> {
  const unused = Object.keys(flags).find((name) => name !== 'page')
  if (unused !== undefined)
    throw usageError(`--${unused} is for one certificate: leave it out, or give a NAME${SUFFIX}`)
  const files = filesIn(folder).filter((name) => name.endsWith(SUFFIX))
  if (files.length === 0)
    throw usageError(`${given} holds no ${SUFFIX} file: give the folder with the certificates`)
  const signers = knownKeys(join(folder, 'keys'))
  const entries: RegistryEntry[] = []
  const refused: RefusedBundle[] = []
  for (const file of files) {
    const found = await entryOf(join(folder, file), file, signers)
    if ('why' in found) refused.push({ file, why: found.why })
    else entries.push(found)
  }
  for (const entry of entries) {
    const by = entry.signer === null ? '' : `; signed by ${oneLine(entry.signer)}`
    context.stdout.write(`${oneLine(entry.file)}: ${verdictText(entry)}${by}\n`)
  }
  for (const { file, why } of refused)
    context.stderr.write(`assay: ${oneLine(file)} is refused: ${oneLine(why)}\n`)
  for (const { file } of entries.filter(({ signer }) => signer === null))
    context.stderr.write(
      `assay: ${oneLine(file)} is not signed by a known key. Known keys are those in ${oneLine(join(given, 'keys'))}/NAME.pem\n`,
    )
  if (flags['page'] === true) {
    const builtAt = new Date().toISOString()
    const page = await renderRegistry({ entries, refused, version: VERSION, builtAt })
    writingFor('--page', () => writeWhole(join(folder, PAGE), page))
    context.stdout.write(`registry: ${join(folder, PAGE)} (${count(entries.length, 'certificate')})\n`)
  }
  return refused.length > 0 ? REFUSED : 0
}

async function entryOf(
  path: string,
  file: string,
  signers: ReadonlyMap<string, string>,
): Promise<RegistryEntry | { readonly why: string }> {
  try {
    const verified = await verifyFile(path, { key: null, nowMs: Date.now() })
    const { run, findings, signature, summary } = verified
    const [finding] = findings
    if (finding !== undefined || run === null || summary === null)
      return { why: finding?.detail ?? 'no verdict can be recomputed' }
    const signer = signers.get(verified.keyId ?? '') ?? null
    const isSigned = signature !== 'unsigned'
    return { file, run, isSigned, signer, validUntil: summary.validUntil ?? '' }
  } catch (error) {
    if (error instanceof BundleError) return { why: error.message }
    throw error
  }
}

function knownKeys(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = filesIn(folder).filter(
    (name) => name.endsWith('.pem') && statSync(join(folder, name)).isFile(),
  )
  const byKey = Map.groupBy(files, (name) => keyId(publicKeyIn(join(folder, name))))
  return new Map([...byKey].map(([id, own]) => [id, own.map((name) => basename(name, '.pem')).join(' or ')]))
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    const problem = `cannot read the folder ${oneLine(folder)}: ${systemProblem(error)}`
    throw new CliError('unreadable', `${problem}. Give the folder that holds the ${SUFFIX} files`, error)
  }
}
