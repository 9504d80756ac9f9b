/** Whether a run.json still says what its transcript shows. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replayTranscript, transcriptFlaws } from '../conformance/session/replay.ts'
import { TranscriptError } from '../conformance/transport/transcript.ts'
import type { RunFileState, Run } from '../reports/run.ts'
import { count } from '../schemas/count.ts'
import { VERSION } from './command.ts'

/** Compares a run file with the transcript in its folder. */
export function verifyRunFile(path: string, run: Run): RunFileState {
  const transcript = join(dirname(path), 'transcript.ndjson')
  if (!existsSync(transcript))
    return { kind: 'unverified', why: 'there is no transcript.ndjson in its folder' }
  if (run.outcome === 'broken') return { kind: 'unverified', why: 'Assay broke during the run' }
  try {
    const text = readFileSync(transcript, 'utf8')
    const [flaw] = transcriptFlaws(text, transcript)
    if (flaw !== undefined) return { kind: 'edited', why: `its transcript was changed: ${flaw}` }
    return heldAgainst(run, replayTranscript(text, transcript))
  } catch (error) {
    if (error instanceof TranscriptError) return { kind: 'unverified', why: error.message }
    throw error
  }
}

function heldAgainst(run: Run, replayed: Run): RunFileState {
  const { version } = replayed.suite
  if (version !== VERSION)
    return { kind: 'unverified', why: `its transcript is of version ${version}, and this is ${VERSION}` }
  const changed = changedChecks(replayed, run)
  if (changed.length > 0)
    return {
      kind: 'edited',
      why: `${count(changed.length, 'verdict')} ${changed.length === 1 ? 'differs' : 'differ'} from the transcript, such as ${changed[0]}`,
    }
  if (run.startedAt !== replayed.startedAt)
    return { kind: 'unverified', why: 'the transcript in its folder belongs to another run' }
  if (run.outcome !== replayed.outcome)
    return { kind: 'edited', why: 'its member outcome differs from that of the transcript' }
  const [fact] = changedFacts(replayed, run)
  if (fact !== undefined)
    return { kind: 'edited', why: `its member ${fact} differs from that of the transcript` }
  return { kind: 'verified' }
}

// What a baseline accepts is written into the run file alone.
const OF_FILE: readonly string[] = ['checks', 'baseline']

/** Returns the names of the members of a run that differ besides its checks. */
export function changedFacts(run: Run, recorded: Run): readonly string[] {
  const names = [...new Set([...Object.keys(run), ...Object.keys(recorded)])]
  return names.filter((name) => !OF_FILE.includes(name) && factOf(run, name) !== factOf(recorded, name))
}

function factOf(run: Run, name: string): string {
  const value: unknown = Reflect.get(run, name)
  if (name !== 'target') return JSON.stringify(value) ?? ''
  // That the reference was embedded is known to the command alone.
  const { isEmbedded: _, ...target } = run.target
  return JSON.stringify(target)
}

/** The checks whose records differ, by their ids. */
export function changedChecks(run: Run, recorded: Run): readonly string[] {
  const [now, before] = [textsOf(run), textsOf(recorded)]
  const ids = new Set([...now.keys(), ...before.keys()])
  return [...ids].filter((id) => now.get(id) !== before.get(id))
}

function textsOf({ checks }: Run): ReadonlyMap<string, string> {
  return new Map(checks.map((check) => [check.id, JSON.stringify(check)]))
}
