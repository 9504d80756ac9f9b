/** Looks a command up, runs it, and turns what goes wrong into one line and an exit code. */
import { spellingHint, type CommandContext } from './command.ts'
import { commands, renderUsage, type CommandEntry } from './commands.ts'
import { CliError, prefixed } from './errors.ts'
import { withProfileFile } from './profile-file.ts'
import { ProfileError } from '../schemas/profile-error.ts'
import { WriteError } from '../schemas/write-error.ts'
import { VERSION } from './version.ts'

const BROKEN = 4
const USAGE = 2

/**
 * Runs one command line and returns its exit code: 0 conformant, 1 non-conformant, 2 usage, 3 incomplete, 4 Assay broke, 130
 * stopped by its user.
 */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    return await dispatch(args, context)
  } catch (error) {
    if (error instanceof ProfileError) {
      // Loaded only now: what reads statements holds memory.
      const { describeProfileError } = await import('../conformance/statement/profile-mistakes.ts')
      context.stderr.write(prefixed(describeProfileError(error)))
      return USAGE
    }
    if (error instanceof CliError) {
      // A run that its user stopped is not a mistake.
      context.stderr.write(prefixed(error.message, error.code === 'stopped' ? 'assay: ' : 'error: '))
      return error.exitCode
    }
    if (error instanceof WriteError) {
      // Only files of a run come here: see writingFor.
      const first = error.isOfSpace ? 'Free some space, or name' : 'Name'
      context.stderr.write(prefixed(`${error.message}. ${first} another folder with --out`))
      return USAGE
    }
    context.stderr.write(prefixed(`Assay broke: ${oneLine(error)}. Set ASSAY_DEBUG=1 to see where`))
    if (context.env['ASSAY_DEBUG'] !== undefined && error instanceof Error)
      context.stderr.write(`${error.stack ?? ''}\n`)
    return BROKEN
  }
}

async function dispatch(args: readonly string[], context: CommandContext): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version') {
    context.stdout.write(`${VERSION}\n`)
    return 0
  }
  if (name === 'help' && rest.length > 0) return await dispatch([...rest, '--help'], context)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.stdout.write(renderUsage())
    return name === undefined ? USAGE : 0
  }
  const entry = named(name)
  const asked = withProfileFile(rest, context.cwd)
  const command = await entry.load()
  if (rest.includes('--help') || rest.includes('-h')) {
    context.stdout.write(command.helpFor?.(rest) ?? command.help)
    return 0
  }
  return await command.run(asked, context)
}

function named(name: string): CommandEntry {
  const command = commands.find((entry) => entry.name === name)
  if (command !== undefined) return command
  const names = commands.map((entry) => entry.name)
  const hint = spellingHint(name, names, `one of: ${names.join(', ')}`)
  throw new CliError('usage', `unknown command '${name}': ${hint}`)
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n')[0] ?? '').slice(0, 500)
}
