/** Transcripts of runs that did not come to their own end: whole files all the same, which can be judged and replayed. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Run } from '../../reports/run.ts'
import { transcriptHeader, sessionOptions } from './open-session.ts'
import type { Plan } from '../engine/plan.ts'
import { probesFor } from './registry.ts'
import { costSoFar, durationSoFar, INTERRUPTED, replayTranscript } from './replay.ts'
import type { Settings } from './settings.ts'
import { createRedactor } from '../transport/redaction.ts'
import { chainOf, createChain } from '../transport/transcript-chain.ts'
import { replaceFile } from '../../schemas/replace-file.ts'
import { writing } from '../../schemas/write-error.ts'
import type { TranscriptEnd } from '../transport/transcript-lines.ts'
import { openTranscript, readTranscript } from '../transport/transcript.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The subject of an unjudged run, and the reason why no request was possible. */
export type Unjudged = {
  readonly settings: Settings
  readonly plan: Plan
  readonly env: Environment
  readonly reason: string
}

/** Writes a transcript at `path` in which every probe is left out for this reason, and returns the run that it shows. */
export function recordUnjudged(path: string, unjudged: Unjudged): Run {
  writeOmissions(path, unjudged, {})
  return replayTranscript(readFileSync(path, 'utf8'), path)
}

/**
 * Ends the transcript at `path` as that of a run which its user stopped, and returns the run that it shows. What the run
 * still under way adds afterwards no longer reaches it. Where no transcript was begun, one without exchanges is written.
 */
export function sealInterrupted(path: string, unjudged: Omit<Unjudged, 'reason'>): Run {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // The first line, which says what the run is about, has to be whole.
  if (text.includes('\n')) seal(path, text)
  else writeOmissions(path, { ...unjudged, reason: INTERRUPTED }, { interrupted: true })
  return replayTranscript(readFileSync(path, 'utf8'), path)
}

function writeOmissions(
  path: string,
  { settings, plan, env, reason }: Unjudged,
  mark: Pick<TranscriptEnd, 'interrupted'>,
): void {
  const options = sessionOptions(settings, plan, env)
  const { placeholders } = createRedactor(options.key === null ? [] : [options.key])
  rmSync(path, { force: true })
  const transcript = openTranscript(path, transcriptHeader(options, new Date().toISOString(), placeholders))
  for (const { id } of probesFor(options.checks)) {
    transcript.addOmission({ probe: id, code: 'prerequisite', detail: reason })
  }
  const cost = { requests: 0, promptTokens: 0, completionTokens: 0 }
  transcript.end({ durationMs: 0, cost, ...mark })
}

// Under another name first: a process that still writes into the old file has no effect.
function seal(path: string, text: string): void {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const { exchanges, end: before } = readTranscript(whole, path)
  // It came to its own end while it was being stopped.
  if (before !== null) return
  const end: TranscriptEnd = {
    type: 'end',
    durationMs: durationSoFar(exchanges),
    cost: costSoFar(exchanges),
    interrupted: true,
  }
  const draft = `${path}.part`
  const chain = chainOf(whole)
  const line = chain.kind === 'whole' ? createChain(chain.last).next(end) : JSON.stringify(end)
  writing(draft, () => replaceFile({ path, temporary: draft, content: `${whole}${line}\n`, mode: 0o600 }))
}
