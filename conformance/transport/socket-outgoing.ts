import { randomBytes } from 'node:crypto'
import type { Proxy } from './proxy.ts'
import { KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import type { Readings } from '../statement/readings.ts'
import { dialectOf, chunkFinishes, readMessage } from '../evidence/socket-message.ts'
import type { FrameSpec, SocketSpec, SocketStep } from '../exchange/socket-script.ts'
import type { Caps, Deadlines } from './deadlines.ts'
import { bodyOf, outgoingRequest, tokensAskedIn, type Origin } from './request-record.ts'
import type { AnswerSign, RawMessage, RawSocketRequest, RawStep } from './socket-conversation.ts'

type SocketLimits = {
  readonly deadlines: Deadlines
  readonly caps: Caps
  readonly readings: Readings
  readonly proxy?: Proxy | null
}

// Header fields of ordinary requests that WebSocket clients do not send in the handshake.
const NOT_IN_HANDSHAKES = /^(accept(-.*)?|sec-fetch-mode|x-stainless-.*)$/

/** Builds the WebSocket conversation of a probe. Throws a TypeError for a URL of another origin. */
export function outgoingSocket(spec: SocketSpec, origin: Origin, limits: SocketLimits) {
  const { path, authorization, headers } = spec
  const handshake = outgoingRequest(
    {
      method: 'GET',
      ...(path === undefined ? {} : { path }),
      ...(authorization === undefined ? {} : { authorization }),
      ...(headers === undefined ? {} : { headers }),
    },
    origin,
  )
  const steps = spec.steps.map((step) => rawStep(step, origin))
  const request: RawSocketRequest = {
    url: handshake.url,
    headers: handshake.headers.filter(([name]) => !NOT_IN_HANDSHAKES.test(name)),
    subprotocols: (spec.subprotocols ?? []).map((name) => textOf({ body: name }, origin)),
    offersCompression: spec.offersCompression ?? false,
    steps,
    signOf: signs(limits.readings),
    closeMs: Math.min(limits.deadlines.idleMs, spec.closeMs ?? limits.deadlines.graceMs),
    deadlines: limits.deadlines,
    caps: limits.caps,
    proxy: limits.proxy ?? null,
  }
  return { request, completionTokens: steps.reduce((total, step) => total + tokensIn(step), 0) }
}

function rawStep(step: SocketStep, origin: Origin): RawStep {
  if (step.do === 'frames') {
    const frames = step.frames.map((frame) => filled(frame, origin))
    const bytes = Buffer.concat(frames.map(encodeFrame))
    const half = Math.ceil(bytes.length / 2)
    const parts = step.isHalved === true ? [bytes.subarray(0, half), bytes.subarray(half)] : [bytes]
    return { do: 'write', parts, messages: messagesIn(frames) }
  }
  if (step.do !== 'send') return step
  if (step.bytes !== undefined) return { do: 'send', data: withKey(step.bytes, origin) }
  const text = textOf(step.text === undefined ? { json: step.json } : { body: step.text }, origin)
  return { do: 'send', data: step.isBinary === true ? Buffer.from(text) : text }
}

type FilledFrame = Omit<FrameSpec, 'payload'> & { readonly payload: Uint8Array }

function filled({ payload = '', ...frame }: FrameSpec, origin: Origin): FilledFrame {
  return { ...frame, payload: withKey(Buffer.from(payload), origin) }
}

/** Returns the bytes of a WebSocket frame (RFC 6455 section 5.2). */
export function encodeFrame(spec: FrameSpec): Uint8Array {
  const bytes = Buffer.from(spec.payload ?? '')
  const isMasked = spec.isMasked ?? true
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const first = ((spec.isFinal ?? true) ? 0x80 : 0) | ((spec.reservedBits ?? 0) << 4) | spec.opcode
  const length = lengthField(spec.announcedBytes ?? bytes.length, isMasked)
  const payload = bytes.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  return Buffer.concat([Buffer.of(first), length, mask, payload])
}

function lengthField(bytes: number, isMasked: boolean): Uint8Array {
  const flag = isMasked ? 0x80 : 0
  if (bytes < 126) return Buffer.of(flag | bytes)
  const field = Buffer.alloc(bytes < 65_536 ? 3 : 9)
  field.writeUInt8(flag | (bytes < 65_536 ? 126 : 127))
  if (bytes < 65_536) field.writeUInt16BE(bytes, 1)
  else field.writeBigUInt64BE(BigInt(bytes), 1)
  return field
}

const LAST_DATA_OPCODE = 2
const BINARY = 2
const PING = 9

// Returns the messages in these frames: all fragments as one message, then each ping.
function messagesIn(frames: readonly FilledFrame[]): readonly Omit<RawMessage, 'from' | 'atMs'>[] {
  const [pings, parts] = [
    frames.filter(({ opcode }) => opcode === PING),
    frames.filter(({ opcode }) => opcode !== PING),
  ]
  const [first] = parts
  const message = {
    kind: first?.opcode === BINARY ? 'binary' : 'text',
    payload: Buffer.concat(parts.map(({ payload }) => payload)),
  } as const
  return [
    ...(first === undefined ? [] : [{ ...message, ...flawOf(first) }]),
    ...pings.map((ping) => ({ kind: 'ping', payload: ping.payload, ...flawOf(ping) }) as const),
  ]
}

function flawOf(frame: FilledFrame): Pick<RawMessage, 'flaw'> {
  const { opcode, reservedBits = 0, isMasked = true, announcedBytes, payload } = frame
  const flaws = [
    ...(opcode > LAST_DATA_OPCODE && opcode !== PING ? [`opcode ${opcode}`] : []),
    ...(reservedBits === 0 ? [] : [`reserved bits ${reservedBits}`]),
    ...(isMasked ? [] : ['not masked']),
    ...(announcedBytes === undefined ? [] : [`announced as ${announcedBytes} bytes`]),
    ...(opcode === PING && payload.length > MAX_CONTROL_BYTES ? ['too long for a ping'] : []),
  ]
  return flaws.length === 0 ? {} : { flaw: flaws.join(', ') }
}

const MAX_CONTROL_BYTES = 125

// Inserts the key byte for byte, because a payload may be invalid UTF-8 on purpose.
function withKey(bytes: Uint8Array, origin: Origin): Uint8Array {
  const whole = Buffer.from(bytes)
  const at = whole.indexOf(KEY_PLACEHOLDER)
  if (at === -1) return whole
  const key = Buffer.from(textOf({ json: KEY_PLACEHOLDER }, origin).slice(1, -1))
  return Buffer.concat([whole.subarray(0, at), key, whole.subarray(at + Buffer.byteLength(KEY_PLACEHOLDER))])
}

function textOf(spec: { readonly json?: unknown; readonly body?: string }, origin: Origin): string {
  return Buffer.from(bodyOf(spec, origin) ?? []).toString()
}

// Returns the completion tokens that a step requests: the largest number in one message. `max_tokens` may be nested.
function tokensIn(step: RawStep): number {
  if (step.do === 'write') return Math.max(0, ...step.messages.map(({ payload }) => tokensAsked(payload)))
  return step.do === 'send' ? tokensAsked(Buffer.from(step.data)) : 0
}

function tokensAsked(bytes: Uint8Array): number {
  const direct = tokensAskedIn(bytes)
  if (direct > 0) return direct
  const asked = /"max_tokens":\s*(\d{1,6})\b/.exec(Buffer.from(bytes).toString('latin1'))
  return Number(asked?.[1] ?? 0)
}

function signs(readings: Readings): (text: string) => AnswerSign {
  const dialect = dialectOf(readings)
  return (text) => {
    if (dialect === null) return 'ends'
    const { kind, chunk } = readMessage(text, dialect)
    if (kind === 'terminator' || kind === 'error') return 'ends'
    if (chunk === undefined) return 'strange'
    return chunkFinishes(chunk, dialect) ? 'finishes' : 'goes-on'
  }
}
