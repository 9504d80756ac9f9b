import { obstacleFor, timeoutObstacle } from '../conformance/session/start-probes.ts'
import type { Plan } from '../conformance/statement/plan.ts'
import { callsOf, marksOfCall, type Probe } from '../conformance/engine/probe.ts'
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { is2xx } from '../conformance/exchange/reply.ts'

/** Returns whether timeouts explain why a probe did not send all its requests. */
export function isStoppedByTimeouts(
  probe: Probe | undefined,
  { readings }: Plan,
  exchanges: readonly Exchange[],
): boolean {
  if (probe === undefined) return false
  return [{}, ...callsOf(probe, readings).map((call) => marksOfCall(call))].some((marks) => {
    const call = { probe: probe.id, ...marks }
    return [obstacleFor, timeoutObstacle].some((find) => find(call, exchanges)?.code === 'timeout')
  })
}

// The calls on which the other calls of their capability depend. Calls of other capabilities declare what they depend on.
const OPENING_CALLS = ['signup.accounts/first', 'websocket.offer/basic', 'webhooks.events/register-plain']

/** Returns whether the first request of a capability succeeded. Only then must the transcript contain its other requests. */
export function isOpened(capability: string, exchanges: readonly Exchange[]): boolean {
  const opening = OPENING_CALLS.find((id) => id.startsWith(`${capability}.`))
  const isGood = (call: Exchange) => call.socket !== undefined || (capability !== 'websocket' && is2xx(call))
  const last = exchanges.findLast(({ probe, label }) => `${probe}/${label}` === opening)
  return opening === undefined || (last !== undefined && isGood(last))
}
