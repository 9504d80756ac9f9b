/** Whether a command is meant for the embedded reference or for a service that was to be named. */
import type { Flags } from './command.ts'
import { CliError } from './errors.ts'

/** Stands for the embedded reference where a base URL is given. */
const REFERENCE = 'reference'

/** Flags that say something of a service of one's own. */
const OWN_FLAGS: readonly string[] = [
  'key-env',
  'keys-env',
  'model',
  'profile',
  'statement',
  'require',
  'allow-signup',
  'signup-email',
  'signup-key-env',
  'limits-key-env',
  'limits-sibling-key-env',
  'limits-other-key-env',
  'receiver-url',
  'webhook-secret-env',
  'allow-remote',
]

/** The base URL that was given; undefined for the embedded reference, which is named by its word or by nothing at all. */
export function namedTarget(given: string | undefined): string | undefined {
  return given === REFERENCE ? undefined : given
}

/**
 * Refuses flags about a service where none is named: a variable that vanished would get the reference judged in its place.
 * `command` is how the command begins. Throws CliError('usage').
 */
export function refuseUnnamed(flags: Flags, given: string | undefined, command: string): void {
  if (given !== undefined) return
  const own = OWN_FLAGS.filter((name) => flags[name] !== undefined).map((name) => `--${name}`)
  if (own.length === 0) return
  const leave = own.length === 1 ? `${own[0]} out` : `${own.join(', ')} out`
  throw new CliError(
    'usage',
    `no base URL; leave ${leave} to judge the embedded reference, or name it: \`assay ${command} ${REFERENCE}\``,
  )
}
