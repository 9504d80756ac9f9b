/** Defines attacks of a target on the webhook receiver of Assay. The attacks begin when the target knows the receiver's address. */
import { connect, type Socket } from 'node:net'
import { drip, pour, type Behavior } from './raw-target.ts'

const CONNECTIONS = 300

type Attack = (url: URL) => readonly Socket[]

function opened({ hostname, port }: URL, act: (socket: Socket) => void): Socket {
  const socket = connect(Number(port), hostname, () => act(socket))
  socket.on('error', () => socket.destroy())
  return socket
}

function head({ pathname }: URL, fields: readonly string[], method = 'POST'): string {
  return [`${method} ${pathname} HTTP/1.1`, 'host: receiver', ...fields, '', ''].join('\r\n')
}

function flood(count: number, url: URL, act: (socket: Socket) => void): readonly Socket[] {
  return Array.from({ length: count }, () => opened(url, act))
}

const EVENT = '{"type":"batch.completed","data":{}}'

/** The attacks by name. Each begins when the target gets a webhook address. */
export const RECEIVER_ATTACKS: Readonly<Record<string, Attack>> = {
  'a flood of deliveries': (url) =>
    flood(20, url, (socket) =>
      pour(socket, `${head(url, [`content-length: ${EVENT.length}`])}${EVENT}`.repeat(50)),
    ),
  'a body without end': (url) =>
    flood(3, url, (socket) => {
      socket.write(head(url, ['content-length: 1000000000']))
      pour(socket, Buffer.alloc(65_536, 'x'))
    }),
  'a body in chunks of one byte': (url) =>
    flood(3, url, (socket) => {
      socket.write(head(url, ['transfer-encoding: chunked']))
      pour(socket, '1\r\nx\r\n'.repeat(10_000))
    }),
  'slow header fields on many connections': (url) =>
    flood(CONNECTIONS, url, (socket) => {
      socket.write(head(url, []).slice(0, -4))
      drip(socket, 'x', 200)
    }),
  'slow bodies on many connections': (url) =>
    flood(CONNECTIONS, url, (socket) => {
      socket.write(head(url, ['content-length: 100000']))
      drip(socket, 'x', 200)
    }),
  'header fields without end': (url) =>
    flood(3, url, (socket) => {
      socket.write(head(url, []).slice(0, -2))
      pour(socket, 'x-a: b\r\n'.repeat(5000))
    }),
  'no HTTP': (url) => flood(20, url, (socket) => pour(socket, Buffer.alloc(65_536, 0xff))),
  'half open connections': (url) => flood(CONNECTIONS, url, () => undefined),
}

/**
 * Returns the behavior of a proxy in front of a good server. The proxy attacks each webhook address that a client registers, and calls
 * `onConnected` for each connection of the attack.
 */
export function attackingReceiver(baseUrl: string, attack: Attack, onConnected: () => void): Behavior {
  const { hostname, port } = new URL(baseUrl)
  return (socket, text) => {
    const beyond = connect(Number(port), hostname)
    const address = /"url": *"(http:\/\/127\.0\.0\.1:[^"]+)"/.exec(text)?.[1]
    const attackers = address === undefined ? [] : attack(new URL(address))
    for (const attacker of attackers) attacker.once('connect', onConnected)
    beyond.on('error', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    // The attack outlasts the call, because the deliveries after it must be under attack too.
    setTimeout(() => {
      for (const attacker of attackers) attacker.destroy()
    }, ATTACK_MS).unref()
    beyond.write(Buffer.from(text, 'latin1'))
    beyond.pipe(socket)
  }
}

const ATTACK_MS = 10_000
