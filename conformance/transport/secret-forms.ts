/** The ways in which a secret may appear in a text or in bytes: as it is, or encoded as servers encode what they quote. */

// Repetitions are bounded throughout: a body of nothing but backslashes or spaces must not take hours to search.

/**
 * A pattern for a secret that is long enough to be one. Letter case is ignored, since header names and host names lose
 * it. Bytes are to be searched as Latin-1 text, one character per byte.
 */
export function longSecretPattern(secret: string): RegExp {
  const bytes = Buffer.from(secret)
  const literal = Array.from(secret, characterPattern).join('')
  return new RegExp([literal, ...base64Patterns(bytes), bytes.toString('hex')].join('|'), 'gi')
}

/**
 * A pattern for a secret of a few characters, such as `x` or `EMPTY`. It is an ordinary word, so only where a
 * credential is is it taken for one: after a scheme, after the name of a key.
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

/** A pattern for a short secret within the value of a header field that holds nothing but credentials. */
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
}

// As it is, percent-encoded, as a JSON or JavaScript escape (nested ones have more backslashes), as an HTML entity.
function characterPattern(character: string): string {
  const bytes = [...Buffer.from(character)]
  const codePoint = character.codePointAt(0) ?? 0
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  const entity = ENTITIES[character]
  const forms = [
    /[A-Za-z0-9]/.test(character) ? character : String.raw`\\{0,8}${escaped(character)}`,
    bytes.map((byte) => `%${hex(byte, 2)}`).join(''),
    units.map((unit) => String.raw`\\{1,8}u${hex(unit, 4)}`).join(''),
    `&#(?:0{0,4}${codePoint}|x0{0,4}${hex(codePoint, 1)});`,
  ]
  if (entity !== undefined) forms.push(`&${entity};`)
  if (character === ' ') forms.push(String.raw`\+`)
  // UTF-8 that is read byte by byte.
  if (bytes.length > 1) forms.push(escaped(String.fromCharCode(...bytes)))
  return `(?:${forms.join('|')})`
}

function base64Patterns(secret: Buffer): readonly string[] {
  return base64Places(secret).map(({ core, last }) => {
    // The last letter holds a few bits of the secret, and of what follows if anything does.
    const end = String.raw`(?:[\w+/-]?={1,2}|${eitherAlphabet(last)}(?![\w+/-]))?`
    return eitherAlphabet(core) + end
  })
}

/** The letters that base64 of any text with this secret in it has for the secret, by where the secret starts in it. */
export function base64Letters(secret: Buffer): readonly string[] {
  return base64Places(secret).map(({ core }) => core)
}

// Within a longer text, base64 depends on where the secret starts: at a multiple of three bytes, or one or two beyond.
function base64Places(secret: Buffer): readonly { readonly core: string; readonly last: string }[] {
  return [0, 1, 2].map((shift) => {
    const from = Math.ceil((shift * 8) / 6)
    const to = Math.floor(((shift + secret.length) * 8) / 6)
    const whole = Buffer.concat([Buffer.alloc(shift), secret])
      .toString('base64')
      .replace(/=+$/, '')
    return { core: whole.slice(from, to), last: whole.slice(to) }
  })
}

function eitherAlphabet(letters: string): string {
  return letters.replaceAll('+', '[+-]').replaceAll('/', String.raw`(?:\\{0,8}/|_)`)
}

function escaped(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (character) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    return units.map((unit) => String.raw`\u${hex(unit, 4)}`).join('')
  })
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
