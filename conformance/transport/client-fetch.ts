/** A `fetch` for client libraries under test: goes through the recorder, and puts in the key they never see. */
import { headerValue } from '../exchange/reply.ts'
import { forwardedHeaders } from './client-key.ts'
import type { RawExchange } from './http.ts'
import { tokensAskedIn, type Origin, type Outgoing } from './outgoing.ts'

// Set by the connection itself.
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'accept-encoding'])

// As many as a fetch follows (WHATWG Fetch, HTTP-redirect fetch).
const MAX_REDIRECTS = 20

/**
 * Returns a fetch that sends with `send`, and puts in the key of the user for `standIn`. Refuses other origins, and follows redirects within the origin only, as libraries rely
 * on; one that leads elsewhere is the answer. Errors look as a fetch's do, with the cause.
 */
export function clientFetch(
  origin: Origin,
  standIn: string,
  send: (request: Outgoing) => Promise<RawExchange>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== new URL(origin.baseUrl).origin)
      throw new TypeError(`refused to leave ${origin.baseUrl}`)
    const body = new Uint8Array(await request.arrayBuffer())
    let current: Outgoing | null = {
      method: request.method,
      url,
      headers: forwardedHeaders(
        [...request.headers].filter(([name]) => !OWN_HEADERS.has(name)),
        standIn,
        origin,
      ),
      body: body.length === 0 ? null : body,
      completionTokens: tokensAskedIn(body),
    }
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const raw = await send(current)
      current = redirected(current, raw)
      if (current === null) return responseOf(raw)
    }
    throw new TypeError('fetch failed', { cause: new Error('redirect count exceeded') })
  }
}

// The request that a redirect asks for; null when the answer is none, or leads to another origin.
function redirected(request: Outgoing, { status, headers }: RawExchange): Outgoing | null {
  const location = headerValue(headers, 'location')
  if (status === null || location === null || ![301, 302, 303, 307, 308].includes(status)) return null
  if (!URL.canParse(location, request.url.href)) return null
  const url = new URL(location, request.url)
  if (url.origin !== request.url.origin) return null
  // RFC 9110 sections 15.4.2 to 15.4.4: what a POST becomes.
  const becomesGet = status === 303 ? request.method !== 'HEAD' : status < 303 && request.method === 'POST'
  if (!becomesGet) return { ...request, url }
  const kept = request.headers.filter(([name]) => !name.startsWith('content-'))
  return { method: 'GET', url, headers: kept, body: null, completionTokens: 0 }
}

function responseOf(raw: RawExchange): Response {
  if (raw.status === null) {
    const detail = raw.end.kind === 'failed' ? `${raw.end.code}: ${raw.end.detail}` : raw.end.kind
    throw new TypeError('fetch failed', { cause: new Error(detail) })
  }
  const headers = new Headers()
  for (const [name, value] of raw.headers) headers.append(name, value)
  const isBodiless = [204, 205, 304].includes(raw.status)
  return new Response(isBodiless ? null : bodyOf(raw), { status: raw.status, headers })
}

// A body that was cut off must break off for the library too, after what did come.
function bodyOf({ bytes, end }: RawExchange): ReadableStream<Uint8Array> {
  let isGiven = false
  return new ReadableStream({
    pull(controller) {
      if (!isGiven) {
        isGiven = true
        if (bytes.length > 0) {
          controller.enqueue(bytes)
          return
        }
      }
      if (end.kind === 'failed')
        controller.error(new TypeError('terminated', { cause: new Error(end.detail) }))
      else controller.close()
    },
  })
}
