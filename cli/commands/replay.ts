/** `assay replay`: recomputes every verdict from a transcript, with no network. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { replayTranscript } from '../../conformance/replay.ts'
import { TranscriptError } from '../../conformance/wire/transcript.ts'
import type { Run } from '../../reports/run.ts'
import { renderSummary } from '../../reports/summary.ts'
import { parseFlags, type Command, type Surroundings } from '../command.ts'
import { CliError } from '../errors.ts'
import { readRun } from '../read-run.ts'

const HELP = `usage: assay replay TRANSCRIPT.ndjson [--json]

Judges a recorded run again from its exchanges alone. When a run.json lies beside the transcript, its verdicts must
be the same to the byte: a difference is exit code 1.

example: assay replay results/transcript.ndjson
`

/** Replays a transcript. */
export const replayCommand: Command = {
  help: HELP,
  run: replay,
}

async function replay(args: readonly string[], around: Surroundings): Promise<number> {
  const { flags, positionals } = parseFlags(args, { json: { type: 'boolean' } }, 1)
  const [given] = positionals
  if (given === undefined)
    throw new CliError('usage', 'which transcript? give the path of a transcript.ndjson')
  const path = resolve(around.cwd, given)
  const run = replayed(textOf(path), given)
  if (flags['json'] === true) around.stdout.write(`${JSON.stringify(run, null, 2)}\n`)
  else around.stdout.write(renderSummary(run, { color: false }))
  const recorded = readRun(join(dirname(path), 'run.json'))
  if (recorded === null) return await Promise.resolve(run.exitCode)
  if (JSON.stringify(recorded.checks) === JSON.stringify(run.checks)) {
    around.stderr.write(`assay: all ${run.checks.length} verdicts are those of run.json\n`)
    return run.exitCode
  }
  const changed = run.checks.filter(
    (check, index) => JSON.stringify(check) !== JSON.stringify(recorded.checks[index]),
  )
  const names = changed
    .map((check) => check.id)
    .slice(0, 5)
    .join(', ')
  around.stderr.write(`assay: ${changed.length} verdicts differ from run.json: ${names}\n`)
  return 1
}

function replayed(text: string, source: string): Run {
  try {
    return replayTranscript(text, source)
  } catch (error) {
    if (error instanceof TranscriptError) throw new CliError('unreadable', error.message, { cause: error })
    throw error
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CliError(
      'unreadable',
      `cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
