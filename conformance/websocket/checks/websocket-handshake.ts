/** Whether a WebSocket is offered, and whether its handshake keeps to RFC 6455. */
import { check, type Check } from '../../evidence/check.ts'
import { exchangesOf } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
} from '../../exchange/judgement.ts'
import { headerValue, headerValues, statusIssue, statusOf } from '../../exchange/reply.ts'
import { agreementProblem } from '../../evidence/socket-extensions.ts'
import { sha1Base64 } from '../../codec/sha1.ts'
import { onTalks, socketExchanges } from './socket-evidence.ts'
import { whenUpgraded, withoutSocket } from './socket-presence.ts'
import { ON_SOCKET_OFFER, ON_SOCKETS, ON_TALKS, PLAIN_GET } from './socket-probes.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

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

/** Source: RFC 6455 section 4.2.2, point 5.4. */
const acceptHash = check({
  id: 'websocket.accept-hash',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'Sec-WebSocket-Accept is the hash of the key that the client sent',
  on: ON_SOCKET_OFFER,
  trippedBy: ['ws-accept-wrong'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_SOCKET_OFFER, (exchange) => {
      const key = headerValue(exchange.request.headers, 'sec-websocket-key') ?? ''
      return sameHeader(exchange, 'sec-websocket-accept', sha1Base64(`${key}${GUID}`))
    }),
})

/** Source: RFC 6455 section 4.2.2, points 5.2 and 5.3. */
const upgradeHeaders = check({
  id: 'websocket.upgrade-headers',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the 101 has Upgrade: websocket and Connection: Upgrade',
  on: ON_SOCKET_OFFER,
  trippedBy: ['ws-upgrade-wrong'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_SOCKET_OFFER, (exchange) => [
      ...hasToken(exchange, 'upgrade', 'websocket'),
      ...hasToken(exchange, 'connection', 'upgrade'),
    ]),
})

/** Source: RFC 6455 section 4.1. A browser drops the connection over it. */
const subprotocolUninvited = check({
  id: 'websocket.subprotocol-uninvited',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'no subprotocol is chosen where none was offered',
  on: ON_SOCKETS,
  trippedBy: ['ws-subprotocol-uninvited'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_SOCKETS, (exchange) =>
      offeredIn(exchange).length > 0 ? [] : absent(exchange, 'sec-websocket-protocol'),
    ),
})

/** Source: RFC 6455 section 4.1; a browser that offers some and is given none gives up (WHATWG WebSockets, 2.2). */
const subprotocolOffered = check({
  id: 'websocket.subprotocol-offered',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title:
    'a subprotocol that is chosen is one that was offered, and of those a deployment declares one is chosen',
  on: ['websocket.offer', 'websocket.handshake'],
  trippedBy: ['ws-subprotocol-other'],
  judge: (evidence) =>
    onUpgrades(evidence, ['websocket.offer', 'websocket.handshake'], (exchange) => {
      const names = offeredIn(exchange)
      const chosen = headerValues(exchange.response?.headers ?? [], 'sec-websocket-protocol')
      if (names.length === 0) return []
      if (chosen.length === 0 && exchange.probe === 'websocket.offer') {
        return [headerIssue(exchange, 'sec-websocket-protocol', names.join(' or '), 'missing')]
      }
      return chosen
        .filter((name) => !names.includes(name))
        .map((name) => headerIssue(exchange, 'sec-websocket-protocol', names.join(' or '), name))
    }),
})

/** Source: RFC 6455 section 9.1. */
const extensionUninvited = check({
  id: 'websocket.extension-uninvited',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'no extension is agreed on where none was offered',
  on: ON_SOCKETS,
  trippedBy: ['ws-extension-uninvited'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_SOCKETS, (exchange) =>
      headerValue(exchange.request.headers, 'sec-websocket-extensions') === null
        ? absent(exchange, 'sec-websocket-extensions')
        : [],
    ),
})

/** Source: RFC 6455 section 9.1, RFC 7692 section 7.1. */
const compressionAgreed = check({
  id: 'websocket.compression-agreed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title:
    'where compression is offered, the answer agrees on nothing else, with parameters that exist (RFC 6455 section 9.1, RFC 7692 section 7.1)',
  on: [...ON_SOCKET_OFFER, 'websocket.handshake'],
  trippedBy: ['ws-extension-other', 'ws-deflate-parameter'],
  judge: (evidence) =>
    onUpgrades(evidence, ['websocket.handshake'], (exchange) => {
      if (headerValue(exchange.request.headers, 'sec-websocket-extensions') === null) return []
      const problem = agreementProblem(exchange.response?.headers ?? [])
      if (problem === null) return []
      return [headerIssue(exchange, 'sec-websocket-extensions', 'permessage-deflate, or none', problem)]
    }),
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

const libraryReads = check({
  id: 'websocket.library-reads',
  capability: 'websocket',
  clause: 'C1.4',
  level: 'SHOULD',
  title: 'the client library ws reads good conversations without complaint',
  on: ON_TALKS,
  trippedBy: ['ws-masked', 'ws-latin1'],
  judge: (evidence) =>
    onTalks(
      evidence,
      // A client that offers subprotocols and is given none has to give up (WHATWG WebSockets, 2.2): no fault of theirs.
      {
        probes: ON_TALKS,
        of: ({ exchange }) => exchange.label !== 'subprotocol',
        despite: 'all',
        none: inconclusive('prerequisite', 'no good conversation'),
      },
      ({ exchange }) => {
        const error = exchange.client?.error ?? null
        const at = `${exchange.id} in ws`
        return error === null ? [] : [{ at, expected: 'a conversation', received: error }]
      },
    ),
})

/** Checks of the handshake. */
export const socketHandshakeChecks: readonly Check[] = [
  offered,
  acceptHash,
  upgradeHeaders,
  subprotocolUninvited,
  subprotocolOffered,
  extensionUninvited,
  compressionAgreed,
  plainGet,
  libraryReads,
]

function onUpgrades(
  evidence: Parameters<Check['judge']>[0],
  probes: readonly string[],
  rule: (exchange: Exchange) => readonly Issue[],
): ReturnType<Check['judge']> {
  return whenUpgraded(evidence, () => {
    const upgraded = socketExchanges(evidence, { probes }).filter(({ socket }) => socket !== undefined)
    return violatedUnlessEmpty(upgraded.flatMap(rule), upgraded)
  })
}

function offeredIn(exchange: Exchange): readonly string[] {
  return headerValues(exchange.request.headers, 'sec-websocket-protocol').flatMap((value) =>
    value.split(',').map((name) => name.trim()),
  )
}

function absent(exchange: Exchange, name: string): readonly Issue[] {
  const value = headerValue(exchange.response?.headers ?? [], name)
  return value === null ? [] : [headerIssue(exchange, name, 'none', value)]
}

function sameHeader(exchange: Exchange, name: string, expected: string): readonly Issue[] {
  const value = headerValue(exchange.response?.headers ?? [], name)
  return value === expected ? [] : [headerIssue(exchange, name, expected, value ?? 'missing')]
}

function hasToken(exchange: Exchange, name: string, token: string): readonly Issue[] {
  const values = headerValues(exchange.response?.headers ?? [], name).join(', ')
  const tokens = values.split(',').map((value) => value.trim().toLowerCase())
  return tokens.includes(token)
    ? []
    : [headerIssue(exchange, name, token, values === '' ? 'missing' : values)]
}

function headerIssue(exchange: Exchange, name: string, expected: string, received: string): Issue {
  return { at: `${exchange.id} header ${name}`, expected, received }
}
