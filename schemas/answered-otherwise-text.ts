/** The sentence of every report about requests that were answered in another form than they asked for. Pure. */
import { thousands } from './count.ts'
import type { Conformance } from './compiled/load-run.ts'

const ASKED_FOR = { json: 'JSON', sse: 'event streams', websocket: 'a WebSocket' } as const

/** One line: `5 of 5 requests for event streams were answered with application/json`. */
export function formatOtherwise({
  transport,
  requests,
  of,
  words,
}: NonNullable<Conformance['answeredOtherwise']>[number]): string {
  const noun = of === 1 ? 'request' : 'requests'
  return `${thousands(requests)} of ${thousands(of)} ${noun} for ${ASKED_FOR[transport]} ${requests === 1 ? 'was' : 'were'} answered ${words}`
}
