import { dirname } from 'node:path'
import { exportRun } from '../../load/export/export-run.ts'
import { TOOLS, type ToolName } from '../../load/export/tools.ts'
import { describeFormats, formatNames, joined, renderRun, type RunWithKind } from '../../reports/formats.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { fileNotice, FRESH_RUN } from '../../reports/run-text.ts'
import { RUN_KIND_NAMES, RUN_KINDS, type RunKind } from '../../schemas/run-kinds.ts'
import { closingLines, nextStep, nextStepOfLoad } from '../next-step.ts'
import { spellingHint, textFlag, type Command, type CommandContext } from '../command.ts'
import { orCliError, usageError } from '../errors.ts'
import { storedRun, verifyRunFile } from '../read-run.ts'

const { check, ...loads } = RUN_KINDS
const LOAD_FILES = Object.values(loads).map(({ file }) => file)

const TOOL_NAMES = Object.keys(TOOLS)

/** The command `assay report`, which prints a stored run in another format. */
export const reportCommand: Command = {
  usage: ['report RUN [--as FORMAT]'],
  about: `Renders a ${check.file}, or the file of a load (${LOAD_FILES.join(', ')}), or the one in its folder,
to stdout. The exit code is 0 when the report could be made, whatever the outcome of the run. A ${check.file} is compared with the
transcript in its folder: the report states when there is none, or when the two disagree, and the badge is then not green.

With the name of another tool (${TOOL_NAMES.join(', ')}) the figures of a load are computed again from its rows,
under the names and definitions of that tool, as JSON. Requests of a warm-up and answers other than event streams are left out.
'differs' lists the data of that tool that rows do not have. docs/metrics.md has the definitions.`,
  flags: {
    as: {
      takes: 'FORMAT',
      about: [...describeFormats(), `a load with streams: ${joined(TOOL_NAMES, 'or')}`].join('. '),
      usual: formatNames()[0] ?? '',
    },
  },
  examples: [
    `assay report results/${check.file} --as markdown >> "$GITHUB_STEP_SUMMARY"`,
    'assay report results/load --as vllm',
  ],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const [path] = positionals
    if (path === undefined) throw usageError(`no run given: give the path of a ${check.file}`)
    const [standard = ''] = formatNames()
    const as = textFlag(flags, 'as') ?? standard
    if (isTool(as)) return await exportLoad(path, as, context)
    requireFormat(as)
    const { path: file, found } = storedRun(path, context.cwd, RUN_KIND_NAMES)
    requireFormat(as, found.kind)
    const folder = dirname(file)
    const state = found.kind === 'check' ? verifyRunFile(file, found.run) : FRESH_RUN
    const notice = fileNotice(state)
    if (notice !== null) context.stderr.write(`assay: ${oneLine(notice)}\n`)
    context.stdout.write(await renderRun(found, as, { color: false, state }))
    if (as === standard) context.stdout.write(closingLines(folder, await nextOf(found, folder)))
    return 0
  },
}

// Imports the command on demand, to save memory.
async function nextOf(found: RunWithKind, folder: string): Promise<string | null> {
  if (found.kind !== 'check') return nextStepOfLoad(found, folder)
  const { profileFor } = await import('./check-command.ts')
  return nextStep(found.run, profileFor(found.run, folder))
}

function requireFormat(as: string, kind?: RunKind): void {
  const names = kind === undefined ? [...formatNames(), ...TOOL_NAMES] : formatNames(kind)
  if (names.includes(as)) return
  throw usageError(`unknown report '${as}': ${spellingHint(as, names, `one of ${names.join(', ')}`)}`)
}

function isTool(as: string): as is ToolName {
  return TOOL_NAMES.includes(as)
}

async function exportLoad(path: string, tool: ToolName, { cwd, stdout }: CommandContext): Promise<number> {
  const { path: file, found } = storedRun(path, cwd, ['load'])
  const exported = await orCliError(() => exportRun(dirname(file), found.run, tool))
  stdout.write(`${JSON.stringify(exported, null, 2)}\n`)
  return 0
}
