/** Authentication over WebSocket: who is accepted, how others are refused, and whether the key stays secret. */
import { check, type Check } from '../../evidence/check.ts'
import { closingsIn, conversationOf } from '../../evidence/conversation.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { getsChunk } from '../../evidence/let-in.ts'
import type { Exchange, RecordedBody, RecordedMessage } from '../../exchange/exchange.ts'
import { notApplicable, satisfied, violatedUnlessEmpty, type Judgement } from '../../exchange/judgement.ts'
import {
  headerValue,
  isClientError,
  isJsonMediaType,
  mediaTypeOf,
  statusIssue,
  strictJson,
} from '../../exchange/reply.ts'
import { bodyBytesOf } from '../../exchange/bytes.ts'
import { declaredCodes, isTimedOut, onHandshakes, socketExchanges } from './socket-evidence.ts'
import { whenOpen } from './socket-presence.ts'
import { BAD_KEYS, ON_SOCKET_OFFER, ON_SOCKETS } from './socket-probes.ts'

const ON_AUTH = [...ON_SOCKET_OFFER, 'websocket.auth']
const POLICY_VIOLATION = 1008
const OWN_CODES = 4000

const noKeyRefused = check({
  id: 'websocket.no-key-refused',
  capability: 'websocket',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a WebSocket without a key gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-none-refused'],
  on: ON_AUTH,
  trippedBy: ['ws-auth-off'],
  judge: (evidence) => refused(evidence, 'none'),
})

const wrongKeyRefused = check({
  id: 'websocket.wrong-key-refused',
  capability: 'websocket',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a WebSocket with a made-up key gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-wrong-refused', 'websocket.no-key-refused'],
  on: ON_AUTH,
  trippedBy: ['ws-auth-any-key'],
  judge: (evidence) => refused(evidence, 'wrong'),
})

const emptyKeyRefused = check({
  id: 'websocket.empty-key-refused',
  capability: 'websocket',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a WebSocket with an empty key gets no completion',
  needsKey: true,
  explainedBy: ['core.auth-none-refused', 'websocket.no-key-refused'],
  on: ON_AUTH,
  trippedBy: ['ws-auth-empty-ok'],
  judge: (evidence) => refused(evidence, 'empty'),
})

/**
 * The interface does not show the answer to a bad key, so that any 4xx is a refusal. Client libraries take 1008 and
 * 4000 to 4999 for "do not try again", and everything else for a hiccup.
 */
const refusalForm = check({
  id: 'websocket.refusal-form',
  capability: 'websocket',
  gap: 'G4.10',
  reading: 'websocket.auth',
  level: 'MUST',
  title: 'a bad key is refused with 4xx, with an error, or with close 1008 or 4000 to 4999',
  needsKey: true,
  on: ON_AUTH,
  trippedBy: ['ws-auth-500', 'ws-auth-drops'],
  judge: (evidence) =>
    onHandshakes(evidence, { only: BAD_KEYS }, (exchange, dialect) => {
      if (getsChunk(exchange, dialect) || isTimedOut(exchange)) return []
      if (exchange.socket === undefined) {
        return isClientError(exchange) ? [] : [statusIssue(exchange, '4xx')]
      }
      const said = conversationOf(exchange, dialect)?.messages ?? []
      if (said.some(({ kind }) => kind === 'error')) return []
      const code = serverCode(exchange)
      if (code === POLICY_VIOLATION || (code !== null && code >= OWN_CODES)) return []
      if (code !== null && declaredCodes(evidence, 'badKey').includes(code)) return []
      const at = `${exchange.id} refusal`
      return [{ at, expected: 'close 1008 or 4000 to 4999', received: closeText(exchange) }]
    }),
})

const refusalEarly = check({
  id: 'websocket.refusal-early',
  capability: 'websocket',
  gap: 'G4.10',
  reading: 'websocket.auth',
  level: 'SHOULD',
  title: 'a bad key in the handshake is refused there',
  needsKey: true,
  explainedBy: ['websocket.no-key-refused', 'websocket.wrong-key-refused', 'websocket.empty-key-refused'],
  on: ON_AUTH,
  trippedBy: ['ws-auth-late'],
  judge: (evidence) =>
    whenOpen(evidence, ({ auth }) => {
      if (auth === 'first-message') return notApplicable('the key comes with the first message')
      return onHandshakes(evidence, { only: BAD_KEYS }, (exchange) =>
        exchange.socket === undefined ? [] : [statusIssue(exchange, '4xx')],
      )
    }),
})

const refusalJson = check({
  id: 'websocket.refusal-json',
  capability: 'websocket',
  clause: 'C4.3',
  level: 'SHOULD',
  title: 'a handshake is refused with a JSON body, as every other call',
  needsKey: true,
  on: ON_AUTH,
  trippedBy: ['ws-auth-html'],
  judge: (evidence) =>
    onHandshakes(evidence, { only: BAD_KEYS }, (exchange) => {
      if (exchange.socket !== undefined || isEncoded(exchange)) return []
      const json = strictJson(exchange)
      if (json.ok && isJsonMediaType(mediaTypeOf(exchange))) return []
      const received = json.ok ? (mediaTypeOf(exchange) ?? 'no media type') : json.problem
      return [{ at: `${exchange.id} body`, expected: 'JSON', received }]
    }),
})

/** Proxies and logs keep URLs (RFC 6750 section 5.3). */
const keyOutOfUrl = check({
  id: 'websocket.key-out-of-url',
  capability: 'websocket',
  gap: 'G4.10',
  reading: 'websocket.auth',
  level: 'SHOULD',
  title: 'the key is not taken from the URL',
  needsKey: true,
  explainedBy: ['websocket.no-key-refused'],
  on: ON_AUTH,
  trippedBy: ['ws-query-ok'],
  judge: (evidence) =>
    whenOpen(evidence, (dialect) => {
      const expected = 'the key anywhere but in the URL, which logs keep'
      if (dialect.auth === 'query') {
        const offers = socketExchanges(evidence, { probes: ON_SOCKET_OFFER })
        const at = `${offers[0]?.id ?? 'websocket.offer'} url`
        return violatedUnlessEmpty([{ at, expected, received: `the key in ?${dialect.authName}=` }], offers)
      }
      return onHandshakes(evidence, { only: ['websocket.auth/query'] }, (exchange) =>
        getsChunk(exchange, dialect)
          ? [{ at: `${exchange.id} url`, expected, received: 'a completion' }]
          : [],
      )
    }),
})

/** The recorder replaces a secret wherever it is: a placeholder in what came is the proof. */
const keyNotEchoed = check({
  id: 'websocket.key-not-echoed',
  capability: 'websocket',
  gap: 'G2.5',
  reading: 'key.format',
  level: 'MUST',
  title: 'no handshake, no message and no close reason of the target contains the key',
  needsKey: true,
  on: ON_SOCKETS,
  trippedBy: ['ws-key-in-header', 'ws-key-in-error', 'ws-key-in-reason'],
  judge: withoutKey,
})

/** Checks of authentication over WebSocket. */
export const socketAuthChecks: readonly Check[] = [
  noKeyRefused,
  wrongKeyRefused,
  emptyKeyRefused,
  refusalForm,
  refusalEarly,
  refusalJson,
  keyOutOfUrl,
  keyNotEchoed,
]

function refused(evidence: Evidence, label: string): Judgement {
  return onHandshakes(evidence, { only: [`websocket.auth/${label}`] }, (exchange, dialect) =>
    getsChunk(exchange, dialect)
      ? [{ at: exchange.id, expected: 'a refusal', received: 'pieces of a completion' }]
      : [],
  )
}

// A handshake has no `accept-encoding`, which permits any coding of the answer (RFC 9110 section 12.5.3).
function isEncoded({ response }: Exchange): boolean {
  const coding = headerValue(response?.headers ?? [], 'content-encoding') ?? 'identity'
  return coding.trim().toLowerCase() !== 'identity'
}

function serverCode({ socket }: Exchange): number | null {
  const [closing] = closingsIn(socket?.messages ?? [])
  return closing?.from === 'server' ? closing.code : null
}

function closeText(exchange: Exchange): string {
  const code = serverCode(exchange)
  if (code !== null) return `close ${code}`
  return exchange.end.kind === 'failed' ? exchange.end.detail : 'no close of its own'
}

function withoutKey(evidence: Evidence): Judgement {
  const { secretPlaceholders } = evidence
  if (secretPlaceholders.length === 0) return notApplicable('the target was asked without any key')
  const holdsKey = (text: string) => secretPlaceholders.some((secret) => text.includes(secret))
  return whenOpen(evidence, () => {
    const seen = socketExchanges(evidence, { probes: ON_SOCKETS }).filter(({ response }) => response !== null)
    const issues = seen.flatMap((exchange) =>
      saidIn(exchange)
        .filter(([, text]) => holdsKey(text))
        .map(([place]) => ({
          at: `${exchange.id} ${place}`,
          expected: 'an answer without the key',
          received: 'the key',
        })),
    )
    return issues.length > 0 ? violatedUnlessEmpty(issues, seen) : satisfied(seen)
  })
}

function saidIn({ response, socket }: Exchange): readonly (readonly [place: string, text: string])[] {
  const said = (socket?.messages ?? []).filter(({ from }) => from === 'server')
  // Messages may share it between them, so that they are looked at together.
  const texts = said.filter((message) => !isClose(message)).map(({ payload }) => latin1Of(payload))
  return [
    ...(response?.headers ?? []).map(([name, value]) => [`header ${name}`, `${name} ${value}`] as const),
    ['body', response?.body.text ?? ''],
    ['messages', texts.join('')],
    [
      'close reason',
      said
        .filter(isClose)
        .map(({ payload }) => latin1Of(payload))
        .join(''),
    ],
  ]
}

function isClose({ kind }: RecordedMessage): boolean {
  return kind === 'close'
}

function latin1Of(body: RecordedBody): string {
  return body.text ?? Array.from(bodyBytesOf(body), (byte) => String.fromCharCode(byte)).join('')
}
