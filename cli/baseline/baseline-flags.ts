/** `--baseline` and `--baseline-update` of `assay check`: reads the file before the run, holds the run against it, and writes it anew. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { everyCheck } from '../../conformance/session/registry.ts'
import { writeJson } from '../../conformance/session/write-json.ts'
import type { Run } from '../../reports/run.ts'
import { count } from '../../schemas/count.ts'
import { textFlag, type CommandContext, type Flags } from '../command.ts'
import { CliError, writingFor } from '../errors.ts'
import { applyBaseline } from './apply-baseline.ts'
import { readBaseline, type KnownFailures } from './read-baseline.ts'
import { updateBaseline } from './update-baseline.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** The baseline that a run is compared with. `known` is null where the file is to be written for the first time. */
export type AskedBaseline = {
  readonly path: string
  readonly known: KnownFailures | null
  readonly isUpdate: boolean
}

/** Reads the baseline that the flags name; null when they name none. Throws CliError('usage' | 'unreadable'), one line per mistake. */
export function baselineAsked(flags: Flags, { cwd }: CommandContext): AskedBaseline | null {
  const given = textFlag(flags, 'baseline')
  const isUpdate = flags['baseline-update'] === true
  if (given === null) {
    if (!isUpdate) return null
    throw new CliError('usage', '--baseline-update needs --baseline FILE, which it writes')
  }
  const path = resolve(cwd, given)
  if (isUpdate) requireWritable(path, given)
  if (!existsSync(path)) {
    if (isUpdate) return { path, known: null, isUpdate }
    const remedy = 'Add --baseline-update to write it from this run'
    throw new CliError('unreadable', `--baseline: no file at ${given}. ${remedy}`)
  }
  return { path, known: knownFailures(path, given), isUpdate }
}

// Before the first request: a run that costs requests and cannot be kept is useless.
function requireWritable(path: string, given: string): void {
  try {
    accessSync(dirname(path), constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new CliError(
      'usage',
      `--baseline: cannot write ${given}: its folder is missing or not writable. Name a file in another folder`,
      {
        cause,
      },
    )
  }
}

// Messages name the file as its user wrote it; a run has its name without the folder.
function knownFailures(path: string, given: string): KnownFailures {
  const ids = everyCheck.map(({ id }) => id)
  const reading = readBaseline(contentOf(path), given, ids)
  if ('baseline' in reading) return { ...reading.baseline, file: basename(path) }
  throw new CliError('usage', reading.mistakes.map((mistake) => `--baseline: ${mistake}`).join('\n'))
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new CliError('unreadable', `--baseline: cannot read ${path}: ${systemProblem(cause)}`, { cause })
  }
}

/**
 * Returns the run with what its baseline makes of it, and writes the file again when requested. A run that broke, that was
 * stopped, or that no completion came of writes nothing.
 */
export function heldAgainst(asked: AskedBaseline | null, run: Run, { stderr }: CommandContext): Run {
  if (asked === null) return run
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const known = asked.isUpdate ? written(asked, run, today, stderr) : asked.known
  return known === null ? run : { ...run, baseline: applyBaseline(known, run, today) }
}

function written(
  { path, known }: AskedBaseline,
  run: Run,
  today: string,
  stderr: CommandContext['stderr'],
): KnownFailures | null {
  const obstacle = whyNotWritten(run)
  if (obstacle !== null) {
    stderr.write(`assay: ${path} was not written: ${obstacle}\n`)
    return known
  }
  const update = updateBaseline(known, run, today)
  writingFor('--baseline', () => writeJson(path, update.file))
  const changes = `${update.added.length} added, ${update.removed.length} removed`
  const todo = update.added.length === 0 ? '' : '; write the reason of each that was added'
  stderr.write(`assay: ${path}: ${count(update.entries, 'known failure')} (${changes})${todo}\n`)
  return knownFailures(path, path)
}

function whyNotWritten(run: Run): string | null {
  if (run.interrupted === true) return 'the run was stopped'
  if (run.outcome === 'broken') return 'Assay broke'
  const plainest = run.checks.find(({ id }) => id === 'core.post-completes')
  if (plainest === undefined || plainest.verdict === 'pass') return null
  return 'the basic request did not get a completion, so other failures cannot be known'
}
