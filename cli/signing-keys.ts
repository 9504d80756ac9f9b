import type { KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { KeyError, signingKey, verifyingKey } from '../certificate/envelope.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { fileText, usageError } from './errors.ts'

/** Returns the key that signs a certificate. Null if no flag names a key. Throws CliError if the key is unusable. */
export function signingKeyFrom(flags: Flags, context: CommandContext): KeyObject | null {
  const [path, variable] = [textFlag(flags, 'signing-key'), textFlag(flags, 'signing-key-env')]
  if (path !== null && variable !== null)
    throw usageError('--signing-key and --signing-key-env both name the key to sign with: give one')
  if (path !== null) return keyIn(() => signingKey(fileText(resolve(context.cwd, path), 'the key'), path))
  if (variable === null) return null
  const pem = context.env[variable] ?? ''
  if (pem === '')
    throw usageError(
      `the environment variable ${variable} (--signing-key-env) is not set: put the key there, in PEM`,
    )
  return keyIn(() => signingKey(pem, `the environment variable ${variable}`))
}

/** Reads the public key in a file. Throws a CliError with code `usage` or `unreadable`. */
export function publicKeyIn(path: string): KeyObject {
  return keyIn(() => verifyingKey(fileText(path, 'the key'), path))
}

function keyIn(read: () => KeyObject): KeyObject {
  try {
    return read()
  } catch (error) {
    if (error instanceof KeyError) throw usageError(error.message, error)
    throw error
  }
}
