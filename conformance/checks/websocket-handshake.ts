/** Whether a WebSocket is offered, and whether its handshake keeps to RFC 6455. */
import { check, type Check } from '../check.ts'
import { exchangesOf } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { inconclusive, satisfied, violatedUnlessEmpty, type Issue } from '../judgement.ts'
import { headerOf, headersOf, statusIssue } from '../reply.ts'
import {
  ON_OFFER,
  ON_SOCKETS,
  ON_TALKS,
  onTalks,
  socketExchanges,
  whenUpgraded,
  withoutSocket,
} from './socket-evidence.ts'
import { sha1Base64 } from './sha1.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const COMPRESSED = 4

const offered = check({
  id: 'websocket.offered',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a WebSocket is opened with 101',
  on: ON_OFFER,
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
  on: ON_OFFER,
  trippedBy: ['ws-accept-wrong'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_OFFER, (exchange) => {
      const key = headerOf(exchange.request.headers, 'sec-websocket-key') ?? ''
      return sameHeader(exchange, 'sec-websocket-accept', sha1Base64(`${key}${GUID}`))
    }),
})

/** Source: RFC 6455 section 4.2.2, points 5.2 and 5.3. */
const upgradeHeaders = check({
  id: 'websocket.upgrade-headers',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the 101 says Upgrade: websocket and Connection: Upgrade',
  on: ON_OFFER,
  trippedBy: ['ws-upgrade-wrong'],
  judge: (evidence) =>
    onUpgrades(evidence, ON_OFFER, (exchange) => [
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
      const chosen = headersOf(exchange.response?.headers ?? [], 'sec-websocket-protocol')
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
      headerOf(exchange.request.headers, 'sec-websocket-extensions') === null
        ? absent(exchange, 'sec-websocket-extensions')
        : [],
    ),
})

/** Source: RFC 7692 sections 5.1 and 6: the bit means "compressed" only where that was agreed on. */
const compressionHonest = check({
  id: 'websocket.compression-honest',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'frames are compressed only where that was agreed on, and no other reserved bit is set',
  on: ON_TALKS,
  trippedBy: ['ws-reserved-bit-set'],
  judge: (evidence) =>
    onTalks(evidence, { probes: ON_TALKS }, ({ exchange, frames }) => {
      const agreed = headerOf(exchange.response?.headers ?? [], 'sec-websocket-extensions') ?? ''
      const allowed = /\bpermessage-deflate\b/.test(agreed) ? COMPRESSED : 0
      return frames.flatMap(({ from, reservedBits }, index) =>
        from === 'client' || (reservedBits & ~allowed) === 0
          ? []
          : [
              {
                at: `${exchange.id} frame ${index + 1}`,
                expected: `reserved bits ${allowed} at most`,
                received: `reserved bits ${reservedBits}`,
              },
            ],
      )
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
  compressionHonest,
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
  return headersOf(exchange.request.headers, 'sec-websocket-protocol').flatMap((value) =>
    value.split(',').map((name) => name.trim()),
  )
}

function absent(exchange: Exchange, name: string): readonly Issue[] {
  const value = headerOf(exchange.response?.headers ?? [], name)
  return value === null ? [] : [headerIssue(exchange, name, 'none', value)]
}

function sameHeader(exchange: Exchange, name: string, expected: string): readonly Issue[] {
  const value = headerOf(exchange.response?.headers ?? [], name)
  return value === expected ? [] : [headerIssue(exchange, name, expected, value ?? 'missing')]
}

function hasToken(exchange: Exchange, name: string, token: string): readonly Issue[] {
  const values = headersOf(exchange.response?.headers ?? [], name).join(', ')
  const tokens = values.split(',').map((value) => value.trim().toLowerCase())
  return tokens.includes(token)
    ? []
    : [headerIssue(exchange, name, token, values === '' ? 'missing' : values)]
}

function headerIssue(exchange: Exchange, name: string, expected: string, received: string): Issue {
  return { at: `${exchange.id} header ${name}`, expected, received }
}
