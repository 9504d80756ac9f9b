/** `assay verify`: recomputes a certificate from its own evidence, with no network. */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BundleError, MAX_BUNDLE_BYTES } from '../../certificate/bundle-file.ts'
import { verifyBundle, type Verification } from '../../certificate/verify-bundle.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { parseFlags, textFlag, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { verifyingKeyFrom } from '../signing-key.ts'
import { renderVerification, verificationExitCode } from '../verification-text.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

const HELP = `usage: assay verify NAME.assay.zip [--key PUBLIC-KEY.pem] [--seed TEXT] [--json]

Gives three separate answers about a certificate, from the certificate alone, with no network:

  signature    valid, unsigned, or by a wrong key
  complete     every check of its check set was judged, in one whole run, with nothing left out
  recomputed   every verdict follows from the transcript; differences are listed

  --key FILE   public ed25519 key in PEM of the expected signer
  --seed TEXT  the seed that you gave to the vendor: the run must have it, and an answer must repeat a nonce of it
  --json       print the answers as JSON

exit codes: 2 when the file cannot be read as a certificate; else 3 when it is not complete, or the signature is not the one
            you asked for; else 1 when a verdict does not follow from the transcript; else that of the run (0 conformant,
            1 non-conformant, 3 incomplete)

example: assay verify example.assay.zip --key certifier.pem
`

/** Verifies a certificate. */
export const verifyCommand: Command = {
  help: HELP,
  run: verify,
}

const VERIFY_FLAGS = {
  key: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

async function verify(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, VERIFY_FLAGS, 1)
  const [given] = positionals
  if (given === undefined)
    throw new CliError('usage', 'no certificate given: give the path of a NAME.assay.zip')
  const key = verifyingKeyFrom(flags, context)
  const reader = { key, seed: textFlag(flags, 'seed'), nowMs: Date.now() }
  const verification = await verified(resolve(context.cwd, given), given, reader)
  const exitCode = verificationExitCode(verification, key !== null)
  context.stdout.write(
    flags['json'] === true
      ? `${JSON.stringify({ ...verification, run: undefined, exitCode }, null, 2)}\n`
      : renderVerification(verification),
  )
  return exitCode
}

async function verified(
  path: string,
  given: string,
  reader: Parameters<typeof verifyBundle>[1],
): Promise<Verification> {
  try {
    return await verifyBundle(fileBytes(path), reader)
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    throw new CliError('unreadable', `${oneLine(given)} is refused: ${oneLine(error.message)}`, {
      cause: error,
    })
  }
}

function fileBytes(path: string): Uint8Array {
  try {
    // Looked at first: a file that is too large is not even read.
    if (statSync(path).size > MAX_BUNDLE_BYTES)
      throw new BundleError(`it is larger than ${MAX_BUNDLE_BYTES} bytes`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof BundleError) throw error
    const why = `${oneLine(path)}: ${systemProblem(error)}`
    throw new CliError(
      'unreadable',
      `cannot read the certificate ${why}. Give the path of a NAME.assay.zip`,
      {
        cause: error,
      },
    )
  }
}
