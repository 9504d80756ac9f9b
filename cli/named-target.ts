/** Whether the target of a command is the embedded reference or a given service. */
import type { Flags } from './command.ts'
import { CliError } from './errors.ts'

/** Stands for the embedded reference where a base URL is given. */
const REFERENCE = 'reference'

/** Flags about keys and model, which the embedded reference has of its own. */
const IDLE_FLAGS: readonly string[] = [
  'keys-env',
  'key-env',
  'dummy-key',
  'allow-signup',
  'accounts',
  'model',
  'header',
]

/** Returns the target as a line on the terminal names it. */
export function formatNamedTarget({
  baseUrl,
  isEmbedded,
}: {
  readonly baseUrl: string
  readonly isEmbedded?: boolean
}): string {
  return isEmbedded === true ? 'the embedded reference implementation' : baseUrl
}

/** Returns the base URL that was given, or undefined for the word that names the embedded reference. */
export function namedTarget(given: string | undefined): string | undefined {
  return given === REFERENCE ? undefined : given
}

/**
 * Returns the base URL, or undefined for the embedded reference. Throws CliError('usage') when no target is named: an unset
 * variable in a script would otherwise get the reference judged in its place, and that is green. `command` is how the command
 * begins.
 */
export function requireTarget(given: string | undefined, command: string): string | undefined {
  if (given !== undefined) return namedTarget(given)
  throw new CliError(
    'usage',
    `no target: give a base URL (is a variable unset?), or \`assay ${command} ${REFERENCE}\` for the embedded reference`,
  )
}

/**
 * Refuses flags that have no effect with the embedded reference as target, named by its word; `useful` are those that do
 * something there. Throws CliError('usage').
 */
export function refuseKeyFlags(
  flags: Flags,
  given: string | undefined,
  useful: readonly string[] = [],
): void {
  if (given !== REFERENCE) return
  const idle = givenOf(
    flags,
    IDLE_FLAGS.filter((name) => !useful.includes(name)),
  )
  if (idle.length === 0) return
  throw new CliError(
    'usage',
    `the embedded reference brings its own keys, accounts and model: leave ${idle.join(', ')} out`,
  )
}

function givenOf(flags: Flags, names: readonly string[]): readonly string[] {
  return names.filter((name) => flags[name] !== undefined).map((name) => `--${name}`)
}
