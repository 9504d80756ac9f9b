/** Whether a WebSocket is offered, and whether its handshake keeps to RFC 6455. */
import { check, type Check } from '../../evidence/check.ts'
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { statusIssue, statusOf } from '../../exchange/reply.ts'
import { complaintOf, FRAMING, HANDSHAKE, type Complaint } from './library-complaints.ts'
import { socketExchanges } from './socket-evidence.ts'
import { whenUpgraded, withoutSocket } from './socket-presence.ts'
import { ON_SOCKET_OFFER, ON_SOCKETS, PLAIN_GET } from './socket-probes.ts'

const offered = check({
  id: 'websocket.offered',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a WebSocket is opened with 101',
  on: ON_SOCKET_OFFER,
  trippedBy: ['ws-handshake-500', 'ws-absent'],
  judge: (evidence) => {
    const absence = withoutSocket(evidence)
    if (absence !== null) return absence
    const offers = exchangesOf(evidence, 'websocket.offer')
    const closed = offers.filter(({ socket }) => socket === undefined)
    return closed.length === 0
      ? satisfied(offers)
      : violatedUnlessEmpty(
          closed.map((exchange) => statusIssue(exchange, '101')),
          closed,
        )
  },
})

/** Source: RFC 6455 section 4. */
const handshake = check({
  id: HANDSHAKE,
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the client library ws accepts the answer to a handshake (RFC 6455 section 4.1)',
  on: ON_SOCKETS,
  trippedBy: [
    'ws-accept-wrong',
    'ws-upgrade-wrong',
    'ws-subprotocol-uninvited',
    'ws-subprotocol-other',
    'ws-extension-uninvited',
    'ws-extension-other',
    'ws-deflate-parameter',
  ],
  judge: (evidence) => withoutComplaint(evidence, HANDSHAKE),
})

/** Source: RFC 6455 sections 5 to 8, RFC 7692. */
const framing = check({
  id: FRAMING,
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the client library ws reads every frame of the target (RFC 6455 section 5)',
  on: ON_SOCKETS,
  trippedBy: [
    'ws-masked',
    'ws-latin1',
    'ws-reserved-bit-set',
    'ws-reserved-bit-other',
    'ws-deflate-broken',
    'ws-opcode-reserved',
    'ws-continuation-of-nothing',
    'ws-ping-long',
    'ws-ping-fragmented',
    'ws-close-1006',
  ],
  judge: (evidence) => withoutComplaint(evidence, FRAMING),
})

/** Browsers, crawlers and load balancers ask without an upgrade; RFC 9110 section 15.5.22 has 426 for them. */
const plainGet = check({
  id: 'websocket.plain-get',
  capability: 'websocket',
  gap: 'G4.8',
  reading: 'websocket.path',
  level: 'SHOULD',
  title: 'a plain GET of the path of the WebSocket is not answered with a server error',
  on: [...ON_SOCKET_OFFER, PLAIN_GET],
  trippedBy: ['ws-plain-get-500'],
  judge: (evidence) =>
    whenUpgraded(evidence, () => {
      const [plain] = exchangesOf(evidence, PLAIN_GET, ['path'])
      const [elsewhere] = exchangesOf(evidence, PLAIN_GET, ['elsewhere'])
      if (plain === undefined) return inconclusive('prerequisite', 'no plain GET was sent')
      const status = statusOf(plain)
      if (status === null) return notApplicable('a plain GET of the path is not answered')
      if (status < 500 || status === 501) return satisfied([plain])
      if (elsewhere !== undefined && statusOf(elsewhere) === status) {
        return notApplicable(`every GET is answered ${status}, whatever its path`)
      }
      return violatedUnlessEmpty([statusIssue(plain, '426, or another status below 500')], [plain])
    }),
})

/** Checks of the handshake. */
export const socketHandshakeChecks: readonly Check[] = [offered, handshake, framing, plainGet]

function withoutComplaint(evidence: Evidence, id: Complaint['check']): Judgement {
  return whenUpgraded(evidence, () => {
    const upgraded = socketExchanges(evidence, { probes: ON_SOCKETS }).filter(
      ({ socket }) => socket !== undefined,
    )
    const complaints = upgraded.map(complaintOf).filter((complaint) => complaint?.check === id)
    return violatedUnlessEmpty(
      complaints.flatMap((complaint) => complaint ?? []),
      upgraded,
    )
  })
}
