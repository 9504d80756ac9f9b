/** Reads files that users name, and writes the files of a run atomically. */
import { existsSync, renameSync, rmSync, writeFileSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reportsFullDisk, systemCode, systemProblem } from './system-problem.ts'

/** Thrown if a file cannot be written. The message contains the file name and the reason. */
export class WriteError extends Error {
  override readonly name = 'WriteError'

  /** Whether the message reports a full disk or an exceeded quota. Reads no error codes, because some such errors have no code. */
  get isDiskFull(): boolean {
    return reportsFullDisk(this.message)
  }
}

/** Calls `write` and returns the result. If the system reports an error, throws a WriteError with the path of the file. */
export function withWriteErrors<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (cause) {
    throw new WriteError(`${writeErrorPrefix(path)}: ${whyNotWritable(path, cause)}`, { cause })
  }
}

/** Returns why a file cannot be written. For ENOENT: its folder is missing, or exists but cannot contain new files (such as /proc). */
export function whyNotWritable(path: string, cause: unknown): string {
  if (systemCode(cause) !== 'ENOENT') return systemProblem(cause)
  return existsSync(dirname(path)) ? 'its folder takes no files' : 'its folder does not exist'
}

/** Returns how the messages of all WriteErrors about `path` begin, such as `cannot write run.json`. */
export function writeErrorPrefix(path: string): string {
  return `cannot write ${path}`
}

/** Writes `value` as JSON, atomically, as {@link writeWhole} does. */
export function writeJson(path: string, value: unknown): void {
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

/**
 * Writes a file atomically: writes a temporary file beside it, and renames the temporary file. If this fails, removes the temporary file
 * and throws WriteError.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  withWriteErrors(path, () => replaceFile({ path, temporary, content }))
}

/** A file to write. `temporary`: the path to write to first. `mode`: the permissions; absent: the default ones of new files. */
type Replacement = {
  readonly path: string
  readonly temporary: string
  readonly content: string | Uint8Array
  readonly mode?: number
}

/** Writes a temporary file and renames it to `path`. If this fails, removes the temporary file and throws the system's error. */
export function replaceFile({ path, temporary, content, mode }: Replacement): void {
  try {
    writeFileSync(temporary, content, mode === undefined ? {} : { mode })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Reads a file. `isReadOnce`: the file is read only once, so it may be a pipe. Throws the system's error, or `ENOTFILE` for a device. */
export function readUserFile(path: string, isReadOnce = true): Buffer {
  const stats = statSync(path)
  if (stats.isCharacterDevice() || (stats.isFIFO() && !isReadOnce))
    throw Object.assign(new Error('it is not a regular file'), { code: 'ENOTFILE' })
  return readFileSync(path)
}
