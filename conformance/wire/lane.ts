/** The one way out to the target: every call of a run, of whatever kind, keeps to the same budget, slots and pauses. */
import { brokeOffUnanswered } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { headerOf } from '../reply.ts'
import type { Budget } from './budget.ts'
import { createPacer } from './pacing.ts'
import type { CallName } from './recorded.ts'
import { createSlots } from './slots.ts'
import type { Transcript } from './transcript.ts'

/** One call to be made. */
export type Call = {
  readonly probe: string
  readonly label: string
  readonly completionTokens: number
  /** Not again, whatever comes of it. */
  readonly isSentOnce: boolean
  /** Not again after a reset. */
  readonly hasEffect?: boolean
  /** Waits for no slot. */
  readonly isUnqueued?: boolean
  /** Finds a limit that was met otherwise than by a 429; null when none was. */
  readonly limitIn?: (exchange: Exchange) => LimitMet | null
}

/** How long to wait, as `Retry-After` has it; null when nothing says how long. */
type LimitMet = { readonly retryAfter: string | null }

/**
 * Makes the call, again after a 429 while that makes sense, and again, once, after a reset before any answer, which
 * happens on every network. All but the last answer are recorded on the way.
 */
export type Lane = <S extends { readonly exchange: Exchange }>(
  call: Call,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

/** How often a call was sent in vain, and why. */
type Tries = { readonly throttled: number; readonly broken: number }

/** What a lane is made of. */
export type LaneOptions = {
  readonly transcript: Transcript
  readonly maxConcurrency?: number
  readonly pauseScale?: number
}

/** The lane of one run. */
export function createLane(options: LaneOptions, budget: Budget): Lane {
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const attempts = new Map<string, number>()

  async function sendOnce<S>(call: Call, carryOut: (name: CallName) => Promise<S>): Promise<S> {
    // Within a slot, so that whatever waited for one keeps to the pause that others were asked for meanwhile.
    await pacer.ready()
    budget.reserve(call.completionTokens)
    const { probe, label } = call
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    return await carryOut({ probe, label, attempt })
  }

  // A word when it is to be sent again: a 429 is noted before the slot is free, for whoever gets that next.
  async function trySending<S extends { readonly exchange: Exchange }>(
    { throttled, broken }: Tries,
    call: Call,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<S | keyof Tries> {
    const sent = await sendOnce(call, carryOut)
    if (call.isSentOnce) return sent
    if (brokeOffUnanswered(sent.exchange) && call.hasEffect !== true && broken === 0) {
      options.transcript.addExchange(sent.exchange)
      return 'broken'
    }
    const limit = limitMet(sent.exchange, call)
    if (limit === null || !pacer.throttled(limit.retryAfter, throttled + 1)) return sent
    options.transcript.addExchange(sent.exchange)
    // Many targets limit what is in flight, not what comes per minute: then a pause alone would not help.
    slots.narrow()
    return 'throttled'
  }

  return async (call, carryOut) => {
    const tries = { throttled: 0, broken: 0 }
    for (;;) {
      const work = () => trySending(tries, call, carryOut)
      const sent = await (call.isUnqueued === true ? work() : slots.within(work))
      if (typeof sent !== 'string') return sent
      tries[sent] += 1
    }
  }
}

function limitMet(exchange: Exchange, { limitIn }: Call): LimitMet | null {
  const { response } = exchange
  if (response?.status === 429) return { retryAfter: headerOf(response.headers, 'retry-after') }
  return limitIn?.(exchange) ?? null
}
