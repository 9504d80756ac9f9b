/**
 * Signature schemes as data: four in use, and one that a deployment describes itself. Pure. Sources: Standard Webhooks 1.0.0
 * ("Signature scheme"), the signature pages of Stripe and of GitHub, and the reading `webhooks.signature = hmac`.
 */
import { stringOf, type Readings } from '../../statement/readings.ts'

/** Hash functions that a scheme of one's own may name. */
export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512'

/** The encoding of a digest or a key. */
export type DigestEncoding = 'hex' | 'base64' | 'base64url'

/** The place of the time of a delivery: in a header, in a part of the signature header, or in the body. */
export type TimestampPlace =
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'part'; readonly prefix: string }
  | { readonly kind: 'pointer'; readonly pointer: string }

/** The unit of the time. */
export type TimestampUnit = 'seconds' | 'milliseconds' | 'iso'

/** The signature scheme of deliveries. */
export type SignatureScheme = {
  readonly name: string
  /** The field that carries the signatures, in lower case. */
  readonly header: string
  /** Between the parts of that field. */
  readonly separator: RegExp
  /** Before each signature. */
  readonly prefix: string
  /** The form of a whole entry. */
  readonly entry: RegExp
  readonly digest: { readonly kind: 'hmac'; readonly hash: HashName } | { readonly kind: 'ed25519' }
  readonly encoding: DigestEncoding
  /** The signed text, with `{id}`, `{timestamp}` and `{body}` in it. */
  readonly content: string
  /** The field that `{id}` is taken from; null: wherever the readings have the id of an event. */
  readonly idHeader: string | null
  /** Null: there is none. */
  readonly timestamp: TimestampPlace | null
  readonly timestampUnit: TimestampUnit
  /** The form of a secret: the key itself, or the key in some encoding. */
  readonly key: 'text' | DigestEncoding
  /** Before a secret that is encoded; not part of it. */
  readonly keyPrefix: string
  /** Whether a delivery may carry two signatures. */
  readonly hasRoomForTwo: boolean
}

const BASE64_ENTRY = /^v\d+a?,[A-Za-z0-9+/]+={0,2}$/

const STANDARD: SignatureScheme = {
  name: 'standard-v1',
  header: 'webhook-signature',
  separator: /\s+/,
  prefix: 'v1,',
  entry: BASE64_ENTRY,
  digest: { kind: 'hmac', hash: 'sha256' },
  encoding: 'base64',
  content: '{id}.{timestamp}.{body}',
  idHeader: 'webhook-id',
  timestamp: { kind: 'header', name: 'webhook-timestamp' },
  timestampUnit: 'seconds',
  key: 'base64',
  keyPrefix: 'whsec_',
  hasRoomForTwo: true,
}

const STRIPE: SignatureScheme = {
  ...STANDARD,
  name: 'stripe',
  header: 'stripe-signature',
  separator: /,/,
  prefix: 'v1=',
  entry: /^v\d+=[0-9a-f]+$/,
  encoding: 'hex',
  content: '{timestamp}.{body}',
  timestamp: { kind: 'part', prefix: 't=' },
  key: 'text',
}

/** The schemes in use, by the name of their reading. */
export const KNOWN_SCHEMES: readonly SignatureScheme[] = [
  STANDARD,
  {
    ...STANDARD,
    name: 'standard-v1a',
    prefix: 'v1a,',
    digest: { kind: 'ed25519' },
    keyPrefix: 'whpk_',
  },
  STRIPE,
  {
    ...STRIPE,
    name: 'github',
    header: 'x-hub-signature-256',
    separator: /\s+/,
    prefix: 'sha256=',
    entry: /^sha256=[0-9a-f]{64}$/,
    content: '{body}',
    timestamp: null,
    hasRoomForTwo: false,
  },
]

const DIGEST_BYTES: Readonly<Record<HashName, number>> = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 }

/** The scheme of the reading in force; null where events are not signed, or the scheme is not known. */
export function signatureSchemeIn(readings: Readings): SignatureScheme | null {
  const name = stringOf(readings, 'webhooks.signature', 'reading')
  if (name === 'hmac') return ownScheme((parameter) => stringOf(readings, 'webhooks.signature', parameter))
  return KNOWN_SCHEMES.find((scheme) => scheme.name === name) ?? null
}

function ownScheme(of: (parameter: string) => string | null): SignatureScheme {
  const hash = hashNamed(of('algorithm'))
  const encoding = encodingNamed(of('encoding')) ?? 'hex'
  const prefix = of('prefix') ?? ''
  const timestamp = ownTimestamp(of)
  return {
    name: 'hmac',
    header: (of('header') ?? '').toLowerCase(),
    // No digest holds any of these, so that several signatures, or one and a time, can be distinguished.
    separator: /[,;\s]+/,
    prefix,
    entry: new RegExp(`^${escaped(prefix)}${digestPattern(encoding, DIGEST_BYTES[hash])}$`),
    digest: { kind: 'hmac', hash },
    encoding,
    content: of('content') ?? '{body}',
    idHeader: null,
    timestamp,
    timestampUnit: unitNamed(of('timestampUnit')),
    key: encodingNamed(of('secretEncoding')) ?? 'text',
    keyPrefix: of('secretPrefix') ?? '',
    // Not declared; a rotation with overlap declares it.
    hasRoomForTwo: true,
  }
}

function ownTimestamp(of: (parameter: string) => string | null): TimestampPlace | null {
  const [name, prefix, pointer] = [of('timestampHeader'), of('timestampPrefix'), of('timestampPointer')]
  if (name !== null) return { kind: 'header', name: name.toLowerCase() }
  if (prefix !== null) return { kind: 'part', prefix }
  return pointer === null ? null : { kind: 'pointer', pointer }
}

function hashNamed(name: string | null): HashName {
  return name === 'sha1' || name === 'sha384' || name === 'sha512' ? name : 'sha256'
}

function encodingNamed(name: string | null): DigestEncoding | null {
  return name === 'hex' || name === 'base64' || name === 'base64url' ? name : null
}

function unitNamed(name: string | null): TimestampUnit {
  return name === 'milliseconds' || name === 'iso' ? name : 'seconds'
}

function digestPattern(encoding: DigestEncoding, bytes: number): string {
  if (encoding === 'hex') return `[0-9a-f]{${bytes * 2}}`
  const letters = Math.ceil((bytes * 4) / 3)
  return encoding === 'base64' ? `[A-Za-z0-9+/]{${letters}}={0,2}` : `[A-Za-z0-9_-]{${letters}}={0,2}`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
