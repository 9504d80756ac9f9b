/** Judges the checks of a session, and reports internal errors of Assay. Also records a run that cannot begin. */
import type { Run } from '../../schemas/compiled/run.ts'
import { WriteError } from '../../schemas/write-file.ts'
import type { Plan } from '../engine/plan.ts'
import type { Check } from '../evidence/check.ts'
import { NO_COST } from '../transport/budget.ts'
import { createRedactor } from '../transport/redaction.ts'
import { openTranscript } from '../transport/transcript.ts'
import { transcriptHeader, type Session } from './open-session.ts'
import { omissionOf } from './start-probes.ts'
import { probesFor } from './registry.ts'
import { INTERRUPTED, judgeTranscript } from './replay.ts'
import { type Settings, sessionOptions } from './settings.ts'

/** Judges the checks in order and returns the run. Its outcome is `broken` after an error in Assay. Throws WriteError. */
export async function runChecks(session: Session, checks: readonly Check[]): Promise<Run> {
  const problems: string[] = []
  const keep = (error: unknown): void => void problems.push(messageOf(error))
  // Collects errors: the run continues to its end and is then reported as broken.
  process.on('unhandledRejection', keep)
  process.on('uncaughtException', keep)
  try {
    for (const check of checks) {
      try {
        await session.verdict(check)
      } catch (error) {
        if (error instanceof WriteError) throw error
        problems.push(`${check.id}: ${messageOf(error)}`)
      }
    }
    const run = await session.close().catch((error: unknown) => {
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

/** A run without exchanges. `reason`: why there are none; null if the user stopped the run. `cost`: the cost of the search for a model. */
export type UnjudgedRun = {
  readonly settings: Settings
  readonly plan: Plan
  readonly env: Readonly<Record<string, string | undefined>>
  readonly reason: string | null
  readonly cost?: Run['cost']
}

/** Writes the transcript of a run without exchanges, and returns the run. The transcript gives one reason for all probes. */
export function recordUnjudged({ settings, plan, env, reason, cost = NO_COST }: UnjudgedRun): Run {
  const options = sessionOptions(settings, plan, env)
  const { placeholders } = createRedactor(options.key === null ? [] : [options.key])
  const header = transcriptHeader(options, new Date().toISOString(), placeholders)
  const transcript = openTranscript(options.transcriptPath, header)
  const obstacle = { code: 'prerequisite' as const, detail: reason ?? INTERRUPTED }
  for (const probe of probesFor(options.checks, plan.readings))
    transcript.addOmission(omissionOf(probe, plan.readings, obstacle))
  const end = { durationMs: 0, cost, ...(reason === null ? { interrupted: true as const } : {}) }
  transcript.end(end)
  return judgeTranscript(
    { header, exchanges: [], omissions: transcript.omissions(), secrets: [], end: { type: 'end', ...end } },
    { source: 'the transcript', checks: options.checks },
  )
}
