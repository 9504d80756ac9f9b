/** Writes files of a run whole or not at all, and the errors of writing them. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { endsForSpace, systemCode, systemProblem } from './system-problem.ts'

/** Thrown where a file cannot be written. Its message names the file and says why. */
export class WriteError extends Error {
  override readonly name = 'WriteError'

  /** Whether the disk, or the quota of its user, has no space left. An error of another process comes as its message alone. */
  get isOfSpace(): boolean {
    return endsForSpace(this.message)
  }
}

/** Calls `write`. Throws WriteError, with the path of the file, for what the file system throws. */
export function writing<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (cause) {
    throw new WriteError(`${writeProblemOf(path)}: ${problemOfWriting(path, cause)}`, { cause })
  }
}

/** Returns why the file at `path` cannot be written. ENOENT means that a folder is missing, or that it takes no files, such as /proc. */
export function problemOfWriting(path: string, cause: unknown): string {
  if (systemCode(cause) !== 'ENOENT') return systemProblem(cause)
  return existsSync(dirname(path)) ? 'its folder takes no files' : 'its folder does not exist'
}

/** Returns the start of the message of a WriteError about a file, or about a folder and all files in it. */
export function writeProblemOf(path: string): string {
  return `cannot write ${path}`
}

/** Writes `value` as JSON, as {@link writeWhole} does. */
export function writeJson(path: string, value: unknown): void {
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a file to a temporary name beside `path`, then renames it into place. Throws WriteError, and then leaves neither. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  writing(path, () => replaceFile({ path, temporary, content }))
}

/** A file, and the name beside it under which it is written. `mode`: its rights; absent: as the user's mask has them. */
type Replacement = {
  readonly path: string
  readonly temporary: string
  readonly content: string | Uint8Array
  readonly mode?: number
}

/** Writes a file under its temporary name, then renames it into place. Throws what the file system throws, and then leaves neither. */
export function replaceFile({ path, temporary, content, mode }: Replacement): void {
  try {
    writeFileSync(temporary, content, mode === undefined ? {} : { mode })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
