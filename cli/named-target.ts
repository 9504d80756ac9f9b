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

/** Flags about keys and model, which the embedded reference has of its own where its limiter is asked. */
const KEY_FLAGS: readonly string[] = ['keys-env', 'key-env', 'allow-signup', 'accounts', 'model']

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
  const own = givenOf(flags, OWN_FLAGS)
  if (own.length === 0) return
  const leave = own.length === 1 ? `${own[0]} out` : `${own.join(', ')} out`
  throw new CliError(
    'usage',
    `no base URL; leave ${leave} to judge the embedded reference, or name it: \`assay ${command} ${REFERENCE}\``,
  )
}

/**
 * Refuses flags that would do nothing where the limiter of the embedded reference is asked, by its word or by nothing at all.
 * Throws CliError('usage').
 */
export function refuseKeyFlags(flags: Flags, given: string | undefined): void {
  if (namedTarget(given) !== undefined) return
  const idle = givenOf(flags, KEY_FLAGS)
  if (idle.length === 0) return
  const where = given === undefined ? 'no base URL; ' : ''
  throw new CliError(
    'usage',
    `${where}the embedded reference brings its own keys, accounts and model: leave ${idle.join(', ')} out`,
  )
}

function givenOf(flags: Flags, names: readonly string[]): readonly string[] {
  return names.filter((name) => flags[name] !== undefined).map((name) => `--${name}`)
}
