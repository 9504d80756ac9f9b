/** Defines hostile WebSocket behaviors of a server. */
import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { drip, pour, type Behavior } from './raw-target.ts'

const PIECE = JSON.stringify({ choices: [{ index: 0, delta: { content: 'x' }, finish_reason: null }] })

/** Returns the bytes of a server's frame. `announcedBytes`: the length in its header, which may be false. */
function frame(
  opcode: number,
  text: string,
  isFinal = true,
  announcedBytes = Buffer.byteLength(text),
): Buffer {
  const first = (isFinal ? 0x80 : 0) | opcode
  const payload = Buffer.from(text)
  if (announcedBytes < 126) return Buffer.concat([Buffer.of(first, announcedBytes), payload])
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(announcedBytes))
  return Buffer.concat([Buffer.of(first, 127), length, payload])
}

function switched(act: (socket: Socket) => void): Behavior {
  return (socket, head) => {
    const key = /sec-websocket-key: *(\S+)/i.exec(head)?.[1]
    if (key === undefined) {
      socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}')
      return
    }
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    )
    act(socket)
  }
}

function pouring(first: Uint8Array, unit: Uint8Array): Behavior {
  const block = Buffer.concat(Array.from({ length: Math.ceil(65_536 / unit.length) }, () => unit))
  return switched((socket) => {
    socket.write(first)
    pour(socket, block)
  })
}

const NOTHING = Buffer.alloc(0)

/** WebSocket behaviors of the server by name. A behavior follows the handshake or replaces the handshake. */
export const SOCKET_BEHAVIORS: Readonly<Record<string, Behavior>> = {
  'endless messages': pouring(NOTHING, frame(1, PIECE)),
  'endless empty messages': pouring(NOTHING, frame(1, '')),
  'endless long messages': pouring(NOTHING, frame(1, JSON.stringify({ x: 'y'.repeat(1_000_000) }))),
  'endless fragments': pouring(frame(1, PIECE, false), frame(0, 'x'.repeat(1000), false)),
  'endless empty fragments': pouring(frame(1, '', false), frame(0, '', false)),
  'endless pings': pouring(NOTHING, frame(9, 'ping')),
  'endless pongs': pouring(NOTHING, frame(10, '')),
  'endless closes': pouring(NOTHING, frame(8, '')),
  'a frame of 4 GiB': switched((socket) => {
    socket.write(frame(1, '', true, 2 ** 32))
    pour(socket, Buffer.alloc(65_536, 'x'))
  }),
  'a frame of 2^62 bytes': switched((socket) => socket.write(frame(1, '', true, 2 ** 62))),
  'a frame that never ends': switched((socket) => socket.write(frame(1, 'x', true, 1_000_000))),
  'slow messages': switched((socket) => drip(socket, frame(1, PIECE), 200)),
  'slow empty frames': switched((socket) => drip(socket, frame(0, '', false), 200)),
  'invalid UTF-8': switched((socket) => socket.write(Buffer.concat([Buffer.of(0x81, 2, 0xff, 0xfe)]))),
  'an unknown opcode': switched((socket) => socket.write(Buffer.of(0x83, 0))),
  'a message 100,000 levels deep': switched((socket) =>
    socket.write(frame(1, '['.repeat(100_000) + ']'.repeat(100_000))),
  ),
  'an endless handshake': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nx-a: ')
    pour(socket, 'x'.repeat(65_536))
  },
  'an endless refusal': (socket) => {
    socket.write('HTTP/1.1 400 No\r\ncontent-type: text/plain\r\n\r\n')
    pour(socket, 'x'.repeat(65_536))
  },
  'a refusal': (socket) => socket.end('HTTP/1.1 403 No\r\ncontent-length: 2\r\n\r\n{}'),
  'a handshake without an answer': () => undefined,
  'a wrong handshake': (socket) =>
    socket.write(
      'HTTP/1.1 101 S\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: x\r\n\r\n',
    ),
  'no HTTP': (socket) => socket.end('nonsense\r\n\r\n'),
  'a reset': (socket) => socket.resetAndDestroy(),
}

/** Returns a proxy that forwards requests to a good server, and answers WebSocket handshakes with this behavior. */
export function besideReference(baseUrl: string, behavior: Behavior): Behavior {
  const { hostname, port } = new URL(baseUrl)
  return (socket, head) => {
    if (/^sec-websocket-key:/im.test(head)) {
      behavior(socket, head)
      return
    }
    const beyond = connect(Number(port), hostname)
    beyond.on('error', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    beyond.write(Buffer.from(head, 'latin1'))
    beyond.pipe(socket)
  }
}
