/** Checks whether a comparison shows if other keys are affected when one key sends more. Pure. */
import type { Fairness, FairnessInstrument } from '../../../schemas/compiled/fairness-run.ts'
import { delayOf } from './delay.ts'

/** Returns the reasons why the question stays open: the figures do not decide, no limit was reached, or requests were not sent as planned. */
export function openReasons(fairness: Fairness, instrument: FairnessInstrument | null): readonly string[] {
  return [
    ...(isUnclear(fairness) ? ['the figures do not show whether other keys are affected'] : []),
    ...(hadEffect(fairness) ? [] : ['no limit was reached']),
    ...(instrument?.verdict === 'valid' ? [] : ['requests were not sent as planned']),
  ]
}

/** Returns whether the impact is unclear. Other keys with longer waits are affected, even if their requests are completed. */
function isUnclear(fairness: Fairness): boolean {
  return fairness.spill.verdict === 'unclear' && delayOf(fairness) === null
}

/** Returns whether the pressure had an effect. If the aggressor is never refused and no other key is affected, no limit was reached. */
export function hadEffect({ keys, spill, ttft }: Pick<Fairness, 'keys' | 'spill' | 'ttft'>): boolean {
  if (spill.verdict === 'spills' || delayOf({ ttft }) !== null) return true
  return keys.some(({ isAggressor, press }) => isAggressor && press.refused > 0)
}
