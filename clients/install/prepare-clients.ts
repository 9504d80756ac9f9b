import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientLanguage, ClientProgram } from '../../conformance/exchange/client-job.ts'
import { cacheFolder, packageLocation } from '../../load/runner/package-location.ts'
import { systemCode } from '../../schemas/system-problem.ts'
import { InstallError, RECIPES, toolchainVersion, type StartLine } from './recipes.ts'

type PrepareOptions = {
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal
  /** The folder for installed libraries; absent for the default cache. */
  readonly cache?: string
}

const DIGEST_LENGTH = 20

/** Installs missing client libraries. Returns the start command of each client. */
export async function prepareClients(
  languages: readonly ClientLanguage[],
  options: PrepareOptions,
): Promise<readonly ClientProgram[]> {
  const programs: ClientProgram[] = []
  // Sequential, because each installation keeps the machine busy.
  for (const language of languages) programs.push(await prepared(language, options))
  return programs
}

async function prepared(language: ClientLanguage, options: PrepareOptions): Promise<ClientProgram> {
  try {
    return { language, kind: 'ready', ...(await installed(language, options)) }
  } catch (error) {
    if (!(error instanceof InstallError)) throw error
    const reason = `${error.message} (${RECIPES[language].libraryName} was not run)`
    return { language, kind: 'missing', reason }
  }
}

async function installed(
  language: ClientLanguage,
  { onProgress, signal, cache = cacheFolder(packageLocation()) }: PrepareOptions,
): Promise<StartLine> {
  const recipe = RECIPES[language]
  const sourceFolder = join(import.meta.dirname, '..', 'programs', language)
  const key = keyOf(sourceFolder, await toolchainVersion(recipe))
  const root = join(cache, 'clients')
  const target = join(root, `${language}-${key}`)
  if (existsSync(target)) return recipe.start(target)
  const folder = join(root, `installing-${process.pid}-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
    onProgress(`installing ${recipe.libraryName}, once, into ${target}; this may take some minutes`)
    await recipe.install({ sourceFolder, folder, signal })
    put(folder, target)
  } catch (error) {
    throw storageProblem(error, root) ?? error
  } finally {
    discard(folder)
  }
  return recipe.start(target)
}

// Causes of write errors that are not bugs of Assay, with advice.
const STORAGE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'make it writable',
  EPERM: 'make it writable',
  EROFS: 'make it writable',
  ENOTDIR: 'make it a folder',
  EEXIST: 'make it a folder',
  ENOSPC: 'free space on its disk',
  EDQUOT: 'free space on its disk',
}

/** Returns an error with advice if `error` means that the folder `root` cannot be written. Otherwise returns null. */
export function storageProblem(error: unknown, root: string): InstallError | null {
  const code = systemCode(error)
  const remedy = STORAGE_PROBLEMS[code ?? '']
  return remedy === undefined ? null : new InstallError(`${root} cannot be written (${code}): ${remedy}`)
}

// Removes a folder. Ignores errors, which must not hide why the installation failed.
function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    return
  }
}

// Moves a finished installation to `target`. If another process was faster, keeps the installation of that process.
function put(folder: string, target: string): void {
  try {
    renameSync(folder, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  }
}

// Returns a part of the folder name: a digest of everything from which the program is built.
function keyOf(sourceFolder: string, toolchain: string): string {
  const hash = createHash('sha256').update(JSON.stringify([toolchain, process.platform, process.arch]))
  for (const name of readdirSync(sourceFolder).toSorted())
    hash.update(JSON.stringify([name, readFileSync(join(sourceFolder, name), 'utf8')]))
  return hash.digest('hex').slice(0, DIGEST_LENGTH)
}
