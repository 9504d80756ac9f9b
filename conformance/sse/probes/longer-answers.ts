/** Requests longer answers where one came too fast to judge its arrival. */
import { isHeldBack, isSpread, type Arrival } from '../../evidence/arrival.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import { LONGER_TOKENS, type Message } from '../../core/probes/core-prompts.ts'
import { longQuestion } from './sse-request.ts'

const MAX_LONGER = 2

/** The common part of the declared calls for longer answers. */
export const LONGER = { count: MAX_LONGER, tokens: LONGER_TOKENS, ifNeeded: true } as const

/** Returns the arrival of an answer; null where there is no answer, or an error. */
export type ArrivalOf = (exchange: Exchange) => Arrival | null

/** Requests longer answers until one shows its arrival; none where the first one does, or is undefined. */
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

function showsArrival(exchange: Exchange, arrivalOf: ArrivalOf): boolean {
  const arrival = exchange.end.kind === 'failed' ? null : arrivalOf(exchange)
  return arrival === null || isSpread(arrival) || isHeldBack(arrival, exchange.timing)
}
