/** `assay report`: renders a stored run in another format. */
import { resolve } from 'node:path'
import { describeFormats, formatNames } from '../../reports/format-names.ts'
import { renderRun } from '../../reports/formats.ts'
import { oneLine, wrappedLines } from '../../reports/neutral-text.ts'
import { fileNotice } from '../../reports/run-headline.ts'
import { RUN_KINDS, type RunKind } from '../../schemas/run-kinds.ts'
import { parseFlags, spellingHint, textFlag, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { readAnyRun } from '../read-run.ts'
import { verifyRunFile } from '../verify-run-file.ts'

const { check, ...loads } = RUN_KINDS
const LOAD_FILES = Object.values(loads).map(({ file }) => file)

// Columns of a line of help, and where the description of a flag begins.
const INDENT = 16
const WIDTH = 110

const HELP = `usage: assay report RUN.json [--as ${formatNames().join('|')}]

Renders a ${check.file}, or the file of a load (${LOAD_FILES.join(', ')}), to stdout.
The exit code is 0 when the report could be made, whatever the outcome of the run. A ${check.file} is compared with the
transcript in its folder: the report states when there is none, or when the two disagree, and the badge is then not green.

  --as FORMAT   ${describeFormats()
    .flatMap((line) => wrappedLines(line, WIDTH))
    .join(`\n${' '.repeat(INDENT)}`)}

example: assay report results/${check.file} --as markdown >> "$GITHUB_STEP_SUMMARY"
`

/** Renders a stored run. */
export const reportCommand: Command = {
  help: HELP,
  run: report,
}

async function report(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, { as: { type: 'string' } }, 1)
  const [path] = positionals
  if (path === undefined) throw new CliError('usage', `no run given: give the path of a ${check.file}`)
  const [standard = ''] = formatNames()
  const as = textFlag(flags, 'as') ?? standard
  requireFormat(as)
  const file = resolve(context.cwd, path)
  const found = readAnyRun(file)
  if (found === null)
    throw new CliError('unreadable', `no file at ${path}: give the path of a run file, such as ${check.file}`)
  requireFormat(as, found.kind)
  if (found.kind !== 'check') {
    context.stdout.write(await renderRun(found, as))
    return 0
  }
  const state = verifyRunFile(file, found.run)
  const notice = fileNotice(state)
  if (notice !== null) context.stderr.write(`assay: ${oneLine(notice)}\n`)
  context.stdout.write(await renderRun(found, as, { color: false, state }))
  return 0
}

/** A format may serve some kinds of runs only. */
function requireFormat(as: string, kind?: RunKind): void {
  const names = formatNames(kind)
  if (names.includes(as)) return
  throw new CliError(
    'usage',
    `unknown report '${as}': ${spellingHint(as, names, `one of ${names.join(', ')}`)}`,
  )
}
