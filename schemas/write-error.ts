/** Failures to write a file of a run: one line that names the file. */
import { endsForSpace, systemProblem } from './system-problem.ts'

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
    throw new WriteError(`${writeProblemOf(path)}: ${systemProblem(cause)}`, { cause })
  }
}

/** Returns the start of the message of a WriteError about a file, or about a folder and all files in it. */
export function writeProblemOf(path: string): string {
  return `cannot write ${path}`
}
