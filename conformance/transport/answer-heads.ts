/** Adapts heads of answers that the standard allows and the HTTP client refuses. */
import type { Socket } from 'node:net'

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

/**
 * Adapts what is read from that socket, up to the end of the head of the final answer; bodies stay as they are.
 * - White space at the end of a field line is left out: the client takes it for digits of Content-Length. It is not part of the
 *   value (RFC 9112 section 5).
 * - The status 100 becomes 102: the client ends there if nothing asked for a 100. A client must be able to parse interim answers
 *   that it does not expect (RFC 9110 section 15.2).
 */
export function withReadableHeads(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  const adapt = createHeadAdapter()
  socket.read = (size) => {
    const chunk: unknown = read(size)
    return Buffer.isBuffer(chunk) ? adapt(chunk) : chunk
  }
  return socket
}

/** Follows the heads of one connection, however they are cut, and returns what the client is to read. */
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
