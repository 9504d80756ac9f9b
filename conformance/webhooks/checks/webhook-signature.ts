/**
 * Our own verifier of webhook signatures. It derives what should have been signed from the bytes on the wire, and when
 * that does not fit it tries the mistakes people make and names the one that does. Pure: the primitives are handed in, so
 * it needs neither Node nor a package. The schemes themselves are data, see webhook-schemes.ts.
 */
import type { HeaderList, SignatureMatch } from '../../exchange/exchange.ts'
import { headerValue, valueAtPointer } from '../../exchange/reply.ts'
import { base64Of } from '../../codec/base64.ts'
import { parseJson } from '../../codec/parse-json.ts'
import { bodyVariants, contentVariants, keyVariants, type Variant } from './webhook-mistakes.ts'
import type { DigestEncoding, HashName, SignatureScheme } from './webhook-schemes.ts'
import { bytesIn, hexOf } from './webhook-bytes.ts'

export { signatureSchemeIn, type SignatureScheme } from './webhook-schemes.ts'

/** The input of a verification. `id` is that of its event, where the scheme does not name a header for it. */
export type SignedDelivery = {
  readonly headers: HeaderList
  readonly bytes: Uint8Array
  readonly id?: string | null
}

/** A secret (or public key) by the name it is kept under. */
export type NamedSecret = { readonly name: string; readonly value: string }

/** The primitives a verifier needs; the wire brings Node's. */
export type Primitives = {
  readonly hmac: (hash: HashName, key: Uint8Array, message: Uint8Array) => Uint8Array
  /** Ed25519 (RFC 8032) with a raw public key of 32 bytes; false for a malformed key or signature. */
  readonly verifyEd25519: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean
}

/** The derivation that is right. All others are named after what is wrong. */
export const CORRECT = 'correct'

/** The signatures a delivery carries, prefixes and all, in order; empty when it carries none. */
export function signatureEntries(headers: HeaderList, scheme: SignatureScheme): readonly string[] {
  const { timestamp, separator, header } = scheme
  const timePrefix = timestamp?.kind === 'part' ? timestamp.prefix : null
  return words(headerValue(headers, header), separator).filter(
    (part) => timePrefix === null || !part.startsWith(timePrefix),
  )
}

/** Returns the timestamp of the delivery as text; null when the scheme has none or it is missing. */
export function signedTimestamp(
  { headers, text }: { readonly headers: HeaderList; readonly text: string | null },
  { timestamp, header, separator }: SignatureScheme,
): string | null {
  switch (timestamp?.kind) {
    case undefined:
      return null
    case 'header':
      return headerValue(headers, timestamp.name)
    case 'part': {
      const { prefix } = timestamp
      const part = words(headerValue(headers, header), separator).find((each) => each.startsWith(prefix))
      return part?.slice(prefix.length) ?? null
    }
    case 'pointer': {
      const value = valueAtPointer(parseJson(text ?? ''), timestamp.pointer)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : null
    }
  }
}

/** Returns whether a timestamp is written as the scheme defines it. */
export function isTimestampOf(text: string, { timestampUnit }: SignatureScheme): boolean {
  switch (timestampUnit) {
    case 'seconds':
      return /^\d{9,11}$/.test(text)
    case 'milliseconds':
      return /^\d{12,14}$/.test(text)
    case 'iso':
      return /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
  }
}

/** The moment that a timestamp of this scheme names, in milliseconds since 1970; not a number when it names none. */
export function momentOf(text: string | null, { timestampUnit }: SignatureScheme): number {
  if (text === null) return Number.NaN
  if (timestampUnit === 'iso') return Date.parse(text)
  return Number(text) * (timestampUnit === 'seconds' ? 1000 : 1)
}

/** Returns whether an entry looks as the scheme defines it, whatever it is worth. Hexadecimal digits are base64 letters too; the length distinguishes them. */
export function isWellFormedEntry(entry: string, scheme: SignatureScheme): boolean {
  if (!scheme.entry.test(entry)) return false
  if (scheme.encoding === 'hex' || !entry.startsWith(scheme.prefix)) return true
  const bytes = scheme.digest.kind === 'ed25519' ? 64 : 32
  return !new RegExp(`^[0-9a-f]{${bytes * 2}}$`, 'i').test(entry.slice(scheme.prefix.length))
}

/**
 * Returns the matches between signatures of a delivery and secrets, each with its derivation: {@link CORRECT}, or the
 * mistake that explains it. At most one match per entry and secret. No match: nothing that was tried fits.
 */
export function signatureMatches(
  delivery: SignedDelivery,
  scheme: SignatureScheme,
  secrets: readonly NamedSecret[],
  primitives: Primitives,
): readonly SignatureMatch[] {
  const entries = signatureEntries(delivery.headers, scheme)
  const contents = contentsOf(delivery, scheme)
  const { digest } = scheme
  return secrets.flatMap((secret) => {
    const derive =
      digest.kind === 'ed25519'
        ? (entry: string) => keyPairDerivation(entry, secret.value, scheme, contents, primitives)
        : macDerivations(secret.value, scheme, digest.hash, contents, primitives)
    return entries.flatMap((entry, index) => {
      const derivation = derive(entry)
      return derivation === null ? [] : [{ secret: secret.name, entry: index, derivation }]
    })
  })
}

// The right content first, then what people sign instead.
function contentsOf({ headers, bytes, id }: SignedDelivery, scheme: SignatureScheme): readonly Variant[] {
  const text = new TextDecoder().decode(bytes)
  const values = {
    id: (scheme.idHeader === null ? id : headerValue(headers, scheme.idHeader)) ?? '',
    timestamp: signedTimestamp({ headers, text }, scheme) ?? '',
  }
  const variants = bodyVariants(bytes).flatMap((body) =>
    contentVariants(scheme, values, body.bytes).map((content) => ({
      name: joined(content.name, body.name),
      bytes: content.bytes,
    })),
  )
  // What is right must be found before what only explains.
  return variants.toSorted((left, right) => Number(right.name === CORRECT) - Number(left.name === CORRECT))
}

function keyPairDerivation(
  entry: string,
  secret: string,
  { prefix, keyPrefix }: SignatureScheme,
  contents: readonly Variant[],
  { verifyEd25519 }: Primitives,
): string | null {
  const key = bytesIn(secret.startsWith(keyPrefix) ? secret.slice(keyPrefix.length) : secret, 'base64')
  const signature = entry.startsWith(prefix) ? bytesIn(entry.slice(prefix.length), 'base64') : null
  if (key === null || signature === null) return null
  return contents.find(({ bytes }) => verifyEd25519(key, bytes, signature))?.name ?? null
}

function macDerivations(
  secret: string,
  scheme: SignatureScheme,
  hash: HashName,
  contents: readonly Variant[],
  { hmac }: Primitives,
): (entry: string) => string | null {
  const macs = keyVariants(secret, scheme).flatMap((key) =>
    contents.map((content) => ({
      name: joined(key.name, content.name),
      mac: hmac(hash, key.bytes, content.bytes),
    })),
  )
  return (entry) => {
    const hasPrefix = entry.startsWith(scheme.prefix)
    const bare = hasPrefix ? entry.slice(scheme.prefix.length) : entry
    for (const { name, mac } of macs) {
      const given = encodingOf(bare, mac, scheme.encoding)
      if (given === null) continue
      const prefix = hasPrefix ? CORRECT : `no-${scheme.prefix.replace(/[,=:]$/, '')}-prefix`
      return joined(joined(name, given), prefix)
    }
    return null
  }
}

// The name of the encoding used, `correct` for the one asked for.
function encodingOf(text: string, mac: Uint8Array, wanted: DigestEncoding): string | null {
  const base64 = base64Of(mac)
  const hex = hexOf(mac)
  if (text.toLowerCase() === hex) return wanted === 'hex' && text === hex ? CORRECT : 'hex-digest'
  const unpadded = base64.replace(/=+$/, '')
  const isBase64Url = text.replace(/=+$/, '') === unpadded.replaceAll('+', '-').replaceAll('/', '_')
  if (wanted === 'base64url') return isBase64Url ? CORRECT : text === base64 ? 'base64-digest' : null
  if (text === base64) return wanted === 'base64' ? CORRECT : `base64-for-${wanted}`
  return isBase64Url || text === unpadded ? 'base64url-digest' : null
}

function joined(left: string, right: string): string {
  if (left === CORRECT) return right
  return right === CORRECT ? left : `${left} ${right}`
}

function words(value: string | null, separator: RegExp): readonly string[] {
  return (value ?? '')
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
