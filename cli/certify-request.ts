/** Turns the arguments of `assay certify` into a request that is known to make sense before anything is sent. */
import { resolve } from 'node:path'
import { checkRequest, randomSeed, type CheckRequest } from './check-request.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { profileFrom } from './profile-flag.ts'
import { readPlan } from './read-plan.ts'

// One answer of a model may be luck.
const REPEAT = '3'

/** Checks every argument. Throws CliError('usage' | 'unreadable' | 'unwritable'), one line each. */
export function certifyRequest(flags: Flags, given: string, context: CommandContext): CheckRequest {
  if (flags['statement'] === undefined && given !== 'reference')
    throw new CliError(
      'usage',
      'a certificate is about a statement: name it with --statement FILE   (docs/statement.md)',
    )
  requireDeclared(flags, given, context)
  // A seed that is not known beforehand: answers cannot have been prepared for it.
  const seed = flags['seed'] ?? randomSeed()
  const repeat = flags['repeat'] ?? REPEAT
  return checkRequest({ ...flags, seed, repeat }, given, context)
}

// Looked at first, before a folder is made for a run that will not be.
function requireDeclared(flags: Flags, given: string, context: CommandContext): void {
  const path = textFlag(flags, 'statement')
  // The statement of the embedded reference declares all of them.
  if (path === null && given === 'reference') return
  const { capabilities } = readPlan({
    profile: profileFrom(flags),
    statement: resolve(context.cwd, path ?? ''),
    require: [],
  })
  const open = [...capabilities].filter(([, support]) => support === 'auto').map(([id]) => id)
  if (open.length === 0) return
  const example = JSON.stringify({ [open[0] ?? '']: 'unsupported' })
  throw new CliError(
    'usage',
    `${path} does not declare ${open.join(', ')}: a certificate needs each capability declared "supported" or "unsupported". Add them to "capabilities", such as ${example}`,
  )
}
