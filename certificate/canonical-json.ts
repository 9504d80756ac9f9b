/** Computes digests and writes canonical JSON (RFC 8785). */
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** Returns a value as canonical JSON (RFC 8785). Throws a TypeError for other values than JSON. */
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

/** Returns the SHA-256 digest (FIPS 180-4) in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
