/**
 * Our webhook receiver: takes deliveries on random paths, keeps their bytes before it looks at anything, and answers
 * as it was told to, which is how a sender is made to retry. It listens on this machine only; a target elsewhere comes
 * in through an ingress of the user's that forwards to it.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { HeaderList } from '../exchange.ts'
import { ReceiverError, type ReceiverAddress, type ReceiverAnswer, type ReceiverSettings } from '../inbox.ts'

/** A receiver that is not off. */
export type OpenReceiver = Exclude<ReceiverSettings, { mode: 'off' }>

/** A delivery as it came, secrets and all. `endMs` counts from its arrival to our answer or the end of the connection. */
export type RawDelivery = {
  readonly attempt: number
  readonly method: string
  readonly url: string
  readonly headers: HeaderList
  readonly bytes: Uint8Array
  readonly arrivedAtEpochMs: number
  readonly endMs: number
  /** Null when we gave no answer. */
  readonly status: number | null
  readonly end: 'answered' | 'dropped' | 'sender-hung-up' | 'too-large' | 'left-waiting'
}

/** A receiver. It starts to listen with the first address. */
export type Receiver = {
  /** Opens an address; the n-th delivery gets the n-th answer, later ones the last. */
  readonly open: (
    answers: readonly ReceiverAnswer[],
    onDelivery: (delivery: RawDelivery) => void,
  ) => Promise<ReceiverAddress>
  readonly close: () => Promise<void>
}

/** Larger deliveries are cut off. Senders keep to 20 kB (Standard Webhooks, "Payload size"). */
export const MAX_DELIVERY_BYTES = 1024 * 1024

// A sender that never stops must not fill the memory.
const MAX_DELIVERIES = 200

// What is let go is dealt with at once; a delivery that is still being sent is not waited for much longer.
const RELEASE_MS = 500

type Address = {
  readonly token: string
  readonly answers: readonly ReceiverAnswer[]
  readonly onDelivery: (delivery: RawDelivery) => void
  readonly held: Set<() => void>
  arrived: number
  dealtWith: number
  wake: () => void
}

/** A receiver on 127.0.0.1. Opening an address rejects with a ReceiverError when the port cannot be had. */
export function createReceiver(settings: OpenReceiver): Receiver {
  const addresses = new Map<string, Address>()
  let listening: Promise<Server> | null = null
  return {
    async open(answers, onDelivery) {
      listening ??= listen(addresses, settings.port)
      const server = await listening
      // Only the first address can be the one that was entered by hand.
      const token = addresses.size === 0 && settings.manual ? settings.manual.token : randomToken()
      const counts = { arrived: 0, dealtWith: 0, held: new Set<() => void>(), wake: () => undefined }
      const address: Address = { token, answers, onDelivery, ...counts }
      addresses.set(token, address)
      return {
        url: `${originOf(settings, server)}/${token}`,
        until: (count, withinMs) => untilCount(address, count, withinMs),
        release: () => release(address),
      }
    },
    async close() {
      const server = await listening
      if (server === null) return
      for (const address of addresses.values()) await release(address)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

/** A path segment nobody guesses. */
export function randomToken(): string {
  return randomBytes(18).toString('base64url')
}

function originOf(settings: OpenReceiver, server: Server): string {
  if (settings.mode === 'public-url') return settings.url.replace(/\/+$/, '')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

function listen(addresses: ReadonlyMap<string, Address>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // An ingress may put a path of its own in front; the last segment is ours.
    const token = (request.url ?? '').split('?')[0]?.split('/').at(-1) ?? ''
    const address = addresses.get(token)
    if (address === undefined || address.arrived >= MAX_DELIVERIES) response.writeHead(404).end()
    else take(request, response, address).catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new ReceiverError('no-port', `port ${port} for deliveries cannot be had: ${cause.message}`, {
          cause,
        }),
      ),
    )
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function take(request: IncomingMessage, response: ServerResponse, address: Address): Promise<void> {
  const startMs = performance.now()
  const arrivedAtEpochMs = Date.now()
  address.arrived += 1
  const attempt = address.arrived
  const gone = new Promise<'gone'>((resolve) => response.once('close', () => resolve('gone')))
  const { bytes, isTooLarge } = await received(request)
  const answer = isTooLarge ? ({ kind: 'status', status: 413 } as const) : answerFor(address, attempt)
  const end = await give(answer, response, gone, address.held)
  address.onDelivery({
    attempt,
    method: request.method ?? '',
    url: request.url ?? '',
    headers: pairs(request.rawHeaders),
    bytes,
    arrivedAtEpochMs,
    endMs: performance.now() - startMs,
    status: end === 'answered' && answer.kind === 'status' ? answer.status : null,
    end: isTooLarge ? 'too-large' : end,
  })
  address.dealtWith += 1
  address.wake()
}

function answerFor({ answers }: Address, attempt: number): ReceiverAnswer {
  return answers[attempt - 1] ?? answers.at(-1) ?? { kind: 'status', status: 204 }
}

async function received(request: IncomingMessage): Promise<{ bytes: Uint8Array; isTooLarge: boolean }> {
  const parts: Buffer[] = []
  let sizeBytes = 0
  try {
    for await (const part of request) {
      if (!Buffer.isBuffer(part)) continue
      sizeBytes += part.length
      if (sizeBytes > MAX_DELIVERY_BYTES) return { bytes: Buffer.concat(parts), isTooLarge: true }
      parts.push(part)
    }
  } catch {
    // The sender went away in the middle: what came is what there is.
  }
  return { bytes: Buffer.concat(parts), isTooLarge: false }
}

async function give(
  answer: ReceiverAnswer,
  response: ServerResponse,
  gone: Promise<'gone'>,
  held: Set<() => void>,
): Promise<'answered' | 'dropped' | 'sender-hung-up' | 'left-waiting'> {
  if (answer.kind === 'drop') {
    response.destroy()
    return 'dropped'
  }
  if (answer.kind === 'silence') {
    const released = new Promise<'released'>((resolve) => held.add(() => resolve('released')))
    const first = await Promise.race([gone, released])
    response.destroy()
    return first === 'gone' ? 'sender-hung-up' : 'left-waiting'
  }
  const { afterMs = 0 } = answer
  if (afterMs > 0 && (await Promise.race([gone, after(afterMs)])) === 'gone') return 'sender-hung-up'
  if (response.destroyed) return 'sender-hung-up'
  response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
  response.end()
  await gone
  return 'answered'
}

function after(ms: number): Promise<'due'> {
  return new Promise((resolve) => setTimeout(() => resolve('due'), ms))
}

async function release(address: Address): Promise<void> {
  for (const letGo of address.held) letGo()
  await untilCount(address, address.arrived, RELEASE_MS)
}

function pairs(raw: readonly string[]): HeaderList {
  const list: [string, string][] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    list.push([(raw[at] ?? '').toLowerCase(), raw[at + 1] ?? ''])
  }
  return list
}

async function untilCount(address: Address, count: number, withinMs: number): Promise<number> {
  const deadline = performance.now() + withinMs
  while (address.dealtWith < count) {
    const leftMs = deadline - performance.now()
    if (leftMs <= 0) break
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs)
      address.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  return address.dealtWith
}
