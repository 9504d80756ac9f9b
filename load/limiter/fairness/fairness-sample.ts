/** The samples from which fairness is computed. Types only. */
import type { FairnessPhase } from '../../../schemas/compiled/fairness-run.ts'

/**
 * One request. `round` distinguishes the phases of one kind. `plannedMs` and `sentMs` are on one clock. `ttftMs` is null without a first token.
 */
export type FairnessSample = {
  readonly phase: FairnessPhase
  readonly round: number
  readonly key: string
  readonly outcome: 'accepted' | 'refused' | 'unclassified'
  readonly isOk: boolean
  readonly plannedMs: number
  readonly sentMs: number
  readonly ttftMs: number | null
}
