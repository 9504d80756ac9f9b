/**
 * The forms in which a service may repeat a secret: one table, for the records of a run and, within k6, for the rows of a load. SECURITY.md
 * promises what it lists. Pure.
 */
import { base64Of } from './base64.ts'

/** A shorter secret, such as `x` or `EMPTY`, is an ordinary word that cannot be told from other text. */
export const SHORTEST_SECRET = 8

/** Returns the texts that stand for a secret, the longest first; none for one that is too short. */
export function secretForms(secret: string): readonly string[] {
  if (secret.length < SHORTEST_SECRET) return []
  // Names of header fields and of hosts lose their case.
  const cases = [secret, secret.toLowerCase(), secret.toUpperCase()]
  // JSON may stand in JSON.
  const written = [...cases.flatMap(inUrls), ...inBase64(secret)].flatMap(inJson).flatMap(inJson)
  const all = written.flatMap((form) => [form, bytewise(form)])
  return [...new Set(all)].filter((form) => form.length >= SHORTEST_SECRET).toSorted(longestFirst)
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length
}

/** As it is, and percent-encoded in capitals and in small letters. */
function inUrls(secret: string): readonly string[] {
  const component = inUrl(secret)
  // Form encoding (URLSearchParams) encodes a few more, and writes a space as a plus.
  const strict = component.replaceAll(/[!'()~]/g, percentEncoded)
  const encoded = [component, strict, strict.replaceAll('%20', '+')]
  return [secret, ...encoded, ...encoded.map((text) => text.replaceAll(/%../g, (code) => code.toLowerCase()))]
}

function percentEncoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}

/**
 * The letters of base64 that depend on the secret alone: within a longer text, such as `Bearer KEY`, it begins at a multiple of three bytes, or
 * one or two bytes beyond.
 */
function inBase64(secret: string): readonly string[] {
  const letters = Array.from(bytewise(secret), (letter) => letter.charCodeAt(0))
  return [0, 1, 2].flatMap((before) => {
    const bytes = Uint8Array.from([0, 0, 0].slice(0, before).concat(letters))
    const own = base64Of(bytes).slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** As it is, and as a text of JSON: most languages escape quotes and backslashes, PHP slashes too, and Go what HTML reads otherwise. */
function inJson(text: string): readonly string[] {
  const plain = JSON.stringify(text).slice(1, -1)
  const careful = plain.replaceAll(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
  return [text, plain, plain.replaceAll('/', '\\/'), careful]
}

/** The bytes of a text, with one character for each, as header fields and bodies are searched. k6 has no `TextEncoder`. */
function bytewise(text: string): string {
  return inUrl(text).replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function inUrl(text: string): string {
  return encodeURIComponent(Array.from(text, (symbol) => (isHalf(symbol) ? '\uFFFD' : symbol)).join(''))
}

/** Returns whether this is half a character, which a target may send, and which has no code in a URL. */
function isHalf(symbol: string): boolean {
  return symbol.length === 1 && symbol >= '\uD800' && symbol <= '\uDFFF'
}
