/** The folder a run writes to. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { CliError } from './errors.ts'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'

/** A folder that a command writes to. */
export type OutFolder = {
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
  const folder = given === null ? join(cwd, 'reports', 'out', `${kind}-${stamp}`) : resolve(cwd, given)
  let made: OutFolder
  try {
    made = makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new CliError(
      'unwritable',
      `cannot write to the folder ${folder} (--out): ${folderProblem(error)}`,
      {
        cause: error,
      },
    )
  }
  const other = Object.values(RUN_KINDS).find(
    ({ file }) => file !== runFile && existsSync(join(folder, file)),
  )
  if (other !== undefined) {
    throw new CliError(
      'usage',
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

// The folders above it exist by then: a file system that is not for files, such as /proc, says that there is none.
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
