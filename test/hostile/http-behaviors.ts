/** Defines hostile HTTP answers by name. */
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { drip, pour, type Behavior } from './raw-target.ts'

const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const STREAM_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n'
const CHUNKED = 'transfer-encoding: chunked\r\n\r\n'
const PIECE = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content: 'x' }, finish_reason: null }] })}\n\n`
const LAST = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const BOMB = Buffer.alloc(50_000_000, ' ')

function pouring(head: string, unit: string | Uint8Array): Behavior {
  return (socket) => {
    socket.write(head)
    pour(socket, typeof unit === 'string' ? unit.repeat(Math.ceil(65_536 / unit.length)) : unit)
  }
}

function sized(bytes: string | Uint8Array, head = JSON_HEAD): Behavior {
  return (socket) => {
    socket.write(`${head}content-length: ${Buffer.byteLength(bytes)}\r\n\r\n`)
    socket.write(bytes)
  }
}

function raw(bytes: string): Behavior {
  return (socket: Socket) => socket.end(bytes)
}

/** Hostile answers by name. A server sends the same one to every request. */
export const HTTP_BEHAVIORS: Readonly<Record<string, Behavior>> = {
  'endless body': pouring(`${JSON_HEAD}\r\n`, 'x'),
  'endless spaces': pouring(`${JSON_HEAD}\r\n`, ' '),
  'endless page': pouring('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n', '<p>and on'),
  'chunks of one byte': pouring(JSON_HEAD + CHUNKED, '1\r\nx\r\n'),
  'endless line of a stream': pouring(`${STREAM_HEAD}\r\n`, 'x'),
  'endless data line': pouring(`${STREAM_HEAD}\r\ndata: `, 'x'),
  'endless lines of one event': pouring(`${STREAM_HEAD}\r\n`, 'data: x\n'),
  'endless comments': pouring(`${STREAM_HEAD}\r\n`, ': x\n'),
  'endless blank lines': pouring(`${STREAM_HEAD}\r\n`, '\n'),
  'endless tiny events': pouring(`${STREAM_HEAD}\r\n`, 'data:\n\n'),
  'endless pieces of an answer': pouring(`${STREAM_HEAD}\r\n`, PIECE),
  'endless bytes after the end': pouring(`${STREAM_HEAD}\r\n${PIECE}${LAST}`, 'x'),
  'endless events after the end': pouring(`${STREAM_HEAD}\r\n${PIECE}${LAST}`, PIECE),
  'endless header field': pouring(`${JSON_HEAD}x-a: `, 'x'),
  'endless header fields': pouring(JSON_HEAD, 'x-a: b\r\n'),
  'endless interim answers': pouring('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  'endless trailers': pouring(`${JSON_HEAD}${CHUNKED}2\r\n{}\r\n0\r\n`, 'x-a: b\r\n'),
  'endless chunk extension': pouring(`${JSON_HEAD}${CHUNKED}2;`, 'x'),
  'a line of 10 MB': sized(`data: ${'x'.repeat(10_000_000)}\n\n`, STREAM_HEAD),
  'JSON 100,000 levels deep': sized('['.repeat(100_000) + ']'.repeat(100_000)),
  'objects 100,000 levels deep': sized('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)),
  'a completion with a deep member': sized(
    `{"choices":[{"message":{"content":"x"}}],"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ),
  'a deflate bomb': sized(deflateSync(BOMB), `${JSON_HEAD}content-encoding: deflate\r\n`),
  'a Brotli bomb': sized(brotliCompressSync(BOMB), `${JSON_HEAD}content-encoding: br\r\n`),
  'a Zstandard bomb': sized(zstdCompressSync(BOMB), `${JSON_HEAD}content-encoding: zstd\r\n`),
  'a bomb in a bomb': sized(gzipSync(gzipSync(BOMB)), `${JSON_HEAD}content-encoding: gzip, gzip\r\n`),
  'a stream that is a bomb': sized(
    gzipSync(PIECE.repeat(300_000)),
    `${STREAM_HEAD}content-encoding: gzip\r\n`,
  ),
  'a gzip bomb': sized(gzipSync(BOMB), `${JSON_HEAD}content-encoding: gzip\r\n`),
  'a status of 000': raw('HTTP/1.1 000 None\r\ncontent-length: 2\r\n\r\n{}'),
  'no HTTP': raw('SSH-2.0-OpenSSH_9.9\r\n'),
  'NUL and terminal commands': sized('{"error":{"message":"\u001b[2J\u0000\u001b]0;x\u0007"}}'),
  'members of prototypes': sized('{"__proto__":{"choices":[]},"constructor":1,"choices":{"length":1}}'),
  '429 for ever': raw('HTTP/1.1 429 No\r\nretry-after: 31536000\r\ncontent-length: 2\r\n\r\n{}'),
  '429, a time in the past': raw('HTTP/1.1 429 No\r\nretry-after: -5\r\ncontent-length: 2\r\n\r\n{}'),
  '429, at a time of nonsense': raw(
    `HTTP/1.1 429 No\r\nretry-after: ${'9'.repeat(400)}\r\ncontent-length: 2\r\n\r\n{}`,
  ),
  '429, in the year 9999': raw(
    'HTTP/1.1 429 No\r\nretry-after: Fri, 31 Dec 9999 23:59:59 GMT\r\ncontent-length: 2\r\n\r\n{}',
  ),
  'a redirect to a file': raw('HTTP/1.1 302 R\r\nlocation: file:///etc/passwd\r\ncontent-length: 0\r\n\r\n'),
  'a redirect to itself': raw(
    'HTTP/1.1 307 R\r\nlocation: /v1/chat/completions\r\ncontent-length: 0\r\n\r\n',
  ),
  'two lengths': raw(`${JSON_HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`),
  'a length of nonsense': raw(`${JSON_HEAD}content-length: 99999999999999999999\r\n\r\n{}`),
  'bad chunk size': raw(`${JSON_HEAD}${CHUNKED}zz\r\n`),
  'a negative chunk size': raw(`${JSON_HEAD}${CHUNKED}-2\r\n{}\r\n0\r\n\r\n`),
  'a chunk of 2^64 bytes': raw(`${JSON_HEAD}${CHUNKED}ffffffffffffffff1\r\n{}`),
  'a length and chunks': raw(`${JSON_HEAD}content-length: 2\r\n${CHUNKED}5\r\n[1,2]\r\n0\r\n\r\n`),
  'a negative length': raw(`${JSON_HEAD}content-length: -1\r\n\r\n{}`),
  'fewer bytes than announced': raw(`${JSON_HEAD}content-length: 1000\r\n\r\n{}`),
  'chunks without an end': raw(`${JSON_HEAD}${CHUNKED}2\r\n{}\r\n`),
  'HTTP/1.0': raw('HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n{}'),
  'HTTP/0.9': raw('{}'),
  'HTTP/9.9': raw('HTTP/9.9 200 OK\r\ncontent-length: 2\r\n\r\n{}'),
  'an answer of HTTP/2': (socket) => socket.end(Buffer.from('000006040000000000000400100000', 'hex')),
  'an upgrade that nobody asked for': raw('HTTP/1.1 101 S\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
  'a status of 999': raw('HTTP/1.1 999 No\r\ncontent-length: 2\r\n\r\n{}'),
  'a bare line feed in a header field': raw(`${JSON_HEAD}x-a: b\nx-c: d\r\ncontent-length: 2\r\n\r\n{}`),
  'a bare carriage return in a header field': raw(
    `${JSON_HEAD}x-a: b\rx-c: d\r\ncontent-length: 2\r\n\r\n{}`,
  ),
  'a folded header field': raw(`${JSON_HEAD}x-a: b\r\n  c\r\ncontent-length: 2\r\n\r\n{}`),
  'a header field of control characters': raw(
    `${JSON_HEAD}x-a: \u001b[2J\u0007\u0000\r\ncontent-length: 2\r\n\r\n{}`,
  ),
  'a second answer behind the first': raw(
    `${JSON_HEAD}content-length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]`,
  ),
  'a number of 100,000 digits': sized(`{"choices":${'9'.repeat(100_000)}}`),
  'a name of 900 KB': sized(`{"${'a'.repeat(900_000)}":1,"model":"${'b'.repeat(900_000)}"}`),
  '100,000 members': sized(`{${Array.from({ length: 100_000 }, (_, at) => `"a${at}":1`).join(',')}}`),
  '100,000 choices': sized(
    `{"choices":[${'{"index":0,"message":{"role":"assistant","content":"x"},"finish_reason":"stop"},'.repeat(100_000)}0]}`,
  ),
  'invalid UTF-8': (socket) => {
    socket.end(
      Buffer.concat([
        Buffer.from(`${JSON_HEAD}content-length: 4\r\n\r\n`),
        Buffer.of(0x22, 0xff, 0xfe, 0x22),
      ]),
    )
  },
  'a reset': (socket) => socket.resetAndDestroy(),
  'a reset in the body': (socket) => {
    socket.write(`${JSON_HEAD}content-length: 1000\r\n\r\n{"choices":`)
    setTimeout(() => socket.resetAndDestroy(), 20)
  },
  'a reset in the header fields': (socket) => {
    socket.write(JSON_HEAD)
    setTimeout(() => socket.resetAndDestroy(), 20)
  },
  'a close in a stream': (socket) => void socket.end(`${STREAM_HEAD}\r\n${PIECE}data: {"cho`),
  silence: () => undefined,
  'dripping header fields': (socket) => {
    socket.write(JSON_HEAD)
    drip(socket, 'x: y\r\n', 200)
  },
  'a dripping body': (socket) => {
    socket.write(`${JSON_HEAD}\r\n`)
    drip(socket, ' ', 200)
  },
  'a dripping stream': (socket) => {
    socket.write(`${STREAM_HEAD}\r\n`)
    drip(socket, PIECE, 200)
  },
}
