/** The ways in which a secret may appear in a text or in bytes: as it is, or encoded as servers encode what they quote. */
import { decodedBytes } from './decoded-bytes.ts'

/** The searched forms of one secret, in lower case. Escapes are decoded before: see `decoded-bytes.ts`. */
export type SecretForms = {
  /** As it is, and backwards. */
  readonly plain: readonly Uint8Array[]
  /** Letters and digits only: as it is, backwards, and in hexadecimal digits. Found whatever separators stand between them. */
  readonly letters: readonly Uint8Array[]
  /** In base64, by where the secret starts in what was encoded. */
  readonly base64: readonly Base64Form[]
}

/** The letters that hang on the secret alone, and the last letter, which holds a few of its bits. */
export type Base64Form = { readonly core: Uint8Array; readonly last: string }

// Fewer letters may follow each other by chance, whatever stands between them.
const MIN_LETTERS = 12

/** Returns the forms of a secret that is long enough to be one. */
export function formsOf(secret: string): SecretForms {
  const backwards = Array.from(secret).toReversed().join('')
  const plain = [secret, backwards].flatMap(plainForms)
  const letters = plain.map(lettersOf).filter((form) => form.length >= MIN_LETTERS)
  const hex = new TextEncoder().encode(Buffer.from(secret).toString('hex'))
  return { plain, letters: [...letters, hex], base64: base64Forms(Buffer.from(secret)) }
}

// What looks like an escape in a secret may stand decoded or, where it was encoded once more, as it is. In a form, a space is a plus.
function plainForms(secret: string): readonly Uint8Array[] {
  const written = secret.includes(' ') ? [secret, secret.replaceAll(' ', '+')] : [secret]
  return written.flatMap((text) => [lowered(withoutBackslashes(text)), lowered(decodedBytes(text))])
}

function withoutBackslashes(text: string): Uint8Array {
  return new TextEncoder().encode(text.replaceAll('\\', ''))
}

function lowered(bytes: Uint8Array): Uint8Array {
  return bytes.map(lowerByte)
}

/** Returns a byte in lower case, where it is a letter of ASCII: header and host names lose their case. */
export function lowerByte(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}

/** Returns whether a byte is a letter of ASCII in lower case, or a digit. */
export function isLetterOrDigit(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x30 && byte <= 0x39)
}

function lettersOf(bytes: Uint8Array): Uint8Array {
  return bytes.filter(isLetterOrDigit)
}

// Within a longer text, base64 depends on where the secret starts: at a multiple of three bytes, or one or two beyond.
function base64Forms(secret: Buffer): readonly Base64Form[] {
  return [0, 1, 2].map((shift) => {
    const from = Math.ceil((shift * 8) / 6)
    const to = Math.floor(((shift + secret.length) * 8) / 6)
    const whole = Buffer.concat([Buffer.alloc(shift), secret])
      .toString('base64')
      .replace(/=+$/, '')
    return { core: lowered(new TextEncoder().encode(whole.slice(from, to))), last: whole.slice(to) }
  })
}

const WINDOW = 8

/**
 * Returns all parts of a secret, in lower case, that are too long to occur by chance. Parts in `ordinary` texts, such as the
 * name of the model, are left out.
 */
export function secretParts(secret: string, ordinary: readonly string[]): readonly Uint8Array[] {
  const lower = secret.toLowerCase()
  const known = ordinary.map((text) => text.toLowerCase())
  const parts: Uint8Array[] = []
  for (let at = 0; at + WINDOW <= lower.length; at += 1) {
    const part = lower.slice(at, at + WINDOW)
    if (!known.some((text) => text.includes(part))) parts.push(lowered(decodedBytes(part)))
  }
  return parts
}

/**
 * Returns whether a part of a secret is not a word that a text may hold by chance. It has letters and digits, capitals among
 * small letters, or is long.
 */
export function isTelling(part: string): boolean {
  if (/^\d*$/.test(part)) return false
  return /\d/.test(part) || /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part) || part.length >= 2 * WINDOW
}

/**
 * Returns a pattern for a secret of a few characters, such as `x` or `EMPTY`. It is an ordinary word, so it counts only
 * where a credential is expected: after a scheme, after the name of a key. Repetitions are bounded: a body of nothing but
 * backslashes or spaces must not take hours to search.
 */
export function shortSecretPattern(secret: string): RegExp {
  const before = [
    String.raw`\b(?:bearer|basic|token)(?:\s|%20|\+){1,4}`,
    String.raw`(?:key|token)\\{0,4}["']?\s{0,4}[:=]\s{0,4}\\{0,4}["']`,
    String.raw`(?:key|token)=`,
    String.raw`\bkey[a-z ]{0,30}: `,
  ]
  const places = before.map(ignoringCase).join('|')
  return new RegExp(`(?<=${places})${wholeWord(secret)}`, 'g')
}

/** Returns a pattern for a short secret within the value of a header field that holds nothing but credentials. */
export function wordPattern(secret: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9_-])${wholeWord(secret)}`, 'g')
}

function wholeWord(secret: string): string {
  return `${escaped(secret)}(?![A-Za-z0-9_-])`
}

// Only the names before a short secret may be written either way: `EMPTY` is a key, `empty` a word.
function ignoringCase(source: string): string {
  return source.replaceAll(/\\.|\[[^\]]*\]|[a-z]/g, (piece) =>
    /^[a-z]$/.test(piece) ? `[${piece}${piece.toUpperCase()}]` : piece.replace('a-z', 'A-Za-z'),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (character) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    return units.map((unit) => String.raw`\u${unit.toString(16).padStart(4, '0')}`).join('')
  })
}
