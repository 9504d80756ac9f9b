import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { changedChecks } from '../../certificate/recomputed-rules.ts'
import { replayTranscript, transcriptFlaws } from '../../conformance/session/replay.ts'
import { TranscriptError } from '../../conformance/transport/transcript.ts'
import { renderRun } from '../../reports/formats.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { FRESH_RUN, formatOutcome } from '../../reports/run-text.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { count, firstNames } from '../../schemas/count.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import type { Command } from '../command.ts'
import { CliError, usageError, fileText } from '../errors.ts'
import { changedFacts, storedRun } from '../read-run.ts'

const TRANSCRIPT = 'transcript.ndjson'
const RUN_FILES: readonly string[] = Object.values(RUN_KINDS).map(({ file }) => file)

const DIFFERENT = 1
const MAX_NAMED = 5

/** The command `assay replay`, which judges a recorded run again. */
export const replayCommand: Command = {
  usage: ['replay RUN [--json]'],
  about: `Judges a recorded run again, from the exchanges in its transcript.ndjson. RUN is that file or its folder. If the folder has a run.json, its verdicts must be the same, byte for
byte, and so must all else that follows from the transcript. The exit code is 1 when they differ, or when the transcript was
changed after it was written. Otherwise it is that of the run. The last line gives the reason.`,
  flags: { json: { about: 'print the run as JSON instead of the summary' } },
  examples: ['assay replay results/transcript.ndjson'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const [given] = positionals
    if (given === undefined) throw usageError('no run given: give a transcript.ndjson, or its folder')
    const path = transcriptAt(resolve(context.cwd, given))
    const text = fileText(path, 'the transcript')
    const run = replayed(text, path)
    const changed = changedText(text, path)
    const state = changed === null ? FRESH_RUN : ({ kind: 'edited', why: changed.words } as const)
    if (flags['json'] === true) context.stdout.write(`${JSON.stringify(run, null, 2)}\n`)
    else context.stdout.write(await renderRun({ kind: 'check', run }, 'summary', { color: false, state }))
    const file = join(dirname(path), RUN_KINDS.check.file)
    const recorded = existsSync(file) ? storedRun(file, context.cwd, ['check']).found.run : null
    const { exitCode, words } = changed ?? (recorded === null ? singleAnswer(run) : compared(run, recorded))
    context.stderr.write(`assay: ${words}\n`)
    return exitCode
  },
}

type Answer = { readonly exitCode: number; readonly words: string }

function changedText(text: string, path: string): Answer | null {
  const [flaw] = transcriptFlaws(text, path)
  if (flaw === undefined) return null
  const words = `the transcript was changed after it was recorded: ${oneLine(flaw)}; the exit code is ${DIFFERENT}, not that of the run`
  return { exitCode: DIFFERENT, words }
}

function singleAnswer(run: Run): Answer {
  const words = `there is no run.json in its folder to compare with; ${ending(run)}`
  return { exitCode: run.exitCode, words }
}

// Compares a replayed run with run.json. The message names the differences, because exit code 1 can also mean a failed check.
function compared(run: Run, recorded: Run): Answer {
  const changed = changedChecks(run, recorded)
  const [fact] = changedFacts(run, recorded)
  if (changed.length === 0 && fact !== undefined) {
    const words = `no verdict differs from run.json, but its member ${fact} differs from that of the transcript; the exit code is ${DIFFERENT}, not that of the run`
    return { exitCode: DIFFERENT, words }
  }
  if (changed.length === 0) {
    const words = `none of ${count(run.checks.length, 'recomputed verdict')} differs from run.json; ${ending(run)}`
    return { exitCode: run.exitCode, words }
  }
  const differ = changed.length === 1 ? 'differs' : 'differ'
  const words = `${count(changed.length, 'verdict')} ${differ} from run.json: ${firstNames(changed, MAX_NAMED)}; the exit code is ${DIFFERENT}, not that of the run`
  return { exitCode: DIFFERENT, words }
}

function ending({ outcome, exitCode }: Run): string {
  return `the exit code is that of the run: ${exitCode}, ${formatOutcome(outcome)}`
}

function replayed(text: string, source: string): Run {
  try {
    return replayTranscript(text, source)
  } catch (error) {
    if (error instanceof TranscriptError) throw new CliError('unreadable', error.message, error)
    throw error
  }
}

function transcriptAt(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return join(path, TRANSCRIPT)
  return RUN_FILES.includes(basename(path)) ? join(dirname(path), TRANSCRIPT) : path
}
