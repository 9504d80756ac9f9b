/** `--profile FILE`: a profile of the user's own, which no folder holds. */
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { PROFILES_VARIABLE } from '../schemas/profile-variable.ts'
import { CliError } from './errors.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/**
 * Returns the arguments with the name of the profile in the place of its file, and makes the file known to whatever reads profiles
 * later: it must be called before that. Throws CliError('unreadable' | 'usage').
 */
export function withProfileFile(args: readonly string[], cwd: string): readonly string[] {
  return args.map((arg, place) => {
    const value = arg.startsWith('--profile=')
      ? arg.slice('--profile='.length)
      : args[place - 1] === '--profile'
        ? arg
        : ''
    if (!value.endsWith('.json')) return arg
    const path = resolve(cwd, value)
    const name = nameIn(path)
    const others = process.env[PROFILES_VARIABLE] ?? ''
    process.env[PROFILES_VARIABLE] = others === '' ? path : `${others}${delimiter}${path}`
    return arg.startsWith('--profile=') ? `--profile=${name}` : name
  })
}

function nameIn(path: string): string {
  const value = parsed(path)
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null
  if (typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)) return name
  throw new CliError('usage', `${path} (--profile) is not a profile: it needs a "name" such as "our-servers"`)
}

function parsed(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return value
  } catch (cause) {
    throw new CliError('unreadable', `cannot read the profile ${path} (--profile): ${systemProblem(cause)}`, {
      cause,
    })
  }
}
