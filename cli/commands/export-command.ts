/** `assay load export`: the figures of a load under the definitions of another tool. */
import { resolve } from 'node:path'
import { exportRun } from '../../load/export/export-run.ts'
import { TOOLS, type ToolName } from '../../load/export/tools.ts'
import { parseFlags, spellingHint, textFlag, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { EXPORT_HELP as HELP } from '../export-help.ts'
import { asCliError } from '../load-errors.ts'

const NAMES = Object.keys(TOOLS)

/** Exports a load. */
export const exportCommand: Command = {
  help: HELP,
  run: exportLoad,
}

async function exportLoad(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, { as: { type: 'string' } }, 2)
  const [, folder] = positionals
  if (folder === undefined)
    throw new CliError('usage', `no run given: assay load export DIR --as ${NAMES.join('|')}`)
  const name = toolNamed(textFlag(flags, 'as'))
  try {
    const exported = await exportRun(resolve(context.cwd, folder), name)
    context.stdout.write(`${JSON.stringify(exported, null, 2)}\n`)
    return 0
  } catch (error) {
    throw asCliError(error)
  }
}

function toolNamed(given: string | null): ToolName {
  if (given === 'aiperf' || given === 'guidellm' || given === 'vllm' || given === 'inference-perf')
    return given
  if (given === null) throw new CliError('usage', `no tool given: pass --as ${NAMES.join('|')}`)
  throw new CliError(
    'usage',
    `unknown tool '${given}': ${spellingHint(given, NAMES, `one of ${NAMES.join(', ')}`)}`,
  )
}
