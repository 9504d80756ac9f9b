/** Sends one completion request over its own WebSocket with the client of k6, which stamps messages where they are read. */
import type { RowClass } from '../../schemas/compiled/row.ts'
import { sleep } from 'k6'
import { sha256 } from 'k6/crypto'
import { b64decode, b64encode } from 'k6/encoding'
import exec from 'k6/execution'
import http from 'k6/http'
import { WebSocket } from 'k6/websockets'
import { chunkFinishes, readMessage, type Dialect } from '../../conformance/evidence/socket-message.ts'
import { hideSecret } from './shared/one-line.ts'
import { endDetector, endsWithLastPiece, handshakeOf, requestMessage } from './shared/socket-requests.ts'
import { handshakesUntilGivenUp, refusedHandshakesText } from './shared/give-up.ts'
import { refusedHandshake, settleTalk, type SettledTalk, type SocketRecord } from './shared/socket-row.ts'
import type { SocketMessage } from './shared/read-conversation.ts'

/**
 * `isPaced`: a schedule says when the next one begins. `now` is microseconds since t0 by whatever clock rows have;
 * `begins` hears that a request leaves, and `ended` takes its row and what there is to keep of the answer.
 */
export type SocketOptions = {
  readonly url: string
  readonly dialect: Dialect
  readonly headers: Readonly<Record<string, string>>
  /** Sent next to them; their values must not show anywhere. */
  readonly secretHeaders: () => Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly isPaced: boolean
  readonly users: number
  readonly isAuthenticated: boolean
  readonly now: () => number
  readonly begins: () => void
  readonly ended: (talk: EndedTalk) => void
}

/** What came of a conversation: its row as JSON, and its parts. */
export type EndedTalk = {
  readonly row: string
  readonly settled: SettledTalk
  readonly record: SocketRecord
  /** The message that asked. */
  readonly request: string
}

/** One request: its place in the schedule, what is sent, with which key, and when it is due. */
export type SocketRequest = {
  readonly index: number
  readonly body: string
  readonly key: string | null
  readonly startAtUs: number | null
}

/** Sends a request, not before its start, and resolves when its row is written. */
export type SocketPlayer = (request: SocketRequest) => Promise<void>

const MAX_MESSAGES = 1_000_000
const SECRET_CHARS = 8
/** So that a dead target is not hammered as fast as a socket can fail. */
const PAUSE_AFTER_REFUSAL_SECONDS = 0.1

/** A player for one virtual user. */
export function createSocketPlayer(options: SocketOptions): SocketPlayer {
  const { dialect } = options
  let offsetUs: number | null = null
  const noteOpened = createWatch(options)
  const statusOf = createStatusProbe(options)
  const isEnd = endWatch(dialect)
  return async ({ index, body, key, startAtUs }) => {
    offsetUs ??= wallOffset(options.now)
    if (startAtUs !== null) sleep(Math.max(0, startAtUs - options.now()) / 1_000_000)
    const request = requestMessage(body, dialect, key)
    options.begins()
    const talk = await converse(options, request, { key, offsetUs, isEnd })
    const isRefused = talk.connectedUs === null && talk.failure?.class === 'http-other'
    const refusedStatus = isRefused ? statusOf(key) : null
    const record: SocketRecord = {
      index,
      vu: exec.vu.idInTest,
      scenario: exec.scenario.name,
      keyHash: key === null ? null : sha256(key, 'hex').slice(0, 8),
      secret: key,
      scheduledUs: startAtUs,
      ...talk,
      ...(isRefused ? { failure: refusedHandshake(refusedStatus), refusedStatus } : {}),
    }
    const settled = settleTalk(record, dialect)
    const row = withoutSecrets(JSON.stringify(settled.row), options.secretHeaders())
    options.ended({ row, settled, record, request })
    noteOpened(talk.connectedUs !== null, refusedStatus)
  }
}

/** Says whether a message is the last one that is waited for. */
function endWatch(dialect: Dialect): (text: string) => boolean {
  if (!endsWithLastPiece(dialect)) return endDetector(dialect)
  return (text) => {
    const { chunk } = readMessage(text, dialect)
    return chunk !== undefined && chunkFinishes(chunk, dialect)
  }
}

/** Ends the run when one user never got a connection. */
function createWatch({ isPaced, users, isAuthenticated }: SocketOptions) {
  const most = handshakesUntilGivenUp(users)
  let hasOpened = false
  let refusedInARow = 0
  return (isOpen: boolean, status: number | null): void => {
    hasOpened ||= isOpen
    if (hasOpened) return
    refusedInARow += 1
    if (refusedInARow >= most) exec.test.abort(refusedHandshakesText(most, status, isAuthenticated))
    if (!isPaced) sleep(PAUSE_AFTER_REFUSAL_SECONDS)
  }
}

/**
 * k6 does not report the status of a refused handshake. So the same handshake is sent once more as plain HTTP, once for
 * each user, because a limiter should not get two requests for each refusal.
 */
function createStatusProbe({
  url,
  dialect,
  headers,
  secretHeaders,
}: SocketOptions): (key: string | null) => number | null {
  let known: number | null = null
  return (key) => {
    if (known !== null) return known
    const handshake = handshakeOf(url, dialect, key)
    const { status } = http.get(handshake.url.replace(/^ws/, 'http'), {
      headers: {
        ...headers,
        ...secretHeaders(),
        ...handshake.headers,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        // Sixteen zero bytes. The handshake is only sent for the status of its refusal.
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
      redirects: 0,
      timeout: '2s',
      responseType: 'none',
    })
    known = status >= 200 ? status : null
    return known
  }
}

// A short value is part of ordinary words, and the user was warned that it may show.
function withoutSecrets(row: string, secretHeaders: Readonly<Record<string, string>>): string {
  return Object.values(secretHeaders)
    .filter((value) => value.length >= SECRET_CHARS)
    .reduce(hideSecret, row)
}

type Talk = Pick<
  SocketRecord,
  'sentUs' | 'connectedUs' | 'closedUs' | 'messages' | 'failure' | 'closeCode' | 'isClosedByUs'
>

type Asking = {
  readonly key: string | null
  readonly offsetUs: number
  readonly isEnd: (text: string) => boolean
}

function converse(
  { url, dialect, headers, secretHeaders, timeoutMs, now }: SocketOptions,
  request: string,
  { key, offsetUs, isEnd }: Asking,
): Promise<Talk> {
  return new Promise((resolve) => {
    const messages: SocketMessage[] = []
    let failure: Talk['failure'] = null
    let connectedUs: number | null = null
    let isClosedByUs = false
    // Like any request it begins with its connection; its duration is recorded separately.
    const sentUs = now()
    const handshake = handshakeOf(url, dialect, key)
    const socket = new WebSocket(handshake.url, null, {
      headers: { ...headers, ...secretHeaders(), ...handshake.headers },
    })
    socket.binaryType = 'arraybuffer'
    const close = (code?: number): void => {
      isClosedByUs = true
      socket.close(code)
    }
    const timer = setTimeout(() => {
      failure ??= { class: 'timeout-total', text: `no end after ${timeoutMs} ms` }
      close()
    }, timeoutMs)
    socket.addEventListener('open', ({ timestamp }) => {
      connectedUs = Math.round(timestamp * 1000) + offsetUs
      socket.send(dialect.requestFrames === 'binary' ? b64decode(b64encode(request)) : request)
    })
    socket.addEventListener('message', (event) => {
      const message = messageOf(event, Math.round(event.timestamp * 1000) + offsetUs)
      messages.push(message)
      if (messages.length >= MAX_MESSAGES) {
        failure ??= { class: 'too-many-events', text: `${messages.length} messages` }
        close()
      } else if (isEnd(message.text)) close(1000)
    })
    socket.addEventListener('error', (event) => {
      const text = 'error' in event ? event.error : 'failed'
      failure ??= { class: classOf(text, connectedUs !== null), text }
    })
    socket.addEventListener('close', (event) => {
      clearTimeout(timer)
      const closeCode = 'code' in event && typeof event.code === 'number' ? event.code : null
      resolve({ sentUs, connectedUs, closedUs: now(), messages, failure, closeCode, isClosedByUs })
    })
  })
}

function messageOf(event: object, atUs: number): SocketMessage {
  const data: unknown = 'data' in event ? event.data : ''
  if (typeof data === 'string') return { atUs, text: data }
  const text = data instanceof ArrayBuffer ? b64decode(b64encode(data), 'std', 's') : ''
  return { atUs, text, isBinary: true }
}

/** k6 reports why a socket failed only as a sentence, and of a refused upgrade neither status nor body. */
function classOf(text: string, isOpen: boolean): RowClass {
  if (isOpen) return 'reset'
  if (text.includes('bad handshake')) return 'http-other'
  if (text.includes('refused')) return 'refused'
  if (text.includes('no such host')) return 'dns'
  if (text.includes('tls') || text.includes('x509')) return 'tls'
  return text.includes('timeout') ? 'timeout-connect' : 'network'
}

/**
 * What to add to wall-clock microseconds to get the clock of rows. Date.now() is cut to a millisecond, so the moment is
 * awaited when it ticks.
 */
function wallOffset(now: () => number): number {
  const before = Date.now()
  let tick = before
  while (tick === before) tick = Date.now()
  return now() - tick * 1000
}
