/** Finds and runs a command, and converts errors to one line and an exit code. */
import type { CommandContext } from './command.ts'
import { CliError, prefixed, usageError, fileText } from './errors.ts'
import { ProfileError } from '../schemas/profile-error.ts'
import { WriteError } from '../schemas/files.ts'
import { existsSync, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { PROFILES_VARIABLE } from '../schemas/profile-variable.ts'
import { parseJson } from '../conformance/codec/parse-json.ts'
import { isOrdinaryWord } from '../conformance/codec/secret-forms.ts'
import { workflowCommand } from '../reports/github-command.ts'

const BROKEN = 4
const USAGE = 2

/** Runs a command; returns its exit code: 0 conformant, 1 non-conformant, 2 usage error, 3 incomplete, 4 Assay failed, 130 stopped. */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    refuseSecretsIn(args, context)
    const spoken = args.filter((arg) => arg !== QUIET)
    return await dispatch(spoken, spoken.length === args.length ? context : quiet(context))
  } catch (error) {
    if (error instanceof ProfileError) {
      // Loaded on demand, because the parser of statements takes memory.
      const { describeProfileError } = await import('../conformance/statement/statement-readings.ts')
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

// The flags that name environment variables with secrets, as in `--keys-env A,B` and `--header NAME=ENV`.
const SECRET_FLAGS = /^--(?:[a-z-]+-env|header)$/

/** Throws CliError('usage') if a secret of the run is in an argument, or in a file whose text reports show. Ordinary words do not count. */
function refuseSecretsIn(args: readonly string[], { env, cwd }: CommandContext): void {
  const valuesOf = (flags: RegExp) => args.flatMap((_, place) => flagValue(args, place, flags) ?? [])
  const isDummy = args.includes('--dummy-key')
  const named = valuesOf(isDummy ? /^--header$/ : SECRET_FLAGS).flatMap((value) => value.split(/[,=]/))
  const names = (isDummy ? named : ['ASSAY_KEY', ...named]).filter((name) => !isOrdinaryWord(env[name] ?? ''))
  // The command reads these files again, so they are read here only to look for a secret.
  if (names.length === 0) return
  const files = valuesOf(/^--(?:statement|profile|baseline)$/).map((path) => resolve(cwd, path))
  const texts = files.map((path) =>
    existsSync(path) && statSync(path).isFile() ? fileText(path, 'the file') : '',
  )
  for (const name of names) {
    const secret = env[name] ?? ''
    const at = [...args, ...texts].findIndex((text) => text.includes(secret))
    if (at < 0) continue
    const place = files[at - args.length] ?? 'an argument'
    throw usageError(
      `${place} contains the key in ${name} (not shown): leave it out, and replace the key if others can read it there`,
    )
  }
}

const QUIET = '--quiet'

/** Returns a context whose stderr passes on only GitHub annotations. They are results, so they must not be lost. */
function quiet(context: CommandContext): CommandContext {
  const { stderr } = context
  return { ...context, stderr: { write: (text) => text.startsWith('::') && stderr.write(text) } }
}

/** Prints an error to stderr. In GitHub Actions, also prints an annotation, because job logs are collapsed. */
function printError(message: string, { env, stderr }: CommandContext): void {
  stderr.write(prefixed(message))
  if (env['GITHUB_ACTIONS'] === 'true') stderr.write(`${workflowCommand('error', 'assay', message)}\n`)
}

async function dispatch(args: readonly string[], context: CommandContext): Promise<number> {
  // Commands, flags and reports load the profiles on import, so the file of --profile must be registered before.
  const { words, profileFile } = withProfileFile(args, context.cwd)
  const [name, ...rest] = words
  const { VERSION, entryNamed, parseFlags, renderHelp, renderUsage } = await import('./command.ts')
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

/** Returns the value of a matching flag if the argument at `place` holds it, as in `--profile=NAME`, or NAME after `--profile`. */
function flagValue(args: readonly string[], place: number, flags: RegExp): string | undefined {
  const [flag = '', ...value] = args[place]?.split('=') ?? []
  if (value.length > 0 && flags.test(flag)) return value.join('=')
  return flags.test(args[place - 1] ?? '') ? args[place] : undefined
}

/** Replaces the file in `--profile FILE.json` by the name of its profile, and adds its path to the environment variable ASSAY_PROFILES. */
function withProfileFile(args: readonly string[], cwd: string): Named {
  let profileFile: string | undefined
  const words = args.map((arg, place) => {
    const value = flagValue(args, place, /^--profile$/)
    if (value?.endsWith('.json') !== true) return arg
    profileFile ??= value
    const path = resolve(cwd, value)
    const name = nameIn(path)
    const others = process.env[PROFILES_VARIABLE] ?? ''
    process.env[PROFILES_VARIABLE] = others === '' ? path : `${others}${delimiter}${path}`
    return arg.startsWith('--profile=') ? `--profile=${name}` : name
  })
  return { words, profileFile }
}

/** Command-line arguments in which profile names replace profile files. `profileFile`: the first replaced file, as the user wrote it. */
type Named = { readonly words: readonly string[]; readonly profileFile: string | undefined }

function nameIn(path: string): string {
  const value = parseJson(fileText(path, 'the profile'))
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null
  if (typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)) return name
  throw usageError(`${path} (--profile) is not a profile: it needs a "name" such as "our-servers"`)
}
