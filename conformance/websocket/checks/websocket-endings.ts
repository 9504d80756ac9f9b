/** The ends of conversations: closes that are answered, codes that are true, sockets that are alive until then. */
import { check, type Check } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable } from '../../exchange/judgement.ts'
import type { Dialect } from '../../evidence/socket-dialect.ts'
import { declaredCodes, NO_PONG, onTalks } from './socket-evidence.ts'
import { whenOpen } from './socket-presence.ts'
import { BAD_KEYS, ON_SOCKET_OFFER, ON_PLAIN, ON_TALKS } from './socket-probes.ts'
import { closesFirst, hasPong, isAllSaid, isGood, serverClose } from './socket-talk.ts'

const ON_AUTH = [...ON_SOCKET_OFFER, 'websocket.auth']
const ON_CONTROL = [...ON_SOCKET_OFFER, 'websocket.control']
// Protocol, type, encoding, policy, size, extension, and a server that broke.
const ERROR_CODES = [1002, 1003, 1007, 1008, 1009, 1010, 1011]

/** Source: RFC 6455 section 5.5.1. */
const closeCompleted = check({
  id: 'websocket.close-completed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a close frame is answered with a close frame (RFC 6455 section 5.5.1)',
  on: ON_CONTROL,
  trippedBy: ['ws-close-ignored'],
  judge: (evidence) =>
    onTalks(evidence, { only: ['websocket.control/close'] }, (talk) =>
      serverClose(talk) === undefined
        ? [{ at: talk.exchange.id, expected: 'a close frame in answer to ours', received: 'none' }]
        : [],
    ),
})

/** "Typically echoes the status code it received": RFC 6455 section 5.5.1. */
const closeEchoed = check({
  id: 'websocket.close-echoed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'SHOULD',
  title: 'the close frame in answer to ours has the same code',
  on: ON_CONTROL,
  trippedBy: ['ws-close-other-code'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        only: ['websocket.control/close'],
        of: (talk) => serverClose(talk) !== undefined,
        none: inconclusive('prerequisite', 'there is no close frame: see websocket.close-completed'),
      },
      (talk) => {
        const ours = talk.closings.find(({ from }) => from === 'client')?.code
        const theirs = serverClose(talk)?.code
        // To say no code at all is to say nothing about another one.
        if (ours === theirs || theirs === null) return []
        return [
          {
            at: `${talk.exchange.id} close`,
            expected: `close ${ours}`,
            received: `close ${theirs ?? 'without a code'}`,
          },
        ]
      },
    ),
})

/** Source: RFC 6455 section 5.5.1. A socket that cannot be closed is held until the machine runs out of sockets. */
const closeAfterAnswer = check({
  id: 'websocket.close-after-answer',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'after an answer the close frame of a client ends the conversation (RFC 6455 section 5.5.1)',
  on: ON_SOCKET_OFFER,
  trippedBy: ['ws-close-ignored-later'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        probes: ON_SOCKET_OFFER,
        of: (talk) => isAllSaid(talk) && talk.closings[0]?.from !== 'server',
        none: notApplicable('the target closes the socket itself after an answer'),
      },
      (talk) => {
        // A connection that goes without a close frame has ended too.
        if (serverClose(talk) !== undefined || talk.exchange.end.kind !== 'left-open') return []
        const waitedMs = talk.exchange.end.waitedMs
        return [
          {
            at: talk.exchange.id,
            expected: 'the end of the conversation',
            received: `none within ${waitedMs} ms`,
          },
        ]
      },
    ),
})

/** Source: RFC 6455 section 5.5.2. A client that pings, and hears nothing, takes the connection for dead. */
const pingAfterAnswer = check({
  id: 'websocket.pong-after-answer',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a socket that stays open after an answer still answers a ping (RFC 6455 section 5.5.2)',
  on: ON_CONTROL,
  trippedBy: ['ws-deaf-after-answer'],
  judge: (evidence) => {
    const before = { only: ['websocket.control/ping'], of: hasPong, none: NO_PONG }
    if (onTalks(evidence, before, () => []) === NO_PONG) return NO_PONG
    return onTalks(
      evidence,
      {
        probes: ON_SOCKET_OFFER,
        of: (talk) =>
          isAllSaid(talk) && talk.log.some(({ from, kind }) => from === 'client' && kind === 'ping'),
        none: notApplicable('no socket stays open after an answer'),
      },
      (talk) => {
        const isGone = closesFirst(talk) || talk.exchange.end.kind === 'failed'
        if (hasPong(talk) || isGone) return []
        return [{ at: talk.exchange.id, expected: 'a pong', received: 'none within five seconds' }]
      },
    )
  },
})

/** Source: RFC 6455 section 7.4.1: these codes report an error, and clients repeat the request after some of them. */
const endingCode = check({
  id: 'websocket.ending-code',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title:
    'a socket that is closed after a whole answer is not closed with the code of an error (RFC 6455 section 7.4.1)',
  on: ON_TALKS,
  trippedBy: ['ws-ends-1011'],
  judge: (evidence) =>
    onTalks(evidence, { probes: ON_PLAIN, of: isAllSaid }, (talk) => {
      const code = closesFirst(talk) ? (talk.closings[0]?.code ?? null) : null
      if (code === null || !ERROR_CODES.includes(code)) return []
      return [{ at: `${talk.exchange.id} close`, expected: 'close 1000, or none', received: `close ${code}` }]
    }),
})

/** Clients that distinguish codes, to get another key or to correct a message, rely on the declared ones. */
const closeCodesDeclared = check({
  id: 'websocket.close-codes-declared',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.closeCodes',
  level: 'MUST',
  title: 'a socket that is closed over a bad key or a mistake is closed with a code that is declared for it',
  explainedBy: ['websocket.mistakes-told'],
  on: [...ON_AUTH, 'websocket.mistakes'],
  trippedBy: ['ws-close-undeclared'],
  judge: (evidence) => {
    if (!evidence.readings.has('websocket.closeCodes')) {
      return whenOpen(evidence, () => notApplicable('no close codes are declared'))
    }
    return onTalks(
      evidence,
      {
        probes: ['websocket.auth', 'websocket.mistakes'],
        // What is answered with a completion is not closed over anything: other checks report it.
        of: ({ exchange, closings, answers }) =>
          codesFor(exchange) !== null && closings[0]?.from === 'server' && !isGood(answers.at(-1)),
        none: notApplicable('no socket is closed over a bad key or a mistake'),
      },
      ({ exchange, closings, dialect }) => {
        const code = closings[0]?.code ?? null
        const kind = codesFor(exchange) ?? 'mistake'
        // A first message that cannot be read shows no key either.
        const isKeyless = kind === 'mistake' && hidesKey(exchange, dialect)
        const codes = [
          ...declaredCodes(evidence, kind),
          ...(isKeyless ? declaredCodes(evidence, 'badKey') : []),
        ]
        if (code !== null && codes.includes(code)) return []
        const expected = codes.length === 0 ? 'no close' : `close ${codes.join(' or ')}`
        return [{ at: `${exchange.id} close`, expected, received: `close ${code ?? 'without a code'}` }]
      },
    )
  },
})

/** Checks of how conversations end. */
export const socketEndingChecks: readonly Check[] = [
  closeCompleted,
  closeEchoed,
  closeAfterAnswer,
  pingAfterAnswer,
  endingCode,
  closeCodesDeclared,
]

// RFC 6455 has a code of its own for what is not UTF-8.
function codesFor({ probe, label }: Exchange): 'badKey' | 'mistake' | null {
  if (BAD_KEYS.includes(`${probe}/${label}`)) return 'badKey'
  return probe === 'websocket.mistakes' && label !== 'not-utf8' ? 'mistake' : null
}

const UNREADABLE: readonly string[] = ['malformed', 'binary', 'unknown-type']

function hidesKey({ label }: Exchange, { auth, introduces }: Dialect): boolean {
  return auth === 'first-message' && !introduces && UNREADABLE.includes(label)
}
