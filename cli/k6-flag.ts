/** `--k6`: the k6 that a load runs with. */
import { requireGivenK6 } from '../load/runner/find-k6.ts'
import { textFlag, type Flags } from './command.ts'
import { asCliError } from './load-errors.ts'

/** Returns the path of the k6 as an option of a load; no option without the flag. Throws CliError('usage') for a path without a file. */
export function k6From(flags: Flags): { readonly k6?: string } {
  const k6 = textFlag(flags, 'k6')
  if (k6 === null) return {}
  try {
    requireGivenK6(k6)
  } catch (error) {
    throw asCliError(error)
  }
  return { k6 }
}
