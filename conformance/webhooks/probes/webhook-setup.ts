import type { Exchange } from '../../exchange/exchange.ts'
import {
  deliveryLabel,
  ReceiverError,
  type ReceiverAddress,
  type ReceiverAnswer,
} from '../../exchange/inbox.ts'
import type { ProbeContext, RequestSpec, SpecialMarks } from '../../engine/probe.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import { stringOf, stringsOf, type Readings } from '../../statement/readings.ts'
import { isRecord, jsonOf, statusOf, valueAtPointer, type JsonObject } from '../../exchange/reply.ts'
import { ANSWER_TOKENS, chatRequest, echoOnOneLine } from '../../core/probes/core-prompts.ts'

/** The name of the signing secret for addresses that the user registers by hand. */
export const WEBHOOK_SECRET = 'webhook'

type Registration = 'rest' | 'per-request' | 'manual'

/** A registered webhook address. */
export type RegisteredAddress = {
  readonly label: string
  readonly address: ReceiverAddress
  readonly id: string | null
  readonly status: number
}

const REGISTRATION = 'webhooks.registration'
const TRIGGER = 'webhooks.trigger'

/** Returns how webhook addresses are registered. Throws ReceiverError if the run cannot register them in this way. */
export function registrationOf({ readings, inbox }: Pick<ProbeContext, 'readings' | 'inbox'>): Registration {
  const reading = stringOf(readings, REGISTRATION, 'reading')
  if (reading === 'manual' && inbox.manualWaitMs !== null) return 'manual'
  if (reading !== 'rest' && reading !== 'per-request') {
    const todo = 'run with --wait, or declare webhooks.registration'
    throw new ReceiverError('by-hand', `webhook addresses have to be entered by hand: ${todo}`)
  }
  if (stringOf(readings, TRIGGER, 'path') === null) {
    throw new ReceiverError('no-trigger', 'no reading says how to trigger an event: declare webhooks.trigger')
  }
  return reading
}

/** Registers a webhook address, called `label` in this run. Returns null if the target did not answer with 2xx. */
export async function register(
  context: ProbeContext,
  label: string,
  answers: readonly ReceiverAnswer[],
  type = triggerType(context),
): Promise<RegisteredAddress | null> {
  const secret = `webhook-${label}`
  const names = [secret, `${secret}-rotated`, WEBHOOK_SECRET]
  const address = await context.inbox.open(deliveryLabel(label), answers, names)
  const spec = registrationSpec(context, address.url, type, secret)
  const answer = await context.send(`register-${label}`, spec)
  const status = statusOf(answer) ?? 0
  return status >= 200 && status < 300 ? { label, address, id: idIn(context, answer), status } : null
}

/** Returns the request that registers `url` for events of `type`. */
export function registrationSpec(
  context: ProbeContext,
  url: string,
  type: string,
  secret: string,
): RequestSpec {
  const { body } = readingOf(context, REGISTRATION)
  const pointer = secretPointer(context)
  const values = { '{url}': url, '{type}': type }
  return {
    method: stringOf(context.readings, REGISTRATION, 'method') ?? 'POST',
    path: stringOf(context.readings, REGISTRATION, 'path') ?? '/',
    json: filled(body, values),
    ...(pointer === null ? {} : { captures: { name: secret, pointers: [pointer] } }),
  }
}

/** Returns the declared JSON Pointer to the secret in a registration's answer; null if undeclared. */
export function secretPointer({ readings }: Pick<ProbeContext, 'readings'>): string | null {
  return stringOf(readings, REGISTRATION, 'secretPointer')
}

/** Returns whether the declared body of a registration names the event type (by the placeholder `{type}`). */
export function hasTypeFilter(context: Pick<ProbeContext, 'readings'>): boolean {
  return JSON.stringify(readingOf(context, REGISTRATION)['body'] ?? null).includes('{type}')
}

/** Returns a declared path with `id` in place of `{id}`. Returns null if no path is declared, or if `id` is needed but null. */
export function pathFor(
  { readings }: Pick<ProbeContext, 'readings'>,
  parameter: 'removePath' | 'rotatePath' | 'listPath',
  id: string | null,
): string | null {
  const path = stringOf(readings, REGISTRATION, parameter)
  if (path === null || (id === null && path.includes('{id}'))) return null
  return path.replaceAll('{id}', encodeURIComponent(id ?? ''))
}

/** Removes a webhook address and returns the exchange. Returns null if no path to remove it is declared, or its id is unknown. */
export async function remove(
  context: ProbeContext,
  { label, id }: Pick<RegisteredAddress, 'label' | 'id'>,
): Promise<Exchange | null> {
  const path = pathFor(context, 'removePath', id)
  return path === null ? null : await context.send(`remove-${label}`, { method: 'DELETE', path })
}

/** Returns the registered webhook addresses that Assay must still remove, according to `exchanges`. */
export function registrationsLeft(
  context: Pick<ProbeContext, 'readings'>,
  exchanges: readonly Exchange[],
): readonly Pick<RegisteredAddress, 'label' | 'id'>[] {
  const removed = exchanges.flatMap(({ webhookCall }) =>
    webhookCall?.action === 'remove' ? [webhookCall.address] : [],
  )
  return exchanges.flatMap((exchange) => {
    const { action, address: label = null } = exchange.webhookCall ?? {}
    if (action !== 'register' || label === null || removed.includes(label)) return []
    const status = statusOf(exchange) ?? 0
    return status >= 200 && status < 300 ? [{ label, id: idIn(context, exchange) }] : []
  })
}

/** Marks a call that may change the state of the target. Assay does not repeat such a call automatically after a failure. */
export const WITH_EFFECT = { hasEffect: true } as const

/** Returns the action and the webhook address of a call with a label such as `register-plain`, for its record in the transcript. */
export function addressMarks(label: string): SpecialMarks {
  const action = label.startsWith('register-') ? 'register' : 'remove'
  const webhookCall = { action, address: label.slice(action.length + 1) } as const
  return action === 'register' ? { ...WITH_EFFECT, webhookCall } : { webhookCall }
}

/** Sends the call that triggers a webhook event. If `url` is not null, the call names it as the address for the event. */
export function triggerEvent(
  context: ProbeContext,
  label: string,
  url: string | null = null,
): Promise<Exchange> {
  const { body } = readingOf(context, TRIGGER)
  const template = filled(body, { '{model}': context.model })
  const json = isRecord(template)
    ? template
    : // Senders sign another text than they send where the text of an event is not ASCII.
      chatRequest(context, [echoOnOneLine(context, context.nonce(label))], { max_tokens: ANSWER_TOKENS })
  const field = stringOf(context.readings, REGISTRATION, 'field')
  return context.send(label, {
    method: stringOf(context.readings, TRIGGER, 'method') ?? 'POST',
    path: stringOf(context.readings, TRIGGER, 'path') ?? '/',
    json: url === null || field === null ? json : { ...json, [field]: url },
  })
}

/** Returns whether an ordinary chat completion is declared to trigger the webhook event. */
export function isCompletionTrigger(readings: Readings): boolean {
  const path = stringOf(readings, TRIGGER, 'path')
  return path === CHAT_PATH && !isRecord(readings.get(TRIGGER)?.value['body'])
}

/** Returns the id in the answer to a registration. Returns null if the answer has none. */
export function idIn({ readings }: Pick<ProbeContext, 'readings'>, answer: Exchange): string | null {
  const pointer = stringOf(readings, REGISTRATION, 'idPointer')
  const id = pointer === null ? null : valueAtPointer(jsonOf(answer), pointer)
  return typeof id === 'string' && id !== '' ? id : null
}

/** Returns an event type that the triggered events do not have. */
export function unusedEventType(context: Pick<ProbeContext, 'readings' | 'wording'>): string {
  const declared = stringsOf(context.readings, 'webhooks.types', 'types')
  return declared.find((type) => type !== triggerType(context)) ?? context.wording.webhooks.eventType
}

/** Returns the declared type of the event that Assay triggers. */
export function triggerType({ readings }: Pick<ProbeContext, 'readings'>): string {
  return stringOf(readings, TRIGGER, 'type') ?? ''
}

function readingOf({ readings }: Pick<ProbeContext, 'readings'>, key: string): JsonObject {
  return readings.get(key)?.value ?? {}
}

function filled(template: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string') {
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), template)
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, values))
  if (!isRecord(template)) return template
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, filled(value, values)]))
}
