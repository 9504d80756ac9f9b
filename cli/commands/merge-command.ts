/** `assay load merge`: one run of the parts that several processes sent. */
import { resolve } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import { defaultProfileName } from '../../conformance/statement/profiles.ts'
import { readPart, type LoadPart } from '../../load/merge/load-part.ts'
import { mergeParts } from '../../load/merge/merge-parts.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { textFlag, type Command, type CommandContext, type Flags, type Given } from '../command.ts'
import { MERGE_FLAGS } from '../flags.ts'
import { CliError } from '../errors.ts'
import { asCliError } from '../load-errors.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { outFolder, replacementNotice } from '../out-folder.ts'
import { traceAt } from '../trace-file.ts'
import { presentRun } from '../present.ts'

const RUN_FILE = RUN_KINDS.load.file

const MAX_FOLDERS = 10_000

/** Merges the parts of a run. */
export const mergeCommand: Command = {
  usage: ['load merge DIR... [options]'],
  about: `Combines the parts of a load run that several processes sent ('assay load --segment K/N --start-at TIME'). Every percentile,
objective and verdict is computed from all rows, exactly as if one process had sent them. The report names parts that are
missing, late or duplicated.`,
  flags: MERGE_FLAGS,
  notes:
    'The exit code is that of a load: 0 valid and no objective missed, 1 missed, 3 not valid or incomplete, 4 k6 or Assay broke.',
  examples: ['assay load merge part-1 part-2 part-3 --out results/load'],
  maxPositionals: MAX_FOLDERS,
  run: merge,
}

async function merge({ flags, positionals }: Given, context: CommandContext): Promise<number> {
  const folders = positionals.map((path) => resolve(context.cwd, path))
  if (folders.length === 0) throw new CliError('usage', 'no folder given: assay load merge DIR... --out DIR')
  const out = outFolder(textFlag(flags, 'out'), 'merge', RUN_FILE, context.cwd)
  return await inLockedFolder(out, async () => await mergeInto(out.path, folders, flags, context))
}

async function mergeInto(
  out: string,
  folders: readonly string[],
  flags: Flags,
  context: CommandContext,
): Promise<number> {
  const replaced = replacementNotice(out, RUN_FILE)
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  const readings = await readingsOf(flags, context)
  const trace = textFlag(flags, 'trace')
  try {
    const run = await mergeParts({
      folders,
      out,
      plan: planIn(flags, context),
      trace: trace === null ? [] : traceAt(trace, context.cwd),
      ...(readings === null ? {} : { readings }),
    })
    const found = { kind: 'load', run } as const
    await presentRun(found, { out, isJson: flags['json'] === true }, context)
    return run.exitCode
  } catch (error) {
    throw asCliError(error)
  }
}

/** Loaded only when it is asked for: what reads statements holds memory. */
async function readingsOf(
  flags: Flags,
  context: CommandContext,
): Promise<((profile: string | undefined) => Plan) | null> {
  const path = textFlag(flags, 'statement')
  if (path === null) return null
  const { loadStatement } = await import('../load-statement.ts')
  return (profile) => loadStatement(path, profile ?? defaultProfileName, context)
}

function planIn(flags: Flags, { cwd }: CommandContext): LoadPart | null {
  const path = textFlag(flags, 'plan')
  if (path === null) return null
  const plan = readPart(resolve(cwd, path))
  if (plan === null)
    throw new CliError(
      'unreadable',
      `there is no plan at ${path} (--plan). Give the load-part.json of 'assay load --emit k8s'`,
    )
  return plan
}
