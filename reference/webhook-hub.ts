import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { valueAtPath } from './json-value.ts'
import type { Call } from './patch.ts'
import type { Patching } from './patching.ts'
import type {
  DeliveryAttempt,
  DeliveryDraft,
  Emission,
  Endpoint,
  WebhookEvent,
  WebhookSecret,
} from './webhook-delivery.ts'
import { newSecret, signedHeaders, type SignatureSchemeName } from './webhook-signing.ts'

/** The standard that the payloads of events follow. `own` means that they follow no standard. */
type PayloadShape = 'standard' | 'openai' | 'cloudevents' | 'own'

type EventFacts = {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly atMs: number
}

function eventPayload(shape: PayloadShape, { id, type, data, atMs }: EventFacts): unknown {
  switch (shape) {
    case 'standard':
      return { type, timestamp: new Date(atMs).toISOString(), data }
    case 'openai':
      return { id: `evt_${id}`, object: 'event', created_at: Math.floor(atMs / 1000), type, data }
    case 'own':
      return { event: type, happened_at: Math.floor(atMs / 1000), about: data }
    case 'cloudevents':
      return {
        specversion: '1.0',
        id,
        source: '/v1/chat/completions',
        type,
        time: new Date(atMs).toISOString(),
        datacontenttype: 'application/json',
        data,
      }
  }
}

/** How the reference server delivers webhooks: their format, signature, retries and deadline. */
export type WebhookOptions = {
  readonly payload: PayloadShape
  readonly signature: SignatureSchemeName
  /** Whether failed deliveries are sent again with the same event id (`same-id`), or not at all (`none`). */
  readonly retry?: 'same-id' | 'none'
  /** How endpoints are registered: by HTTP calls, or by a member of each request. */
  readonly registration?: { readonly kind: 'rest' } | { readonly kind: 'per-request'; readonly field: string }
  /** The signing secret of all endpoints. If it is absent, each endpoint has its own. */
  readonly secret?: string
  /** How many real seconds a simulated second takes. Retry waits and deadlines are in simulated seconds. */
  readonly clockScale: number
  /** The maximum wait of the sender for an answer, in simulated seconds. `clockScale` converts them to real seconds. */
  readonly deadlineSeconds?: number
}

// The default deadline, in seconds of the delivery clock. With `clockScale` 0.01 the deadline is 2 s, enough for a busy machine.
const DEADLINE_SECONDS = 200
// The waits before retries, in seconds of the delivery clock (`clockScale`). If the last retry fails, no retry follows.
const RETRY_SECONDS = [2, 6, 18]

/** The webhook endpoints of a server, and their deliveries. */
export type Hub = ReturnType<typeof createHub>

/** Creates the hub that signs and delivers webhook events. It has no endpoints at first. */
export function createHub(options: WebhookOptions, patching: Patching) {
  const endpoints = new Map<string, Endpoint>()
  // Removed endpoints are kept for faults that still deliver to them.
  const removed: Endpoint[] = []
  const closing = new AbortController()
  const world: Delivering = { options, patching, signal: closing.signal }
  const { registration = { kind: 'rest' } } = options
  const secretFor = (call: Call) =>
    patching.apply('webhookSecret', withText(newSecret(options.signature), options.secret), call)
  return {
    takesRegistrations: registration.kind === 'rest',
    register(url: string, types: readonly string[], call: Call): Endpoint {
      const endpoint = endpointAt(url, secretFor(call), types)
      endpoints.set(endpoint.id, endpoint)
      return endpoint
    },
    endpoints: (): readonly Endpoint[] => [...endpoints.values()],
    /** Removes an endpoint. Returns false if no endpoint has this id. */
    remove(id: string): boolean {
      const endpoint = endpoints.get(id)
      if (endpoint === undefined) return false
      endpoint.isActive = false
      removed.push(endpoint)
      return endpoints.delete(id)
    },
    /** Adds a new secret to an endpoint and keeps only one old secret, the latest. Returns the endpoint; null if the id is unknown. */
    rotate(id: string): Endpoint | null {
      const endpoint = endpoints.get(id)
      if (endpoint === undefined) return null
      endpoint.secrets = [newSecret(options.signature), ...endpoint.secrets].slice(0, 2)
      return endpoint
    },
    /** Delivers an event to the endpoints for its type. */
    async emit(type: string, data: unknown, call: Call): Promise<void> {
      const named = registration.kind === 'rest' ? [] : namedIn(call, registration.field, secretFor(call))
      const known = [...endpoints.values(), ...removed, ...named]
      if (known.length === 0) return
      const audience = known.filter(
        ({ types, isActive }) => isActive && (types.length === 0 || types.includes(type)),
      )
      const emission = { type, audience, known, isAwaited: false, isOneByOne: false, delayMs: 0 }
      await emit(emission, data, call, world)
    },
    close: () => closing.abort(),
  }
}

function withText(secret: WebhookSecret, text: string | undefined): WebhookSecret {
  return text === undefined ? secret : { ...secret, shown: text }
}

// Returns a list with the endpoint that a completion request names for its event. The list is empty if the request names none.
function namedIn({ json }: Call, field: string, secret: WebhookSecret): readonly Endpoint[] {
  const url = valueAtPath(json, `/${field}`)
  if (typeof url !== 'string' || URL.parse(url) === null) return []
  return [endpointAt(url, secret)]
}

/** Creates an endpoint with a new id. It receives events of these `types`. If the list is empty, it receives all events. */
export function endpointAt(url: string, secret: WebhookSecret, types: readonly string[] = []): Endpoint {
  const createdSeconds = Math.floor(Date.now() / 1000)
  return { id: newId('we'), url, types, createdSeconds, secrets: [secret], isActive: true }
}

type Delivering = {
  readonly options: WebhookOptions
  readonly patching: Patching
  readonly signal: AbortSignal
}

async function emit(emission: Emission, data: unknown, call: Call, world: Delivering): Promise<void> {
  const { type } = emission
  const id = newId('msg')
  const payload = eventPayload(world.options.payload, { id, type, data, atMs: Date.now() })
  const event = world.patching.apply('event', { id, type, payload }, call)
  const { audience, isAwaited, isOneByOne, delayMs } = world.patching.apply('emission', emission, call)
  const deliverTo = async (endpoint: Endpoint) => {
    if (delayMs > 0) await pause(delayMs, undefined, { signal: world.signal })
    await bring(event, endpoint, call, world)
  }
  const going = isOneByOne
    ? audience.reduce((before, endpoint) => before.then(() => deliverTo(endpoint)), Promise.resolve())
    : Promise.all(audience.map(deliverTo)).then(() => undefined)
  // If no caller waits, an error becomes an unhandled rejection, unless the reference has been closed.
  const settled = going.catch((error: unknown) => {
    if (!world.signal.aborted) throw error
  })
  if (isAwaited) await settled
}

/** Delivers an event to one endpoint, with retries. */
export async function bring(
  event: WebhookEvent,
  endpoint: Endpoint,
  call: Call,
  world: Delivering,
): Promise<void> {
  const startMs = Date.now()
  const { clockScale, deadlineSeconds = DEADLINE_SECONDS, signature } = world.options
  for (let attempt = 1; endpoint.isActive || attempt === 1; attempt += 1) {
    const patching = world.patching
    const timestampSeconds = Math.floor((startMs + (Date.now() - startMs) / clockScale) / 1000)
    const first: DeliveryDraft = {
      attempt,
      eventId: event.id,
      timestampSeconds,
      body: JSON.stringify(event.payload),
      secrets: endpoint.secrets,
    }
    const draft = patching.apply('draft', first, call)
    const ready: DeliveryAttempt = {
      attempt,
      draft,
      url: endpoint.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(signature, draft, (parts) => patching.apply('signature', parts, call)),
      },
      body: draft.body,
      redirect: 'manual',
      timeoutMs: deadlineSeconds * 1000 * clockScale,
    }
    const { status, isTimeout } = await send(patching.apply('attempt', ready, call), world.signal)
    const isDone = status !== null && ((status >= 200 && status < 300) || status === 410)
    const seconds = isDone || world.options.retry === 'none' ? undefined : RETRY_SECONDS[attempt - 1]
    const delayMs = seconds === undefined ? null : seconds * 1000 * clockScale
    const outcome = patching.apply(
      'outcome',
      { attempt, url: endpoint.url, status, isTimeout, delayMs },
      call,
    )
    if (outcome.delayMs === null) {
      if (status === 410) endpoint.isActive = false
      return
    }
    await pause(outcome.delayMs, undefined, { signal: world.signal })
  }
}

/** Sends one delivery, and resolves with the status of the answer. The status is null if no answer came. */
export async function send(
  { url, method, headers, body, redirect, timeoutMs }: DeliveryAttempt,
  closing: AbortSignal,
): Promise<{ status: number | null; isTimeout: boolean }> {
  const deadline = attentiveTimeout(timeoutMs)
  try {
    const signal = AbortSignal.any([deadline.signal, closing])
    // Sent as bytes, because fetch would add a media type to a text.
    const response = await fetch(url, { method, headers, body: Buffer.from(body), redirect, signal })
    await response.body?.cancel()
    return { status: response.status, isTimeout: false }
  } catch (error) {
    if (closing.aborted) throw error
    return { status: null, isTimeout: deadline.signal.aborted }
  } finally {
    deadline.cancel()
  }
}

/** Returns a random id that begins with `prefix` and an underscore. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x')}`
}

type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// The number of steps of a deadline. Between two steps, the event loop reads all data that was received.
const STEPS = 30
// The maximum share of the deadline that one step may use up. After a long stop of this process, Node can read in the remaining steps.
const MAX_STEP_SHARE = 1 / 10

/** Starts a timeout that counts only time in which this process runs. Time in which it is suspended adds almost nothing. */
export function attentiveTimeout(timeoutMs: number): AttentiveTimeout {
  const controller = new AbortController()
  let lastMs = performance.now()
  let spentMs = 0
  const step = (): void => {
    const nowMs = performance.now()
    spentMs += Math.min(nowMs - lastMs, timeoutMs * MAX_STEP_SHARE)
    lastMs = nowMs
    if (spentMs >= timeoutMs) {
      controller.abort(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError'))
      return
    }
    timer = next()
  }
  const next = () => setTimeout(step, Math.min(timeoutMs / STEPS, timeoutMs - spentMs)).unref()
  let timer = next()
  return { signal: controller.signal, cancel: () => clearTimeout(timer) }
}
