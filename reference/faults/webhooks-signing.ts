/** Faults of webhook signatures: the mistakes people make. */
import { createHmac } from 'node:crypto'
import { patch, type Action } from '../hooks.ts'
import type { Patch } from '../patch.ts'
import type { DeliveryDraft } from '../webhook-hub.ts'
import { onAttempt, onDraft, withField } from './webhooks-delivery.ts'

const SIGNATURE = 'webhook-signature'

/** Signs in another way; `edit` sees the draft and one secret. */
function signs(sign: (draft: DeliveryDraft, secret: string) => string): Action {
  return onAttempt((attempt) => {
    const { draft } = attempt
    const entries = draft.secrets.map(({ shown }) => sign(draft, shown))
    return withField(attempt, SIGNATURE, entries.join(' '))
  })
}

function mac(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest()
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
}

function contentOf({ eventId, timestampSeconds, body }: DeliveryDraft): string {
  return `${eventId}.${timestampSeconds}.${body}`
}

const unsigned = patch(
  'webhook-unsigned',
  'deliveries are not signed',
  'signature .*none',
  onAttempt((attempt) => withField(attempt, SIGNATURE, null)),
)
const garbage = patch(
  'webhook-signature-garbage',
  'signatures fit nothing',
  'fits nothing',
  signs(() => `v1,${mac(Buffer.from('other'), 'other').toString('base64')}`),
)
const bare = patch(
  'webhook-signature-bare',
  'signatures do not name their version',
  'no-v1-prefix|an entry of standard-v1',
  signs((draft, secret) => mac(keyOf(secret), contentOf(draft)).toString('base64')),
)
const hex = patch(
  'webhook-signature-hex',
  'signatures are in hexadecimal digits',
  'hex-digest|an entry of standard-v1',
  signs((draft, secret) => `v1,${mac(keyOf(secret), contentOf(draft)).toString('hex')}`),
)
const literalKey = patch(
  'webhook-signature-literal-key',
  'the secret is used as it is written',
  'literal-string-key',
  signs((draft, secret) => `v1,${mac(Buffer.from(secret), contentOf(draft)).toString('base64')}`),
)
const bodyOnly = patch(
  'webhook-signature-body-only',
  'only the body is signed',
  'body-only',
  signs((draft, secret) => `v1,${mac(keyOf(secret), draft.body).toString('base64')}`),
)
const milliseconds = patch(
  'webhook-signature-ms',
  'milliseconds are signed and seconds are sent',
  'ms-timestamp',
  signs(({ eventId, timestampSeconds, body }, secret) => {
    const content = `${eventId}.${timestampSeconds}000.${body}`
    return `v1,${mac(keyOf(secret), content).toString('base64')}`
  }),
)
const reserialised = patch(
  'webhook-signature-reserialised',
  'the body is written anew after it was signed',
  're-serialised-body',
  onAttempt((attempt) => ({ ...attempt, body: JSON.stringify(JSON.parse(attempt.body), null, 2) })),
)
const timestampMs = patch(
  'webhook-timestamp-ms',
  'timestamps count milliseconds',
  'seconds since 1970 \\d{13}',
  onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds * 1000 })),
)
const timestampIso = patch(
  'webhook-timestamp-iso',
  'timestamps are dates',
  'seconds since 1970 \\d{4}-',
  onAttempt((attempt) => {
    const date = new Date(attempt.draft.timestampSeconds * 1000).toISOString()
    return withField(attempt, 'webhook-timestamp', date)
  }),
)
const timestampOld = patch(
  'webhook-timestamp-old',
  'timestamps are an hour old',
  's off',
  onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds - 3600 })),
)
const rotationNewOnly = patch(
  'webhook-rotation-new-only',
  'after a rotation only the new secret signs',
  'the old secret',
  onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(0, 1) })),
)
const rotationIgnored = patch(
  'webhook-rotation-ignored',
  'after a rotation only the old secret signs',
  'the new secret',
  onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(-1) })),
)

/** Faults of signatures. */
export const webhookSigningFaults: readonly Patch[] = [
  unsigned,
  garbage,
  bare,
  hex,
  literalKey,
  bodyOnly,
  milliseconds,
  reserialised,
  timestampMs,
  timestampIso,
  timestampOld,
  rotationNewOnly,
  rotationIgnored,
]
