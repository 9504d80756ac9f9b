/** `assay challenge`: creates the seed for a certificate. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { newChallenge } from '../../certificate/challenge.ts'
import { parseFlags, textFlag, wholeNumber, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { problemOfWriting } from '../../schemas/write-error.ts'

const HELP = `usage: assay challenge --out FILE [--hours N] [--disguise]

Writes a challenge: a random seed, and the time in which a run must be made with it. Publish the commitment, which this
command prints, and give the file to the vendor when the run may begin. The vendor runs 'assay certify --challenge FILE'; you
run 'assay verify --challenge FILE'. Prompts, nonces, names and order derive from the seed, so an earlier run cannot pass for
this one.

  --out FILE   file of the challenge; only your user can read it
  --hours N    hours in which a run can meet it (default 72, at most 8760: a year)
  --disguise   only a disguised run meets it: 'assay certify' then disguises its run

example: assay challenge --out challenge.json --hours 24
`

/** Makes a challenge. */
export const challengeCommand: Command = {
  help: HELP,
  run: challenge,
}

const DEFAULT_HOURS = 72

// A year, for which a certificate is valid.
const MAX_HOURS = 365 * 24

const CHALLENGE_FLAGS = {
  out: { type: 'string' },
  hours: { type: 'string' },
  disguise: { type: 'boolean' },
} as const

function challenge(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags } = parseFlags(args, CHALLENGE_FLAGS, 0)
  const out = textFlag(flags, 'out')
  if (out === null) throw new CliError('usage', 'no file given for the challenge: name one with --out')
  const hours = wholeNumber(flags, 'hours', 1, MAX_HOURS) ?? DEFAULT_HOURS
  const made = newChallenge(Date.now(), hours, flags['disguise'] === true)
  write(resolve(context.cwd, out), `${JSON.stringify(made, null, 2)}\n`)
  context.stdout.write(`commitment: ${made.commitment}\nexpires: ${made.expiresAt}\n`)
  return Promise.resolve(0)
}

// A challenge that somebody waits for must not be replaced.
function write(path: string, content: string): void {
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const problem = `cannot write the challenge ${path}: ${problemOfWriting(path, error)}. Name another file with --out`
    throw new CliError('unwritable', problem, { cause: error })
  }
}
