/**
 * Shows quickly that a text holds no form of a secret, which is so of nearly every text: a pattern for all forms of a
 * secret is large, and to build and search it for each of the secrets of a run takes longer than the rest of recording.
 */
import { base64Letters } from './secret-forms.ts'

/** A text made ready to be searched for many secrets. */
export type Searchable = {
  readonly text: string
  /** In lower case, without backslashes. */
  readonly lower: string
  /** In the first of the two alphabets of base64 (RFC 4648 sections 4 and 5), in lower case. */
  readonly base64: string
  /** Whether a character is written by its number or name: percent-encoded, a JSON escape, an HTML entity. */
  readonly hasEscapes: boolean
}

const ESCAPES = /%[0-9a-f]{2}|\\u|&(?:#|amp|lt|gt|quot|apos)/i

/** Makes a text ready. */
export function searchable(text: string): Searchable {
  const lower = text.toLowerCase().replaceAll('\\', '')
  return { text, lower, base64: inFirstAlphabet(lower), hasEscapes: ESCAPES.test(text) }
}

/** For a secret: whether one of its forms may appear in a text. False is certain, true is not. */
export function traceOf(secret: string, isShort: boolean): (text: Searchable) => boolean {
  // Taken for a secret only where it is letter by letter: see `shortSecretPattern`.
  if (isShort) return ({ text }) => text.includes(secret)
  // A space may appear as a plus sign, and letters beyond ASCII have more than two cases and two widths.
  if (!/^[!-~]+$/.test(secret) || secret.includes('\\')) return () => true
  const bytes = Buffer.from(secret)
  const literal = secret.toLowerCase()
  const hexadecimal = bytes.toString('hex')
  const letters = base64Letters(bytes).map((core) => inFirstAlphabet(core.toLowerCase()))
  return ({ lower, base64, hasEscapes }) =>
    hasEscapes ||
    lower.includes(literal) ||
    lower.includes(hexadecimal) ||
    letters.some((core) => base64.includes(core))
}

function inFirstAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}
