import type { Exchange } from '../../exchange/exchange.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import { KEY_PLACEHOLDER } from '../../exchange/placeholders.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { hasSocketChunk } from '../../evidence/replies.ts'
import { dialectOf, wrappedRequest, type Dialect } from '../../evidence/socket-message.ts'
import type { FrameSpec, SocketSpec, SocketStep } from '../../exchange/socket-script.ts'
import { chatRequest, refusedFields, without, type Message } from '../../core/probes/core-prompts.ts'

/** The id of the probe that shows whether a WebSocket is offered. */
export const OFFER_PROBE = 'websocket.offer'

/** Opens WebSockets to the target, and builds requests for them. */
export type SocketClient = {
  readonly dialect: Dialect
  /** Opens a WebSocket and executes `steps`. `credential` replaces the API key. If it is null, no key is sent. */
  readonly connect: (
    label: string,
    steps: readonly SocketStep[],
    more?: Partial<SocketSpec> & { readonly credential?: string | null },
  ) => Promise<Exchange>
  /** Returns the path and the field `Authorization` of a handshake without mistakes. The API key is valid. */
  readonly plain: () => Pick<SocketSpec, 'path' | 'authorization'>
  /** Returns a request for at most `maxTokens` tokens. Its key is `credential`: absent means the run's API key, null means no key. */
  readonly request: (
    message: Message,
    maxTokens: number,
    more?: JsonObject,
    credential?: string | null,
  ) => JsonObject
  /** The placeholder for the API key, if the target expects the key in the first message. Null otherwise. */
  readonly ownKey: string | null
}

/** How long, in ms, a probe waits after an answer for a further frame, a close or a reset. */
export const LINGER_MS = 250

/** Returns a client that sends messages in the declared form, without the fields `omitted`. Null if no form is declared. */
export function socketClientOf(context: ProbeContext, omitted?: readonly string[]): SocketClient | null {
  const dialect = dialectOf(context.readings)
  if (dialect === null) return null
  const refused = omitted ?? refusedFields(context, OFFER_PROBE, (call) => hasSocketChunk(call, dialect))
  const request: SocketClient['request'] = (message, maxTokens, more = {}, credential = KEY_PLACEHOLDER) => {
    // A cap of one token is the subject of its call.
    const left = refused.filter((field) => !(field in more) && (field !== 'max_tokens' || maxTokens !== 1))
    const whole = chatRequest(context, [message], { max_tokens: maxTokens, ...more })
    const body = wrappedRequest(dialect, without(left, whole))
    if (dialect.auth !== 'first-message' || credential === null) return body
    return { [dialect.authName]: credential, ...body }
  }
  return {
    dialect,
    request,
    plain: () => shown(dialect, KEY_PLACEHOLDER),
    connect: (label, steps, { credential = KEY_PLACEHOLDER, ...more } = {}) =>
      context.connect(label, { ...shown(dialect, credential), steps: inFrames(steps, dialect), ...more }),
    ownKey: dialect.auth === 'first-message' ? KEY_PLACEHOLDER : null,
  }
}

/** Calls `speak` with a client if the probe `websocket.offer` opened a WebSocket. Otherwise does nothing. */
export async function whereOffered(
  context: ProbeContext,
  speak: (client: SocketClient) => Promise<unknown>,
): Promise<void> {
  const offers = context.recorded(OFFER_PROBE)
  const client = socketClientOf(context)
  if (client !== null && offers.some(({ socket }) => socket !== undefined)) await speak(client)
}

function inFrames(steps: readonly SocketStep[], { requestFrames }: Dialect): readonly SocketStep[] {
  if (requestFrames === 'text') return steps
  return steps.map((step) =>
    step.do === 'send' && step.bytes === undefined ? { ...step, isBinary: true } : step,
  )
}

/** Returns the opcode of request frames: 1 for text, 2 for binary. */
export function requestOpcode({ requestFrames }: Dialect): number {
  return requestFrames === 'text' ? 1 : 2
}

/** Returns the steps that send a request and wait for the answer. */
export function requestSteps(json: JsonObject): readonly SocketStep[] {
  return [
    { do: 'send', json },
    { do: 'wait', for: 'answer' },
  ]
}

/** Splits a text at the positions `cuts` into the fragments of one message of type `opcode` (RFC 6455 section 5.4). */
export function fragments(text: string, cuts: readonly number[], opcode: number): readonly FrameSpec[] {
  const bytes = new TextEncoder().encode(text)
  const edges = [0, ...cuts, bytes.length]
  return edges.slice(1).map((end, index) => ({
    opcode: index === 0 ? opcode : 0,
    payload: bytes.subarray(edges[index] ?? 0, end),
    isFinal: index === cuts.length,
  }))
}

// Returns the path, fields and subprotocols that transmit a key in a handshake. For null, returns a handshake without a key.
function shown(dialect: Dialect, credential: string | null): Partial<SocketSpec> {
  const { path, auth, authName, subprotocols } = dialect
  const bare = { path, subprotocols, authorization: null }
  if (credential === null) return bare
  if (auth === 'bearer') return { ...bare, authorization: `Bearer ${credential}` }
  if (auth === 'query') return { ...bare, path: `${path}?${encodeURIComponent(authName)}=${credential}` }
  if (auth === 'subprotocol') return { ...bare, subprotocols: [...subprotocols, `${authName}${credential}`] }
  return bare
}
