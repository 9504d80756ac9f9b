/** The number of requests in a phase of a comparison of keys. Pure. */
import type { FairnessShape } from '../../../schemas/compiled/fairness-run.ts'

/** The requests of one phase. `each`: of a key at the common rate. `aggressor`: of the first key under pressure. */
export type PerPhase = { readonly each: number; readonly aggressor: number }

/** Returns the number of requests of one key in one phase. */
export function requestsPerPhase(
  shape: Pick<FairnessShape, 'victimPerSecond' | 'aggressorPerSecond' | 'phaseSeconds'>,
): PerPhase {
  const { victimPerSecond, aggressorPerSecond, phaseSeconds } = shape
  return {
    each: Math.round(victimPerSecond * phaseSeconds),
    aggressor: Math.round(aggressorPerSecond * phaseSeconds),
  }
}

/** Returns the number of requests of all keys in all phases. */
export function requestsInPhases(shape: FairnessShape, keys: number): number {
  const { each, aggressor } = requestsPerPhase(shape)
  return shape.rounds * ((2 * keys - 1) * each + aggressor)
}
