/** Sends one completion request over its own WebSocket. The extension stamps messages where they are read, and caps what may come. */
import { sleep } from 'k6'
import { converse, type Talk } from 'k6/x/assay'
import { sha256 } from 'k6/crypto'
import exec from 'k6/execution'
import { chunkFinishes, readMessage, type Dialect } from '../../conformance/evidence/socket-message.ts'
import { hideSecret } from './shared/one-line.ts'
import { endDetector, endsWithLastPiece, handshakeOf, requestMessage } from './shared/socket-requests.ts'
import { handshakesUntilGivenUp, refusedHandshakesText } from './shared/give-up.ts'
import {
  refusedHandshake,
  settleTalk,
  type SettledTalk,
  type ConversationRecord,
} from './shared/socket-row.ts'

/**
 * `isPaced`: a schedule sets when the next one begins. `now` is microseconds since t0 by whatever clock rows have;
 * `begins` hears that a request leaves, and `ended` takes its row and what there is to keep of the answer.
 */
export type SocketScenario = {
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

/** The end of a conversation: its row as JSON, and its parts. */
export type EndedTalk = {
  readonly row: string
  readonly settled: SettledTalk
  readonly record: ConversationRecord
  /** The message that requested the answer. */
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
export type SocketSender = (request: SocketRequest) => Promise<void>

const SECRET_CHARS = 8
/** So that a dead target is not hammered as fast as a socket can fail. */
const PAUSE_AFTER_REFUSAL_SECONDS = 0.1

/** The sender of one virtual user. */
export function createSocketSender(options: SocketScenario): SocketSender {
  const { dialect } = options
  const noteOpened = createWatch(options)
  const isEnd = endWatch(dialect)
  return async ({ index, body, key, startAtUs }) => {
    if (startAtUs !== null) sleep(Math.max(0, startAtUs - options.now()) / 1_000_000)
    const request = requestMessage(body, dialect, key)
    options.begins()
    const sentUs = options.now()
    const talk = talkOf(options, { request, key, isEnd })
    const { refusedStatus } = talk
    const isRefused = talk.connectedUs === null && talk.failure?.class === 'http-other'
    const record: ConversationRecord = {
      index,
      vu: exec.vu.idInTest,
      scenario: exec.scenario.name,
      keyHash: key === null ? null : sha256(key, 'hex').slice(0, 8),
      secret: key,
      scheduledUs: startAtUs,
      sentUs,
      ...talk,
      ...(isRefused ? { failure: refusedHandshake(refusedStatus, talk.failure?.text), refusedStatus } : {}),
    }
    const settled = settleTalk(record, dialect)
    const row = withoutSecrets(JSON.stringify(settled.row), options.secretHeaders())
    options.ended({ row, settled, record, request })
    noteOpened(talk.connectedUs !== null, refusedStatus)
  }
}

/** Returns whether a message is the last one. */
function endWatch(dialect: Dialect): (text: string) => boolean {
  if (!endsWithLastPiece(dialect)) return endDetector(dialect)
  return (text) => {
    const { chunk } = readMessage(text, dialect)
    return chunk !== undefined && chunkFinishes(chunk, dialect)
  }
}

/** Ends the run when one user never got a connection. */
function createWatch({ isPaced, users, isAuthenticated }: SocketScenario) {
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

// A short value is part of ordinary words, and the user was warned that it may show.
function withoutSecrets(row: string, secretHeaders: Readonly<Record<string, string>>): string {
  return Object.values(secretHeaders)
    .filter((value) => value.length >= SECRET_CHARS)
    .reduce(hideSecret, row)
}

type Asking = {
  readonly request: string
  readonly key: string | null
  readonly isEnd: (text: string) => boolean
}

// Like any request it begins with its connection; its duration is recorded separately.
function talkOf(
  { url, dialect, headers, secretHeaders, timeoutMs }: SocketScenario,
  { request, key, isEnd }: Asking,
): Talk {
  const handshake = handshakeOf(url, dialect, key)
  return converse(
    {
      url: handshake.url,
      headers: { ...headers, ...secretHeaders(), ...handshake.headers },
      text: request,
      isBinary: dialect.requestFrames === 'binary',
      timeoutMs,
    },
    isEnd,
  )
}
