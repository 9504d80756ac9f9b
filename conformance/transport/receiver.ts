import { randomBytes, createHmac, createPublicKey, verify } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { headerList, http } from './node-http.ts'
import type { HeaderList, Ending, Exchange, SignatureRecord } from '../exchange/exchange.ts'
import { createWaiting, watchStalls, type Stalls, type Waiting } from './deadlines.ts'
import {
  ADDRESS_QUERY,
  ReceiverError,
  type ReceiverAddress,
  type ReceiverAnswer,
  type ReceiverSettings,
  type Inbox,
} from '../exchange/inbox.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { steadyEpochMs } from './clock.ts'
import {
  signatureMatches,
  signatureSchemeIn,
  type NamedSecret,
  type Primitives,
} from '../webhooks/checks/webhook-signature.ts'
import type { Readings } from '../statement/readings.ts'
import { recordBody } from '../exchange/bytes.ts'
import { eventIdIn, isExpectedType, bodyWithoutId } from '../statement/webhook-readings.ts'
import type { Redactor } from './request-record.ts'
import type { Secrets } from './secrets.ts'

type OpenReceiver = Exclude<ReceiverSettings, { mode: 'off' }>

/** A delivery before redaction. */
export type RawDelivery = {
  readonly attempt: number
  readonly method: string
  readonly url: string
  readonly headers: HeaderList
  readonly bytes: Uint8Array
  readonly arrivedAtEpochMs: number
  readonly endMs: number
  /** The longest pause of this process during the exchange, in ms. Its recorded times may be late by up to this value. */
  readonly stalledMs: number
  /** How long this process was busy before it recorded an arrival, in ms. The true arrival may be that much earlier. */
  readonly stalledBeforeMs: number
  readonly stalledSoFarMs: number
  /** The status of Assay's answer to the delivery; null if Assay sent no answer. */
  readonly status: number | null
  readonly end: 'answered' | 'dropped' | 'sender-hung-up' | 'too-large' | 'left-waiting'
}

/** A delivered event. `knownBy` holds its ids. `isExpected` is false if no call of Assay triggered the event. */
type DeliveredEvent = { readonly knownBy: readonly string[]; readonly isExpected: boolean }

type EventReader = (headers: HeaderList, bytes: Uint8Array) => DeliveredEvent

// Far more than the 20 kB that senders should not exceed (Standard Webhooks, Payload size).
const MAX_DELIVERY_BYTES = 1024 * 1024

// The maximum number of recorded deliveries, so that an endless sender does not fill the memory.
const MAX_DELIVERIES = 200
// The maximum wait, in ms, for unfinished deliveries when an address is released, or when the receiver stops.
const RELEASE_MS = 500

type Address = {
  readonly token: string
  readonly answers: readonly ReceiverAnswer[]
  readonly onDelivery: (delivery: RawDelivery) => void
  readonly nextAttempt: () => number
  readonly held: Set<() => void>
  /** The number of delivery attempts of each event. The key is the text that identifies the event. */
  readonly attempts: Map<string, number>
  isArmed: boolean
  stalledWhenArmedMs: number
  arrived: number
  dealtWith: number
  events: number
  maxAttempts: number
  readonly waiting: Waiting
  readonly stalls: Stalls
}

/** Returns a random path segment that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(18).toString('base64url')
}

/** Creates the server on 127.0.0.1 that receives webhook deliveries. `open` rejects with ReceiverError if it cannot listen. */
export function createReceiver(settings: OpenReceiver, readEvent: EventReader) {
  const addresses = new Map<string, Address>()
  let listening: Promise<Server> | null = null
  let watch: Stalls | null = null
  return {
    /** Opens a URL for webhook deliveries. After `arm`, the attempts to deliver an event get `answers` in their order; further ones get the last. */
    async open(
      answers: readonly ReceiverAnswer[],
      onDelivery: (delivery: RawDelivery) => void,
      nextAttempt: () => number,
    ): Promise<ReceiverAddress> {
      const stalls = (watch ??= watchStalls())
      listening ??= listen(settings.port, { addresses, readEvent, stalls })
      const server = await listening
      // A token of the user belongs to the first address.
      const manual = addresses.size === 0 ? settings.manual : undefined
      const token = manual?.token ?? randomToken()
      const address = newAddress({ token, answers, onDelivery, nextAttempt, stalls })
      addresses.set(token, address)
      return {
        url: `${originOf(settings, server)}/${token}${manual === undefined ? ADDRESS_QUERY : ''}`,
        arm: () => Object.assign(address, { isArmed: true, stalledWhenArmedMs: stalls.totalMs() }),
        disarm: () => (address.isArmed = false),
        untilEvents: (count, withinMs) => untilCount(address, 'events', count, withinMs),
        untilAttempts: (count, withinMs) => untilCount(address, 'maxAttempts', count, withinMs),
        release: () => release(address),
      }
    },
    async close(): Promise<void> {
      const server = await listening
      if (server === null) return
      for (const address of addresses.values()) await release(address)
      watch?.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

function originOf(settings: OpenReceiver, server: Server): string {
  if (settings.mode === 'public-url') return settings.url.replace(/\/+$/, '')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

type Taking = {
  readonly addresses: ReadonlyMap<string, Address>
  readonly readEvent: EventReader
  readonly stalls: Stalls
}

function listen(port: number, taking: Taking): Promise<Server> {
  const server = http.createServer((request, response) => {
    // The token is the last segment, because an ingress may add a path in front of it.
    const token = (request.url ?? '').split('?')[0]?.split('/').at(-1) ?? ''
    const address = taking.addresses.get(token)
    if (address === undefined || address.arrived >= MAX_DELIVERIES) response.writeHead(404).end()
    else take(request, response, address, taking).catch(() => response.destroy())
  })
  // Closes each connection after one delivery. Node may close a kept connection after a stall, which would lose a delivery.
  server.keepAliveTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const message = `port ${port} for deliveries is not available: ${systemProblem(cause)}`
      reject(new ReceiverError('no-port', message, { cause }))
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  { readEvent, stalls }: Taking,
): Promise<void> {
  const startMs = performance.now()
  const arrivedAtEpochMs = steadyEpochMs()
  const [beforeMs, totalMs] = [stalls.justNowMs(), stalls.totalMs()]
  address.arrived += 1
  const attempt = address.nextAttempt()
  const gone = new Promise<'gone'>((resolve) => response.once('close', () => resolve('gone')))
  const { bytes, isTooLarge } = await received(request)
  const headers = headerList(request.rawHeaders)
  const time = timeOfEvent(address, readEvent(headers, bytes))
  const answer = isTooLarge ? ({ kind: 'status', status: 413 } as const) : answerFor(address, time)
  const { end, atMs, justNowMs, sumMs } = await give(answer, response, gone, address)
  address.onDelivery({
    attempt,
    method: request.method ?? '',
    url: request.url ?? '',
    headers,
    bytes,
    arrivedAtEpochMs,
    endMs: atMs - startMs,
    // Stalls in the middle of a delivery affect neither its beginning nor its end.
    stalledMs: beforeMs + Math.min(justNowMs, sumMs - totalMs),
    stalledBeforeMs: beforeMs,
    stalledSoFarMs: totalMs - address.stalledWhenArmedMs,
    status: end === 'answered' && answer.kind === 'status' ? answer.status : null,
    end: isTooLarge ? 'too-large' : end,
  })
  address.dealtWith += 1
  if (time === 1) address.events += 1
  address.maxAttempts = Math.max(address.maxAttempts, time)
  address.waiting.wake()
}

// Returns the number of a delivery among all deliveries of its event, from 1; 0 before the call of `arm`, and for events of another run.
function timeOfEvent({ isArmed, attempts }: Address, { knownBy, isExpected }: DeliveredEvent): number {
  if (!isArmed || !isExpected) return 0
  const time = 1 + Math.max(0, ...knownBy.map((name) => attempts.get(name) ?? 0))
  for (const name of knownBy) attempts.set(name, time)
  return time
}

function newAddress(
  given: Pick<Address, 'token' | 'answers' | 'onDelivery' | 'nextAttempt' | 'stalls'>,
): Address {
  const counts = { arrived: 0, dealtWith: 0, events: 0, maxAttempts: 0 }
  const sets = {
    held: new Set<() => void>(),
    attempts: new Map<string, number>(),
    waiting: createWaiting(given.stalls.totalMs),
  }
  return { ...given, isArmed: false, stalledWhenArmedMs: given.stalls.totalMs(), ...counts, ...sets }
}

function answerFor({ answers }: Address, time: number): ReceiverAnswer {
  const acknowledgment = { kind: 'status', status: 204 } as const
  return time === 0 ? acknowledgment : (answers[time - 1] ?? answers.at(-1) ?? acknowledgment)
}

async function received(request: IncomingMessage): Promise<{ bytes: Uint8Array; isTooLarge: boolean }> {
  const parts: Buffer[] = []
  let sizeBytes = 0
  try {
    for await (const part of request) {
      if (!Buffer.isBuffer(part)) continue
      sizeBytes += part.length
      if (sizeBytes > MAX_DELIVERY_BYTES) break
      parts.push(part)
    }
  } catch {
    // The sender disconnected. The bytes so far are kept.
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), isTooLarge: sizeBytes > MAX_DELIVERY_BYTES }
}

type Given = {
  readonly end: 'answered' | 'dropped' | 'sender-hung-up' | 'left-waiting'
  readonly atMs: number
  /** How long in ms this process was paused just before `atMs`. The delivery may have arrived at any time in this pause. */
  readonly justNowMs: number
  readonly sumMs: number
}

// Sends the answer, and returns how and when the delivery ended. A sender counts its wait before a retry from the end of the delivery.
async function give(
  answer: ReceiverAnswer,
  response: ServerResponse,
  gone: Promise<'gone'>,
  { held, stalls }: Address,
): Promise<Given> {
  const given = (end: Given['end']): Given => ({
    end,
    atMs: performance.now(),
    justNowMs: stalls.justNowMs(),
    sumMs: stalls.totalMs(),
  })
  if (answer.kind === 'drop') {
    response.destroy()
    return given('dropped')
  }
  if (answer.kind === 'silence') {
    const released = new Promise<'released'>((resolve) => held.add(() => resolve('released')))
    const first = await Promise.race([gone, released])
    response.destroy()
    return given(first === 'gone' ? 'sender-hung-up' : 'left-waiting')
  }
  const { afterMs = 0 } = answer
  if (afterMs > 0 && (await Promise.race([gone, after(afterMs)])) === 'gone') return given('sender-hung-up')
  if (response.destroyed) return given('sender-hung-up')
  response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
  response.end()
  const answered = given('answered')
  await gone
  return answered
}

function after(ms: number): Promise<'due'> {
  return new Promise((resolve) => setTimeout(() => resolve('due'), ms))
}

async function release(address: Address): Promise<void> {
  for (const letGo of address.held) letGo()
  await untilCount(address, 'dealtWith', address.arrived, RELEASE_MS)
}

async function untilCount(
  address: Address,
  what: 'dealtWith' | 'events' | 'maxAttempts',
  count: number,
  withinMs: number,
): Promise<number> {
  await address.waiting.until(() => address[what] >= count, withinMs)
  return address[what]
}

type DeliveryOptions = {
  readonly receiver: ReceiverSettings
  readonly readings: Readings
  readonly redactor: Redactor
  readonly secrets: Pick<Secrets, 'valueOf'>
  readonly record: (exchange: Exchange) => void
  /** Returns the difference in ms between the time that the run uses and the system time. Positive if the run is ahead. */
  readonly skewMs: () => number
}

type Source = { readonly probe: string; readonly round?: number }

/** Creates the receiver of a run's deliveries. */
export function createDeliveries(options: DeliveryOptions) {
  const settings = options.receiver
  const receiver = settings.mode === 'off' ? null : createReceiver(settings, eventReaderOf(options.readings))
  // Counts deliveries over all addresses of one label, so that each has a unique id.
  const counts = new Map<string, number>()
  // The secrets of each address, by its label. An address that is opened again has new secrets under the same names.
  const current = new Map<string, AddressSecrets>()
  return {
    /** Returns the inbox that collects the deliveries of a probe, or of one of its repetitions (`round`). */
    inboxFor: ({ probe, round }: Source): Inbox => ({
      manualWaitMs: settings.mode === 'off' ? null : (settings.manual?.waitMs ?? null),
      open(label, answers, secrets) {
        if (receiver === null) throw new ReceiverError('off', 'no receiver for deliveries (--receiver)')
        const name = `${probe}/${label}`
        const nextAttempt = (): number => {
          const attempt = (counts.get(name) ?? 0) + 1
          counts.set(name, attempt)
          return attempt
        }
        current.get(name)?.freeze()
        const own = secretsOfAddress(secrets, options.secrets)
        current.set(name, own)
        const record = (delivery: RawDelivery): void =>
          options.record({
            ...inboundExchange(name, delivery, own.held(), options),
            ...(round === undefined ? {} : { round }),
          })
        return receiver.open(answers, record, nextAttempt)
      },
    }),
    close: async () => await receiver?.close(),
  }
}

type AddressSecrets = {
  readonly held: () => readonly NamedSecret[]
  /** Stops accepting new secrets: signatures at this URL are verified only with the secrets known at this moment. */
  readonly freeze: () => void
}

function secretsOfAddress(names: readonly string[], { valueOf }: Pick<Secrets, 'valueOf'>): AddressSecrets {
  let frozen: readonly NamedSecret[] | null = null
  const now = (): readonly NamedSecret[] =>
    names.flatMap((name) => {
      const value = valueOf(name)
      return value === null ? [] : [{ name, value }]
    })
  return {
    held: () => frozen ?? now(),
    freeze: () => {
      frozen ??= now()
    },
  }
}

// Returns a function that reads the texts that identify an event: its id, and its body without the id. A retry may have a new id.
function eventReaderOf(readings: Readings): EventReader {
  return (headers, bytes) => {
    const text = new TextDecoder().decode(bytes)
    const id = eventIdIn(readings, { headers, text })
    const body = `body ${bodyWithoutId(text, id)}`
    const knownBy = id === null || id === '' ? [body] : [`id ${id}`, body]
    return { knownBy, isExpected: isExpectedType(readings, text) }
  }
}

/** The functions of Node that verify signatures of webhooks: HMAC and Ed25519. */
export const nodePrimitives: Primitives = {
  hmac: (hash, key, message) => createHmac(hash, key).update(message).digest(),
  verifyEd25519: (publicKey, message, signature) => {
    try {
      const x = Buffer.from(publicKey).toString('base64url')
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      return verify(null, message, key, signature)
    } catch {
      return false
    }
  },
}

function inboundExchange(
  name: string,
  delivery: RawDelivery,
  held: readonly NamedSecret[],
  { readings, redactor, skewMs }: DeliveryOptions,
): Exchange {
  const [probe = '', label = ''] = name.split('/')
  const { attempt, endMs, stalledMs, stalledBeforeMs, stalledSoFarMs, status } = delivery
  const signature = signatureOf(delivery, held, readings)
  const nothing = { bodyBytes: 0, truncated: false, text: '' }
  return {
    id: attempt === 1 ? name : `${name}#${attempt}`,
    probe,
    label,
    attempt,
    kind: 'delivery',
    about: label,
    sentAtEpochMs: delivery.arrivedAtEpochMs + skewMs(),
    request: {
      method: delivery.method,
      url: redactor.text(delivery.url),
      headers: redactor.headers(delivery.headers),
      body: recordBody(redactor.bytes(delivery.bytes), MAX_DELIVERY_BYTES),
    },
    response: status === null ? null : { status, headers: [], body: nothing, reads: [] },
    end: endingOf(delivery),
    timing: { headersMs: 0, firstByteMs: 0, endMs, stalledMs, stalledBeforeMs, stalledSoFarMs },
    isInbound: true,
    ...(signature === null ? {} : { signature }),
  }
}

function endingOf({ end }: RawDelivery): Ending {
  switch (end) {
    case 'answered':
      return { kind: 'complete' }
    // `left-waiting`: the sender was still waiting for an answer when the receiver stopped.
    case 'dropped':
    case 'left-waiting':
      return { kind: 'aborted', afterEvents: 0 }
    case 'sender-hung-up':
      return { kind: 'failed', code: 'reset', detail: 'the sender hung up before we answered' }
    case 'too-large':
      return {
        kind: 'failed',
        code: 'body-too-large',
        detail: `a delivery of more than ${MAX_DELIVERY_BYTES} bytes`,
      }
  }
}

function signatureOf(
  delivery: RawDelivery,
  held: readonly NamedSecret[],
  readings: Readings,
): SignatureRecord | null {
  const scheme = signatureSchemeIn(readings)
  if (scheme === null) return null
  const id = eventIdIn(readings, {
    headers: delivery.headers,
    text: new TextDecoder().decode(delivery.bytes),
  })
  const matches = signatureMatches({ ...delivery, id }, scheme, held, nodePrimitives)
  return { scheme: scheme.name, secrets: held.map(({ name }) => name), matches }
}
