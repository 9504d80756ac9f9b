/** The messages of a client of a dialect over a WebSocket: where, with which key and subprotocols, and in which words. Pure. */
import { readMessage, wrappedRequest, type Dialect } from '../../../conformance/evidence/socket-message.ts'
import { isObject } from '../../guards.ts'

/** The URL of a handshake, and what it carries. */
export type Handshake = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** The handshake with a key; null is a target without authentication. */
export function handshakeOf(url: string, dialect: Dialect, key: string | null): Handshake {
  const { auth, authName, subprotocols } = dialect
  const plain = { url, headers: offering(subprotocols) }
  if (key === null || auth === 'first-message') return plain
  if (auth === 'bearer') return { url, headers: { ...plain.headers, Authorization: `Bearer ${key}` } }
  if (auth === 'query') {
    return { ...plain, url: `${url}?${encodeURIComponent(authName)}=${encodeURIComponent(key)}` }
  }
  return { url, headers: offering([...subprotocols, `${authName}${key}`]) }
}

// RFC 6455 section 4.1. k6 takes them as this field only by its types.
function offering(subprotocols: readonly string[]): Readonly<Record<string, string>> {
  return subprotocols.length === 0 ? {} : { 'Sec-WebSocket-Protocol': subprotocols.join(', ') }
}

/** Returns the message that requests an answer, made from the body of a request. */
export function requestMessage(body: string, dialect: Dialect, key: string | null): string {
  const carriesKey = dialect.auth === 'first-message' && key !== null
  if (dialect.requestType === null && dialect.requestMember === null && !carriesKey) return body
  const value: unknown = JSON.parse(body)
  const message = wrappedRequest(dialect, isObject(value) ? value : {})
  return JSON.stringify(carriesKey ? { ...message, [dialect.authName]: key } : message)
}

/**
 * Returns a function that reports whether a message ends an answer: its end, or an error in its place. It parses few messages: all of them are
 * read when the answer is over.
 */
export function endDetector(dialect: Dialect): (text: string) => boolean {
  const { terminators, doneTypes } = dialect
  const exact = new Set(terminators)
  const words = ['error', ...doneTypes, ...terminators.flatMap(wordsIn)]
  return (text) => {
    if (exact.has(text)) return true
    if (!words.some((word) => text.includes(word))) return false
    const { kind } = readMessage(text, dialect)
    return kind === 'terminator' || kind === 'error'
  }
}

/** The texts in a terminator that is an object, any of which is in all messages that are one. */
function wordsIn(terminator: string): readonly string[] {
  if (!terminator.trimStart().startsWith('{')) return []
  const value: unknown = JSON.parse(terminator)
  if (!isObject(value)) return []
  const [word] = Object.values(value).filter((member) => typeof member === 'string')
  return [word ?? Object.keys(value)[0] ?? '{']
}

/** Returns whether nothing but the last piece of an answer shows that it is over. */
export function endsWithLastPiece({ terminators, doneTypes }: Dialect): boolean {
  return terminators.length === 0 && doneTypes.length === 0
}
