/** `assay verify`: recomputes a certificate from its own evidence, with no network. */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BundleError, MAX_BUNDLE_BYTES } from '../../certificate/bundle-file.ts'
import { verifyBundle, type Verification } from '../../certificate/verify-bundle.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { textFlag, type Command, type CommandContext, type Given } from '../command.ts'
import { VERIFY_FLAGS } from '../flags.ts'
import { CliError } from '../errors.ts'
import { verifyingKeyFrom } from '../signing-key.ts'
import { renderVerification, verificationExitCode } from '../verification-text.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** Verifies a certificate. */
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
  run: verify,
}

async function verify({ flags, positionals }: Given, context: CommandContext): Promise<number> {
  const [given] = positionals
  if (given === undefined)
    throw new CliError('usage', 'no certificate given: give the path of a NAME.assay.zip')
  const path = resolve(context.cwd, given)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    const { buildRegistry } = await import('./registry-command.ts')
    return await buildRegistry(path, given, flags, context)
  }
  const key = verifyingKeyFrom(flags, context)
  const reader = { key, seed: textFlag(flags, 'seed'), nowMs: Date.now() }
  const verification = await verified(path, given, reader)
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
