/** The reason why a run did not get an answer, in one sentence. Pure. */
import type { CheckRecord } from '../../reports/run.ts'
import { whyUnseen } from '../evidence/evidence.ts'
import { connectionAdvice } from '../exchange/connection-advice.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isStandIn } from '../evidence/stand-in.ts'

/**
 * Returns why no request was answered, or why none was sent. Null where an answer came. Null also where connections opened
 * and broke off: the checks describe that better. `undecided`: the first check that could not be judged for it.
 */
export function whyUnanswered(undecided: CheckRecord, exchanges: readonly Exchange[]): string | null {
  const calls = exchanges.filter(({ isInbound }) => isInbound !== true)
  if (calls.length === 0)
    return undecided.code === 'prerequisite' ? (undecided.cause ?? undecided.detail ?? null) : null
  const unseen = isStandIn(calls) ? whyUnseen(calls) : null
  if (unseen !== null) return unseen
  const { end } = calls[0] ?? {}
  if (end?.kind !== 'failed' || calls.some(({ response }) => response !== null)) return null
  const isUnreachable = ['dns', 'refused', 'tls', 'timeout-connect'].includes(end.code)
  return isUnreachable ? `no request was answered: ${end.detail}: ${connectionAdvice(end)}` : null
}
