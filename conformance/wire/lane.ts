/** The one way out to the target: every call of a run, of whatever kind, keeps to the same budget, slots and pauses. */
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
  /** Not again after a 429. */
  readonly isSentOnce: boolean
  /** Waits for no slot. */
  readonly isUnqueued?: boolean
}

/** Makes the call, again after a 429 while that makes sense. All but the last answer are recorded on the way. */
export type Lane = <S extends { readonly exchange: Exchange }>(
  call: Call,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

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

  // Null when it was throttled and is to be sent again: noted before the slot is free, for whoever gets that next.
  async function trySending<S extends { readonly exchange: Exchange }>(
    tries: number,
    call: Call,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<S | null> {
    const sent = await sendOnce(call, carryOut)
    const { response } = sent.exchange
    if (response?.status !== 429 || call.isSentOnce) return sent
    if (!pacer.throttled(headerOf(response.headers, 'retry-after'), tries)) return sent
    options.transcript.addExchange(sent.exchange)
    // Many targets limit what is in flight, not what comes per minute: then a pause alone would not help.
    slots.narrow()
    return null
  }

  return async (call, carryOut) => {
    for (let tries = 1; ; tries += 1) {
      const work = () => trySending(tries, call, carryOut)
      const sent = await (call.isUnqueued === true ? work() : slots.within(work))
      if (sent !== null) return sent
    }
  }
}
