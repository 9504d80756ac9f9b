/** Writes files of a run atomically, and defines the errors of writing. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reportsFullDisk, systemCode, systemProblem } from './system-problem.ts'

/** Thrown if a file cannot be written. The message contains the file name and the reason. */
export class WriteError extends Error {
  override readonly name = 'WriteError'

  /** Whether the disk is full or a quota is exceeded. Determined from the message, because errors of other processes have no code. */
  get isDiskFull(): boolean {
    return reportsFullDisk(this.message)
  }
}

/** Calls `write` and converts file system errors to WriteError with the path of the file. */
export function withWriteErrors<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (cause) {
    throw new WriteError(`${writeErrorPrefix(path)}: ${whyNotWritable(path, cause)}`, { cause })
  }
}

/** Explains why a file cannot be written. ENOENT means that its folder is missing or, as /proc, accepts no files. */
export function whyNotWritable(path: string, cause: unknown): string {
  if (systemCode(cause) !== 'ENOENT') return systemProblem(cause)
  return existsSync(dirname(path)) ? 'its folder takes no files' : 'its folder does not exist'
}

/** Returns the start of the message of a WriteError, which contains the path of the file or folder. */
export function writeErrorPrefix(path: string): string {
  return `cannot write ${path}`
}

/** Writes `value` as JSON, atomically like {@link writeWhole}. */
export function writeJson(path: string, value: unknown): void {
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a file atomically by renaming a temporary file beside it. Throws WriteError, and then removes the temporary file. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  withWriteErrors(path, () => replaceFile({ path, temporary, content }))
}

/** A file to write, and its temporary name. `mode` are its permissions; absent: the default of the user. */
type Replacement = {
  readonly path: string
  readonly temporary: string
  readonly content: string | Uint8Array
  readonly mode?: number
}

/** Writes a file under its temporary name and renames it. On failure, removes the temporary file and throws the system error. */
export function replaceFile({ path, temporary, content, mode }: Replacement): void {
  try {
    writeFileSync(temporary, content, mode === undefined ? {} : { mode })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
