import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { DeliveryDraft, WebhookSecret } from './webhook-delivery.ts'

/** The scheme by which deliveries are signed. `own` is a scheme that only the reference implementation uses. */
export type SignatureSchemeName = 'standard-v1' | 'standard-v1a' | 'stripe' | 'github' | 'own' | 'none'

/** The inputs of a signature. If `isDecoded`, the secret is decoded from base64 to get the key. */
export type SignatureParts = {
  readonly draft: DeliveryDraft
  readonly content: string
  readonly timestamp: string
  readonly isDecoded: boolean
  readonly encoding: 'base64' | 'hex'
  readonly hash: 'sha256' | 'sha512'
  readonly prefix: string
}

/** A signature scheme for webhooks. `partsOf` returns the text to sign, and each setting that differs from the default (SHA-256 in hex). */
type Scheme = {
  readonly idField: string
  readonly timestampField: string | null
  readonly signatureField: string
  readonly joined: (signatures: readonly string[], timestamp: string) => string
  readonly partsOf: (
    draft: DeliveryDraft,
  ) => Pick<SignatureParts, 'content' | 'prefix'> & Partial<SignatureParts>
}

const standard = (prefix: string): Scheme => ({
  idField: 'webhook-id',
  timestampField: 'webhook-timestamp',
  signatureField: 'webhook-signature',
  joined: (signatures) => signatures.join(' '),
  partsOf: ({ eventId, timestampSeconds, body }) => ({
    content: `${eventId}.${timestampSeconds}.${body}`,
    isDecoded: true,
    encoding: 'base64',
    prefix,
  }),
})

const SCHEMES: Readonly<Record<Exclude<SignatureSchemeName, 'none'>, Scheme>> = {
  'standard-v1': standard('v1,'),
  'standard-v1a': standard('v1a,'),
  stripe: {
    idField: 'webhook-id',
    timestampField: null,
    signatureField: 'stripe-signature',
    joined: (signatures, timestamp) => [`t=${timestamp}`, ...signatures].join(','),
    partsOf: ({ timestampSeconds, body }) => ({ content: `${timestampSeconds}.${body}`, prefix: 'v1=' }),
  },
  github: {
    idField: 'x-github-delivery',
    timestampField: null,
    signatureField: 'x-hub-signature-256',
    joined: ([first = '']) => first,
    partsOf: ({ body }) => ({ content: body, prefix: 'sha256=' }),
  },
  // A scheme that follows no standard, so that no verifier of another scheme accepts it.
  own: {
    idField: 'x-event',
    timestampField: 'x-sent-at',
    signatureField: 'x-seal',
    joined: (signatures) => signatures.join(', '),
    partsOf: ({ eventId, timestampSeconds, body }) => ({
      content: `${eventId}:${timestampSeconds}000:${body}`,
      timestamp: `${timestampSeconds}000`,
      encoding: 'base64',
      hash: 'sha512',
      prefix: 'hs512=',
    }),
  },
}

const SECRET_BYTES = 32

/** Creates a signing secret for a signature scheme. */
export function newSecret(scheme: SignatureSchemeName): WebhookSecret {
  if (scheme !== 'standard-v1a') {
    return { shown: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`, privateKey: null }
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { shown: `whpk_${raw.toString('base64')}`, privateKey }
}

/** Returns the header fields of a signed delivery. `edit` may change the parts of the signature, to simulate a bug. */
export function signedHeaders(
  scheme: SignatureSchemeName,
  draft: DeliveryDraft,
  edit = (parts: SignatureParts): SignatureParts => parts,
): Record<string, string> {
  if (scheme === 'none') return { 'webhook-id': draft.eventId }
  const { idField, timestampField, signatureField, joined, partsOf } = SCHEMES[scheme]
  const whole: SignatureParts = {
    draft,
    timestamp: String(draft.timestampSeconds),
    isDecoded: false,
    encoding: 'hex',
    hash: 'sha256',
    ...partsOf(draft),
  }
  const parts = edit(whole)
  const isOfLibrary = scheme === 'standard-v1' && parts === whole
  const signatures = draft.secrets.map((secret) =>
    isOfLibrary ? librarySignature(secret, draft) : `${parts.prefix}${digest(parts, secret)}`,
  )
  return {
    [idField]: draft.eventId,
    ...(timestampField === null ? {} : { [timestampField]: parts.timestamp }),
    [signatureField]: joined(signatures, parts.timestamp),
  }
}

function librarySignature(
  { shown }: WebhookSecret,
  { eventId, timestampSeconds, body }: DeliveryDraft,
): string {
  return new Webhook(shown).sign(eventId, new Date(timestampSeconds * 1000), body)
}

function digest(
  { content, isDecoded, encoding, hash }: SignatureParts,
  { shown, privateKey }: WebhookSecret,
): string {
  if (privateKey !== null) return sign(null, Buffer.from(content), privateKey).toString(encoding)
  const key = isDecoded ? Buffer.from(shown.replace(/^whsec_/, ''), 'base64') : shown
  return createHmac(hash, key).update(content).digest(encoding)
}
