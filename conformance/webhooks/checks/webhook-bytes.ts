/** Bytes as text and back, without Node. Pure. */
import type { DigestEncoding } from './webhook-schemes.ts'

/** The bytes of a text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Two byte strings as one. */
export function concat(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length)
  whole.set(left)
  whole.set(right, left.length)
  return whole
}

/** Bytes in hexadecimal digits of lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes that a text says in this encoding; null when it says none. */
export function bytesIn(text: string, encoding: DigestEncoding): Uint8Array | null {
  if (encoding === 'hex') {
    if (!/^([0-9a-f]{2})+$/i.test(text)) return null
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  }
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return null
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
