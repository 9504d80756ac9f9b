/** Answers the WebSocket handshakes of the echoing server. Refusals, handshakes, frames and close reasons repeat the credentials. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * Functions of the HTTP server. `echo` records the credentials that occur in `texts`, and returns all recorded
 * credentials, each in all forms. `pieceOf` returns a chunk of a stream.
 */
export type SocketEcho = {
  readonly echo: (texts: readonly string[]) => readonly string[]
  readonly pieceOf: (delta: object, finish: string | null) => string
}

const PIECE_CHARS = 5

/** Answers the WebSocket handshakes of this server. */
export function answerSockets(server: Server, { echo, pieceOf }: SocketEcho): void {
  let number = 0
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: { threshold: 0 },
    handleProtocols: (names) => [...names].find((name) => !name.includes('sk-')) ?? false,
  })
  sockets.on('headers', (headers, request) => {
    for (const form of echo(textsOf(request)).slice(0, 8)) headers.push(`x-echo: ${form}`)
  })
  server.on('upgrade', (request, stream, head) => {
    number += 1
    stream.on('error', () => stream.destroy())
    if (number % 5 === 4) refuse(stream, echo(textsOf(request)))
    else sockets.handleUpgrade(request, stream, head, (socket) => converse(socket, { echo, pieceOf }))
  })
}

function textsOf({ url = '', headers }: IncomingMessage): readonly string[] {
  return [url, ...Object.values(headers).map(String)]
}

function refuse(stream: Duplex, forms: readonly string[]): void {
  const body = JSON.stringify({ error: { message: `wrong key ${forms.join(' ')}` } })
  const fields = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  stream.end(`HTTP/1.1 401 No\r\n${[...fields, `x-echo: ${forms[0] ?? ''}`].join('\r\n')}\r\n\r\n${body}`)
}

function converse(socket: WebSocket, { echo, pieceOf }: SocketEcho): void {
  let messages = 0
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: Buffer) => {
    messages += 1
    const forms = echo([data.toString('utf8')])
    if (messages % 3 === 2) {
      socket.send(JSON.stringify({ error: { message: `wrong key ${forms.join(' ')}` } }))
      socket.close(1008, (forms.at(-1) ?? '').slice(0, 100))
      return
    }
    const whole = pieceOf({ content: forms.join(' ') }, null)
    // A key that is cut by fragments, and one that is cut by messages.
    for (const part of inPieces(whole)) socket.send(part, { fin: false })
    socket.send('', { fin: true })
    for (const text of inPieces(forms.join(' '))) socket.send(pieceOf({ content: text }, null))
    socket.send(pieceOf({}, 'stop'))
    socket.send('[DONE]')
  })
}

function inPieces(text: string): readonly string[] {
  return text.match(new RegExp(`[^]{1,${PIECE_CHARS}}`, 'g')) ?? []
}
