/** Signs events. The library of Standard Webhooks makes v1 signatures; the other schemes are implemented here. */
import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { DeliveryDraft, WebhookSecret } from './webhook-delivery.ts'

/** The signature schemes of the reference. */
export type SignatureSchemeName = 'standard-v1' | 'standard-v1a' | 'stripe' | 'github' | 'own' | 'none'

const SECRET_BYTES = 32

/** Creates a secret for a scheme. */
export function newSecret(scheme: SignatureSchemeName): WebhookSecret {
  if (scheme !== 'standard-v1a') {
    return { shown: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`, privateKey: null }
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { shown: `whpk_${raw.toString('base64')}`, privateKey }
}

/** The header fields that identify, date and sign a delivery. */
export function signedHeaders(scheme: SignatureSchemeName, draft: DeliveryDraft): Record<string, string> {
  const { eventId, timestampSeconds, body, secrets } = draft
  const standard = { 'webhook-id': eventId, 'webhook-timestamp': String(timestampSeconds) }
  const each = (one: (secret: WebhookSecret) => string, separator: string) => secrets.map(one).join(separator)
  switch (scheme) {
    case 'standard-v1':
      return { ...standard, 'webhook-signature': each((secret) => standardSignature(secret, draft), ' ') }
    case 'standard-v1a':
      return { ...standard, 'webhook-signature': each((secret) => keyPairSignature(secret, draft), ' ') }
    case 'stripe': {
      const mac = (secret: WebhookSecret) => `v1=${hexMac(secret, `${timestampSeconds}.${body}`)}`
      return { 'webhook-id': eventId, 'stripe-signature': `t=${timestampSeconds},${each(mac, ',')}` }
    }
    case 'github': {
      const [secret] = secrets
      return {
        'x-github-delivery': eventId,
        'x-hub-signature-256': secret === undefined ? '' : `sha256=${hexMac(secret, body)}`,
      }
    }
    // A scheme that no other scheme's verifier accepts.
    case 'own': {
      const milliseconds = String(timestampSeconds * 1000)
      const content = `${eventId}:${milliseconds}:${body}`
      return {
        'x-event': eventId,
        'x-sent-at': milliseconds,
        'x-seal': each((secret) => `hs512=${ownMac(secret, content)}`, ', '),
      }
    }
    case 'none':
      return { 'webhook-id': eventId }
  }
}

function standardSignature(
  secret: WebhookSecret,
  { eventId, timestampSeconds, body }: DeliveryDraft,
): string {
  return new Webhook(secret.shown).sign(eventId, new Date(timestampSeconds * 1000), body)
}

function keyPairSignature(secret: WebhookSecret, { eventId, timestampSeconds, body }: DeliveryDraft): string {
  if (secret.privateKey === null) return ''
  const content = Buffer.from(`${eventId}.${timestampSeconds}.${body}`)
  return `v1a,${sign(null, content, secret.privateKey).toString('base64')}`
}

function hexMac(secret: WebhookSecret, content: string): string {
  return createHmac('sha256', secret.shown).update(content).digest('hex')
}

function ownMac(secret: WebhookSecret, content: string): string {
  return createHmac('sha512', secret.shown).update(content).digest('base64')
}
