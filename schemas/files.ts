import { existsSync, renameSync, rmSync, writeFileSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reportsFullDisk, systemCode, systemProblem } from './system-problem.ts'

/** The error that is thrown when a file cannot be written. */
export class WriteError extends Error {
  override readonly name = 'WriteError'

  get isDiskFull(): boolean {
    return reportsFullDisk(this.message)
  }
}

/** Calls `write` and returns its result. If `write` throws, throws a WriteError with the path. */
export function withWriteErrors<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (cause) {
    throw new WriteError(`${writeErrorPrefix(path)}: ${whyNotWritable(path, cause)}`, { cause })
  }
}

/** Returns why a file cannot be written. */
export function whyNotWritable(path: string, cause: unknown): string {
  if (systemCode(cause) !== 'ENOENT') return systemProblem(cause)
  // ENOENT can also mean an existing folder that accepts no files, such as /proc.
  return existsSync(dirname(path)) ? 'its folder takes no files' : 'its folder does not exist'
}

function writeErrorPrefix(path: string): string {
  return `cannot write ${path}`
}

/** Writes `value` as JSON to a file. The file is replaced as a whole (see {@link writeWhole}), so no reader sees a part of it. */
export function writeJson(path: string, value: unknown): void {
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a whole file or nothing. Throws WriteError. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  withWriteErrors(path, () => replaceFile({ path, temporary, content }))
}

type Replacement = {
  readonly path: string
  readonly temporary: string
  readonly content: string | Uint8Array
  readonly mode?: number
}

/** Writes a file atomically: writes a temporary file and renames it. Throws the system's error. */
export function replaceFile({ path, temporary, content, mode }: Replacement): void {
  try {
    writeFileSync(temporary, content, mode === undefined ? {} : { mode })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Reads a file that the user named. Throws `ENOTFILE` for a device, and for a pipe unless `isReadOnce`: a pipe cannot be read again. */
export function readUserFile(path: string, isReadOnce = true): Buffer {
  const stats = statSync(path)
  if (stats.isCharacterDevice() || (stats.isFIFO() && !isReadOnce))
    throw Object.assign(new Error('it is not a regular file'), { code: 'ENOTFILE' })
  return readFileSync(path)
}
