/** The shape of a command and of what it gets. Only `cli/main.ts` prints errors and exits. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { closest } from '../conformance/statement/closest.ts'
import { CliError } from './errors.ts'

/** The output of a command. `stderr` takes progress, `stdout` results. */
export type Streams = {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
}

/** The environment of a command. */
export type CommandContext = Streams & {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

/**
 * The help and the function of a command. `run` returns the exit code. `helpFor`: the part of the help that these arguments ask
 * about; absent: all of it.
 */
export type Command = {
  readonly help: string
  readonly helpFor?: (args: readonly string[]) => string
  readonly run: (args: readonly string[], context: CommandContext) => Promise<number>
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Parsed flags: strings, booleans, or lists of strings for `multiple` ones. */
export type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/**
 * Parses arguments strictly. Throws CliError('usage') naming the flag and, where one is close, the likely spelling.
 */
export function parseFlags(
  args: readonly string[],
  options: Options,
  maxPositionals: number,
): { readonly flags: Flags; readonly positionals: readonly string[] } {
  const { values, positionals } = parsed(args, options)
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''))
  if (empty !== undefined) throw new CliError('usage', `--${empty[0]} is empty: is a variable unset?`)
  const extra = positionals[maxPositionals]
  if (extra !== undefined) throw new CliError('usage', `unexpected argument '${extra}'`)
  return { flags: values, positionals }
}

function parsed(
  args: readonly string[],
  options: Options,
): { values: Flags; positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new CliError('usage', hinted(message, args, Object.keys(options)), { cause: error })
  }
}

function hinted(message: string, args: readonly string[], known: readonly string[]): string {
  const plain = message
    .replace(/\. To specify.*$/, '')
    .replace(/^Option '(--[\w-]+) <value>' argument missing$/, '$1 needs a value: write $1 VALUE')
    .replace(/^Option '(--[\w-]+)' argument is ambiguous\.$/, (_, flag: string) => withoutValue(flag, args))
    .replace(/^Option '(--[\w-]+)' does not take an argument$/, '$1 does not take a value')
    .replace(/^(.)/, (letter) => letter.toLowerCase())
  const unknown = args.find((arg) => arg.startsWith('--') && !known.includes(nameOf(arg)))
  const close = unknown === undefined ? null : closest(nameOf(unknown), known)
  if (close === null) return unknown === undefined ? plain : `${plain}: --help lists the options`
  return `${plain}: did you mean '--${close}'?`
}

// A value that begins with a dash reads as an option.
function withoutValue(flag: string, args: readonly string[]): string {
  const next = args.find((arg, at) => args[at - 1] === flag && arg.startsWith('-')) ?? ''
  return next.startsWith('--')
    ? `${flag} needs a value, but '${next.replace(/=.*$/, '=…')}' follows: write ${flag} VALUE`
    : `${flag}: '${next}' begins with a dash, so it reads as an option: write ${flag}=${next} if it is the value`
}

function nameOf(flag: string): string {
  return flag.replace(/^--/, '').replace(/=.*$/, '')
}

/** Returns the hint after an unknown word: the likely spelling, or `otherwise` when none is close. */
export function spellingHint(word: string, known: readonly string[], otherwise: string): string {
  const close = closest(word, known)
  return close === null ? otherwise : `did you mean '${close}'?`
}

/** A flag's value when it is a string. */
export function textFlag(flags: Flags, name: string): string | null {
  const value = flags[name]
  return typeof value === 'string' ? value : null
}

/** The values of a flag that may be repeated; none when it is absent. */
export function texts(flags: Flags, name: string): readonly string[] {
  const values = flags[name]
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** A whole number from `minimum` to `maximum`, or null when the flag is absent. Throws CliError('usage'). */
export function wholeNumber(flags: Flags, name: string, minimum: number, maximum = Infinity): number | null {
  const value = textFlag(flags, name)
  if (value === null) return null
  const number = Number(value)
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return number
  const unit = UNITS.get(name)
  const range = maximum === Infinity ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`
  const kind = unit === undefined ? 'a whole number' : `a whole number of ${unit}`
  throw new CliError('usage', `--${name} takes ${kind} ${range}, not '${value}'`)
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['timeout', 'seconds'],
  ['wait', 'seconds'],
  ['max-seconds', 'seconds'],
  ['phase-seconds', 'seconds'],
  ['max-minutes', 'minutes'],
  ['hours', 'hours'],
])

/** The largest number of seconds that a flag takes: a day. Node's timers end at 24 days, and then fire at once. */
export const MAX_SECONDS = 86_400

/** A port from `minimum` to 65535, or null when the flag is absent. Throws CliError('usage'). */
export function portIn(flags: Flags, name: string, minimum: 0 | 1): number | null {
  const port = wholeNumber(flags, name, minimum)
  if (port === null || port <= HIGHEST_PORT) return port
  throw new CliError('usage', `--${name} takes a port from ${minimum} to ${HIGHEST_PORT}, not ${port}`)
}

const HIGHEST_PORT = 65_535

/** The values of a flag that takes a comma-separated list and may be repeated. Empty entries are dropped; null when the flag is absent. */
export function list(flags: Flags, name: string): readonly string[] | null {
  if (flags[name] === undefined) return null
  const items = texts(flags, name)
    .flatMap((value) => value.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
  if (items.length === 0) throw new CliError('usage', `--${name} takes a comma-separated list`)
  return items
}
