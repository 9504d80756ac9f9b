/** Adds up what the processes of a run decided. Pure. */
import type { RowDecision } from '../../schemas/compiled/row.ts'

/** Returns the sum of a number in decisions of several processes; a process without one adds nothing. */
export function decisionSum(decisions: readonly (RowDecision['decision'] | null)[], member: string): number {
  return decisions.reduce((sum, decision) => {
    const value = decision?.[member]
    return sum + (typeof value === 'number' ? value : 0)
  }, 0)
}
