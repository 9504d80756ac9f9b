/**
 * Our own verifier of webhook signatures. It derives what should have been signed from the bytes on the wire, and when
 * that does not fit it tries the mistakes people make and names the one that does. Pure: the two primitives are handed
 * in, so it needs no Node and no package. Sources: Standard Webhooks 1.0.0 ("Signature scheme"), and the signature
 * pages of Stripe and of GitHub.
 */
import type { HeaderList, SignatureMatch } from '../exchange.ts'
import { headerOf } from '../reply.ts'

/** Names of readings of `webhooks.signature` that sign at all. */
export type SignatureScheme = 'standard-v1' | 'standard-v1a' | 'stripe' | 'github'

/** What a delivery is verified on. */
export type SignedDelivery = { readonly headers: HeaderList; readonly bytes: Uint8Array }

/** A secret (or public key) by the name it is kept under. */
export type NamedSecret = { readonly name: string; readonly value: string }

/** The primitives a verifier needs; the wire brings Node's. */
export type Primitives = {
  readonly hmacSha256: (key: Uint8Array, message: Uint8Array) => Uint8Array
  /** Ed25519 (RFC 8032) with a raw public key of 32 bytes; false for a malformed key or signature. */
  readonly verifyEd25519: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean
}

/** The derivation that is right. All others are named after what is wrong. */
export const CORRECT = 'correct'

type Variant = { readonly name: string; readonly bytes: Uint8Array }

/** The signature scheme of that name; null for `none` and for what is no scheme. */
export function signatureScheme(name: string | null): SignatureScheme | null {
  switch (name) {
    case 'standard-v1':
    case 'standard-v1a':
    case 'stripe':
    case 'github':
      return name
    case null:
    default:
      return null
  }
}

/** The signatures a delivery carries, prefixes and all, in order; empty when it carries none. */
export function signatureEntries(headers: HeaderList, scheme: SignatureScheme): readonly string[] {
  switch (scheme) {
    case 'standard-v1':
    case 'standard-v1a':
      return words(headerOf(headers, 'webhook-signature'), /\s+/)
    case 'stripe':
      return words(headerOf(headers, 'stripe-signature'), ',').filter((part) => !part.startsWith('t='))
    case 'github':
      return words(headerOf(headers, 'x-hub-signature-256'), /\s+/)
  }
}

/** What the delivery says of its time, unread: seconds since 1970 as a rule; null where the scheme has none or it is missing. */
export function signedTimestamp(headers: HeaderList, scheme: SignatureScheme): string | null {
  if (scheme === 'github') return null
  if (scheme !== 'stripe') return headerOf(headers, 'webhook-timestamp')
  const time = words(headerOf(headers, 'stripe-signature'), ',').find((part) => part.startsWith('t='))
  return time?.slice(2) ?? null
}

/** Whether an entry looks as the scheme has it, whatever it is worth. */
export function isWellFormedEntry(entry: string, scheme: SignatureScheme): boolean {
  switch (scheme) {
    case 'standard-v1':
      return /^v\d+a?,[A-Za-z0-9+/]+={0,2}$/.test(entry)
    case 'standard-v1a':
      return /^v\d+a?,[A-Za-z0-9+/]+={0,2}$/.test(entry)
    case 'stripe':
      return /^v\d+=[0-9a-f]+$/.test(entry)
    case 'github':
      return /^sha256=[0-9a-f]{64}$/.test(entry)
  }
}

/**
 * Which signatures of a delivery fit which secret, and by which derivation: {@link CORRECT}, or the mistake that
 * explains it. At most one match per entry and secret. No match: nothing that was tried fits.
 */
export function signatureMatches(
  delivery: SignedDelivery,
  scheme: SignatureScheme,
  secrets: readonly NamedSecret[],
  primitives: Primitives,
): readonly SignatureMatch[] {
  const entries = signatureEntries(delivery.headers, scheme)
  const contents = signedContents(delivery, scheme)
  return secrets.flatMap((secret) => {
    const derive =
      scheme === 'standard-v1a'
        ? (entry: string) => keyPairDerivation(entry, secret.value, contents, primitives)
        : macDerivations(secret.value, scheme, contents, primitives)
    return entries.flatMap((entry, index) => {
      const derivation = derive(entry)
      return derivation === null ? [] : [{ secret: secret.name, entry: index, derivation }]
    })
  })
}

function keyPairDerivation(
  entry: string,
  secret: string,
  contents: readonly Variant[],
  { verifyEd25519 }: Primitives,
): string | null {
  const key = fromBase64(secret.replace(/^whpk_/, ''))
  const signature = entry.startsWith('v1a,') ? fromBase64(entry.slice(4)) : null
  if (key === null || signature === null) return null
  return contents.find(({ bytes }) => verifyEd25519(key, bytes, signature))?.name ?? null
}

function macDerivations(
  secret: string,
  scheme: Exclude<SignatureScheme, 'standard-v1a'>,
  contents: readonly Variant[],
  { hmacSha256 }: Primitives,
): (entry: string) => string | null {
  const macs = keysOf(secret, scheme).flatMap((key) =>
    contents.map((content) => ({
      name: joined(key.name, content.name),
      mac: hmacSha256(key.bytes, content.bytes),
    })),
  )
  const encoding = scheme === 'standard-v1' ? 'base64' : 'hex'
  return (entry) => {
    const bare = entry.replace(PREFIX[scheme], '')
    for (const { name, mac } of macs) {
      const given = encodingOf(bare, mac, encoding)
      if (given === null) continue
      const prefix = bare === entry ? `no-${scheme === 'github' ? 'sha256' : 'v1'}-prefix` : CORRECT
      return joined(joined(name, given), prefix)
    }
    return null
  }
}

const PREFIX = { 'standard-v1': /^v1,/, stripe: /^v1=/, github: /^sha256=/ } as const

// The name of the encoding used, `correct` for the one asked for.
function encodingOf(text: string, mac: Uint8Array, wanted: 'base64' | 'hex'): string | null {
  const base64 = toBase64(mac)
  const hex = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (text === base64) return wanted === 'base64' ? CORRECT : 'base64-for-hex'
  if (text.toLowerCase() === hex) return wanted === 'hex' && text === hex ? CORRECT : 'hex-digest'
  const unpadded = base64.replace(/=+$/, '')
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  return plain === unpadded ? 'base64url-digest' : null
}

function keysOf(secret: string, scheme: SignatureScheme): readonly Variant[] {
  const bare = secret.replace(/^whsec_/, '')
  const decoded = fromBase64(bare)
  const literal = utf8(secret)
  if (scheme === 'standard-v1') {
    return [
      ...(decoded === null ? [] : [{ name: CORRECT, bytes: decoded }]),
      { name: 'literal-string-key', bytes: literal },
      { name: 'undecoded-key', bytes: utf8(bare) },
    ]
  }
  return [
    { name: CORRECT, bytes: literal },
    ...(decoded === null ? [] : [{ name: 'decoded-key', bytes: decoded }]),
    ...(bare === secret ? [] : [{ name: 'key-without-prefix', bytes: utf8(bare) }]),
  ]
}

// The right content first, then what people sign instead.
function signedContents({ headers, bytes }: SignedDelivery, scheme: SignatureScheme): readonly Variant[] {
  const id = headerOf(headers, 'webhook-id') ?? ''
  const time = signedTimestamp(headers, scheme) ?? ''
  const again = reserialised(bytes)
  const bodies = [
    { name: CORRECT, bytes },
    ...(again === null ? [] : [{ name: 're-serialised-body', bytes: again }]),
  ]
  const variants = bodies.flatMap((body) =>
    prefixesOf(id, time, scheme).map(({ name, text }) => ({
      name: joined(name, body.name),
      bytes: concat(utf8(text), body.bytes),
    })),
  )
  // What is right must be found before what only explains.
  return variants.toSorted((left, right) => Number(right.name === CORRECT) - Number(left.name === CORRECT))
}

type Prefix = { readonly name: string; readonly text: string }

function prefixesOf(id: string, time: string, scheme: SignatureScheme): readonly Prefix[] {
  const bodyOnly = { name: 'body-only', text: '' }
  if (scheme === 'github') return [{ name: CORRECT, text: '' }]
  const before = scheme === 'stripe' ? '' : `${id}.`
  const milliseconds = /^\d{9,11}$/.test(time)
    ? [{ name: 'ms-timestamp', text: `${before}${time}000.` }]
    : [{ name: 'seconds-timestamp', text: `${before}${Math.floor(Number(time) / 1000)}.` }]
  const withoutId = scheme === 'stripe' ? [] : [{ name: 'timestamp-and-body-only', text: `${time}.` }]
  return [{ name: CORRECT, text: `${before}${time}.` }, ...withoutId, ...milliseconds, bodyOnly]
}

// JSON parsed and written anew, as a framework does that hands out objects; null when that gives the same bytes.
function reserialised(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder().decode(bytes)
  try {
    const value: unknown = JSON.parse(text)
    const again = JSON.stringify(value)
    return again === text ? null : utf8(again)
  } catch {
    return null
  }
}

function joined(left: string, right: string): string {
  if (left === CORRECT) return right
  return right === CORRECT ? left : `${left} ${right}`
}

function words(value: string | null, separator: string | RegExp): readonly string[] {
  return (value ?? '')
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length)
  whole.set(left)
  whole.set(right, left.length)
  return whole
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return null
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
