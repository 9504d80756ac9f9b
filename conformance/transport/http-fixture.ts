/** Questions to servers of a test's own, for tests of the wire only. */
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { DEFAULT_CAPS, type Caps, type Deadlines } from './deadlines.ts'
import { exchangeOnce, type RawExchange, type RawRequest } from './http.ts'
import { rawServer, type AnswerAt, type RawServer, type SeenRequest } from './server-fixture.ts'

/** Up to the blank line, which the test adds after what further fields it wants. */
export const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

/** The difference from the usual request. */
export type Changes = Partial<Omit<RawRequest, 'deadlines' | 'caps' | 'url'>> & {
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
}

/** The answer of a server of {@link serve}: bytes, or what it does with the connection. */
export type ServerAnswer = string | ((socket: Socket, request: SeenRequest, number: number) => unknown)

// Longer than any test: only the deadline that a test sets can fire.
const PATIENT: Deadlines = {
  connectMs: 20_000,
  headersMs: 20_000,
  firstByteMs: 20_000,
  idleMs: 20_000,
  totalMs: 20_000,
  slowMs: 20_000,
  graceMs: 20_000,
}

/** Asks once. */
export async function requestOnce(
  url: string,
  { deadlines, caps, ...rest }: Changes = {},
): Promise<RawExchange> {
  return exchangeOnce({
    method: 'POST',
    url: new URL(url),
    headers: [],
    body: new TextEncoder().encode('{}'),
    terminator: '[DONE]',
    hangUpAfterEvents: null,
    deadlines: { ...PATIENT, ...deadlines },
    caps: { ...DEFAULT_CAPS, ...caps },
    ...rest,
  })
}

/** Starts a server that ends with the test. */
export async function serve(
  answer: ServerAnswer,
  options: { at?: AnswerAt; host?: string } = {},
): Promise<RawServer> {
  const act = typeof answer === 'string' ? (socket: Socket) => socket.end(answer, 'latin1') : answer
  const server = await rawServer(act, options)
  onTestFinished(server.stop)
  return server
}

/** Sends a request to a server that answers so. */
export async function exchangeWith(answer: ServerAnswer, changes?: Changes): Promise<RawExchange> {
  return requestOnce((await serve(answer)).url, changes)
}

/** Returns the body as text. */
export function rawBodyText(exchange: RawExchange): string {
  return new TextDecoder().decode(exchange.bytes)
}

/** Returns the failure's code, or how else it ended. */
export function ending({ end }: RawExchange): string {
  return end.kind === 'failed' ? end.code : end.kind
}
