/** Determines which verdicts depend on what a run sends last. Pure. */
import type { Check } from '../evidence/check.ts'
import { whyUnseen } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { mayBeOutage } from '../evidence/outage.ts'
import { TELLS_OF_OUTAGES } from '../evidence/outage-suspects.ts'

/** Returns whether a target never answers, or not any more, only what comes last shows. */
export function isKnownInTheEnd(check: Check, sent: readonly Exchange[]): boolean {
  if (check.seesEveryProbe === true || TELLS_OF_OUTAGES.includes(check.id)) return true
  return whyUnseen(sent) !== null || mayBeOutage(sent)
}

/** Whether calls that explain a verdict may yet prove to be lost: see {@link mayBeOutage}. */
export { mayBeOutage } from '../evidence/outage.ts'
