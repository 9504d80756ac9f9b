/** A connection whose bytes can be listened to, in both directions, whatever the library above makes of them. */
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Proxy } from './proxy.ts'
import { dial } from './dial.ts'
import { http } from './node-http.ts'

/** Listeners. `onOpen`: the connection is open, TLS included. */
export type Tap = {
  readonly onOpen: () => void
  readonly onSent: (bytes: Uint8Array) => void
  readonly onReceived: (bytes: Uint8Array) => void
}

/** The destination of a connection, and its proxy. */
type Destination = { readonly url: URL; readonly proxy?: Proxy | null }

/** Passes everything on between a library and a socket of ours. A class because streams are extended that way. */
export class TappedSocket extends Duplex {
  #inner: Socket | null = null
  #onInner: ((inner: Socket) => void)[] = []
  readonly #hangUp: () => void
  readonly #tap: Tap
  /** Whether the other side tore the connection down rather than closed it. */
  wasReset = false

  constructor({ url, proxy = null }: Destination, tap: Tap) {
    super({ allowHalfOpen: true })
    this.#tap = tap
    const { protocol, port } = url
    // The brackets around an IPv6 address belong to the URL.
    const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
    this.#hangUp = dial({ protocol, hostname, port }, proxy, {
      onSocket: (socket) => this.#use(socket),
      onEnd: (error) => {
        if (error === null) tap.onOpen()
        else this.destroy(error)
      },
    })
  }

  #use(inner: Socket): void {
    this.#inner = inner
    inner.on('data', (bytes) => this.#receive(inner, bytes))
    inner.on('end', () => this.push(null))
    inner.on('error', (error: NodeJS.ErrnoException) => {
      this.wasReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
      this.destroy(error)
    })
    inner.on('close', () => this.destroy())
    for (const waiting of this.#onInner.splice(0)) waiting(inner)
  }

  // Behind a proxy there is no socket before the tunnel is open, and the library writes at once.
  #withInner(use: (inner: Socket) => void): void {
    if (this.#inner === null) this.#onInner.push(use)
    else use(this.#inner)
  }

  #receive(inner: Socket, bytes: Buffer): void {
    this.#tap.onReceived(new Uint8Array(bytes))
    if (!this.push(bytes)) inner.pause()
  }

  /** Writes bytes that no library wrote. */
  async send(bytes: Uint8Array): Promise<void> {
    await new Promise<void>((done) => this.write(bytes, () => done()))
  }

  override _read(): void {
    this.#inner?.resume()
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#tap.onSent(new Uint8Array(bytes))
    this.#withInner((inner) => inner.write(bytes, done))
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#withInner((inner) => inner.end(() => done()))
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inner?.destroy()
    this.#hangUp()
    done(error)
  }
}

/** Gives our connection to a library that would make its own. */
export class TapAgent extends http.Agent {
  readonly #tapped: TappedSocket

  constructor(tapped: TappedSocket) {
    super()
    this.#tapped = tapped
  }

  override createConnection(): Duplex {
    return this.#tapped
  }
}
