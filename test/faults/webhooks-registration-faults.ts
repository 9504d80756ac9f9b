/** Defines faults in the registration of webhook endpoints, and in the payloads of events. */
import {
  acceptsCredential,
  type Action,
  countCall,
  jsonOf,
  on,
  onReply,
  patch,
  patches,
  withHeader,
  withJson,
  withMembers,
  withStatus,
  isRegistration,
} from './hooks.ts'
import { change, drop, type Edit, set } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'
import type { Patch, Call, Reply } from '../../reference/patch.ts'
import { unknownPathReply } from '../../reference/error-replies.ts'
import { ENDPOINTS_PATH } from '../../reference/webhook-endpoints.ts'

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

// The length, in ms, of the time whose events have one id.
const ONE_ID_MS = 2000

function onRegistered(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isRegistration(call) && reply.status === 201, edit)
}

function onRegisteredJson(edit: Edit): Action {
  return onRegistered(withJson(edit))
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

/** Creates an action that accepts calls with this method to the paths of webhook endpoints without a key. */
function keyless(method: string, path: RegExp): Action {
  return acceptsCredential(
    (authorization, call) => authorization === '' && call.method === method && path.test(call.path),
  )
}

const SHARED = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='

/** Faults in webhook endpoints and in the payloads of events. */
export const webhookRegistrationFaults: readonly Patch[] = [
  ...patches(onPayload, {
    'webhook-other-type': ['events have an undeclared type', set('/type', 'completion.done')],
    'webhook-body-large': ['events are larger than 20 kB', set('/padding', PADDING)],
    'webhook-payload-flat': ['payloads have their data beside the type', flat],
    'webhook-timestamp-missing': ['events do not say when they happened', drop('/timestamp')],
    'webhook-type-missing': ['events do not name their type', drop('/type')],
    'webhook-payload-1970': [
      'events say that they happened in 1970',
      set('/timestamp', '1970-01-01T00:00:00Z'),
    ],
  }),
  patch('webhook-other-type-later', 'every event but the first has an undeclared type', {
    hooks: {
      event: (event, call) =>
        countCall(call, 'events') === 1
          ? event
          : { ...event, payload: set('/type', 'completion.done')(event.payload) },
    },
  }),
  patch(
    'webhook-id-missing',
    'deliveries do not name their event',
    on('attempt')((attempt) => ID_FIELDS.reduce((changed, name) => withHeader(name, null)(changed), attempt)),
  ),
  ...patches(on('draft'), {
    'webhook-id-dotted': ['ids have dots', (draft) => ({ ...draft, eventId: `evt.${draft.eventId}` })],
    'webhook-id-constant': ['all events have one id', withMembers({ eventId: 'msg_1' })],
  }),
  patch(
    'webhook-id-second',
    'events of the same two seconds have one id',
    on('event')((event) => ({ ...event, id: `msg_${Math.floor(Date.now() / ONE_ID_MS)}` })),
  ),
  patch('webhooks-absent', 'there are no webhook endpoints', {
    answer: (call) => (call.path.startsWith(ENDPOINTS_PATH) ? unknownPathReply() : undefined),
  }),
  ...patches(on('emission'), {
    'webhook-never-sent': ['events are not delivered', withMembers({ audience: [] })],
    'webhook-ignores-removal': [
      'events go to addresses that were removed',
      (emission) => ({
        ...emission,
        audience: emission.known.filter(({ types }) => types.includes(emission.type)),
      }),
    ],
    'webhook-ignores-filter': [
      'events go to addresses that asked for others',
      (emission) => ({
        ...emission,
        audience: emission.known.filter(({ isActive }) => isActive),
      }),
    ],
    'webhook-first-event-only': [
      'only the first event is delivered',
      (emission, call) => (countCall(call, 'emissions') === 1 ? emission : { ...emission, audience: [] }),
    ],
  }),
  ...patches(onRegistered, {
    'webhook-register-303': ['a registration is answered 303', withStatus(303)],
    'webhook-register-text': ['a registration is answered as text', withHeader('content-type', 'text/plain')],
  }),
  ...patches(onRegisteredJson, {
    'webhook-register-no-id': ['a registered address gets no id', drop('/id')],
    'webhook-register-one-id': ['all registered addresses get the same id', set('/id', 'we_1')],
    'webhook-secret-missing': ['the answer to a registration has no secret', drop('/secret')],
  }),
  ...patches(on('webhookSecret'), {
    'webhook-secret-short': [
      'signing secrets have 8 bytes',
      (secret) => ({ ...secret, shown: `${secret.shown.slice(0, 17)}=` }),
    ],
    'webhook-secret-shared': ['all addresses have one secret', withMembers({ shown: SHARED })],
  }),
  patch('webhook-secret-listed', 'the list of addresses shows a secret', {
    hooks: {
      reply: (reply, call) => {
        const secret = valueAtPath(jsonOf(reply), '/secret')
        if (isRegistration(call) && typeof secret === 'string') call.memory.set('webhook-secret', secret)
        const isList = call.method === 'GET' && call.path === ENDPOINTS_PATH
        return isList ? withJson(set('/secret', call.memory.get('webhook-secret')))(reply) : reply
      },
    },
  }),
  ...patches(keyless, {
    'webhook-register-open': ['an address is registered without a key', 'POST', /webhook_endpoints$/],
    'webhook-list-open': ['addresses are listed without a key', 'GET', /webhook_endpoints$/],
    'webhook-rotate-open': ['a secret is changed without a key', 'POST', /webhook_endpoints\//],
    'webhook-remove-open': ['an address is removed without a key', 'DELETE', /webhook_endpoints\//],
  }),
  ...patches(takesAddress, {
    'webhook-bad-url-ok': ['an address that is not a URL is registered', 'not a URL'],
    'webhook-metadata-ok': ['the address of a metadata service is registered', 'http://169.254.'],
    'webhook-plain-http-ok': ['an address elsewhere is registered without TLS', 'http://webhooks.invalid'],
  }),
]
