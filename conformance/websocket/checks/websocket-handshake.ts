import { closeFramesIn, conversationOf } from '../../evidence/conversation.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import { hasSocketChunk } from '../../evidence/replies.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import { bodyBytesOf } from '../../exchange/bytes.ts'
import type { Exchange, RecordedBody, RecordedMessage } from '../../exchange/exchange.ts'
import { notApplicable, violatedUnlessEmpty, type Judgement } from '../../exchange/judgement.ts'
import {
  headerValue,
  isClientError,
  isJsonMediaType,
  mediaTypeOf,
  statusIssue,
  strictJson,
} from '../../exchange/reply.ts'
import { libraryErrorOf, FRAMING, HANDSHAKE, type LibraryError } from './library-errors.ts'
import {
  BAD_KEYS,
  declaredCodes,
  ALL_CONVERSATIONS,
  OFFER,
  onHandshakes,
  socketCheck,
  whenOpen,
  whenUpgraded,
  withoutSocket,
} from './socket-evidence.ts'

const QUERY_KEY = 'bad-conversation:query-key'
const POLICY_VIOLATION = 1008
const OWN_CODES = 4000

export const offered = socketCheck({
  id: 'websocket.offered',
  title: 'a WebSocket is opened with 101',
  trippedBy: ['ws-handshake-500', 'ws-absent'],
  judge: (evidence) => {
    const absence = withoutSocket(evidence)
    if (absence !== null) return absence
    const offers = callsAbout(evidence, OFFER)
    const closed = offers.filter(({ socket }) => socket === undefined)
    const issues = closed.map((exchange) => statusIssue(exchange, '101'))
    return violatedUnlessEmpty(issues, closed.length === 0 ? offers : closed)
  },
})

export const handshake = socketCheck({
  id: HANDSHAKE,
  title: 'the client library ws accepts the answer to a handshake (RFC 6455 section 4.1)',
  judges: ALL_CONVERSATIONS,
  trippedBy: [
    'ws-accept-wrong',
    'ws-upgrade-wrong',
    'ws-subprotocol-uninvited',
    'ws-subprotocol-other',
    'ws-extension-uninvited',
    'ws-extension-other',
    'ws-deflate-parameter',
  ],
  judge: (evidence) => withoutLibraryError(evidence, HANDSHAKE),
})

export const framing = socketCheck({
  id: FRAMING,
  title: 'the client library ws reads every frame of the target (RFC 6455 section 5)',
  judges: ALL_CONVERSATIONS,
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
  judge: (evidence) => withoutLibraryError(evidence, FRAMING),
})

export const connectionOptions = socketCheck({
  id: 'websocket.connection-options',
  title: 'a handshake with `Connection: keep-alive, Upgrade` is accepted (RFC 6455 section 4.2.1)',
  judges: 'conversation:close',
  trippedBy: ['ws-keep-alive-400'],
  judge: (evidence) =>
    onHandshakes(evidence, ['conversation:close'], (exchange) =>
      exchange.socket === undefined ? [statusIssue(exchange, '101')] : [],
    ),
})

export const keysRefused = socketCheck({
  id: 'websocket.keys-refused',
  clause: 'C5.1',
  title:
    'a WebSocket without a key, with a made-up one (also under Basic and in x-api-key) or an empty one gets no completion',
  needsKey: true,
  judges: BAD_KEYS,
  because: ['core.auth-none-refused', 'core.auth-wrong-refused'],
  trippedBy: ['ws-auth-off', 'ws-auth-any-key', 'ws-auth-any-basic', 'ws-auth-empty-ok'],
  judge: (evidence) =>
    onHandshakes(evidence, BAD_KEYS, (exchange, dialect) =>
      hasSocketChunk(exchange, dialect)
        ? [{ at: exchange.id, expected: 'a refusal', received: 'pieces of a completion' }]
        : [],
    ),
})

export const refusalForm = socketCheck({
  id: 'websocket.refusal-form',
  reading: 'websocket.auth',
  title: 'a bad key is refused with 4xx, with an error, or with close 1008 or 4000 to 4999',
  needsKey: true,
  judges: BAD_KEYS,
  trippedBy: ['ws-auth-500', 'ws-auth-drops'],
  judge: (evidence) =>
    onHandshakes(evidence, BAD_KEYS, (exchange, dialect) => {
      if (hasSocketChunk(exchange, dialect) || hasTimedOut(exchange)) return []
      if (exchange.socket === undefined) return isClientError(exchange) ? [] : [statusIssue(exchange, '4xx')]
      const said = conversationOf(exchange, dialect)?.messages ?? []
      if (said.some(({ kind }) => kind === 'error')) return []
      const [closing] = closeFramesIn(exchange.socket.messages)
      const code = closing?.from === 'server' ? closing.code : null
      const known = [POLICY_VIOLATION, ...declaredCodes(evidence, 'badKey')]
      if (code !== null && (code >= OWN_CODES || known.includes(code))) return []
      const { end, id } = exchange
      const how = end.kind === 'failed' ? end.detail : 'no close'
      const received = code === null ? how : `close ${code}`
      return [{ at: `${id} refusal`, expected: 'close 1008 or 4000 to 4999', received }]
    }),
})

export const refusalEarly = socketCheck({
  id: 'websocket.refusal-early',
  reading: 'websocket.auth',
  level: 'SHOULD',
  title: 'a bad key in the handshake is refused there',
  needsKey: true,
  judges: BAD_KEYS,
  because: ['websocket.keys-refused'],
  trippedBy: ['ws-auth-late'],
  judge: (evidence) =>
    whenOpen(evidence, ({ auth }) => {
      if (auth === 'first-message') return notApplicable('the key comes with the first message')
      return onHandshakes(evidence, BAD_KEYS, (exchange) =>
        exchange.socket === undefined ? [] : [statusIssue(exchange, '4xx')],
      )
    }),
})

export const refusalJson = socketCheck({
  id: 'websocket.refusal-json',
  clause: 'C4.3',
  level: 'SHOULD',
  title: 'a handshake is refused with a JSON body, like any other call',
  needsKey: true,
  judges: BAD_KEYS,
  because: ['websocket.refusal-form'],
  trippedBy: ['ws-auth-html'],
  judge: (evidence) =>
    onHandshakes(evidence, BAD_KEYS, (exchange) => {
      if (exchange.socket !== undefined || isEncoded(exchange)) return []
      const json = strictJson(exchange)
      if (json.ok && isJsonMediaType(mediaTypeOf(exchange))) return []
      const received = json.ok ? (mediaTypeOf(exchange) ?? 'no media type') : json.problem
      return [{ at: `${exchange.id} body`, expected: 'JSON', received }]
    }),
})

// URLs are logged (RFC 6750 section 5.3).
export const keyOutOfUrl = socketCheck({
  id: 'websocket.key-out-of-url',
  reading: 'websocket.auth',
  level: 'SHOULD',
  title: 'the key is not taken from the URL',
  needsKey: true,
  judges: QUERY_KEY,
  because: ['websocket.keys-refused'],
  trippedBy: ['ws-query-ok'],
  judge: (evidence) =>
    whenOpen(evidence, (dialect) => {
      const expected = 'no key in the URL, which is logged'
      if (dialect.auth === 'query') {
        const offers = callsAbout(evidence, OFFER)
        const received = `the key in ?${dialect.authName}=`
        return violatedUnlessEmpty(
          offers.map(({ id }) => ({ at: `${id} url`, expected, received })),
          offers,
        )
      }
      return onHandshakes(evidence, [QUERY_KEY], (exchange) =>
        hasSocketChunk(exchange, dialect)
          ? [{ at: `${exchange.id} url`, expected, received: 'a completion' }]
          : [],
      )
    }),
})

export const keyNotEchoed = socketCheck({
  id: 'websocket.key-not-echoed',
  reading: 'key.format',
  title: 'no handshake, no message and no close reason of the target contains the key',
  needsKey: true,
  judges: ALL_CONVERSATIONS,
  trippedBy: ['ws-key-in-header', 'ws-key-in-error', 'ws-key-in-reason'],
  judge: (evidence) => {
    const { secretPlaceholders } = evidence
    if (secretPlaceholders.length === 0) return notApplicable('the run has no key')
    const holdsKey = (text: string) => secretPlaceholders.some((secret) => text.includes(secret))
    const expected = 'an answer without the key'
    return whenOpen(evidence, () => {
      const seen = callsAbout(evidence, ...ALL_CONVERSATIONS).filter(({ response }) => response !== null)
      const issues = seen.flatMap((exchange) =>
        saidIn(exchange)
          .filter(([, text]) => holdsKey(text))
          .map(([place]) => ({ at: `${exchange.id} ${place}`, expected, received: 'the key' })),
      )
      return violatedUnlessEmpty(issues, seen)
    })
  },
})

function withoutLibraryError(evidence: Evidence, id: LibraryError['check']): Judgement {
  return whenUpgraded(evidence, () => {
    const upgraded = callsAbout(evidence, ...ALL_CONVERSATIONS).filter(({ socket }) => socket !== undefined)
    const libraryErrors = upgraded.flatMap((exchange) => libraryErrorOf(exchange) ?? [])
    const own = libraryErrors.flatMap(({ check: reportedBy, ...issue }) => (reportedBy === id ? [issue] : []))
    return violatedUnlessEmpty(own, upgraded)
  })
}

// Returns whether an answer is compressed. Compression is allowed even without `accept-encoding` (RFC 9110 section 12.5.3).
function isEncoded({ response }: Exchange): boolean {
  const coding = headerValue(response?.headers ?? [], 'content-encoding') ?? 'identity'
  return coding.trim().toLowerCase() !== 'identity'
}

function saidIn({ response, socket }: Exchange): readonly (readonly [place: string, text: string])[] {
  const said = (socket?.messages ?? []).filter(({ from }) => from === 'server')
  // Joins the messages, because a key may be split between them.
  const texts = said.filter((message) => !isClose(message)).map(({ payload }) => latin1Of(payload))
  const reasons = said.filter(isClose).map(({ payload }) => latin1Of(payload))
  return [
    ...(response?.headers ?? []).map(([name, value]) => [`header ${name}`, `${name} ${value}`] as const),
    ['body', response?.body.text ?? ''],
    ['messages', texts.join('')],
    ['close reason', reasons.join('')],
  ]
}

function isClose({ kind }: RecordedMessage): boolean {
  return kind === 'close'
}

function latin1Of(body: RecordedBody): string {
  return body.text ?? Array.from(bodyBytesOf(body), (byte) => String.fromCharCode(byte)).join('')
}
