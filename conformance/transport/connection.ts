/** Opens one connection for one request: nothing is pooled, kept alive, followed, inflated or retried. */
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { Client, type Dispatcher } from 'undici'
import { proxyCredentials, type Proxy } from './proxy.ts'
import { dial, dialProxy, type Dialing } from './dial.ts'
import type { HeaderList } from '../exchange/exchange.ts'

/** A connection that is not open yet. */
export type Connection = {
  /** Opens it and sends the request. Errors go to the handler. */
  readonly dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** Returns whether it was torn down rather than closed. */
  readonly wasReset: () => boolean
  /** Returns whether something was sent, and nothing more waits to be. */
  readonly hasSentAll: () => boolean
  /** Ends it, open or only half open; settles when nothing of it is left. */
  readonly close: () => Promise<void>
}

/** Returns whether a proxy gets the request itself and forwards it, rather than makes a tunnel (RFC 9112 section 3.2.2). */
export function isForwarded(origin: string, proxy: Proxy | null): proxy is Proxy {
  return proxy !== null && origin.startsWith('http:')
}

/** Creates a connection to an origin such as `https://host:port`. It has no deadlines: the caller keeps the time. */
export function openConnection(origin: string, proxy: Proxy | null = null): Connection {
  let socket: Socket | null = null
  let isReset = false
  let hangUp: (() => void) | null = null
  const client = new Client(origin, {
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect({ protocol, hostname, port }, callback) {
      const dialing: Dialing = {
        onSocket: (opening) => {
          socket = opening
          // Ahead of the client's own listener, which takes a reset for the end of a body that states no length.
          opening.on('error', (error: NodeJS.ErrnoException) => {
            isReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
          })
        },
        onEnd: (error, opened) => {
          if (opened === null) callback(error ?? new Error('no connection'), null)
          else callback(null, withReadableHeads(opened))
        },
      }
      hangUp = isForwarded(origin, proxy)
        ? dialProxy(proxy, dialing)
        : dial({ protocol, hostname, port }, proxy, dialing)
    },
  })
  return {
    dispatch: (options, handler) => void client.dispatch(options, handler),
    wasReset: () => isReset,
    hasSentAll: () => socket !== null && socket.bytesWritten > 0 && socket.writableLength === 0,
    async close() {
      // While it is still connecting, the client does not know the socket, and would leave it behind.
      socket?.destroy()
      hangUp?.()
      await client.destroy()
    },
  }
}

/** The parts of a request that the HTTP client needs. */
export type Sendable = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** The proxy on the way to the target; absent: none. */
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

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const ZERO = 0x30
const TWO = 0x32
const START = 'HTTP/1.1 10'
// White space beyond this is read as it is, so that no head fills the memory.
const MAX_SPACE_BYTES = 1000
const INTERIM = /^HTTP\/1\.[01] 1/

/** Adapts the heads of answers that the HTTP client cannot read: white space at the end of field lines is left out (RFC 9112 section 5), and status 100 becomes 102 (RFC 9110 section 15.2). */
export function withReadableHeads(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  const adapt = createHeadAdapter()
  socket.read = (size) => {
    const chunk: unknown = read(size)
    return Buffer.isBuffer(chunk) ? adapt(chunk) : chunk
  }
  return socket
}

/** Creates an adapter for the heads of one connection, however they are cut. It returns the bytes for the client. */
export function createHeadAdapter(): (chunk: Buffer) => Buffer {
  const head = createHeadReader()
  return (chunk) => {
    if (head.isOver()) return chunk
    const kept: number[] = []
    let at = 0
    for (; at < chunk.length && !head.isOver(); at += 1) kept.push(...head.push(chunk[at] ?? 0))
    return Buffer.concat([Buffer.from(kept), chunk.subarray(at)])
  }
}

type HeadReader = {
  readonly isOver: () => boolean
  /** Takes one byte, and returns the bytes to read in its place. */
  readonly push: (byte: number) => readonly number[]
}

function createHeadReader(): HeadReader {
  let start = ''
  let lineBytes = 0
  let isStatusLine = true
  let isOver = false
  let space: number[] = []
  const endLine = () => {
    // Empty lines ahead of a status line are skipped (RFC 9112 section 2.2).
    if (lineBytes > 0) isStatusLine = false
    else if (!isStatusLine) {
      isOver = !INTERIM.test(start)
      isStatusLine = true
      start = ''
    }
    lineBytes = 0
  }
  return {
    isOver: () => isOver,
    push(byte) {
      const isEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN
      // A line of nothing but space must not become an empty one, which would end the head.
      const mayEndLine = !isStatusLine && lineBytes > 0 && space.length < MAX_SPACE_BYTES
      if ((byte === SPACE || byte === TAB) && mayEndLine) {
        space.push(byte)
        return []
      }
      const before = isEnd ? [] : space
      space = []
      const isHundred = isStatusLine && start === START && lineBytes === START.length && byte === ZERO
      if (byte === LINE_FEED) endLine()
      else if (!isEnd) {
        if (isStatusLine && start.length < START.length) start += String.fromCharCode(byte)
        lineBytes += 1
      }
      return [...before, isHundred ? TWO : byte]
    },
  }
}
