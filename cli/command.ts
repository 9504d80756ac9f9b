import { parseArgs, type ParseArgsConfig } from 'node:util'
import { closest } from '../conformance/statement/closest.ts'
import manifest from '../package.json' with { type: 'json' }
import { formatNames, joined } from '../reports/formats.ts'
import { wrappedLines } from '../reports/neutral-text.ts'
import { usageError, CliError, prefixed } from './errors.ts'
import { ProfileError } from '../schemas/profile-error.ts'
import { WriteError } from '../schemas/files.ts'
import { workflowCommand } from '../reports/github-command.ts'
import { refuseSecretsIn, withProfileFile } from './raw-arguments.ts'

/** The version of Assay. */
export const VERSION: string = manifest.version

/** Where a command writes: progress to `stderr`, results to `stdout`. */
export type Streams = {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number }
}

/** The streams, environment and working directory that a command receives besides its arguments. */
export type CommandContext = Streams & {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** The path of the file that `--profile` names. Undefined if `--profile` gives the name of a profile, or is absent. */
  readonly profileFile?: string | undefined
}

/** The definition of a flag, for parser and help. */
export type FlagSpec = {
  /** The name of the value in the help, such as `NAME`. */
  readonly takes?: string
  readonly about: string
  /** The default value of the flag, as the help shows it. */
  readonly usual?: string
  /** Set for a flag that may be repeated. With `list`, one value may also contain several items, separated by commas. */
  readonly repeats?: 'many' | 'list'
  /** The value that applies if the user writes the flag without a value, such as `all` for `--clients`. */
  readonly bare?: string
  readonly words?: readonly string[]
  /** The minimum value of a flag that takes a number. The maximum is in `to`. */
  readonly from?: number
  readonly to?: number
  readonly unit?: string
  /** The name of another flag, without which this flag has no effect. Without that flag, the command line is refused. */
  readonly needs?: string
  /** Flags that make this flag ineffective. A command line with this flag and one of them is refused. */
  readonly notBeside?: readonly string[]
}

/** The flags of a command, by name. */
export type FlagTable = Readonly<Record<string, FlagSpec>>

/** The parsed flags of a command, by name. */
export type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** The parsed arguments of a command. */
export type ParsedCommandLine = { readonly flags: Flags; readonly positionals: readonly string[] }

/** A command, with its help and its flags. */
export type Command = {
  /** How to call the command, without the word `assay`. */
  readonly usage: readonly string[]
  readonly about: string
  readonly flags: FlagTable
  readonly notes?: string
  readonly examples: readonly string[]
  readonly maxPositionals: number
  readonly run: (given: ParsedCommandLine, context: CommandContext) => Promise<number>
}

// A row of the table of commands. `word` is the second word of the command, for example `merge` in `load merge`.
type CommandEntry = {
  readonly name: string
  readonly word?: string
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** All commands, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'check',
    summary: 'judge whether a service conforms to its interface',
    load: async () => (await import('./commands/check-command.ts')).checkCommand,
  },
  {
    name: 'explore',
    summary: 'observe what a service does where its interface leaves it open, and draft its statement',
    load: async () => (await import('./commands/explore-command.ts')).exploreCommand,
  },
  {
    name: 'load',
    word: 'rate-limit',
    summary: 'identify the rate limiter of a service',
    load: async () => (await import('./commands/load-limits-command.ts')).rateLimitCommand,
  },
  {
    name: 'load',
    word: 'fairness',
    summary: 'show how a rate limiter treats several keys',
    load: async () => (await import('./commands/load-limits-command.ts')).fairnessCommand,
  },
  {
    name: 'load',
    word: 'merge',
    summary: 'combine the parts of a load that several processes sent',
    load: async () => (await import('./load-parts.ts')).mergeCommand,
  },
  {
    name: 'load',
    summary: 'send load with k6: throughput and latency with their error',
    load: async () => (await import('./commands/load-command.ts')).loadCommand,
  },
  {
    name: 'capacity',
    summary: 'find the highest rate that meets all objectives, and the replicas for a load',
    load: async () => (await import('./commands/capacity-command.ts')).capacityCommand,
  },
  {
    name: 'replay',
    summary: 'recompute every verdict of a run from its transcript, offline',
    load: async () => (await import('./commands/replay-command.ts')).replayCommand,
  },
  {
    name: 'certify',
    summary: 'judge a service by its statement and write a certificate with its evidence',
    load: async () => (await import('./commands/certify-command.ts')).certifyCommand,
  },
  {
    name: 'verify',
    summary:
      'recompute certificates from their evidence, offline: one, or those of several vendors as one page',
    load: async () => (await import('./commands/verify-command.ts')).verifyCommand,
  },
  {
    name: 'report',
    summary: `render the JSON of any run as ${joined(formatNames('load'), 'or')}; of a check, also as ${joined(formatNames().slice(formatNames('load').length), 'or')}`,
    load: async () => (await import('./commands/report-command.ts')).reportCommand,
  },
  {
    name: 'compare',
    summary: 'show what changed between two runs; exit 1 for a regression',
    load: async () => (await import('./commands/compare-command.ts')).compareCommand,
  },
  {
    name: 'serve',
    summary: 'run the reference implementation',
    load: async () => (await import('./commands/serve-command.ts')).serveCommand,
  },
  {
    name: 'list',
    summary: 'list clauses, gaps, readings, profiles, checks, probes, scenarios',
    load: async () => (await import('./commands/list-command.ts')).listCommand,
  },
  {
    name: 'doctor',
    summary: 'show what this machine lacks to run Assay, and build a k6 for machines without Go',
    load: async () => (await import('./commands/doctor-command.ts')).doctorCommand,
  },
  {
    name: 'start',
    summary: 'run all checks and a short load, and write one report',
    load: async () => (await import('./commands/start-command.ts')).startCommand,
  },
]

const BROKEN = 4
const USAGE = 2

/** Runs a command, and returns its exit code. */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    refuseSecretsIn(args, context)
    const spoken = args.filter((arg) => arg !== QUIET)
    return await dispatch(spoken, spoken.length === args.length ? context : quiet(context))
  } catch (error) {
    if (error instanceof ProfileError) {
      // Loaded on demand, because the parser of statements takes memory.
      const { describeProfileError } = await import('../conformance/statement/profile-mistakes.ts')
      printError(describeProfileError(error), context)
      return USAGE
    }
    if (error instanceof CliError) {
      // A run that its user stopped is not a mistake.
      if (error.code === 'stopped') context.stderr.write(prefixed(error.message, 'assay: '))
      else printError(error.message, context)
      return error.exitCode
    }
    if (error instanceof WriteError) {
      // Only write errors of run files arrive here: see writingFor.
      const first = error.isDiskFull ? 'Free some space, or name' : 'Name'
      printError(`${error.message}. ${first} another folder with --out`, context)
      return USAGE
    }
    printError(`Assay broke: ${oneLine(error)}. Set ASSAY_DEBUG=1 to see where`, context)
    if (context.env['ASSAY_DEBUG'] !== undefined && error instanceof Error)
      context.stderr.write(`${error.stack ?? ''}\n`)
    return BROKEN
  }
}

const QUIET = '--quiet'

/** Returns a context that prints nothing to stderr, for `--quiet`. It still prints annotations of GitHub, because they are results. */
function quiet(context: CommandContext): CommandContext {
  const { stderr } = context
  return { ...context, stderr: { write: (text) => text.startsWith('::') && stderr.write(text) } }
}

function printError(message: string, { env, stderr }: CommandContext): void {
  stderr.write(prefixed(message))
  if (env['GITHUB_ACTIONS'] === 'true') stderr.write(`${workflowCommand('error', 'assay', message)}\n`)
}

async function dispatch(args: readonly string[], context: CommandContext): Promise<number> {
  // Commands load the profiles on import, so the file of --profile must be registered before.
  const { words, profileFile } = withProfileFile(args, context.cwd)
  const [name, ...rest] = words
  if (name === '--version' || name === 'version') {
    context.stdout.write(`${VERSION}\n`)
    return 0
  }
  if (name === 'help' && rest.length > 0) return await dispatch([...rest, '--help'], context)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.stdout.write(renderUsage())
    return name === undefined ? USAGE : 0
  }
  const { entry, own } = entryNamed(name, rest)
  const command = await entry.load()
  if (own.includes('--help') || own.includes('-h')) {
    context.stdout.write(renderHelp(command))
    return 0
  }
  return await command.run(parseFlags(own, command.flags, command.maxPositionals), {
    ...context,
    profileFile,
  })
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n')[0] ?? '').slice(0, 500)
}

function entryNamed(
  name: string,
  rest: readonly string[],
): { readonly entry: CommandEntry; readonly own: readonly string[] } {
  const [word, ...others] = rest
  const narrow = commands.find(
    (entry) => entry.name === name && entry.word !== undefined && entry.word === word,
  )
  if (narrow !== undefined) return { entry: narrow, own: others }
  const entry = commands.find((each) => (each.word === undefined ? each.name : each.word) === name)
  if (entry !== undefined) return { entry, own: rest }
  const names = [...new Set(commands.map((each) => each.name))]
  throw usageError(`unknown command '${name}': ${spellingHint(name, names, `one of: ${names.join(', ')}`)}`)
}

/** Parses arguments. Throws a CliError that names the wrong flag. */
export function parseFlags(
  args: readonly string[],
  table: FlagTable,
  maxPositionals: number,
): ParsedCommandLine {
  const { values, positionals } = parsed(args, table)
  for (const [name, value] of Object.entries(values)) {
    const spec = table[name]
    for (const one of [value].flat())
      if (typeof one === 'string' && spec !== undefined) check(name, one, spec)
    const other = spec?.notBeside?.find((flag) => values[flag] !== undefined)
    if (other !== undefined)
      throw usageError(`--${name} has no effect beside --${other}: leave one of them out`)
    if (spec?.needs !== undefined && values[spec.needs] === undefined)
      throw usageError(`--${name} has no effect without --${spec.needs}: give both, or neither`)
    if (spec?.repeats === 'list' && list(values, name)?.length === 0)
      throw usageError(`--${name} takes a comma-separated list`)
  }
  const extra = positionals[maxPositionals]
  if (extra !== undefined) throw usageError(`unexpected argument '${extra}'`)
  return { flags: values, positionals }
}

/** The default maximum of a flag's number. A greater number is refused, because it is probably a typo. */
const MAX_NUMBER = 1_000_000_000

function check(name: string, value: string, { words, from, to = MAX_NUMBER, unit }: FlagSpec): void {
  if (value === '') throw usageError(`--${name} is empty: is a variable unset?`)
  if (words !== undefined && !words.includes(value))
    throw usageError(`--${name} takes ${joined(words, 'or')}, not '${value}'`)
  if (from === undefined) return
  const number = Number(value)
  if (Number.isInteger(number) && number >= from && number <= to) return
  const kind = unit === undefined ? 'a whole number' : `a whole number of ${unit}`
  throw usageError(`--${name} takes ${kind} from ${from} to ${to}, not '${value}'`)
}

function parsed(
  args: readonly string[],
  table: FlagTable,
): { values: Flags; positionals: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(table).map(([name, { takes, repeats }]) => [
      name,
      { type: takes === undefined ? 'boolean' : 'string', multiple: repeats !== undefined },
    ]),
  )
  try {
    const { tokens, ...given } = parseArgs({
      args: args.map((arg, at) => withBareValue(arg, args[at + 1], table)),
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    })
    const named = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const twice = named.find((name, at) => table[name]?.repeats === undefined && named.indexOf(name) !== at)
    if (twice !== undefined) throw new Error(`--${twice} is given twice`)
    return given
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw usageError(hinted(message, args, Object.keys(options)), error)
  }
}

// Adds the default value to a flag without a value, because parseArgs cannot do this. A following flag or target is not a value.
function withBareValue(arg: string, next: string | undefined, table: FlagTable): string {
  const bare = arg.startsWith('--') ? table[nameOf(arg)]?.bare : undefined
  const isValue = next !== undefined && !next.startsWith('-') && !next.includes('://') && next !== 'reference'
  return bare === undefined || arg.includes('=') || isValue ? arg : `${arg}=${bare}`
}

/** The flags that only `assay capacity` has. If a user gives one to `assay load`, the error names `assay capacity`. */
const OF_SWEEPS = ['for', 'replicas', 'price']

/** The flags for lengths that differ, which only `assay load` has. */
const OF_LENGTHS = ['trace', 'trace-speed', 'prompt-cv', 'output-cv', 'prefix-share']

function hinted(message: string, args: readonly string[], known: readonly string[]): string {
  const plain = message
    .replace(/\. To specify.*$/, '')
    .replace(/^Option '(--[\w-]+) <value>' argument missing$/, '$1 needs a value: write $1 VALUE')
    .replace(/^Option '(--[\w-]+)' argument is ambiguous\.$/, (_, flag: string) => withoutValue(flag, args))
    .replace(/^Option '(--[\w-]+)' does not take an argument$/, '$1 does not take a value')
    .replace(/^(.)/, (letter) => letter.toLowerCase())
  const unknown = args.find((arg) => arg.startsWith('--') && !known.includes(nameOf(arg)))
  if (unknown !== undefined && OF_SWEEPS.includes(nameOf(unknown)))
    return `${plain}: 'assay capacity' has it; a load takes its objectives with --slo`
  if (unknown !== undefined && OF_LENGTHS.includes(nameOf(unknown)) && known.includes('for'))
    return `${plain}: the requests of a sweep all have one length. Give the mean with --prompt-tokens and --max-tokens, then confirm the rate with 'assay load', which has ${unknown.replace(/=.*/, '')}`
  const close = unknown === undefined ? null : closest(nameOf(unknown), known)
  if (close === null) return unknown === undefined ? plain : `${plain}: --help lists the options`
  return `${plain}: did you mean '--${close}'?`
}

// Returns a message about a flag whose value begins with a dash. parseArgs would take such a value for a flag.
function withoutValue(flag: string, args: readonly string[]): string {
  const next = args.find((arg, at) => args[at - 1] === flag && arg.startsWith('-')) ?? ''
  return next.startsWith('--')
    ? `${flag} needs a value, but '${next.replace(/=.*$/, '=…')}' follows: write ${flag} VALUE`
    : `${flag}: '${next}' begins with a dash, so it reads as an option: write ${flag}=${next} if it is the value`
}

function nameOf(flag: string): string {
  return flag.replace(/^--/, '').replace(/=.*$/, '')
}

/** Returns a hint that names the word in `known` with the most similar spelling. Returns `otherwise` if there is none. */
export function spellingHint(word: string, known: readonly string[], otherwise: string): string {
  const close = closest(word, known)
  return close === null ? otherwise : `did you mean '${close}'?`
}

/** Returns the value of a flag that takes a text. Returns null if the flag is absent. */
export function textFlag(flags: Flags, name: string): string | null {
  const value = flags[name]
  return typeof value === 'string' ? value : null
}

/** Returns the values of a flag that may be repeated, in their order. The list is empty if the flag is absent. */
export function texts(flags: Flags, name: string): readonly string[] {
  const values = flags[name]
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** Returns the value of a flag that takes a number. Returns null if the flag is absent. */
export function numberFlag(flags: Flags, name: string): number | null {
  const value = textFlag(flags, name)
  return value === null ? null : Number(value)
}

/** Returns an object without its null and undefined members. */
export function withValues<Members extends object>(
  members: Members,
): { readonly [Name in keyof Members]?: Exclude<Members[Name], null | undefined> }
export function withValues(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null))
}

/** Returns the items of a comma-separated flag. Returns null if the flag is absent. */
export function list(flags: Flags, name: string): readonly string[] | null {
  if (flags[name] === undefined) return null
  return texts(flags, name)
    .flatMap((value) => value.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Formats the output of `assay --help`. */
export function renderUsage(): string {
  const lines = commands.map(({ name, word = '', summary }) => `  ${`${name} ${word}`.padEnd(15)} ${summary}`)
  return `assay: judges the interface of an AI service and measures its capacity

usage: assay COMMAND [arguments]     (details: assay COMMAND --help; assay --version; --quiet: results and errors only)

${lines.join('\n')}

exit codes: 0 conformant (load: valid, no objective missed), 1 non-conformant (load: an objective missed), 2 usage error,
            3 incomplete or not valid, 4 Assay broke, 130 stopped by Ctrl-C
example: ASSAY_KEY=... assay check https://api.example.com --model NAME --out results
`
}

// The column at which the description of a flag begins, and the maximum length of a line.
const INDENT = 23
const WIDTH = 126

/** Formats the output of `assay COMMAND --help`. */
export function renderHelp({ usage, about, flags, notes, examples }: Command): string {
  const rows = Object.entries(flags).map(([name, spec]) => renderFlag(name, spec))
  const parts = [
    `usage: ${usage.map((way) => `assay ${way}`).join('\n       ')}`,
    ...about.split('\n\n').map(wrapped),
    ...(rows.length === 0 ? [] : [rows.join('\n')]),
    ...(notes === undefined ? [] : [notes]),
    `example: ${examples.join('\n         ')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

// Wraps a paragraph. Lists in columns keep their lines.
function wrapped(paragraph: string): string {
  if (paragraph.includes('  ')) return paragraph
  return wrappedLines(paragraph.replaceAll('\n', ' '), WIDTH).join('\n')
}

function renderFlag(name: string, { takes, about, usual, repeats, to }: FlagSpec): string {
  const facts = [
    ...(usual === undefined ? [] : [`default${usual.includes(' ') ? ':' : ''} ${usual}`]),
    ...(to === undefined ? [] : [`at most ${to}`]),
    ...(repeats === 'many' ? ['may be repeated'] : []),
  ]
  const head = `  --${name}${takes === undefined ? '' : ` ${takes}`}`.padEnd(INDENT - 2)
  const text = facts.length === 0 ? about : `${about} (${facts.join('; ')})`
  const lines = wrappedLines(text, WIDTH - Math.max(INDENT, head.length + 2))
  return `${head}  ${lines.join(`\n${' '.repeat(INDENT)}`)}`
}
