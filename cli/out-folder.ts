import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runText } from '../load/runner/write-run.ts'
import { renderFiles, renderRun, type RunWithKind } from '../reports/formats.ts'
import { closingLines, nextStepOfLoad } from './next-step.ts'
import { textOptions } from './progress.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { isRunAborted, type StopSignals } from './stop.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { STOPPED_EXIT_CODE, CliError, usageError, fileText } from './errors.ts'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'
import { whyNotWritable, writeWhole } from '../schemas/files.ts'

type OutFolder = {
  readonly path: string
  /** Whether this command created the folder, and so may remove it. */
  readonly isNew: boolean
}

/** Creates an output folder. Throws CliError if it holds another kind of run. */
export function outFolder(given: string | null, kind: string, runFile: string, cwd: string): OutFolder {
  const stamp = new Date().toISOString().replaceAll(':', '-').replace(/\..*$/, '')
  const folder = resolve(cwd, given ?? join('reports', 'out', `${kind}-${stamp}`))
  let made: OutFolder
  try {
    made = given === null ? newFolder(folder) : makeFolder(folder)
    accessSync(made.path, constants.W_OK)
  } catch (error) {
    throw new CliError(
      'unwritable',
      `cannot write to the folder ${folder} (--out): ${folderProblem(error)}`,
      error,
    )
  }
  const other = Object.values(RUN_KINDS).find(
    ({ file }) => file !== runFile && existsSync(join(made.path, file)),
  )
  if (other !== undefined)
    throw usageError(
      `the folder ${folder} (--out) holds ${other.title} (${other.file}): one run per folder. Name another folder`,
    )
  return made
}

/** Returns a notice to the user that an earlier run in the folder is replaced. Returns null if the folder has no earlier run. */
export function replacementNotice(folder: string, runFile: string): string | null {
  if (existsSync(join(folder, runFile)))
    return `${folder} holds an earlier run (${runFile}): this one replaces it`
  const left = ['transcript.ndjson', 'rows.ndjson'].find((file) => existsSync(join(folder, file)))
  return left === undefined ? null : `${folder} holds what a killed run left (${left}): this one replaces it`
}

/** Renames the certificates of an earlier run in the folder, and returns a notice to the user for each. */
export function renameOldCertificates(folder: string): readonly string[] {
  if (!existsSync(join(folder, RUN_KINDS.check.file))) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(CERTIFICATE))
  return names.map((name) => {
    renameSync(join(folder, name), join(folder, `${name}.old`))
    return `the certificate ${JSON.stringify(name)} of the earlier run is now ${JSON.stringify(`${name}.old`)}`
  })
}

const CERTIFICATE = '.assay.zip'

/** Removes a new folder that is still empty. */
export function removeIfEmpty({ path, isNew }: OutFolder): void {
  if (!isNew) return
  try {
    rmdirSync(path)
  } catch {
    // The folder is not empty or cannot be removed, so it stays.
  }
}

// Returns the explanation of an error of mkdir. Virtual file systems such as /proc report ENOENT even if all parents exist.
function folderProblem(error: unknown): string {
  return systemCode(error) === 'ENOENT' ? 'no folder can be made there' : systemProblem(error)
}

/** Creates a folder and its parents, one by one. Node's recursive mkdir is not used, because it hangs below /proc. */
export function makeFolder(path: string): OutFolder {
  const isNew = !existsSync(path)
  if (isNew) {
    makeFolder(dirname(path))
    mkdirSync(path)
  }
  if (!statSync(path).isDirectory()) throw new Error(`${path} is a file`)
  return { path, isNew }
}

function newFolder(path: string, number = 1): OutFolder {
  const numbered = number === 1 ? path : `${path}-${number}`
  makeFolder(dirname(path))
  try {
    mkdirSync(numbered)
    return { path: numbered, isNew: true }
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
    return newFolder(path, number + 1)
  }
}

const LOCK_FILE = '.assay-lock'

async function inLockedFolder<T>(folder: OutFolder, run: () => Promise<T>): Promise<T> {
  const unlock = lockFolder(folder.path)
  try {
    return await run()
  } finally {
    unlock()
    removeIfEmpty(folder)
  }
}

/** Locks an output folder. Returns a function that unlocks it. Throws CliError if another run has locked it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE)
  // The second attempt follows the removal of an outdated lock.
  for (const isLast of [false, true]) {
    if (hasCreated(path)) break
    const holder = holderOf(path)
    if (isLast || isRunning(holder))
      throw usageError(
        `another run (process ${holder}) is writing into the folder ${folder} (--out): wait for its end, or name another folder. If no run is left, remove ${path}`,
      )
    rmSync(path, { force: true })
  }
  return () => {
    if (holderOf(path) === process.pid) rmSync(path, { force: true })
  }
}

function hasCreated(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (systemCode(cause) === 'EEXIST') return false
    throw new CliError('unwritable', `cannot write ${path} (--out): ${whyNotWritable(path, cause)}`, cause)
  }
}

// Returns the process id in a lock; 0 if the lock has been removed, or if its owner has not yet written the id.
function holderOf(path: string): number {
  return existsSync(path) ? Number(fileText(path, 'the lock')) : 0
}

// A lock with the id of this process is outdated, because containers reuse ids.
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

/** Writes the reports of a run, such as `report.html`. */
export async function writeReports(out: string, found: RunWithKind): Promise<void> {
  for (const [file, text] of await renderFiles(found)) writeWhole(join(out, file), text)
}

type LoadFound = Exclude<RunWithKind, { readonly kind: 'check' }>

/** A command that sends load. `given` is the output folder that the user named, or null to create a new one. */
type LoadCommand = {
  readonly flags: Flags
  readonly name: string
  readonly kind: LoadFound['kind']
  readonly given?: string | null
  readonly signals?: StopSignals
}

/** Creates the output folder of a load command, calls `run` with it, writes the reports, and returns the exit code. */
export async function runIntoFolder(
  { flags, name, kind, given = textFlag(flags, 'out'), signals }: LoadCommand,
  context: CommandContext,
  run: (out: string) => Promise<LoadFound | number>,
): Promise<number> {
  const { file } = RUN_KINDS[kind]
  const folder = outFolder(given, name, file, context.cwd)
  const { path: out } = folder
  return await inLockedFolder(folder, async () => {
    const replaced = flags['resume'] === undefined ? replacementNotice(out, file) : null
    if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
    const found = await run(out)
    if (typeof found === 'number') return found
    if (signals !== undefined && isRunAborted(signals, join(out, file), context)) return STOPPED_EXIT_CODE
    await presentRun(found, { out, flags }, context)
    return signals?.signal.aborted === true ? STOPPED_EXIT_CODE : found.run.exitCode
  })
}

async function presentRun(
  found: LoadFound,
  { out, flags }: { readonly out: string; readonly flags: Flags },
  context: CommandContext,
): Promise<void> {
  const { stdout } = context
  await writeReports(out, found)
  if (flags['json'] === true) return void stdout.write(runText(found.run))
  stdout.write(await renderRun(found, 'summary', textOptions(context)))
  stdout.write(closingLines(out, nextStepOfLoad(found, out)))
}
