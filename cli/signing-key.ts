/** The keys of certificates: one to sign with, from a file or the environment, and one to verify with. */
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { KeyError, signingKey, verifyingKey } from '../certificate/envelope.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/** Returns the key to sign with, or null when no flag names one. Throws CliError('usage' | 'unreadable'). */
export function signingKeyFrom(flags: Flags, context: CommandContext): KeyObject | null {
  const [path, variable] = [textFlag(flags, 'signing-key'), textFlag(flags, 'signing-key-env')]
  if (path !== null && variable !== null)
    throw new CliError(
      'usage',
      '--signing-key and --signing-key-env both name the key to sign with: give one',
    )
  if (path !== null) return keyIn(() => signingKey(fileText(path, context), path))
  if (variable === null) return null
  const pem = context.env[variable] ?? ''
  if (pem === '')
    throw new CliError(
      'usage',
      `the environment variable ${variable} (--signing-key-env) is not set: put the key there, in PEM`,
    )
  return keyIn(() => signingKey(pem, `the environment variable ${variable}`))
}

/** Returns the key to verify with, or null when no flag names one. Throws CliError('usage' | 'unreadable'). */
export function verifyingKeyFrom(flags: Flags, context: CommandContext): KeyObject | null {
  const path = textFlag(flags, 'key')
  return path === null ? null : keyIn(() => verifyingKey(fileText(path, context), path))
}

function fileText(path: string, { cwd }: CommandContext): string {
  try {
    return readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    throw new CliError('unreadable', `cannot read the key ${path}: ${systemProblem(error)}`, { cause: error })
  }
}

function keyIn(read: () => KeyObject): KeyObject {
  try {
    return read()
  } catch (error) {
    if (error instanceof KeyError) throw new CliError('usage', error.message, { cause: error })
    throw error
  }
}
