/** Defines faults in the registration of webhook endpoints, and in the payloads of events. */
import { patch, type Action, editJson, onCredential, onReply, withHeader } from '../hooks.ts'
import { valueAtPath, drop, isObject, set, type Edit, change } from '../json-edit.ts'
import type { Patch, Call, Reply } from '../patch.ts'
import { onAttempt, onDraft, withField } from './webhooks-delivery-faults.ts'
import { errorReply } from '../error-replies.ts'
import { ENDPOINTS_PATH } from '../webhook-endpoints.ts'
import type { Emission } from '../webhook-delivery.ts'

/** Creates an action that changes the payload of every event. */
function onPayload(edit: Edit): Action {
  return { hooks: { event: (event) => ({ ...event, payload: edit(event.payload) }) } }
}

function flat(payload: unknown): unknown {
  const data = valueAtPath(payload, '/data')
  return { ...object(drop('/data')(payload)), ...object(data) }
}

function object(value: unknown): object {
  return isObject(value) ? value : {}
}

const ID_FIELDS = ['webhook-id', 'x-github-delivery', 'x-event']
const PADDING = 'x'.repeat(30_000)

/** Creates an action that changes where or how each event is delivered. */
function onEmission(edit: (emission: Emission) => Emission): Action {
  return { hooks: { emission: edit } }
}

function onRegistered(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isRegistration(call) && reply.status === 201, edit)
}

function onRegisteredJson(edit: Edit): Action {
  return onRegistered((reply) => editJson(reply, edit))
}

/**
 * Creates an action that accepts webhook endpoints at forbidden addresses. Before validation, a loopback address replaces each address
 * that begins with `prefix`.
 */
function takesAddress(prefix: string): Action {
  const good = change('/url', (url) =>
    typeof url === 'string' && url.startsWith(prefix) ? 'http://127.0.0.1:9/' : url,
  )
  return { hooks: { json: (json, call) => (isRegistration(call) ? good(json) : json) } }
}

function isRegistration(call: Call): boolean {
  return call.method === 'POST' && call.path === ENDPOINTS_PATH
}

const SHARED = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
const notThere = errorReply({
  status: 404,
  message: 'There is nothing at this path.',
  code: 'unknown_url',
})

/** Faults in webhook endpoints and in the payloads of events. */
export const webhookRegistrationFaults: readonly Patch[] = [
  patch('webhook-other-type', 'events have an undeclared type', onPayload(set('/type', 'completion.done'))),
  patch('webhook-other-type-later', 'every event but the first has an undeclared type', {
    hooks: {
      event(event, call) {
        const isFirst = !call.memory.has('first event')
        call.memory.set('first event', true)
        return isFirst ? event : { ...event, payload: set('/type', 'completion.done')(event.payload) }
      },
    },
  }),
  patch('webhook-body-large', 'events are larger than 20 kB', onPayload(set('/padding', PADDING))),
  patch('webhook-payload-flat', 'payloads have their data beside the type', onPayload(flat)),
  patch('webhook-timestamp-missing', 'events do not say when they happened', onPayload(drop('/timestamp'))),
  patch('webhook-type-missing', 'events do not name their type', onPayload(drop('/type'))),
  patch(
    'webhook-payload-1970',
    'events say that they happened in 1970',
    onPayload(set('/timestamp', '1970-01-01T00:00:00Z')),
  ),
  patch(
    'webhook-id-missing',
    'deliveries do not name their event',
    onAttempt((attempt) => ID_FIELDS.reduce((changed, name) => withField(changed, name, null), attempt)),
  ),
  patch(
    'webhook-id-dotted',
    'ids have dots',
    onDraft((draft) => ({ ...draft, eventId: `evt.${draft.eventId}` })),
  ),
  patch(
    'webhook-id-constant',
    'all events have one id',
    onDraft((draft) => ({ ...draft, eventId: 'msg_1' })),
  ),
  patch('webhooks-absent', 'there are no webhook endpoints', {
    answer: (call) => (call.path.startsWith(ENDPOINTS_PATH) ? notThere : undefined),
  }),
  patch(
    'webhook-never-sent',
    'events are not delivered',
    onEmission((emission) => ({ ...emission, audience: [] })),
  ),
  patch(
    'webhook-register-303',
    'a registration is answered 303',
    onRegistered((reply) => ({ ...reply, status: 303 })),
  ),
  patch(
    'webhook-register-text',
    'a registration is answered as text',
    onRegistered((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch('webhook-register-no-id', 'a registered address gets no id', onRegisteredJson(drop('/id'))),
  patch(
    'webhook-register-one-id',
    'all registered addresses get the same id',
    onRegisteredJson(set('/id', 'we_1')),
  ),
  patch(
    'webhook-secret-missing',
    'the answer to a registration has no secret',
    onRegisteredJson(drop('/secret')),
  ),
  patch('webhook-secret-short', 'signing secrets have 8 bytes', {
    hooks: { webhookSecret: (secret) => ({ ...secret, shown: `${secret.shown.slice(0, 17)}=` }) },
  }),
  patch('webhook-secret-shared', 'all addresses have one secret', {
    hooks: { webhookSecret: (secret) => ({ ...secret, shown: SHARED }) },
  }),
  patch('webhook-secret-listed', 'the list of addresses shows a secret', {
    hooks: {
      reply: (reply, call) => {
        if (reply.body.kind !== 'json') return reply
        const secret = valueAtPath(reply.body.value, '/secret')
        if (isRegistration(call) && typeof secret === 'string') call.memory.set('webhook-secret', secret)
        const isList = call.method === 'GET' && call.path === ENDPOINTS_PATH
        return isList ? editJson(reply, set('/secret', call.memory.get('webhook-secret'))) : reply
      },
    },
  }),
  patch(
    'webhook-ignores-removal',
    'events go to addresses that were removed',
    onEmission((emission) => ({
      ...emission,
      audience: emission.known.filter(({ types }) => types.includes(emission.type)),
    })),
  ),
  patch(
    'webhook-ignores-filter',
    'events go to addresses that asked for others',
    onEmission((emission) => ({
      ...emission,
      audience: emission.known.filter(({ isActive }) => isActive),
    })),
  ),
  patch('webhook-first-event-only', 'only the first event is delivered', {
    hooks: {
      emission: (emission, call) => {
        const isFirst = call.memory.get('emitted') === undefined
        call.memory.set('emitted', true)
        return isFirst ? emission : { ...emission, audience: [] }
      },
    },
  }),
  patch(
    'webhook-register-open',
    'an address is registered without a key',
    onCredential((authorization, call) =>
      isRegistration(call) && authorization === undefined ? `Bearer ${call.key}` : undefined,
    ),
  ),
  ...(
    [
      ['webhook-list-open', 'addresses are listed without a key', 'GET', ENDPOINTS_PATH],
      ['webhook-rotate-open', 'a secret is changed without a key', 'POST', `${ENDPOINTS_PATH}/`],
      ['webhook-remove-open', 'an address is removed without a key', 'DELETE', `${ENDPOINTS_PATH}/`],
    ] as const
  ).map(([id, title, method, path]) =>
    patch(
      id,
      title,
      onCredential((authorization, call) =>
        call.method === method && call.path.startsWith(path) && authorization === undefined
          ? `Bearer ${call.key}`
          : undefined,
      ),
    ),
  ),
  patch('webhook-bad-url-ok', 'an address that is not a URL is registered', takesAddress('not a URL')),
  patch(
    'webhook-metadata-ok',
    'the address of a metadata service is registered',
    takesAddress('http://169.254.'),
  ),
  patch(
    'webhook-plain-http-ok',
    'an address elsewhere is registered without TLS',
    takesAddress('http://webhooks.invalid'),
  ),
]
