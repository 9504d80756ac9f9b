import { certificateNotes } from '../../conformance/exchange/connection-advice.ts'
import type { RowDecision } from '../../schemas/compiled/row.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import type { RowFileFacts } from '../analysis/collect-rows.ts'
import { count as counted } from '../../schemas/count.ts'

/** Returns a list with one note if virtual users paused because the target did not answer, else an empty list. */
export function pauseNotes(files: readonly Pick<RowFileFacts, 'pauses'>[]): readonly string[] {
  const decisions = files.map((file) => file.pauses)
  const pauses = decisionSum(decisions, 'pauses')
  if (pauses === 0) return []
  const seconds = decisionSum(decisions, 'totalUs') / 1_000_000
  return [
    `users paused ${counted(pauses, 'time')} (${seconds.toFixed(1)} s in all), because the target did not answer their requests; ` +
      'without the pauses, more requests would have been sent, and would have failed',
  ]
}

/** Returns the counts of opened connections and resumed TLS sessions of a run. Null if no connection was opened. */
export function connectionsOf(
  files: readonly Pick<RowFileFacts, 'connections'>[],
): NonNullable<LoadRun['connections']> | null {
  const decisions = files.map(({ connections }) => connections)
  const kind = decisions.map((decision) => decision?.['kind']).find((text) => typeof text === 'string')
  if (kind === undefined) return null
  return { opened: decisionSum(decisions, 'opened'), resumed: decisionSum(decisions, 'resumed'), kind }
}

/** Returns a list with one note if the TLS certificate of the target expires soon after `startedAt`, else an empty list. */
export function endingNotes(
  files: readonly Pick<RowFileFacts, 'connections'>[],
  startedAt: Date,
): readonly string[] {
  const ends = files.map(({ connections }) => connections?.['certificateEnds'])
  const seconds = ends.find((value) => typeof value === 'number')
  return certificateNotes(seconds === undefined ? undefined : seconds * 1000, startedAt.getTime())
}

function decisionSum(decisions: readonly (RowDecision['decision'] | null)[], member: string): number {
  return decisions.reduce((sum, decision) => {
    const value = decision?.[member]
    return sum + (typeof value === 'number' ? value : 0)
  }, 0)
}
