/** Lists all commands in one table. Loads the module of a command only when that command runs. */
import { formatNames, joined } from '../reports/formats.ts'
import { spellingHint, type CommandEntry } from './command.ts'
import { usageError } from './errors.ts'

/** All commands, in the order of the help text. */
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
    summary: `render the JSON of any run as ${joined(formatNames(), 'or')}`,
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

/**
 * Returns the command for the first word (`name`) or the first two words of a command line, and the arguments after them (`own`). The
 * second word alone suffices: `merge` means `load merge`. Throws CliError('usage') for an unknown word.
 */
export function entryNamed(
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
