/** Holds WebSocket conversations for probes: filled in, paced, redacted and recorded like any other call. */
import { usageObjects, type Budget } from './budget.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { declaredMarks, type Call, type ConversationWatch } from '../engine/probe.ts'
import type { Proxy } from './proxy.ts'
import type { Readings } from '../statement/readings.ts'
import { dialectOf } from '../evidence/socket-dialect.ts'
import { socketLimitOf } from '../evidence/socket-limit.ts'
import type { SocketSpec } from '../exchange/socket-script.ts'
import type { Clock } from './clock.ts'
import type { Caps, Deadlines } from './deadlines.ts'
import type { Dispatch } from './dispatcher.ts'
import type { Origin } from './outgoing.ts'
import { recordedConversation, type RecordOptions } from './recorded.ts'
import { converse } from './socket-conversation.ts'
import { outgoingSocket } from './socket-outgoing.ts'
import type { Transcript } from './transcript.ts'

/** The common dependencies of the calls of one run. */
export type Dependencies = {
  readonly dispatch: Dispatch
  readonly budget: Budget
  readonly origin: Origin
  readonly record: RecordOptions
  readonly transcript: Transcript
  readonly clock: Clock
  readonly limits: {
    readonly deadlines: Deadlines
    readonly caps: Caps
    readonly terminator: string | null
    readonly readings: Readings
    readonly proxy: Proxy | null
  }
}

/** Holds one conversation and records it. */
export type Connect = (
  source: { readonly probe: string; readonly round?: number; readonly calls: readonly Call[] },
  label: string,
  spec: SocketSpec,
  watch?: ConversationWatch,
) => Promise<Exchange>

/** Returns the function that holds the conversations of one run. */
export function connector({
  dispatch,
  budget,
  origin,
  record,
  transcript,
  clock,
  limits,
}: Dependencies): Connect {
  const dialect = dialectOf(limits.readings)
  const limitIn = (exchange: Exchange) => (dialect === null ? null : socketLimitOf(exchange, dialect))
  return async ({ probe, calls, ...round }, label, spec, watch) => {
    const { request, completionTokens } = outgoingSocket(spec, origin, limits)
    const mark = { ...declaredMarks({ probe, calls }, label), ...round }
    const leaving = watch === undefined ? {} : { signal: watch.signal }
    const call = { ...spec, ...leaving, ...mark, probe, label, completionTokens, limitIn }
    const { exchange } = await dispatch(call, async (name) => {
      const raw = await converse(request)
      const dated = { ...raw, sentAtEpochMs: raw.sentAtEpochMs + clock.skewMs() }
      const held: Exchange = { ...recordedConversation(name, request, dated, record), ...mark }
      watch?.onEnd(held)
      return { exchange: held }
    })
    for (const usage of usagesIn(exchange)) budget.use(usage)
    transcript.addExchange(exchange)
    return exchange
  }
}

// Whatever the frames are called, what was used is in a member `usage`, near the top.
function usagesIn(exchange: Exchange): readonly unknown[] {
  const texts = (exchange.socket?.messages ?? []).filter(({ from }) => from === 'server')
  return texts.flatMap(({ payload }) => {
    if (payload.text?.includes('"usage"') !== true) return []
    return usageObjects(payload.text)
  })
}
