/** Determines the profile and the readings (answers to open questions) of a command from `--profile` and `--statement`. */
import { resolve } from 'node:path'
import type { Plan } from '../conformance/engine/plan.ts'
import { defaultProfileName, profileNames } from '../conformance/statement/profiles.ts'
import { profileProblems } from '../schemas/available-profiles.ts'
import { spellingHint, textFlag, type CommandContext, type Flags } from './command.ts'
import { orStatementError, usageError } from './errors.ts'

/** Returns the profile that the flag names, or the default. Throws CliError('usage') and ProfileError. */
export function profileFrom(flags: Flags): string {
  const [problem] = profileProblems
  if (problem !== undefined) throw problem
  const name = textFlag(flags, 'profile') ?? defaultProfileName
  if (profileNames.includes(name)) return name
  const hint = spellingHint(name, profileNames, `one of ${profileNames.join(', ')}`)
  throw usageError(`unknown profile '${name}': ${hint}`)
}

/** Returns what statement and profile declare about the target of a load; null without `--statement`. Throws CliError. */
export async function statementIn(flags: Flags, { cwd }: Pick<CommandContext, 'cwd'>): Promise<Plan | null> {
  const path = textFlag(flags, 'statement')
  if (path === null) return null
  // Loaded on demand, because the parser of statements takes memory.
  const { planOf } = await import('../conformance/session/settings.ts')
  const [profile, statement] = [profileFrom(flags), resolve(cwd, path)]
  return orStatementError(statement, () => planOf({ profile, statement, require: [] }))
}
