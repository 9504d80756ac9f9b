/** Sends requests to servers of a test, for tests of the HTTP client. */
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { DEFAULT_CAPS, type Caps, type Deadlines } from './deadlines.ts'
import { exchangeOnce, type RawExchange, type RawRequest } from './http.ts'
import { rawServer, type AnswerAt, type RawServer, type SeenRequest } from './server-fixture.ts'

/** The status line and header fields of a JSON answer. The test adds further fields and a blank line. */
export const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

/** The members of a request that a test sets. All other members have the default values of the tests. */
export type Changes = Partial<Omit<RawRequest, 'deadlines' | 'caps' | 'url'>> & {
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
}

/** The answer of a test server: text, or a function that writes to connection `number` (from 1). */
export type ServerAnswer = string | ((socket: Socket, request: SeenRequest, number: number) => unknown)

// Deadlines that are longer than any test, so that only a deadline that the test sets can expire.
const PATIENT: Deadlines = {
  connectMs: 20_000,
  headersMs: 20_000,
  firstByteMs: 20_000,
  idleMs: 20_000,
  totalMs: 20_000,
  slowMs: 20_000,
  graceMs: 20_000,
}

/** Sends one request to `url` and returns the exchange. */
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

/** Starts a server that is stopped at the end of the test. */
export async function serve(
  answer: ServerAnswer,
  options: { at?: AnswerAt; host?: string } = {},
): Promise<RawServer> {
  const act = typeof answer === 'string' ? (socket: Socket) => socket.end(answer, 'latin1') : answer
  const server = await rawServer(act, options)
  onTestFinished(server.stop)
  return server
}

/** Starts a server that sends `answer`, and sends one request to this server. */
export async function exchangeWith(answer: ServerAnswer, changes?: Changes): Promise<RawExchange> {
  return requestOnce((await serve(answer)).url, changes)
}

/** Returns the body as text. */
export function rawBodyText(exchange: RawExchange): string {
  return new TextDecoder().decode(exchange.bytes)
}

/** Returns the failure code of an exchange that failed; otherwise how the exchange ended, such as `complete`. */
export function ending({ end }: RawExchange): string {
  return end.kind === 'failed' ? end.code : end.kind
}
