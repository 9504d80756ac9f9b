/** The parts of a delivery's signature in each scheme, so that a fault can change one of them. */
import { createHmac, sign } from 'node:crypto'
import type { DeliveryAttempt, WebhookSecret } from '../webhook-delivery.ts'
import type { SignatureSchemeName } from '../webhook-signing.ts'

/** Header fields that carry a signature in some scheme. */
export const SIGNATURE_FIELDS: readonly string[] = [
  'webhook-signature',
  'stripe-signature',
  'x-hub-signature-256',
  'x-seal',
]

/** Header fields that name the event in some scheme. */
export const ID_FIELDS: readonly string[] = ['webhook-id', 'x-github-delivery', 'x-event']

/** The parts of a signature. `isDecoded`: the key is the secret decoded from base64, not its letters. */
export type SignatureRecipe = {
  readonly scheme: Exclude<SignatureSchemeName, 'none'>
  readonly content: string
  readonly body: string
  readonly timestamp: string
  readonly isDecoded: boolean
  readonly encoding: 'base64' | 'hex'
  readonly hash: 'sha256' | 'sha512'
  readonly prefix: string
}

/** Returns the delivery with other signatures; unchanged where `edit` returns null or nothing is signed. */
export function resigned(
  attempt: DeliveryAttempt,
  edit: (recipe: SignatureRecipe) => SignatureRecipe | null,
): DeliveryAttempt {
  const usual = recipeOf(attempt)
  const recipe = usual === null ? null : edit(usual)
  if (recipe === null) return attempt
  const entries = attempt.draft.secrets.map((secret) => `${recipe.prefix}${digest(recipe, secret)}`)
  return withEntries(attempt, recipe.scheme, entries)
}

/** Returns the signatures of a delivery, without its timestamp. */
export function recipeEntries(attempt: DeliveryAttempt): readonly string[] {
  const stripe = attempt.headers['stripe-signature']
  if (stripe !== undefined) return stripe.split(',').filter((part) => !part.startsWith('t='))
  const { headers } = attempt
  const other = headers['webhook-signature'] ?? headers['x-hub-signature-256'] ?? headers['x-seal']
  return other === undefined ? [] : other.split(/,? /)
}

/** Returns the delivery with these signatures instead of its own. */
export function withSignatures(attempt: DeliveryAttempt, entries: readonly string[]): DeliveryAttempt {
  const usual = recipeOf(attempt)
  return usual === null ? attempt : withEntries(attempt, usual.scheme, entries)
}

/** Returns the delivery with another text as its timestamp, where the scheme has one. */
export function withTimestamp(attempt: DeliveryAttempt, timestamp: string): DeliveryAttempt {
  const { headers } = attempt
  const stripe = headers['stripe-signature']
  if (stripe !== undefined) {
    return {
      ...attempt,
      headers: { ...headers, 'stripe-signature': stripe.replace(/^t=[^,]*/, `t=${timestamp}`) },
    }
  }
  const name = ['webhook-timestamp', 'x-sent-at'].find((field) => headers[field] !== undefined)
  return name === undefined ? attempt : { ...attempt, headers: { ...headers, [name]: timestamp } }
}

function recipeOf({ headers, draft }: DeliveryAttempt): SignatureRecipe | null {
  const { eventId, timestampSeconds, body } = draft
  const timestamp = String(timestampSeconds)
  const shared = { body, timestamp, hash: 'sha256' } as const
  const standard = headers['webhook-signature']
  if (standard !== undefined) {
    const isPair = standard.startsWith('v1a,')
    return {
      ...shared,
      scheme: isPair ? 'standard-v1a' : 'standard-v1',
      content: `${eventId}.${timestamp}.${body}`,
      isDecoded: true,
      encoding: 'base64',
      prefix: isPair ? 'v1a,' : 'v1,',
    }
  }
  if (headers['x-seal'] !== undefined) {
    const milliseconds = `${timestamp}000`
    return {
      ...shared,
      scheme: 'own',
      content: `${eventId}:${milliseconds}:${body}`,
      timestamp: milliseconds,
      isDecoded: false,
      encoding: 'base64',
      hash: 'sha512',
      prefix: 'hs512=',
    }
  }
  const plain = { ...shared, isDecoded: false, encoding: 'hex' } as const
  if (headers['stripe-signature'] !== undefined) {
    return { ...plain, scheme: 'stripe', content: `${timestamp}.${body}`, prefix: 'v1=' }
  }
  return headers['x-hub-signature-256'] === undefined
    ? null
    : { ...plain, scheme: 'github', content: body, prefix: 'sha256=' }
}

function digest(
  { content, isDecoded, encoding, hash }: SignatureRecipe,
  { shown, privateKey }: WebhookSecret,
): string {
  if (privateKey !== null) return sign(null, Buffer.from(content), privateKey).toString(encoding)
  const key = isDecoded ? Buffer.from(shown.replace(/^whsec_/, ''), 'base64') : shown
  return createHmac(hash, key).update(content).digest(encoding)
}

function withEntries(
  attempt: DeliveryAttempt,
  scheme: SignatureRecipe['scheme'],
  entries: readonly string[],
): DeliveryAttempt {
  const { headers } = attempt
  switch (scheme) {
    case 'standard-v1':
    case 'standard-v1a':
      return { ...attempt, headers: { ...headers, 'webhook-signature': entries.join(' ') } }
    case 'stripe': {
      const [time = ''] = (headers['stripe-signature'] ?? '').split(',')
      return { ...attempt, headers: { ...headers, 'stripe-signature': [time, ...entries].join(',') } }
    }
    case 'own':
      return { ...attempt, headers: { ...headers, 'x-seal': entries.join(', ') } }
    case 'github':
      return { ...attempt, headers: { ...headers, 'x-hub-signature-256': entries[0] ?? '' } }
  }
}
