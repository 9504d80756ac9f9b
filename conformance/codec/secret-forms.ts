/** The minimum length of a secret that is redacted. A shorter one is not redacted, because it may be an ordinary word. */
export const SHORTEST_SECRET = 8

/** Returns whether a secret may be an ordinary word, such as `EMPTY`. */
export function isOrdinaryWord(secret: string): boolean {
  return secret.length < SHORTEST_SECRET || (secret.length < 16 && /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(secret))
}

/** The minimum length of a part of an API key that Assay recognizes in a text. */
export const KEY_PART_CHARS = 12

/** Returns a secret and its encodings, such as base64, longest first. */
export function secretForms(secret: string): readonly string[] {
  if (secret.length < SHORTEST_SECRET) return []
  // Names of header fields and of hosts may be converted to lower or upper case.
  const cases = [secret, secret.toLowerCase(), secret.toUpperCase()]
  // JSON may be nested in JSON strings.
  const written = [...cases.flatMap(inUrls), ...inBase64(secret)].flatMap(inJson).flatMap(inJson)
  const all = [...new Set(written)].flatMap((form) => [form, bytewise(form)])
  return [...new Set(all)].filter((form) => form.length >= SHORTEST_SECRET).toSorted(longestFirst)
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length
}

function inUrls(secret: string): readonly string[] {
  const component = inUrl(secret)
  // Form encoding (URLSearchParams) encodes a few more characters, and writes a space as a plus.
  const strict = component.replaceAll(/[!'()~]/g, percentEncoded)
  // Python's `quote` leaves slashes.
  const encoded = [component, strict, strict.replaceAll('%20', '+'), strict.replaceAll('%2F', '/')]
  return [secret, ...encoded, ...encoded.map((text) => text.replaceAll(/%../g, (code) => code.toLowerCase()))]
}

function percentEncoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}

// Returns the base64 forms of a secret inside a longer text, which depend on its start position modulo 3.
function inBase64(secret: string): readonly string[] {
  const letters = Array.from(bytewise(secret), (letter) => letter.charCodeAt(0))
  return [0, 1, 2].flatMap((before) => {
    const bytes = Uint8Array.from([0, 0, 0].slice(0, before).concat(letters))
    const own = base64Of(bytes).slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function inJson(text: string): readonly string[] {
  const plain = JSON.stringify(text).slice(1, -1)
  return [
    text,
    plain,
    plain.replaceAll('/', '\\/'),
    plain.replaceAll(/[<>&]/g, escaped),
    plain.replaceAll(/[<>&=']/g, escaped),
    plain
      .replaceAll('\\"', '"')
      .replaceAll(/["<>&'+`]/g, (letter) => percentEncoded(letter).replace('%', '\\u00')),
  ]
}

function escaped(letter: string): string {
  return `\\u00${letter.charCodeAt(0).toString(16)}`
}

// Encodes `text` as UTF-8 and decodes the bytes as Latin-1, so that each byte is one character.
function bytewise(text: string): string {
  return inUrl(text).replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

// Encodes a text for a URL. Replaces unpaired surrogates itself, because the JavaScript of k6 has no `toWellFormed`.
function inUrl(text: string): string {
  return encodeURIComponent(Array.from(text, (symbol) => (isHalf(symbol) ? '\uFFFD' : symbol)).join(''))
}

function isHalf(symbol: string): boolean {
  return symbol.length === 1 && symbol >= '\uD800' && symbol <= '\uDFFF'
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

// Encodes bytes as base64 (RFC 4648 section 4). Own code, because k6 has neither `btoa` nor `Buffer`.
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += LETTERS.charAt((bits >> shift) & 63)
  }
  return text
}
