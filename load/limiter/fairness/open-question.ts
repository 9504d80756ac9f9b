/** Whether a comparison answered what was asked: do others pay when one key asks for more? Pure. */
import type { Fairness, FairnessInstrument } from '../../../schemas/fairness-run.ts'
import { delayOf } from './delay.ts'

/** Why it stays open: the figures decide nothing, no limit was put to the test, or it was not asked as planned. */
export function openReasons(fairness: Fairness, instrument: FairnessInstrument | null): readonly string[] {
  return [
    ...(isUnclear(fairness) ? ['the figures do not show whether other keys are affected'] : []),
    ...(wasPressed(fairness) ? [] : ['no limit was reached']),
    ...(instrument?.verdict === 'valid' ? [] : ['the requests did not leave as planned']),
  ]
}

/** Others who wait pay, whatever becomes of their requests. */
function isUnclear(fairness: Fairness): boolean {
  return fairness.spill.verdict === 'unclear' && delayOf(fairness) === null
}

/** Whether anybody felt the pressure. Where the aggressor is never refused and nobody else pays, no limit was reached. */
export function wasPressed({ keys, spill, ttft }: Pick<Fairness, 'keys' | 'spill' | 'ttft'>): boolean {
  if (spill.verdict === 'spills' || delayOf({ ttft }) !== null) return true
  return keys.some(({ isAggressor, press }) => isAggressor && press.refused > 0)
}
