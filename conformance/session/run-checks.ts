/** Judges the checks of a session, and reports internal errors of Assay. Also records a run that cannot begin. */
import type { Run } from '../../schemas/compiled/run.ts'
import { WriteError } from '../../schemas/write-file.ts'
import type { Plan } from '../engine/plan.ts'
import { openTranscript } from '../transport/transcript.ts'
import { beginRun, transcriptHeader, type Session } from './open-session.ts'
import { omissionOf } from './start-probes.ts'
import { probesFor } from './registry.ts'
import { costSoFar, INTERRUPTED, judgeTranscript } from './replay.ts'
import { type Settings, sessionOptions } from './settings.ts'

/** Waits for the end of a session and returns its run. The outcome is `broken` after an error in Assay. Throws WriteError. */
export async function runChecks(session: Session): Promise<Run> {
  const problems: string[] = []
  const keep = (error: unknown): void => void problems.push(messageOf(error))
  // Collects errors: the run continues to its end and is then reported as broken.
  process.on('unhandledRejection', keep)
  process.on('uncaughtException', keep)
  try {
    const run = await session.close().catch((error: unknown) => {
      if (error instanceof WriteError) throw error
      keep(error)
      return session.runSoFar()
    })
    const [problem] = problems
    return problem === undefined ? run : brokenRun(run, problem)
  } finally {
    process.off('unhandledRejection', keep)
    process.off('uncaughtException', keep)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function brokenRun(run: Run, reason: string): Run {
  const { reasonCheck: _, ...rest } = run
  return { ...rest, outcome: 'broken', exitCode: 4, reason }
}

/** A run that ended before its first probe. `reason`: why; null if the user stopped the run. */
export type UnjudgedRun = {
  readonly settings: Settings
  readonly plan: Plan
  readonly env: Readonly<Record<string, string | undefined>>
  readonly reason: string | null
}

/**
 * Writes the transcript of a run that ended before its first probe, and returns the run. The transcript has only the
 * calls of the search for a model, if any. The same reason applies to all probes.
 */
export function recordUnjudged({ settings, plan, env, reason }: UnjudgedRun): Run {
  const options = sessionOptions(settings, plan, env)
  const { startedMs, startedAt, redactor } = options.search ?? beginRun(options)
  const exchanges = options.search?.exchanges() ?? []
  const header = transcriptHeader(options, startedAt, redactor.placeholders)
  const transcript = openTranscript(options.transcriptPath, header)
  for (const exchange of exchanges) transcript.addExchange(exchange)
  const obstacle = { code: 'prerequisite' as const, detail: reason ?? INTERRUPTED }
  for (const probe of probesFor(options.checks, plan.readings))
    transcript.addOmission(omissionOf(probe, plan.readings, obstacle))
  const durationMs = Math.round(performance.now() - startedMs)
  const stop = reason === null ? { interrupted: true as const } : {}
  const end = { durationMs, cost: costSoFar(exchanges), ...stop }
  transcript.end(end)
  const seen = { header, exchanges, omissions: transcript.omissions(), secrets: [] }
  return judgeTranscript(
    { ...seen, end: { type: 'end', ...end } },
    { source: 'the transcript', checks: options.checks },
  )
}
