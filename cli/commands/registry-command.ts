/** `assay verify DIR`: shows the certificates of several vendors on one static page. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BundleError } from '../../certificate/bundle-file.ts'
import { keyId } from '../../certificate/envelope.ts'
import { renderRegistry, type RefusedBundle, type RegistryEntry } from '../../reports/registry-page.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { count } from '../../schemas/count.ts'
import { VERSION, type CommandContext, type Flags } from '../command.ts'
import { CliError, usageError, writingFor } from '../errors.ts'
import { verifyFile } from '../verify-file.ts'
import { publicKeyIn } from '../signing-keys.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { writeWhole } from '../../schemas/files.ts'

const PAGE = 'index.html'
const SUFFIX = '.assay.zip'
const REFUSED = 3

/** Verifies all certificates in `folder` (`given` in errors), and writes a page about them. Returns 3 if any is refused, otherwise 0. */
export async function buildRegistry(
  folder: string,
  given: string,
  flags: Flags,
  context: CommandContext,
): Promise<number> {
  const [unused] = Object.keys(flags)
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
  const builtAt = new Date().toISOString()
  const page = await renderRegistry({ entries, refused, version: VERSION, builtAt })
  writingFor(given, () => writeWhole(join(folder, PAGE), page))
  for (const { file, why } of refused)
    context.stderr.write(`assay: ${oneLine(file)} is refused: ${oneLine(why)}\n`)
  for (const { file } of entries.filter(({ signer }) => signer === null))
    context.stderr.write(
      `assay: ${oneLine(file)} is not signed by a known key, and the page says so. Known keys are those in ${oneLine(join(given, 'keys'))}/NAME.pem\n`,
    )
  context.stdout.write(`registry: ${join(folder, PAGE)} (${count(entries.length, 'certificate')})\n`)
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
