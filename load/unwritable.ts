/** Creates errors for files that cannot be written. It is separate from `load-error.ts`, which k6 scripts load too. */
import { whyNotWritable } from '../schemas/write-file.ts'
import { LoadError } from './load-error.ts'

/** Returns LoadError `out-unwritable` for a path, with the reason that the system gives. */
export function unwritable(path: string, cause: unknown): LoadError {
  return new LoadError('out-unwritable', `cannot write to ${path}: ${whyNotWritable(path, cause)}`, {
    cause,
  })
}
