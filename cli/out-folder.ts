/** The folder that a run writes to: made, locked against a second run, and filled with reports. */
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
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { isRunAborted, type StopSignals } from './stop.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { STOPPED_EXIT_CODE, CliError, usageError, fileText } from './errors.ts'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'
import { problemOfWriting, writeWhole } from '../schemas/write-file.ts'

/** A folder that a command writes to. */
type OutFolder = {
  readonly path: string
  /** Whether this command made it. Only then may the command remove it again. */
  readonly isNew: boolean
}

/**
 * Makes the folder `given`, or a new one under reports/out/ of `cwd`, for the run that `runFile` will hold. A run of the same
 * kind is replaced. Throws CliError('unwritable'), and CliError('usage') for a folder that holds a run of another kind: its
 * report and junit.xml would be replaced by those of this one.
 */
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
  if (other !== undefined) {
    throw usageError(
      `the folder ${folder} (--out) holds ${other.title} (${other.file}): one run per folder. Name another folder`,
    )
  }
  return made
}

/** Returns the notice about an earlier run that this one replaces, whole or killed; null when the folder holds none. */
export function replacementNotice(folder: string, runFile: string): string | null {
  if (existsSync(join(folder, runFile)))
    return `${folder} holds an earlier run (${runFile}): this one replaces it`
  const left = ['transcript.ndjson', 'rows.ndjson'].find((file) => existsSync(join(folder, file)))
  return left === undefined ? null : `${folder} holds what a killed run left (${left}): this one replaces it`
}

/**
 * Renames the certificates beside an earlier run in this folder, so that none passes for one of the run that replaces it. Returns a line
 * for each.
 */
export function setCertificatesAside(folder: string): readonly string[] {
  if (!existsSync(join(folder, RUN_KINDS.check.file))) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(CERTIFICATE))
  return names.map((name) => {
    renameSync(join(folder, name), join(folder, `${name}.old`))
    return `the certificate ${JSON.stringify(name)} of the earlier run is now ${JSON.stringify(`${name}.old`)}`
  })
}

const CERTIFICATE = '.assay.zip'

/** Removes the folder if this command made it and wrote nothing into it. A folder that existed before stays. */
export function dropIfEmpty({ path, isNew }: OutFolder): void {
  if (!isNew) return
  try {
    rmdirSync(path)
  } catch {
    // Not empty, or it cannot be removed: then it stays.
  }
}

// The folders above it exist by then. A file system without files, such as /proc, reports ENOENT all the same.
function folderProblem(error: unknown): string {
  return systemCode(error) === 'ENOENT' ? 'no folder can be made there' : systemProblem(error)
}

/**
 * Makes the folder, and those above it, unless it exists. Throws an Error if it cannot be made.
 * Node's own recursive mkdir never returns below some system folders, such as /proc.
 */
export function makeFolder(path: string): OutFolder {
  const isNew = !existsSync(path)
  if (isNew) {
    makeFolder(dirname(path))
    mkdirSync(path)
  }
  if (!statSync(path).isDirectory()) throw new Error(`${path} is a file`)
  return { path, isNew }
}

/** Makes a folder that did not exist, with a number behind its name where another run took the name in the same second. */
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

/**
 * Runs a command that writes into this folder, and locks the folder meanwhile. A folder that the command made
 * is removed if it is empty afterwards. Throws what {@link lockFolder} throws.
 */
async function inLockedFolder<T>(folder: OutFolder, run: () => Promise<T>): Promise<T> {
  const unlock = lockFolder(folder.path)
  try {
    return await run()
  } finally {
    unlock()
    dropIfEmpty(folder)
  }
}

/**
 * Locks the folder of a run and returns the function that unlocks it. A lock of a process that has ended does not count, nor one
 * of this process: in a container, a run that was killed often had the same number. Throws CliError('usage') where another run
 * writes into the folder, and CliError('unwritable').
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE)
  // The second time, a lock that did not count is gone.
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
    throw new CliError('unwritable', `cannot write ${path} (--out): ${problemOfWriting(path, cause)}`, cause)
  }
}

// 0: its run has ended a moment ago, or has not written its number yet.
function holderOf(path: string): number {
  return existsSync(path) ? Number(fileText(path, 'the lock')) : 0
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

/** Writes every report that the table of formats has a file for, such as `report.html` and `junit.xml`. */
export async function writeReports(out: string, found: RunWithKind): Promise<void> {
  for (const [file, text] of await renderFiles(found)) writeWhole(join(out, file), text)
}

type LoadFound = Exclude<RunWithKind, { readonly kind: 'check' }>

/** The folder and the flags of a command that sends load. `given`: its folder, null for a new one called after `name`. */
type LoadCommand = {
  readonly flags: Flags
  readonly name: string
  readonly kind: LoadFound['kind']
  readonly given?: string | null
  readonly signals?: StopSignals
}

/**
 * Runs a command that sends load into its folder, prints the reports of its run, and returns the exit code. The caller holds the
 * signals until then, because a Ctrl-C in the middle of a report would end the process silently. `run` returns an exit code instead
 * of a run where there is nothing to report.
 */
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
    await presentRun(found, { out, isJson: flags['json'] === true }, context)
    return signals?.signal.aborted === true ? STOPPED_EXIT_CODE : found.run.exitCode
  })
}

/** Writes the reports of a load into `out`, and prints its summary and the path of the report, or its JSON. */
async function presentRun(
  found: LoadFound,
  { out, isJson }: { readonly out: string; readonly isJson: boolean },
  { stdout }: CommandContext,
): Promise<void> {
  await writeReports(out, found)
  if (isJson) return void stdout.write(runText(found.run))
  stdout.write(await renderRun(found, 'summary'))
  stdout.write(`report: ${join(out, 'report.html')}\n`)
}
