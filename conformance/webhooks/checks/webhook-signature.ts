import { parseJson } from '../../codec/parse-json.ts'
import type { HeaderList, SignatureMatch } from '../../exchange/exchange.ts'
import { headerValue, isRecord } from '../../exchange/reply.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'

type HashName = 'sha1' | 'sha256' | 'sha512'

/** A signature scheme: how deliveries are signed, and where the signature is. */
export type SignatureScheme = {
  readonly name: string
  readonly header: string
  /** The pattern of the separator between two signatures in the signature header field, such as a space. */
  readonly separator: RegExp
  readonly prefix: string
  /** Matches signatures of other versions of the scheme. Assay ignores these signatures. */
  readonly otherVersion?: RegExp
  readonly algorithm: HashName | 'ed25519'
  readonly encoding: 'hex' | 'base64'
  /** The template of the signed text, with the placeholders `{id}`, `{timestamp}` and `{body}`. */
  readonly content: string
  /** The header field with the event id. Null if the scheme has no such field. */
  readonly idHeader: string | null
  /** The place of the timestamp in a delivery. Null if the scheme has no timestamp. */
  readonly timestamp: { readonly header: string } | { readonly prefix: string } | null
  readonly timestampUnit: 'seconds' | 'milliseconds'
  /** How a secret contains the signing key: as plain text, or as base64 after `secretPrefix`. */
  readonly secretEncoding: 'text' | 'base64'
  readonly secretPrefix: string
  /** Whether a delivery may carry two signatures. A sender that replaces its secret signs with the old one and the new one. */
  readonly hasRoomForTwo: boolean
}

const STANDARD: SignatureScheme = {
  name: 'standard-v1',
  header: 'webhook-signature',
  separator: /\s+/,
  prefix: 'v1,',
  otherVersion: /^v\d+a?,./,
  algorithm: 'sha256',
  encoding: 'base64',
  content: '{id}.{timestamp}.{body}',
  idHeader: 'webhook-id',
  timestamp: { header: 'webhook-timestamp' },
  timestampUnit: 'seconds',
  secretEncoding: 'base64',
  secretPrefix: 'whsec_',
  hasRoomForTwo: true,
}

/** The known signature schemes. */
export const KNOWN_SCHEMES: readonly SignatureScheme[] = [
  STANDARD,
  { ...STANDARD, name: 'standard-v1a', prefix: 'v1a,', algorithm: 'ed25519', secretPrefix: 'whpk_' },
  {
    ...STANDARD,
    name: 'stripe',
    header: 'stripe-signature',
    separator: /,/,
    prefix: 'v1=',
    otherVersion: /^v\d+=./,
    encoding: 'hex',
    content: '{timestamp}.{body}',
    timestamp: { prefix: 't=' },
    secretEncoding: 'text',
  },
  hmacScheme({ name: 'github', header: 'x-hub-signature-256', prefix: 'sha256=', hasRoomForTwo: false }),
]

function hmacScheme(parts: Pick<SignatureScheme, 'header'> & Partial<SignatureScheme>): SignatureScheme {
  return {
    name: 'hmac',
    separator: /[,;\s]+/,
    prefix: '',
    algorithm: 'sha256',
    encoding: 'hex',
    content: '{body}',
    idHeader: null,
    timestamp: null,
    timestampUnit: 'seconds',
    secretEncoding: 'text',
    secretPrefix: '',
    // The reading `hmac` does not declare this, but a rotation with overlap requires it.
    hasRoomForTwo: true,
    ...parts,
  }
}

/** Returns the declared signature scheme. Returns null if none is declared or Assay does not know it. */
export function signatureSchemeIn(readings: Readings): SignatureScheme | null {
  const of = (parameter: string) => stringOf(readings, 'webhooks.signature', parameter)
  const name = of('reading')
  if (name !== 'hmac') return KNOWN_SCHEMES.find((scheme) => scheme.name === name) ?? null
  const [algorithm, timestampHeader] = [of('algorithm'), of('timestampHeader')]
  return hmacScheme({
    header: (of('header') ?? '').toLowerCase(),
    prefix: of('prefix') ?? '',
    algorithm: algorithm === 'sha1' || algorithm === 'sha512' ? algorithm : 'sha256',
    encoding: of('encoding') === 'base64' ? 'base64' : 'hex',
    content: of('content') ?? '{body}',
    timestamp: timestampHeader === null ? null : { header: timestampHeader },
    timestampUnit: of('timestampUnit') === 'milliseconds' ? 'milliseconds' : 'seconds',
    secretEncoding: of('secretEncoding') === 'base64' ? 'base64' : 'text',
    secretPrefix: of('secretPrefix') ?? '',
  })
}

/** Returns the signatures of a delivery, each with its prefix; an empty list without signatures. */
export function signatureEntries(headers: HeaderList, scheme: SignatureScheme): readonly string[] {
  const { timestamp } = scheme
  const isTime = (part: string) =>
    timestamp !== null && 'prefix' in timestamp && part.startsWith(timestamp.prefix)
  return partsOf(headers, scheme).filter((part) => !isTime(part))
}

/** Returns the timestamp of a delivery as text; null if there is none. */
export function signedTimestamp(headers: HeaderList, scheme: SignatureScheme): string | null {
  const { timestamp } = scheme
  if (timestamp === null) return null
  if ('header' in timestamp) return headerValue(headers, timestamp.header)
  const part = partsOf(headers, scheme).find((each) => each.startsWith(timestamp.prefix))
  return part?.slice(timestamp.prefix.length) ?? null
}

/** Converts a timestamp to ms since 1970; NaN if it is malformed. */
export function momentOf(text: string | null, { timestampUnit }: SignatureScheme): number {
  if (timestampUnit === 'seconds') return /^\d{9,11}$/.test(text ?? '') ? Number(text) * 1000 : Number.NaN
  return /^\d{12,14}$/.test(text ?? '') ? Number(text) : Number.NaN
}

const DIGEST_BYTES = { sha1: 20, sha256: 32, sha512: 64, ed25519: 64 } as const

/** Returns whether a signature has the form that the scheme requires. */
export function isWellFormedEntry(entry: string, scheme: SignatureScheme): boolean {
  const { prefix, otherVersion, algorithm, encoding } = scheme
  if (!entry.startsWith(prefix)) return otherVersion?.test(entry) === true
  const bytes = DIGEST_BYTES[algorithm]
  const letters = Math.ceil((bytes * 4) / 3)
  const form = encoding === 'hex' ? `^[0-9a-f]{${bytes * 2}}$` : `^[A-Za-z0-9+/]{${letters}}={0,2}$`
  return new RegExp(form).test(entry.slice(prefix.length))
}

type SignedDelivery = {
  readonly headers: HeaderList
  readonly bytes: Uint8Array
  readonly id?: string | null
}

/** A secret or public key with which deliveries are verified, and its name in the report. */
export type NamedSecret = { readonly name: string; readonly value: string }

/** The cryptographic functions that verify signatures. */
export type Primitives = {
  readonly hmac: (hash: HashName, key: Uint8Array, message: Uint8Array) => Uint8Array
  /** Returns whether an Ed25519 signature (RFC 8032) is valid. */
  readonly verifyEd25519: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean
}

/** The result of verifying a correct signature. Other results name the mistake. */
export const CORRECT = 'correct'

/** Returns pairs of a signature of the delivery and the secret that made it. Signatures without a known secret are left out. */
export function signatureMatches(
  delivery: SignedDelivery,
  scheme: SignatureScheme,
  secrets: readonly NamedSecret[],
  primitives: Primitives,
): readonly SignatureMatch[] {
  const entries = signatureEntries(delivery.headers, scheme)
  const contents = signedContents(delivery, scheme)
  return secrets.flatMap(({ name, value }) => {
    const derive =
      scheme.algorithm === 'ed25519'
        ? keyPairDerivation(value, scheme, contents, primitives)
        : macDerivation(value, scheme, scheme.algorithm, contents, primitives)
    return entries.flatMap((entry, index) => {
      const derivation = derive(entry)
      return derivation === null ? [] : [{ secret: name, entry: index, derivation }]
    })
  })
}

type Variant = { readonly mistakes: readonly string[]; readonly bytes: Uint8Array }

// Returns the contents that a sender may have signed: first the correct content, then the contents that common mistakes produce.
function signedContents({ headers, bytes, id }: SignedDelivery, scheme: SignatureScheme): readonly Variant[] {
  const timestamp = signedTimestamp(headers, scheme) ?? ''
  const idText = (scheme.idHeader === null ? id : headerValue(headers, scheme.idHeader)) ?? ''
  const filled = (template: string, time = timestamp) =>
    template.replaceAll('{id}', () => idText).replaceAll('{timestamp}', () => time)
  const right = filled(scheme.content)
  const templates = [
    { mistakes: [], text: right },
    { mistakes: ['ms-timestamp'], text: filled(scheme.content, `${timestamp}000`) },
    { mistakes: ['body-only'], text: '{body}' },
  ].filter(({ mistakes, text }) => mistakes.length === 0 || text !== right)
  return bodiesOf(bytes).flatMap((body) =>
    templates.map(({ mistakes, text }) => ({
      mistakes: [...mistakes, ...body.mistakes],
      bytes: withBody(text, body.bytes),
    })),
  )
}

// Returns the body as sent, then other texts of its JSON that senders sign by mistake: written anew, with sorted keys, or with escapes.
function bodiesOf(bytes: Uint8Array): readonly Variant[] {
  const value = parseJson(new TextDecoder().decode(bytes))
  if (value === undefined) return [{ mistakes: [], bytes }]
  const sorted: unknown = JSON.parse(JSON.stringify(value, (_, each) => withSortedKeys(each)))
  const texts = [
    { mistakes: [], text: new TextDecoder().decode(bytes) },
    ...[JSON.stringify(value), spaced(value)].map((text) => ({ mistakes: ['re-serialized-body'], text })),
    ...[JSON.stringify(sorted), spaced(sorted)].map((text) => ({ mistakes: ['sorted-keys'], text })),
  ]
  const escaped = texts.map(({ mistakes, text }) => ({
    mistakes: [...mistakes, 'escaped-body'],
    text: text.replaceAll(
      /[\u0080-\uFFFF]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  }))
  return [...texts, ...escaped]
    .filter(({ text }, at, all) => all.findIndex((each) => each.text === text) === at)
    .map(({ mistakes, text }) => ({ mistakes, bytes: mistakes.length === 0 ? bytes : utf8(text) }))
}

// Returns JSON with a space after each comma and colon, as Python writes it.
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/,\n */g, ', ').replaceAll(/\n */g, '')
}

function withSortedKeys(value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

function withBody(template: string, body: Uint8Array): Uint8Array {
  const [before = '', after = ''] = template.split('{body}')
  const parts = template.includes('{body}') ? [utf8(before), body, utf8(after)] : [utf8(before)]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// Returns the keys that a sender may have used: first the correct key, then the keys that result from common mistakes.
function keyVariants(secret: string, { secretEncoding, secretPrefix }: SignatureScheme): readonly Variant[] {
  const bare = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret
  const bytes = decodedKey(bare)
  const decoded = bytes === null ? [] : [{ mistakes: ['decoded-secret-as-key'], bytes }]
  const literal = { mistakes: ['secret-text-as-key'], bytes: utf8(secret) }
  if (secretEncoding === 'text') return [{ ...literal, mistakes: [] }, ...decoded]
  const right = decoded.map((key) => ({ ...key, mistakes: [] }))
  return [...right, literal, { mistakes: ['undecoded-secret-as-key'], bytes: utf8(bare) }]
}

function decodedKey(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return null
  return Buffer.from(text, 'base64')
}

function keyPairDerivation(
  secret: string,
  { prefix, secretPrefix }: SignatureScheme,
  contents: readonly Variant[],
  { verifyEd25519 }: Primitives,
): (entry: string) => string | null {
  const key = decodedKey(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret)
  return (entry) => {
    const signature = entry.startsWith(prefix) ? decodedKey(entry.slice(prefix.length)) : null
    if (key === null || signature === null) return null
    const fitting = contents.find(({ bytes }) => verifyEd25519(key, bytes, signature))
    return fitting === undefined ? null : derivationOf(fitting.mistakes)
  }
}

function macDerivation(
  secret: string,
  scheme: SignatureScheme,
  hash: HashName,
  contents: readonly Variant[],
  { hmac }: Primitives,
): (entry: string) => string | null {
  const macs = keyVariants(secret, scheme).flatMap((key) =>
    contents.map((content) => ({
      mistakes: [...key.mistakes, ...content.mistakes],
      bytes: hmac(hash, key.bytes, content.bytes),
    })),
  )
  return (entry) => {
    const hasPrefix = entry.startsWith(scheme.prefix)
    const digest = hasPrefix ? entry.slice(scheme.prefix.length) : entry
    const missing = hasPrefix ? [] : [`no-${scheme.prefix.replace(/[,=:]$/, '')}-prefix`]
    for (const { mistakes, bytes } of macs) {
      const encoded = encodingMistake(digest, bytes, scheme.encoding)
      if (encoded !== null) return derivationOf([...mistakes, ...encoded, ...missing])
    }
    return null
  }
}

// Returns the mistakes in the encoding of a digest, [] for none; null if the text encodes another digest.
function encodingMistake(
  text: string,
  mac: Uint8Array,
  wanted: SignatureScheme['encoding'],
): string[] | null {
  const digest = Buffer.from(mac)
  if (text === digest.toString('hex')) return wanted === 'hex' ? [] : ['hex-digest']
  if (text === digest.toString('base64')) return wanted === 'base64' ? [] : ['base64-for-hex']
  return text === digest.toString('base64url') ? ['base64url-digest'] : null
}

function derivationOf(mistakes: readonly string[]): string {
  return mistakes.length === 0 ? CORRECT : mistakes.join(' ')
}

function partsOf(headers: HeaderList, { header, separator }: SignatureScheme): readonly string[] {
  return (headerValue(headers, header) ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
