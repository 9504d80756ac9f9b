/** The flag `--profile`: which profiles it takes, what its help says, and the variable that adds further ones. */
import { defaultProfileName, profileNames } from '../conformance/statement/profiles.ts'
import { joined } from '../reports/format-names.ts'
import { profileProblems, PROFILES_VARIABLE } from '../schemas/available-profiles.ts'
import { spellingHint, textFlag, type Flags } from './command.ts'
import { CliError } from './errors.ts'

/** The flag as `parseFlags` takes it. */
export const PROFILE_FLAG = { profile: { type: 'string' } } as const

/** Lists the profiles for a help text, e.g. `openai (default) or none`. */
export function describeProfiles(): string {
  const others = profileNames.filter((name) => name !== defaultProfileName)
  return joined([`${defaultProfileName} (default)`, ...others], 'or')
}

/** Describes the variable that names a folder of further profiles. */
export const PROFILES_HELP = `${PROFILES_VARIABLE} (a folder of further profiles)`

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
