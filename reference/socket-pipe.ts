/** A stream between a WebSocket and its connection, so that patches can change the bytes below the library. */
import { Duplex } from 'node:stream'

/** Changes bytes in transit; empty results are dropped. */
export type ByteEdits = {
  readonly inbound: (bytes: Buffer) => Buffer
  readonly outbound: (bytes: Buffer) => Buffer
}

/** Passes bytes in both directions. It is a class because Node extends streams by inheritance. */
export class SocketPipe extends Duplex {
  readonly #inner: Duplex
  readonly #edits: ByteEdits

  constructor(inner: Duplex, edits: ByteEdits) {
    super({ allowHalfOpen: true })
    this.#inner = inner
    this.#edits = edits
    inner.on('data', (bytes: Buffer) => {
      const changed = edits.inbound(bytes)
      if (changed.length > 0 && !this.push(changed)) inner.pause()
    })
    inner.on('end', () => this.push(null))
    inner.on('error', () => this.destroy())
    inner.on('close', () => this.destroy())
  }

  override _read(): void {
    this.#inner.resume()
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass(bytes, done)
  }

  // Bytes written while corked, such as head and payload of a frame, belong together.
  override _writev(
    writes: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#pass(Buffer.concat(writes.map(({ chunk }) => Buffer.from(chunk))), done)
  }

  #pass(bytes: Buffer, done: (error?: Error | null) => void): void {
    const changed = this.#edits.outbound(bytes)
    if (changed.length > 0) this.#inner.write(changed, done)
    else done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#inner.end(() => done())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inner.destroy()
    done(error)
  }
}
