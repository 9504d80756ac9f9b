/** Canonical JSON (RFC 8785) and digests: equal values have equal bytes. */
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** The value as canonical JSON. Throws a TypeError for what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('JSON cannot hold this value')
  return text
}

/** SHA-256 (FIPS 180-4) in hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
