/** Defines faults of webhook deliveries: signatures, secret rotation, leaked secrets, acknowledgements, deadlines and retries. */
import { type Action, jsonOf, on, patch, patches, withHeader, withJson, withMembers } from './hooks.ts'
import { set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Patch, Call } from '../../reference/patch.ts'
import type { DeliveryOutcome } from '../../reference/webhook-delivery.ts'

const SIGNATURE_FIELDS = ['webhook-signature', 'stripe-signature', 'x-hub-signature-256', 'x-seal']

const FOREVER_MS = 60_000
const SOON_MS = 10
const LATE_MS = 200
const TOO_LATE_MS = 2600
// The waits in ms before an acknowledged event is sent again. The waits after a failure are the same.
const IN_VAIN_MS = [20, 60, 180]

/** Stores `value` under the name `what` at the first delivery attempt, and returns the stored value at every attempt. */
function remembered(call: Call, what: string, attempt: number, value: string): string {
  const key = `webhook ${what}`
  if (attempt === 1) call.memory.set(key, value)
  const kept = call.memory.get(key)
  return typeof kept === 'string' ? kept : value
}

/** Creates an action that changes the wait before the next attempt. `edit` returns null to end the attempts, undefined for no change. */
function onOutcome(edit: (outcome: DeliveryOutcome) => number | null | undefined): Action {
  return {
    hooks: {
      outcome: (outcome) => {
        const delayMs = edit(outcome)
        return delayMs === undefined ? outcome : { ...outcome, delayMs }
      },
    },
  }
}

// The wait before a retry, in ms. After a shorter wait, the retry could look like a copy of the previous attempt.
const HAMMER_MS = 4 * SOON_MS

/** Faults in deliveries of webhook events, and in their signatures. */
export const webhookDeliveryFaults: readonly Patch[] = [
  ...patches(on('attempt'), {
    'webhook-unsigned': [
      'deliveries are not signed',
      (attempt) => SIGNATURE_FIELDS.reduce((changed, name) => withHeader(name, null)(changed), attempt),
    ],
    'webhook-signature-reserialised': [
      'the body is written anew after it was signed',
      (attempt) => ({ ...attempt, body: JSON.stringify(JSON.parse(attempt.body), null, 2) }),
    ],
    'webhook-put': ['events are delivered by PUT', withMembers({ method: 'PUT' })],
    'webhook-query-dropped': [
      'the query of an address is dropped',
      (attempt) => ({ ...attempt, url: attempt.url.replace(/\?.*/, '') }),
    ],
    'webhook-query-cut': [
      'only the first member of the query of an address is kept',
      (attempt) => ({ ...attempt, url: attempt.url.replace(/&.*/, '') }),
    ],
    'webhook-media-text': ['deliveries are labeled text/plain', withHeader('content-type', 'text/plain')],
    'webhook-key-in-header': [
      'deliveries carry the key of the account',
      (attempt, call) => withHeader('authorization', `Bearer ${call.key}`)(attempt),
    ],
    'webhook-follows-redirect': ['redirects are followed', withMembers({ redirect: 'follow' })],
    'webhook-waits-forever': [
      'a delivery without an answer never times out',
      withMembers({ timeoutMs: FOREVER_MS }),
    ],
    'webhook-gives-up-early': [
      'a delivery times out long before the deadline',
      withMembers({ timeoutMs: SOON_MS }),
    ],
  }),
  ...patches(on('signature'), {
    'webhook-signature-garbage': ['signatures are wrong', withMembers({ content: 'other' })],
    'webhook-signature-bare': ['signatures do not name their version', withMembers({ prefix: '' })],
    'webhook-signature-literal-key': [
      'the secret is used as it is written where it is to be decoded, and the other way round',
      (parts) => ({ ...parts, isDecoded: !parts.isDecoded }),
    ],
    'webhook-signature-body-only': [
      'only the body is signed',
      (parts) => ({ ...parts, content: parts.draft.body }),
    ],
    'webhook-signature-escaped': [
      'the signed text has escapes where the body has letters beyond ASCII',
      (parts) => ({
        ...parts,
        content: parts.content.replaceAll(
          /[\u0080-\uFFFF]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      }),
    ],
    'webhook-stale-signature': [
      'retries have the signature of the first attempt',
      (parts, call) => {
        const { eventId, attempt } = parts.draft
        return { ...parts, content: remembered(call, `content ${eventId}`, attempt, parts.content) }
      },
    ],
  }),
  ...patches(on('draft'), {
    'webhook-timestamp-ms': [
      'timestamps count milliseconds',
      (draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds * 1000 }),
    ],
    'webhook-timestamp-old': [
      'timestamps are 400 seconds old',
      (draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds - 400 }),
    ],
    'webhook-rotation-new-only': [
      'after a rotation only the new secret signs',
      (draft) => ({ ...draft, secrets: draft.secrets.slice(0, 1) }),
    ],
    'webhook-rotation-ignored': [
      'after a rotation only the old secret signs',
      (draft) => ({ ...draft, secrets: draft.secrets.slice(-1) }),
    ],
    'webhook-body-form': [
      'events are delivered as a form',
      (draft) => ({ ...draft, body: `payload=${encodeURIComponent(draft.body)}` }),
    ],
    'webhook-secret-in-payload': [
      'deliveries carry their signing secret',
      (draft) => {
        const secret = JSON.stringify(draft.secrets[0]?.shown ?? '')
        return { ...draft, body: draft.body.replace(/}$/, `,"secret":${secret}}`) }
      },
    ],
    'webhook-new-id-on-retry': [
      'each attempt has an id of its own',
      (draft) => (draft.attempt === 1 ? draft : { ...draft, eventId: `${draft.eventId}-${draft.attempt}` }),
    ],
    'webhook-body-changes': [
      'retries have another body',
      (draft) => ({ ...draft, body: draft.body + ' '.repeat(draft.attempt - 1) }),
    ],
    'webhook-stale-timestamp': [
      'retries have the timestamp of the first attempt',
      (draft, call) => ({
        ...draft,
        timestampSeconds: Number(
          remembered(call, `time ${draft.eventId}`, draft.attempt, String(draft.timestampSeconds)),
        ),
      }),
    ],
  }),
  patch('webhook-rotation-same-secret', 'a rotation gives the secret that there was', {
    hooks: {
      reply: (reply, call) => {
        const id = valueAtPath(jsonOf(reply), '/id')
        const secret = valueAtPath(jsonOf(reply), '/secret')
        if (typeof id !== 'string' || typeof secret !== 'string') return reply
        const first = call.memory.get(`webhook secret ${id}`)
        if (first === undefined) call.memory.set(`webhook secret ${id}`, secret)
        return first === undefined ? reply : withJson(set('/secret', first))(reply)
      },
    },
  }),
  ...patches(onOutcome, {
    'webhook-again-after-ack': [
      'an acknowledged event is retried like any other',
      ({ attempt, status }) =>
        status !== null && status < 300 ? (IN_VAIN_MS[attempt - 1] ?? null) : undefined,
    ],
    'webhook-drop-is-ack': [
      'a broken connection counts as an acknowledgement',
      ({ status, isTimeout }) => (status === null && !isTimeout ? null : undefined),
    ],
    'webhook-redirect-is-ack': [
      'a redirect counts as an acknowledgement',
      ({ status }) => (status === 302 ? null : undefined),
    ],
    'webhook-refusal-is-final': [
      'a 4xx ends the retries',
      ({ status }) => (status !== null && status >= 400 && status < 500 ? null : undefined),
    ],
    'webhook-retries-once': [
      'a failed delivery is tried again only once',
      ({ attempt }) => (attempt > 1 ? null : undefined),
    ],
    'webhook-retries-once-more': [
      'a failed delivery is tried again once more than declared',
      ({ attempt, status }) =>
        attempt === IN_VAIN_MS.length + 1 && (status === null || status >= 300) ? LATE_MS : undefined,
    ],
    'webhook-no-retry': ['a failed delivery is not tried again', () => null],
    'webhook-silence-is-ack': [
      'no answer counts as an acknowledgement',
      ({ isTimeout }) => (isTimeout ? null : undefined),
    ],
    'webhook-ignores-gone': [
      'a 410 does not end the retries',
      ({ attempt, status }) => (status === 410 ? (IN_VAIN_MS[attempt - 1] ?? null) : undefined),
    ],
    'webhook-hammering': [
      'the waits between attempts shrink',
      ({ attempt, delayMs }) => (delayMs === null ? undefined : attempt === 1 ? 30 * SOON_MS : HAMMER_MS),
    ],
  }),
  ...patches(on('emission'), {
    'webhook-blocks': [
      'a completion waits until its event is acknowledged',
      withMembers({ isAwaited: true }),
    ],
    'webhook-one-by-one': ['addresses are served one after the other', withMembers({ isOneByOne: true })],
    'webhook-three-addresses': [
      'an event is delivered to the first three addresses only',
      (emission) => ({ ...emission, audience: emission.audience.slice(0, 3) }),
    ],
    'webhook-late': ['events are delivered later than declared', withMembers({ delayMs: TOO_LATE_MS })],
  }),
]
