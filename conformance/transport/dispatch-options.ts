/** A request as the HTTP client takes it. */
import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { HeaderList } from '../exchange/exchange.ts'
import { isForwarded } from './connection.ts'
import { proxyCredentials, type Proxy } from './proxy.ts'

/** The parts of a request that the HTTP client needs. */
export type Sendable = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** What leads to the target; absent: nothing in between. */
  readonly proxy?: Proxy | null
  /** The body goes out in chunks, without a length. */
  readonly isChunked?: boolean
}

function fields(list: HeaderList): string[] {
  return list.flatMap(([name, value]) => [name, value])
}

/** Returns the request, as the HTTP client takes it: to the target, or to a proxy in between. */
export function dispatchOptions(request: Sendable): Dispatcher.DispatchOptions {
  const { method, url, headers, proxy } = request
  const path = url.pathname + url.search
  const body =
    request.isChunked === true && request.body !== null ? Readable.from([request.body]) : request.body
  if (!isForwarded(url.origin, proxy ?? null) || proxy == null)
    return { path, method, headers: fields(headers), body }
  // A proxy takes the whole URL in place of the path (RFC 9112 section 3.2.2).
  const shown = fields([...headers, ...proxyCredentials(proxy)])
  return { path: url.origin + path, method, headers: shown, body }
}
