/** Reads `--profile` and `--statement`: the readings that a command line puts in force. */
import { defaultProfileName, profileNames } from '../conformance/statement/profiles.ts'
import { profileProblems } from '../schemas/available-profiles.ts'
import { spellingHint, textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import { planOf, type Settings } from '../conformance/session/settings.ts'
import { systemProblem } from '../schemas/system-problem.ts'
import { resolve } from 'node:path'

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

/** Throws CliError('usage') for a statement with a mistake, CliError('unreadable') for a file that cannot be read. */
export function readPlan(asked: Pick<Settings, 'profile' | 'statement' | 'require'>): Plan {
  try {
    return planOf(asked)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const unreadable = 'syscall' in error
    const message = unreadable
      ? `cannot read the statement ${asked.statement ?? ''}: ${systemProblem(error)}`
      : error.message
    throw new CliError(unreadable ? 'unreadable' : 'usage', message, { cause: error })
  }
}

/** Returns the readings that a statement declares, over those of a profile. Throws CliError as {@link readPlan} does. */
export function loadStatement(path: string, profile: string, { cwd }: Pick<CommandContext, 'cwd'>): Plan {
  return readPlan({ profile, statement: resolve(cwd, path), require: [] })
}
