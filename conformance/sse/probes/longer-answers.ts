/** Longer answers, where one came too fast to be seen arriving: a quick model, or a busy machine, looks as if it held back. */
import { isHeldBack, isSpread, type Arrival } from '../../evidence/arrival.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import { LONGER_TOKENS, type Message } from '../../core/probes/core-prompts.ts'
import { longQuestion } from './sse-request.ts'

const MAX_LONGER = 2

/** The common part of the declared calls for longer answers. */
export const LONGER = { count: MAX_LONGER, tokens: LONGER_TOKENS, ifNeeded: true } as const

/** Returns the arrival of an answer; null where there is none, or one in error: a longer one will not come either. */
export type ArrivalOf = (exchange: Exchange) => Arrival | null

/** Requests longer answers until one shows how it arrived; none when the first answer shows it, or when there is no first one. */
export async function sendLonger(
  context: ProbeContext,
  first: Exchange | undefined,
  arrivalOf: ArrivalOf,
  ask: (message: Message) => Promise<Exchange>,
): Promise<void> {
  let last = first
  for (let count = 1; count <= MAX_LONGER && last !== undefined && !showsArrival(last, arrivalOf); count += 1)
    last = await ask(longQuestion(context, `longer-${count}`))
}

// What was held back shows it: a longer answer would only fill a buffer twice.
function showsArrival(exchange: Exchange, arrivalOf: ArrivalOf): boolean {
  const arrival = exchange.end.kind === 'failed' ? null : arrivalOf(exchange)
  return arrival === null || isSpread(arrival) || isHeldBack(arrival, exchange.timing)
}
