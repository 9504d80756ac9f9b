/** Reads the challenge that a command line names. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { challengeIn, type Challenge } from '../certificate/challenge.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/** Returns the challenge, or null when no flag names one. Throws CliError('unreadable'). */
export function challengeFrom(flags: Flags, { cwd }: CommandContext): Challenge | null {
  const path = textFlag(flags, 'challenge')
  if (path === null) return null
  const challenge = challengeIn(contentOf(resolve(cwd, path)))
  if (challenge === null)
    throw new CliError('unreadable', `${path} is not a challenge: give the file that 'assay challenge' wrote`)
  return challenge
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const problem = `cannot read the challenge ${path}: ${systemProblem(error)}`
    throw new CliError('unreadable', problem, { cause: error })
  }
}
