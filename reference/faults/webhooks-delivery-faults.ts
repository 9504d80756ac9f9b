/** Defines faults of webhook deliveries: signatures, secret rotation, leaked secrets, acknowledgements, deadlines and retries. */
import { editJson, patch, type Action } from '../hooks.ts'
import { valueAtPath, set } from '../json-edit.ts'
import type { Patch, Call } from '../patch.ts'
import type { DeliveryAttempt, DeliveryDraft, DeliveryOutcome, Emission } from '../webhook-delivery.ts'
import type { SignatureParts } from '../webhook-signing.ts'

/** Creates an action that changes the values from which the signature of a webhook delivery is made. */
function signs(edit: (parts: SignatureParts, call: Call) => SignatureParts): Action {
  return { hooks: { signature: edit } }
}

const SIGNATURE_FIELDS = ['webhook-signature', 'stripe-signature', 'x-hub-signature-256', 'x-seal']

const FOREVER_MS = 60_000
const SOON_MS = 10
const LATE_MS = 200
const TOO_LATE_MS = 3500
// The waits in ms before an acknowledged event is sent again. The waits after a failure are the same.
const IN_VAIN_MS = [20, 60, 180]

/** Creates an action that changes webhook deliveries after they are signed. */
export function onAttempt(edit: (attempt: DeliveryAttempt, call: Call) => DeliveryAttempt): Action {
  return { hooks: { attempt: edit } }
}

/** Creates an action that changes webhook deliveries before they are signed. */
export function onDraft(edit: (draft: DeliveryDraft, call: Call) => DeliveryDraft): Action {
  return { hooks: { draft: edit } }
}

/** Returns a delivery with another value of a header field, or without that field when `value` is null. */
export function withField(attempt: DeliveryAttempt, name: string, value: string | null): DeliveryAttempt {
  const others = Object.entries(attempt.headers).filter(([field]) => field !== name)
  return {
    ...attempt,
    headers: Object.fromEntries(value === null ? others : [...others, [name, value]]),
  }
}

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

function onEmission(edit: (emission: Emission) => Emission): Action {
  return { hooks: { emission: edit } }
}

// The wait before a retry, in ms. After a shorter wait, the retry could look like a copy of the previous attempt.
const HAMMER_MS = 4 * SOON_MS

/** Faults in deliveries of webhook events, and in their signatures. */
export const webhookDeliveryFaults: readonly Patch[] = [
  patch(
    'webhook-unsigned',
    'deliveries are not signed',
    onAttempt((attempt) =>
      SIGNATURE_FIELDS.reduce((changed, name) => withField(changed, name, null), attempt),
    ),
  ),
  patch(
    'webhook-signature-garbage',
    'signatures are wrong',
    signs((parts) => ({ ...parts, content: 'other' })),
  ),
  patch(
    'webhook-signature-bare',
    'signatures do not name their version',
    signs((parts) => ({ ...parts, prefix: '' })),
  ),
  patch(
    'webhook-signature-hex',
    'signatures are in other digits: hexadecimal ones for base64, and the other way round',
    signs((parts) => ({ ...parts, encoding: parts.encoding === 'hex' ? 'base64' : 'hex' })),
  ),
  patch(
    'webhook-signature-literal-key',
    'the secret is used as it is written where it is to be decoded, and the other way round',
    signs((parts) => ({ ...parts, isDecoded: !parts.isDecoded })),
  ),
  patch(
    'webhook-signature-body-only',
    'only the body is signed',
    signs((parts) => ({ ...parts, content: parts.draft.body })),
  ),
  patch(
    'webhook-signature-ms',
    'milliseconds are signed and seconds are sent',
    signs((parts) => ({
      ...parts,
      content: parts.content.replace(parts.timestamp, `${parts.timestamp}000`),
    })),
  ),
  patch(
    'webhook-signature-reserialised',
    'the body is written anew after it was signed',
    onAttempt((attempt) => ({ ...attempt, body: JSON.stringify(JSON.parse(attempt.body), null, 2) })),
  ),
  patch(
    'webhook-timestamp-ms',
    'timestamps count milliseconds',
    onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds * 1000 })),
  ),
  patch(
    'webhook-timestamp-old',
    'timestamps are 400 seconds old',
    onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds - 400 })),
  ),
  patch(
    'webhook-rotation-new-only',
    'after a rotation only the new secret signs',
    onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(0, 1) })),
  ),
  patch(
    'webhook-rotation-ignored',
    'after a rotation only the old secret signs',
    onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(-1) })),
  ),
  patch('webhook-rotation-same-secret', 'a rotation gives the secret that there was', {
    hooks: {
      reply: (reply, call) => {
        const [id, secret] =
          reply.body.kind === 'json'
            ? [valueAtPath(reply.body.value, '/id'), valueAtPath(reply.body.value, '/secret')]
            : []
        if (typeof id !== 'string' || typeof secret !== 'string') return reply
        const first = call.memory.get(`webhook secret ${id}`)
        if (first === undefined) call.memory.set(`webhook secret ${id}`, secret)
        return first === undefined ? reply : editJson(reply, set('/secret', first))
      },
    },
  }),
  patch(
    'webhook-put',
    'events are delivered by PUT',
    onAttempt((attempt) => ({ ...attempt, method: 'PUT' })),
  ),
  patch(
    'webhook-media-text',
    'deliveries are labeled text/plain',
    onAttempt((attempt) => withField(attempt, 'content-type', 'text/plain')),
  ),
  patch(
    'webhook-body-form',
    'events are delivered as a form',
    onDraft((draft) => ({ ...draft, body: `payload=${encodeURIComponent(draft.body)}` })),
  ),
  patch(
    'webhook-key-in-header',
    'deliveries carry the key of the account',
    onAttempt((attempt, call) => withField(attempt, 'authorization', `Bearer ${call.key}`)),
  ),
  patch(
    'webhook-secret-in-payload',
    'deliveries carry their signing secret',
    onDraft((draft) => {
      const secret = JSON.stringify(draft.secrets[0]?.shown ?? '')
      return { ...draft, body: draft.body.replace(/}$/, `,"secret":${secret}}`) }
    }),
  ),
  patch(
    'webhook-again-after-ack',
    'an acknowledged event is retried like any other',
    onOutcome(({ attempt, status }) =>
      status !== null && status < 300 ? (IN_VAIN_MS[attempt - 1] ?? null) : undefined,
    ),
  ),
  patch(
    'webhook-drop-is-ack',
    'a broken connection counts as an acknowledgement',
    onOutcome(({ status, isTimeout }) => (status === null && !isTimeout ? null : undefined)),
  ),
  patch(
    'webhook-follows-redirect',
    'redirects are followed',
    onAttempt((attempt) => ({ ...attempt, redirect: 'follow' })),
  ),
  patch(
    'webhook-redirect-is-ack',
    'a redirect counts as an acknowledgement',
    onOutcome(({ status }) => (status === 302 ? null : undefined)),
  ),
  patch(
    'webhook-blocks',
    'a completion waits until its event is acknowledged',
    onEmission((emission) => ({ ...emission, isAwaited: true })),
  ),
  patch(
    'webhook-one-by-one',
    'addresses are served one after the other',
    onEmission((emission) => ({ ...emission, isOneByOne: true })),
  ),
  patch(
    'webhook-waits-forever',
    'a delivery without an answer never times out',
    onAttempt((attempt) => ({ ...attempt, timeoutMs: FOREVER_MS })),
  ),
  patch(
    'webhook-gives-up-early',
    'a delivery times out long before the deadline',
    onAttempt((attempt) => ({ ...attempt, timeoutMs: SOON_MS })),
  ),
  patch(
    'webhook-late',
    'events are delivered later than declared',
    onEmission((emission) => ({ ...emission, delayMs: TOO_LATE_MS })),
  ),
  patch(
    'webhook-refusal-is-final',
    'a 4xx ends the retries',
    onOutcome(({ status }) => (status !== null && status >= 400 && status < 500 ? null : undefined)),
  ),
  patch(
    'webhook-retries-once',
    'a failed delivery is tried again only once',
    onOutcome(({ attempt }) => (attempt > 1 ? null : undefined)),
  ),
  patch(
    'webhook-retries-once-more',
    'a failed delivery is tried again once more than declared',
    onOutcome(({ attempt, status }) =>
      attempt === IN_VAIN_MS.length + 1 && (status === null || status >= 300) ? LATE_MS : undefined,
    ),
  ),
  patch(
    'webhook-no-retry',
    'a failed delivery is not tried again',
    onOutcome(() => null),
  ),
  patch(
    'webhook-silence-is-ack',
    'no answer counts as an acknowledgement',
    onOutcome(({ isTimeout }) => (isTimeout ? null : undefined)),
  ),
  patch(
    'webhook-ignores-gone',
    'a 410 does not end the retries',
    onOutcome(({ attempt, status }) => (status === 410 ? (IN_VAIN_MS[attempt - 1] ?? null) : undefined)),
  ),
  patch(
    'webhook-new-id-on-retry',
    'each attempt has an id of its own',
    onDraft((draft) =>
      draft.attempt === 1 ? draft : { ...draft, eventId: `${draft.eventId}-${draft.attempt}` },
    ),
  ),
  patch(
    'webhook-body-changes',
    'retries have another body',
    onDraft((draft) => ({ ...draft, body: draft.body + ' '.repeat(draft.attempt - 1) })),
  ),
  patch(
    'webhook-stale-timestamp',
    'retries have the timestamp of the first attempt',
    onDraft((draft, call) => ({
      ...draft,
      timestampSeconds: Number(
        remembered(call, `time ${draft.eventId}`, draft.attempt, String(draft.timestampSeconds)),
      ),
    })),
  ),
  patch(
    'webhook-stale-signature',
    'retries have the signature of the first attempt',
    signs((parts, call) => {
      const { eventId, attempt } = parts.draft
      return { ...parts, content: remembered(call, `content ${eventId}`, attempt, parts.content) }
    }),
  ),
  patch(
    'webhook-hammering',
    'the waits between attempts shrink',
    onOutcome(({ attempt, delayMs }) =>
      delayMs === null ? undefined : attempt === 1 ? 30 * SOON_MS : HAMMER_MS,
    ),
  ),
]
