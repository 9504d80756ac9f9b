/** Sends requests to a server of the reference implementation, for tests. */
import { request as httpRequest } from 'node:http'
import { valueAtPath } from './json-value.ts'
import type { Reference } from './server.ts'

/** A request to send. Absent members get the values of a valid chat completion request. */
export type RequestParts = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly body?: string | Buffer
  /** The Authorization field, or a function that returns it when the request is sent. Null: no such field. */
  readonly authorization?: string | null | (() => string)
  readonly contentType?: string | null
}

/** A received answer. `broken`: the connection ended too early. `open`: the answer did not end in time. */
export type ReceivedAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly bytes: Buffer
  readonly text: string
  readonly json: unknown
  readonly reads: number
  readonly end: 'complete' | 'broken' | 'open'
}

/** Returns a chat request body that a correct server answers. */
export function chatBody(reference: Reference, user: string, more: object = {}): object {
  return { model: reference.model, messages: [{ role: 'user', content: user }], ...more }
}

/** Sends a request and reads the answer. After the last event of a stream, waits at most `openMs` for the end of the answer. */
export function sendRequest(
  reference: Reference,
  what: RequestParts = {},
  openMs = 150,
): Promise<ReceivedAnswer> {
  const method = what.method ?? 'POST'
  const body =
    what.body ?? (method === 'POST' ? JSON.stringify(what.json ?? chatBody(reference, 'Hello.')) : '')
  const given = typeof what.authorization === 'function' ? what.authorization() : what.authorization
  const authorization = given === undefined ? `Bearer ${reference.key}` : (given ?? undefined)
  const contentType = what.contentType === undefined ? 'application/json' : (what.contentType ?? undefined)
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(contentType === undefined || body.length === 0 ? {} : { 'content-type': contentType }),
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...what.headers,
  }
  const url = `${reference.baseUrl}${what.path ?? '/v1/chat/completions'}`
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      const settle = (end: ReceivedAnswer['end']): void => {
        clearTimeout(timer)
        const bytes = Buffer.concat(parts)
        const heads = Object.entries(response.headersDistinct).map(([name, values]) => [
          name,
          values?.join(', '),
        ])
        const text = bytes.toString('utf8')
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(heads),
          bytes,
          text,
          json: parsed(text),
          reads: parts.length,
          end,
        })
        request.destroy()
      }
      let timer: NodeJS.Timeout | undefined
      response.on('data', (part: Buffer) => {
        parts.push(part)
        if (part.toString('latin1').includes('data: [DONE]')) timer ??= setTimeout(settle, openMs, 'open')
      })
      response.on('end', () => settle('complete'))
      response.on('error', () => settle('broken'))
    })
    request.on('error', reject)
    request.end(body)
  })
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Returns the JSON payloads of an event stream. */
export function payloads(text: string): readonly unknown[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: {'))
    .map((block): unknown => JSON.parse(block.slice('data: '.length)))
}

/** Returns the text that all deltas of an event stream form. */
export function streamedText(text: string): string {
  const deltas = payloads(text).map((chunk) => valueAtPath(chunk, '/choices/0/delta/content'))
  return deltas.filter((delta) => typeof delta === 'string').join('')
}
