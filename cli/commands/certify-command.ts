import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { arch, platform, release } from 'node:os'
import { basename, join } from 'node:path'
import { writeZip } from '../../certificate/bundle-file.ts'
import { sha256 } from '../../certificate/canonical-json.ts'
import { makeBundle } from '../../certificate/make-bundle.ts'
import { USUAL_ROUNDS } from '../../certificate/summary.ts'
import { verifyMembers } from '../../certificate/verify-bundle.ts'
import { shellWord } from '../../reports/curl.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { DECIDED } from '../../schemas/verdict-counts.ts'
import { PROFILES_VARIABLE } from '../../schemas/profile-variable.ts'
import { CERTIFY_FLAGS } from '../flags.ts'
import { checkRequest, randomSeed, type CheckRequest, renderPlan } from '../check-request.ts'
import { exitCodeFor, present, judgeThen } from './check-command.ts'
import { VERSION, textFlag, type Command, type CommandContext, type Flags } from '../command.ts'
import { writeWhole } from '../../schemas/files.ts'
import { nextLine, nextStep, shellCommand } from '../next-step.ts'
import { requireTarget, statementIn } from '../target.ts'
import { signingKeyFrom } from '../signing-keys.ts'
import { usageError } from '../errors.ts'
import { certificateHeadline } from './verify-command.ts'

/** The command `assay certify`, which judges a service and writes a certificate. */
export const certifyCommand: Command = {
  usage: ['certify BASE-URL --statement FILE [options]'],
  about: `Judges everything that the statement declares, and writes NAME.assay.zip: the statement, the transcript, the verdicts, and
what was not tested. 'assay verify' recomputes every verdict from it, offline. The word 'reference' in place of BASE-URL
names the embedded reference implementation, which brings its statement.`,
  flags: CERTIFY_FLAGS,
  notes:
    "The exit code is that of the run; 3 when 'assay verify' with the same profiles would refuse the certificate.",
  examples: [
    'ASSAY_KEY=... assay certify https://api.example.com --statement statement.json --signing-key key.pem',
  ],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    requireTarget(positionals[0], 'certify')
    const key = signingKeyFrom(flags, context)
    const request = await certifyRequest(flags, positionals[0] ?? '', context)
    if (flags['list'] === true) {
      context.stdout.write(renderPlan(request))
      return 0
    }
    return await judgeThen(request, context, async ({ run }) => {
      present(request, run, context)
      const objection = objectionTo(run)
      if (objection !== null) {
        context.stderr.write(`assay: no certificate: ${objection}\n`)
        return exitCodeFor(run)
      }
      return await writeCertificate({ request, run, key }, context)
    })
  },
}

const REFUSED = 3

// Returns why a run cannot be certified; null if it can. A certificate needs at least one verdict.
function objectionTo(run: Run): string | null {
  if (run.interrupted === true || run.outcome === 'broken')
    return 'the run did not come to its end. Certify again'
  const isSeen = run.checks.some(({ verdict }) => DECIDED.includes(verdict))
  if (isSeen) return null
  return 'nothing of the service was seen. See the reason above, and certify again once the service answers'
}

type Certifying = { readonly request: CheckRequest; readonly run: Run; readonly key: KeyObject | null }

async function writeCertificate({ request, run, key }: Certifying, context: CommandContext): Promise<number> {
  const { out, statementPath } = request
  const { members, run: recomputed } = makeBundle({
    statement: readFileSync(statementPath ?? ''),
    transcript: readFileSync(join(out, 'transcript.ndjson'), 'utf8'),
    environment: {
      assay: VERSION,
      node: process.version,
      platform: platform(),
      release: release(),
      arch: arch(),
    },
    lockfile: lockfileDigest(),
    key,
  })
  const verification = verifyMembers(members, {
    key: key === null ? null : createPublicKey(key),
    nowMs: Date.now(),
    // Reuses the run that was just recomputed from the same transcript.
    memo: () => recomputed,
  })
  const stream = request.json ? context.stderr : context.stdout
  const mend = run.exitCode === 0 ? null : nextStep(run, null)
  if (verification.findings.length > 0) {
    for (const { detail } of verification.findings)
      stream.write(`no certificate, 'assay verify' would refuse it: ${oneLine(detail)}\n`)
    stream.write(
      nextLine(mend ?? 'certify again; if this stays, it is a mistake of Assay: report the line above'),
    )
    return run.exitCode === 0 ? REFUSED : run.exitCode
  }
  const path = join(out, `${fileName(run.statement?.name ?? '')}.assay.zip`)
  writeWhole(path, await writeZip(members))
  const profiles = process.env[PROFILES_VARIABLE] ?? ''
  // Without the same profiles, verify cannot compute the verdicts again.
  const setting = profiles === '' ? '' : `${PROFILES_VARIABLE}=${shellWord(profiles)} `
  const verify = `${setting}${shellCommand('verify', [path, ...(key === null ? [] : ['--key', 'PUBLIC-KEY.pem'])])}`
  stream.write(
    `certificate: ${path}\nverify says: ${certificateHeadline(verification)}\n${mend === null ? '' : nextLine(mend)}${nextLine(`verify it, offline: ${verify}`)}`,
  )
  return run.exitCode
}

// Returns the digest of the lockfile. Null for an installed package, whose package.json pins the dependencies instead.
function lockfileDigest(): string | null {
  const path = join(import.meta.dirname, '..', '..', 'package-lock.json')
  return existsSync(path) ? sha256(readFileSync(path)) : null
}

const LONGEST_NAME = 60

function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, LONGEST_NAME).replaceAll(/^-|-$/g, '') || 'certificate'
}

async function certifyRequest(flags: Flags, given: string, context: CommandContext): Promise<CheckRequest> {
  if (flags['statement'] === undefined && given !== 'reference')
    throw usageError(
      'a certificate is about a statement: name it with --statement FILE   (docs/statement.md)',
    )
  await requireDeclared(flags, context)
  // A random seed, so that answers cannot have been prepared for it.
  const seed = flags['seed'] ?? randomSeed()
  const repeat = flags['repeat'] ?? String(USUAL_ROUNDS)
  // A certificate contains all checks.
  return checkRequest({ ...flags, seed, repeat, huge: true }, given, context)
}

// Throws CliError('usage') unless the statement has a name and declares every capability. Runs before the output folder is created.
async function requireDeclared(flags: Flags, context: CommandContext): Promise<void> {
  const path = textFlag(flags, 'statement')
  const plan = await statementIn(flags, context)
  // The statement of the reference implementation declares all of them.
  if (plan === null) return
  const { capabilities, statement } = plan
  if (statement?.name === basename(path ?? ''))
    throw usageError(
      `${path} has no name: a certificate is about a named service. Add one, such as "name": "Example service, free tier"`,
    )
  const open = [...capabilities].filter(([, support]) => support === 'auto').map(([id]) => id)
  if (open.length === 0) return
  const example = JSON.stringify({ [open[0] ?? '']: 'unsupported' })
  throw usageError(
    `${path} does not declare ${open.join(', ')}: a certificate needs each capability declared "supported" or "unsupported". Add them to "capabilities", such as ${example}`,
  )
}
