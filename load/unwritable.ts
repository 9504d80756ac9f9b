/** The error for files that cannot be written. Separate from `load-error.ts`, which scripts inside k6 load as well. */
import { problemOfWriting } from '../schemas/write-file.ts'
import { LoadError } from './load-error.ts'

/** Returns LoadError `out-unwritable` for a path, with the problem of the system. */
export function unwritable(path: string, cause: unknown): LoadError {
  return new LoadError('out-unwritable', `cannot write to ${path}: ${problemOfWriting(path, cause)}`, {
    cause,
  })
}
