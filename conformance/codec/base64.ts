/** Encodes and decodes base64 (RFC 4648 section 4). Our own code, because k6 has neither `atob` nor `Buffer`. Pure. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const VALUES = valuesOf(LETTERS)

/** Encodes bytes as base64 with padding. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const given = Math.min(3, bytes.length - at)
    text += letterAt(bits >> 18) + letterAt(bits >> 12)
    text += given > 1 ? letterAt(bits >> 6) : '='
    text += given > 2 ? letterAt(bits) : '='
  }
  return text
}

/** Decodes base64. Invalid characters count as zero bits, so the caller must check for them. */
export function bytesOfBase64(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let to = 0
  for (let at = 0; at < letters.length; at += 1) {
    bits = (bits << 6) | (VALUES[letters.charCodeAt(at)] ?? 0)
    if (at % 4 === 0) continue
    // The first byte needs two letters. After that, each letter completes a byte.
    bytes[to] = bits >> (6 - 2 * (at % 4))
    to += 1
  }
  return bytes
}

function letterAt(bits: number): string {
  return LETTERS.charAt(bits & 63)
}

function valuesOf(letters: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < letters.length; value += 1) values[letters.charCodeAt(value)] = value
  return values
}
