/** Canonical JSON (RFC 8785) and digests: equal values have equal bytes. */
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** Returns the value as canonical JSON. Half a surrogate, which canonical JSON cannot hold, becomes U+FFFD. Throws a TypeError for what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(wellFormed(value))
  if (text === undefined) throw new TypeError('JSON cannot hold this value')
  return text
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toWellFormed(), wellFormed(member)]),
  )
}

/** Returns SHA-256 (FIPS 180-4) in hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
