/** Defines patches that make the reference handle webhooks in other ways that still conform. */
import type { Endpoint } from '../../reference/webhook-delivery.ts'
import { bring, endpointAt, newId, send } from '../../reference/webhook-hub.ts'
import { createPatching } from '../../reference/patching.ts'
import { errorReply } from '../../reference/error-replies.ts'
import {
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
} from '../faults/hooks.ts'
import { change, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch, Reply } from '../../reference/patch.ts'
import { ENDPOINTS_PATH } from '../../reference/webhook-endpoints.ts'

const OPTIONS = {
  payload: 'standard',
  signature: 'standard-v1',
  clockScale: 0.05,
  deadlineSeconds: 30,
} as const

const NEVER_CLOSING = new AbortController().signal
const UNPATCHED = createPatching([])

/** Delivers an event that no client caused, signed and with retries. The caller does not wait. */
function deliverUnsolicited(endpoint: Endpoint, type: string, data: object, call: Call): void {
  const payload = { type, timestamp: new Date().toISOString(), data }
  const event = { id: newId('msg'), type, payload }
  void bring(event, endpoint, call, { options: OPTIONS, patching: UNPATCHED, signal: NEVER_CLOSING })
}

const notThere = errorReply({ status: 404, message: 'There is no webhook endpoint of that id.', param: 'id' })

function isRemovalOfGone(call: Call): boolean {
  const id = call.path.slice(ENDPOINTS_PATH.length + 1)
  return call.method === 'DELETE' && call.memory.has(`gone ${String(call.memory.get(`address ${id}`))}`)
}

function isRegistered(reply: Reply, call: Call): boolean {
  return isRegistration(call) && reply.status === 201
}

const TRAFFIC_MS = [0, 30, 90]

function traffic(endpoint: Endpoint, call: Call): void {
  for (const afterMs of TRAFFIC_MS) {
    const deliver = (): void => {
      if (endpoint.isActive)
        deliverUnsolicited(endpoint, 'chat.completion.completed', { model: 'other' }, call)
    }
    setTimeout(deliver, afterMs).unref()
  }
}

const ACTIVATION_MS = 30

const unknownType = errorReply({ status: 400, message: 'There is no such type.', param: 'types' })

const MAX_ENDPOINTS = 3
const tooMany = errorReply({ status: 409, message: `There are ${MAX_ENDPOINTS} webhook endpoints already.` })

const WITHIN_ARRIVAL_MS = 1500

/** Ways of handling webhooks that differ from the reference and still conform. */
export const webhookVariants: readonly Patch[] = [
  patch(
    'webhook-gone-forgotten',
    'an address that answered 410 is forgotten at once, so that removing it finds nothing',
    {
      hooks: {
        outcome: (outcome, call) => {
          if (outcome.status === 410) call.memory.set(`gone ${outcome.url}`, true)
          return outcome
        },
        reply: (reply, call) => {
          const id = valueAtPath(jsonOf(reply), '/id')
          const url = valueAtPath(jsonOf(reply), '/url')
          if (call.path === ENDPOINTS_PATH && typeof id === 'string') call.memory.set(`address ${id}`, url)
          return isRemovalOfGone(call) ? notThere : reply
        },
      },
    },
  ),
  ...patches(onReply, {
    'webhook-test-event': [
      'an address gets a test event when it is registered, of a shape of its own',
      isRegistered,
      (reply, call) => {
        const shown = String(valueAtPath(jsonOf(reply), '/secret'))
        const url = String(valueAtPath(call.json, '/url'))
        deliverUnsolicited(endpointAt(url, { shown, privateKey: null }), 'endpoint.created', { url }, call)
        return withHeader('x-test-event', 'sent')(reply)
      },
    ],
    'webhook-register-200': ['a registration is answered 200', isRegistered, withStatus(200)],
    'webhook-list-in-pages': [
      'the list of addresses comes in pages',
      (reply, call) => call.method === 'GET' && call.path === ENDPOINTS_PATH && reply.status === 200,
      (reply) => {
        const firstPage = change('/data', (data) => (Array.isArray(data) ? data.slice(0, 2) : data))
        return withJson((value) => set('/has_more', true)(firstPage(value)))(reply)
      },
    ],
  }),
  ...patches(on('emission'), {
    'webhook-second-type': [
      'a completion makes an event of another type too, for whoever hears of completions',
      (emission, call) => {
        for (const endpoint of emission.audience)
          deliverUnsolicited(endpoint, 'usage.recorded', { tokens: 7 }, call)
        return { ...emission, delayMs: 1 }
      },
    ],
    'webhook-late-in-time': [
      'events come late, within the declared time',
      withMembers({ delayMs: WITHIN_ARRIVAL_MS }),
    ],
  }),
  patch(
    'webhook-other-traffic',
    'other clients of the account make events of the same type at the same time',
    {
      // A call takes longer than the time between simultaneous events of several clients.
      latency: { ttftMs: 20 },
      hooks: {
        emission: (emission, call) => {
          for (const endpoint of emission.audience) traffic(endpoint, call)
          return { ...emission, delayMs: 5 }
        },
      },
    },
  ),
  ...patches(on('outcome'), {
    'webhook-duplicates': [
      'an acknowledged event comes a second time after a while: at least once',
      (outcome) => (outcome.attempt === 1 && outcome.status === 204 ? { ...outcome, delayMs: 15 } : outcome),
    ],
    'webhook-jitter': [
      'retries come up to 40 % earlier or later than declared',
      (outcome) =>
        outcome.delayMs === null
          ? outcome
          : { ...outcome, delayMs: outcome.delayMs * (0.6 + 0.8 * Math.random()) },
    ],
  }),
  ...patches(on('attempt'), {
    'webhook-copies': [
      'every delivery is sent twice at the same time',
      (attempt) => {
        void send(attempt, NEVER_CLOSING)
        return withHeader('x-copies', '2')(attempt)
      },
    ],
    'webhook-extra-headers': [
      'deliveries carry headers of their own',
      (attempt) => ({
        ...attempt,
        headers: {
          ...attempt.headers,
          traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
          'x-webhook-attempt': String(attempt.attempt),
          'x-webhook-environment': 'test',
        },
      }),
    ],
  }),
  patch(
    'webhook-register-202',
    'a registration is answered 202, and the address hears of nothing for a while',
    {
      hooks: {
        reply: (reply, call) => {
          if (!isRegistered(reply, call)) return reply
          call.memory.set(`active from ${String(valueAtPath(call.json, '/url'))}`, Date.now() + ACTIVATION_MS)
          return { ...reply, status: 202 }
        },
        emission: (emission, call) => ({
          ...emission,
          audience: emission.audience.filter(
            ({ url }) => Date.now() >= Number(call.memory.get(`active from ${url}`) ?? 0),
          ),
        }),
      },
    },
  ),
  patch('webhook-types-checked', 'a registration for an unknown type is refused', {
    answer: (call) => {
      const types = isRegistration(call) ? valueAtPath(call.json, '/types') : undefined
      if (!Array.isArray(types)) return undefined
      return types.every((type) => type === 'chat.completion.completed') ? undefined : unknownType
    },
  }),
  patch(
    'webhook-endpoint-limit',
    'no more than three addresses are taken, and all others refused until one is removed',
    {
      answer: (call) =>
        isRegistration(call) && Number(call.memory.get('endpoints') ?? 0) >= MAX_ENDPOINTS
          ? tooMany
          : undefined,
      hooks: {
        reply: (reply, call) => {
          const removed = call.method === 'DELETE' && reply.status === 200 ? 1 : 0
          const added = isRegistered(reply, call) ? 1 : 0
          call.memory.set('endpoints', Number(call.memory.get('endpoints') ?? 0) + added - removed)
          return reply
        },
      },
    },
  ),
]
