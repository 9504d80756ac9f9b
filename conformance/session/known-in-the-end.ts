/** Determines which verdicts depend on what a run sends last. Pure. */
import type { Check } from '../evidence/check.ts'
import { whyUnseen } from '../evidence/evidence.ts'
import { hasPassingResets, hasTimedOut, isLostCall } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { mayBeOutage } from '../evidence/outage.ts'
import { REPORTERS_OF_OUTAGES } from '../evidence/outage-suspects.ts'

/** Returns whether a target never answers, or not any more, only what comes last shows. */
export function isKnownInTheEnd(check: Check, sent: readonly Exchange[]): boolean {
  if (check.seesEveryProbe === true || REPORTERS_OF_OUTAGES.includes(check.id)) return true
  if (whyUnseen(sent) !== null || mayBeChanged(sent)) return true
  // Calls that are still under way may show that the target was busy with them.
  return sent.some((exchange) => check.on.includes(exchange.probe) && hasTimedOut(exchange))
}

/** Whether later calls may show that calls were lost: to an outage, or to connections that break by chance. */
export function mayBeChanged(sent: readonly Exchange[]): boolean {
  return mayBeOutage(sent) || (!hasPassingResets(sent) && sent.some((call) => isLostCall(call, sent, true)))
}
