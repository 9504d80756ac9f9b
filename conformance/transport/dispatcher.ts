/** Sends every call of a run, of whatever kind, within one budget, one set of slots and one set of pauses. */
import { shedsLoad } from '../exchange/attempts.ts'
import type { Exchange, ResendReason } from '../exchange/exchange.ts'
import { headerValue } from '../exchange/reply.ts'
import type { Budget } from './budget.ts'
import { createPacer, retryAfterMs } from './pacing.ts'
import type { CallName } from './recorded.ts'
import { createResending, type Repeatable } from './resending.ts'
import { createSlots } from './slots.ts'
import type { Transcript } from './transcript.ts'

/** One call to be made. */
export type DispatchedCall = Repeatable & {
  readonly probe: string
  readonly label: string
  readonly completionTokens: number
  /** Waits for no slot. */
  readonly isUnqueued?: boolean
  /** Is made again after a 429 only when that says when (`Retry-After`), and never after a 503. */
  readonly isPacedByTarget?: boolean
  /** Once it is aborted, the call is not sent any more: the dispatcher rejects with its reason. */
  readonly signal?: AbortSignal
  /** Finds a limit that was met otherwise than by a 429; null when none was. */
  readonly limitIn?: (exchange: Exchange) => LimitMet | null
}

/** The wait of `Retry-After`; null when none is given. */
type LimitMet = { readonly retryAfter: string | null }

/**
 * Makes the call, and makes it again after a 429 while that makes sense. A call whose answer broke off or was a 5xx is also
 * made again, while no other call of the run is in flight. See {@link createResending}. All attempts but the last one are
 * recorded on the way.
 */
export type Dispatch = <S extends { readonly exchange: Exchange }>(
  call: DispatchedCall,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

/** The number of vain attempts of a call, and their reasons. */
type RetryState = { readonly throttled: number; readonly resent: number }

/** The result of one attempt of a call, and the reason to send it again, or null. */
type Attempted<S> = { readonly sent: S; readonly again: ResendReason | 'throttled' | null }

/** The options of a dispatcher. */
export type DispatchOptions = {
  readonly transcript: Transcript
  readonly maxConcurrency?: number
  readonly pauseScale?: number
}

/** Returns the dispatcher of one run. */
export function createDispatcher(options: DispatchOptions, budget: Budget): Dispatch {
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const resending = createResending()
  const attempts = new Map<string, number>()

  async function sendOnce<S>(call: DispatchedCall, carryOut: (name: CallName) => Promise<S>): Promise<S> {
    // Within a slot, so that whatever waited for one keeps to the pause that others were asked for meanwhile.
    await pacer.ready()
    // Whoever wanted the answer may have left during the pauses.
    call.signal?.throwIfAborted()
    budget.reserve(call.completionTokens)
    const { probe, label } = call
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    return await carryOut({ probe, label, attempt })
  }

  async function trySending<S extends { readonly exchange: Exchange }>(
    { throttled, resent }: RetryState,
    call: DispatchedCall,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<Attempted<S>> {
    const sent = await sendOnce(call, carryOut)
    const { exchange } = sent
    if (call.isSentOnce === true) return { sent, again: null }
    const reason = resending.reasonFor(call, exchange, resent)
    if (reason !== null) {
      options.transcript.addExchange({ ...exchange, sentAgain: reason })
      return { sent, again: reason }
    }
    const limit = limitMet(exchange, call)
    // A 429 is noted before the slot is free, for the next call that gets it.
    if (limit === null || (call.isPacedByTarget === true && !saysWhen(exchange, limit)))
      return { sent, again: null }
    if (!pacer.throttled(limit.retryAfter, throttled + 1)) return { sent, again: null }
    options.transcript.addExchange(exchange)
    // Many targets limit what is in flight, not what comes per minute: then a pause alone would not help.
    slots.narrow()
    return { sent, again: 'throttled' }
  }

  return async (call, carryOut) => {
    const retries = { throttled: 0, resent: 0 }
    for (;;) {
      const work = () => trySending(retries, call, carryOut)
      // Alone, so that no other call of ours can be the cause when it fails once more.
      const within = retries.resent > 0 ? slots.alone : slots.within
      const { sent, again } = await (call.isUnqueued === true ? work() : within(work))
      if (again === null) {
        if (retries.resent > 0) resending.settled(call, sent.exchange)
        return sent
      }
      retries[again === 'throttled' ? 'throttled' : 'resent'] += 1
    }
  }
}

function saysWhen({ response }: Exchange, { retryAfter }: LimitMet): boolean {
  return response?.status === 429 && retryAfterMs(retryAfter) !== null
}

function limitMet(exchange: Exchange, { limitIn }: DispatchedCall): LimitMet | null {
  const { response } = exchange
  if (response?.status === 429 || shedsLoad(exchange))
    return { retryAfter: headerValue(response?.headers ?? [], 'retry-after') }
  return limitIn?.(exchange) ?? null
}
