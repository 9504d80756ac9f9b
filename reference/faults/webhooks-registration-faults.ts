/** Faults in webhook endpoints and in the payloads of events. */
import { patch, type Action, editJson, onCredential, onReply, withHeader } from '../hooks.ts'
import { valueAtPath, drop, isObject, set, type Edit, change } from '../json-edit.ts'
import type { Patch, Call, Reply } from '../patch.ts'
import { onAttempt, onDraft, withField } from './webhooks-delivery-faults.ts'
import { ID_FIELDS } from './webhook-recipes.ts'
import { errorReply, jsonReply } from '../error-replies.ts'
import { ENDPOINTS_PATH } from '../webhook-endpoints.ts'
import type { Emission } from '../webhook-delivery.ts'

/** Changes the payload of every event. */
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

const PADDING = 'x'.repeat(30_000)

/** Changes the receivers of an event. */
function onEmission(edit: (emission: Emission) => Emission): Action {
  return { hooks: { emission: edit } }
}

function onRegistered(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isRegistration(call) && reply.status === 201, edit)
}

function onRegisteredJson(edit: Edit): Action {
  return onRegistered((reply) => editJson(reply, edit))
}

/** Accepts an address that begins like this. */
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

/** All of these faults. */
export const webhookRegistrationFaults: readonly Patch[] = [
  patch(
    'webhook-other-type',
    'events are of a type nobody declared',
    'string "completion\\.done"',
    onPayload(set('/type', 'completion.done')),
  ),
  patch(
    'webhook-other-type-later',
    'every event but the first is of a type nobody declared',
    'string "completion\\.done"',
    {
      hooks: {
        event(event, call) {
          const isFirst = !call.memory.has('first event')
          call.memory.set('first event', true)
          return isFirst ? event : { ...event, payload: set('/type', 'completion.done')(event.payload) }
        },
      },
    },
  ),
  patch(
    'webhook-body-large',
    'events are larger than 20 kB',
    'at most 20000 bytes',
    onPayload(set('/padding', PADDING)),
  ),
  patch('webhook-payload-flat', 'what happened stands beside the type', '/data present', onPayload(flat)),
  patch(
    'webhook-timestamp-missing',
    'events do not say when they happened',
    '/timestamp present',
    onPayload(drop('/timestamp')),
  ),
  patch('webhook-type-missing', 'events do not name their type', '/type .*missing', onPayload(drop('/type'))),
  patch(
    'webhook-payload-1970',
    'events say that they happened in 1970',
    '/timestamp .*1970',
    onPayload(set('/timestamp', '1970-01-01T00:00:00Z')),
  ),
  patch(
    'webhook-id-missing',
    'deliveries do not name their event',
    'id an id none',
    onAttempt((attempt) => ID_FIELDS.reduce((changed, name) => withField(changed, name, null), attempt)),
  ),
  patch(
    'webhook-id-dotted',
    'ids have dots',
    'without a dot evt\\.',
    onDraft((draft) => ({ ...draft, eventId: `evt.${draft.eventId}` })),
  ),
  patch(
    'webhook-id-constant',
    'all events have one id',
    'another id msg_1',
    onDraft((draft) => ({ ...draft, eventId: 'msg_1' })),
  ),
  patch('webhooks-absent', 'there are no webhook endpoints', 'not offered.*404', {
    answer: (call) => (call.path.startsWith(ENDPOINTS_PATH) ? notThere : undefined),
  }),
  patch(
    'webhook-never-sent',
    'events are not delivered',
    'a delivery none',
    onEmission((emission) => ({ ...emission, audience: [] })),
  ),
  patch(
    'webhook-endpoint-limit-ignored',
    'an address more than there may be is taken',
    'status 4xx, since \\d+ addresses are registered 201',
    onReply(
      (reply, call) => isRegistration(call) && reply.status === 409,
      (_, call) => {
        const url = valueAtPath(call.json, '/url')
        return jsonReply(201, { id: `we_${call.n}`, object: 'webhook_endpoint', url, secret: SHARED })
      },
    ),
  ),
  patch(
    'webhook-register-303',
    'a registration is answered 303',
    'status\\b.*\\b303\\b',
    onRegistered((reply) => ({ ...reply, status: 303 })),
  ),
  patch(
    'webhook-register-text',
    'a registration is answered as text',
    'JSON text/plain',
    onRegistered((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'webhook-register-no-id',
    'a registered address gets no id',
    '/id .*missing',
    onRegisteredJson(drop('/id')),
  ),
  patch(
    'webhook-register-one-id',
    'all registered addresses get the same id',
    '/id an id of its own',
    onRegisteredJson(set('/id', 'we_1')),
  ),
  patch(
    'webhook-secret-missing',
    'a registration tells no secret',
    '/secret a secret none',
    onRegisteredJson(drop('/secret')),
  ),
  patch('webhook-secret-short', 'signing secrets have 8 bytes', 'a secret of 18 ', {
    hooks: { webhookSecret: (secret) => ({ ...secret, shown: `${secret.shown.slice(0, 17)}=` }) },
  }),
  patch('webhook-secret-shared', 'all addresses have one secret', 'one given before', {
    hooks: { webhookSecret: (secret) => ({ ...secret, shown: SHARED }) },
  }),
  patch('webhook-secret-listed', 'the list of addresses tells the secrets', 'a secret', {
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
    'nothing after the removal',
    onEmission((emission) => ({
      ...emission,
      audience: emission.known.filter(({ types }) => types.includes(emission.type)),
    })),
  ),
  patch(
    'webhook-ignores-filter',
    'events go to addresses that asked for others',
    'no event of another type',
    onEmission((emission) => ({
      ...emission,
      audience: emission.known.filter(({ isActive }) => isActive),
    })),
  ),
  patch('webhook-first-event-only', 'only the first event is delivered', 'a second event', {
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
    'status\\b.*\\b201\\b',
    onCredential((authorization, call) =>
      isRegistration(call) && authorization === undefined ? `Bearer ${call.key}` : undefined,
    ),
  ),
  patch(
    'webhook-bad-url-ok',
    'an address that is not a URL is registered',
    'status\\b.*\\b201\\b',
    takesAddress('not a URL'),
  ),
  patch(
    'webhook-metadata-ok',
    'the address of a metadata service is registered',
    'status\\b.*\\b201\\b',
    takesAddress('http://169.254.'),
  ),
  patch(
    'webhook-plain-http-ok',
    'an address elsewhere is registered without TLS',
    'status\\b.*\\b201\\b',
    takesAddress('http://webhooks.invalid'),
  ),
]
