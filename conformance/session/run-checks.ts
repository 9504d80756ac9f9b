/** Runs the checks of a session one after the other, without a test runner. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckRecord } from '../../reports/run.ts'
import { openSession, type Session } from './open-session.ts'
import { checksAsked } from './registry.ts'
import { planOf, type Settings } from './settings.ts'
import { writeJson } from './write-json.ts'

/** The events of a run of checks. */
export type ChecksListener = {
  readonly onSession: (session: Session) => void
  readonly onRecord: (record: CheckRecord) => void
  /** A check that left no verdict. */
  readonly onProblem: (text: string) => void
}

/** Judges as these settings say, with the secrets that the environment holds, and writes `run.json`. */
export async function runChecks(
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
  { onSession, onRecord, onProblem }: ChecksListener,
): Promise<void> {
  const { out } = settings
  if (out !== null) mkdirSync(out, { recursive: true })
  // The command removed an older one before it started us, so that this one says that its user has stopped the run since.
  if (existsSync(join(out ?? '', 'transcript.ndjson')))
    throw new Error('the run was interrupted before it began')
  const session = openSession(settings, planOf(settings), env)
  onSession(session)
  for (const check of checksAsked(settings)) {
    try {
      onRecord(await session.verdict(check))
    } catch (error) {
      onProblem(`${check.id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const run = await session.close()
  if (out !== null) writeJson(join(out, 'run.json'), run)
}
