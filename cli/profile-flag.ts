/** Reads `--profile`. */
import { defaultProfileName, profileNames } from '../conformance/statement/profiles.ts'
import { profileProblems } from '../schemas/available-profiles.ts'
import { spellingHint, textFlag, type Flags } from './command.ts'
import { CliError } from './errors.ts'

/**
 * Returns the profile that the flag names, or the default one. Throws CliError('usage') for a name that is not known, and
 * ProfileError when a profile cannot be used.
 */
export function profileFrom(flags: Flags): string {
  const [problem] = profileProblems
  if (problem !== undefined) throw problem
  const name = textFlag(flags, 'profile') ?? defaultProfileName
  if (profileNames.includes(name)) return name
  const hint = spellingHint(name, profileNames, `one of ${profileNames.join(', ')}`)
  throw new CliError('usage', `unknown profile '${name}': ${hint}`)
}
