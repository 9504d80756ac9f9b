/** Says what to do where nothing tells whether the target offers a capability. Pure. */
import type { CapabilityRecord } from '../../reports/run.ts'
import type { Plan } from '../engine/plan.ts'

/**
 * Returns a note on the capabilities that leave a run incomplete though nobody asked for them and no answer shows them: a proxy that keeps
 * a WebSocket handshake waiting, for example. None where the target did not answer the plain calls either.
 */
export function undecidedNotes(records: readonly CapabilityRecord[], plan: Plan): readonly string[] {
  const isAnswering = records.some(({ id, counts }) => id === 'core' && counts.pass > 0)
  if (!isAnswering) return []
  const undecided = records.filter(
    ({ id, outcome, counts }) =>
      outcome === 'incomplete' &&
      plan.capabilities.get(id) === 'auto' &&
      counts.pass + counts.fail + counts.warn === 0,
  )
  return undecided.map(
    ({ id }) =>
      `nothing shows whether this target offers ${id}; if it does not, declare "${id}": "unsupported" under "capabilities" in a statement (--statement), and the rest decides`,
  )
}
