/** `assay merge`: one run of the parts that several processes sent, or of one whose process was killed. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import { defaultProfileName } from '../../conformance/statement/profiles.ts'
import { PART_FILE, readPart, type LoadPart } from '../../load/merge/load-part.ts'
import { mergeParts } from '../../load/merge/merge-parts.ts'
import { runText } from '../../load/runner/write-run.ts'
import { joined, reportFiles } from '../../reports/format-names.ts'
import { renderRun } from '../../reports/formats.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { parseFlags, textFlag, type Command, type CommandContext, type Flags } from '../command.ts'
import { CliError } from '../errors.ts'
import { asCliError } from '../load-errors.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { outFolder, replacementNotice } from '../out-folder.ts'
import { traceAt } from '../trace-file.ts'
import { writeReports } from '../write-reports.ts'

const RUN_FILE = RUN_KINDS.load.file

const HELP = `usage: assay merge DIR... [--out DIR]

Combines the parts of a load run that several processes sent ('assay load --segment K/N --start-at TIME'), or completes one
whose process was killed. Every percentile, objective and verdict is computed from all rows, exactly as if one process had sent
them. The report names parts that are missing, late or duplicated, and states the difference of their clocks.

  --out DIR          folder for ${joined([RUN_FILE, 'rows', ...reportFiles('load')], 'and')} (a run whose process was killed: its DIR)
  --plan FILE        ${PART_FILE} of 'assay load --emit k8s', for folders that k6 alone wrote: rows.ndjson and summary.json
  --trace FILE       the trace file, if the run replays one
  --statement FILE   the statement that the run was given
  --json             print ${RUN_FILE} instead of the summary

The exit code is that of a load: 0 valid and no objective missed, 1 missed, 3 not valid or incomplete, 4 k6 or Assay broke.

example: assay merge part-1 part-2 part-3 --out results/load
`

const FLAGS = {
  out: { type: 'string' },
  plan: { type: 'string' },
  trace: { type: 'string' },
  statement: { type: 'string' },
  json: { type: 'boolean' },
} as const

const MAX_FOLDERS = 10_000

/** Merges the parts of a run. */
export const mergeCommand: Command = {
  help: HELP,
  run: merge,
}

async function merge(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, FLAGS, MAX_FOLDERS)
  const folders = positionals.map((path) => resolve(context.cwd, path))
  const [first, ...others] = folders
  if (first === undefined) throw new CliError('usage', 'no folder given: assay merge DIR... --out DIR')
  const isOne = others.length === 0 && textFlag(flags, 'plan') === null
  const out =
    isOne && textFlag(flags, 'out') === null
      ? { path: first, isNew: false }
      : outFolder(textFlag(flags, 'out'), 'merge', RUN_FILE, context.cwd)
  const merging = async (): Promise<number> => await mergeInto(out.path, folders, flags, context)
  // Where the only part is not a folder, the merge says so.
  return isFolder(out.path) ? await inLockedFolder(out, merging) : await merging()
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
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
    await writeReports(out, found)
    context.stdout.write(flags['json'] === true ? runText(run) : await renderRun(found, 'summary'))
    if (flags['json'] !== true) context.stdout.write(`report: ${join(out, 'report.html')}\n`)
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
