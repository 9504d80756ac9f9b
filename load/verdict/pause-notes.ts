/** Reports that users of the closed model waited because the target was silent. Pure. */
import type { FileReading } from '../analysis/collect-rows.ts'
import { count as counted } from '../../schemas/count.ts'
import { decisionSum } from './decision-sum.ts'

/** Returns the note on the pauses of all processes of a run; none without a pause. */
export function pauseNotes(files: readonly Pick<FileReading, 'pauses'>[]): readonly string[] {
  const decisions = files.map((file) => file.pauses)
  const pauses = decisionSum(decisions, 'pauses')
  if (pauses === 0) return []
  const seconds = decisionSum(decisions, 'totalUs') / 1_000_000
  return [
    `users paused ${counted(pauses, 'time')} (${seconds.toFixed(1)} s in all), because the target did not answer their requests; ` +
      'without the pauses, more requests would have been sent, and would have failed',
  ]
}
