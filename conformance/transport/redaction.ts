/** Replaces secrets by a keyed hash before recording. The key of the hash is random, so that nobody can test a guess. */
import { createHmac, randomBytes } from 'node:crypto'
import { SHORTEST_SECRET, secretForms } from '../codec/secret-forms.ts'
import type { HeaderList } from '../exchange/exchange.ts'

/** Replaces secrets, also in encoded forms (`codec/secret-forms.ts`). */
export type Redactor = {
  /** The placeholders of secrets known at the start: `~` and at least 7 hexadecimal digits. */
  readonly placeholders: readonly string[]
  readonly addSecret: (secret: string) => string
  /** Declares that a header field holds nothing but credentials. Secrets below 8 characters are then also replaced in this field. */
  readonly hideField: (name: string) => void
  readonly text: (value: string) => string
  readonly headers: (list: HeaderList) => HeaderList
  /** Replaces the secrets in bytes. Secrets of 8 characters or more keep their length, so that recorded byte offsets remain correct. */
  readonly bytes: (value: Uint8Array) => Uint8Array
}

type Known = { readonly value: string; readonly forms: readonly string[]; readonly hash: string }

const CREDENTIAL_FIELDS = ['authorization', 'proxy-authorization', 'api-key', 'x-api-key']

/** Creates a redactor. A secret below 8 characters is replaced only in header fields that hold nothing but credentials. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const runKey = randomBytes(32)
  // Sorted by length, because a longer secret may contain a shorter one.
  let known: readonly Known[] = []
  const credentialFields = new Set(CREDENTIAL_FIELDS)
  const addSecret = (value: string): string => {
    const hash = createHmac('sha256', runKey).update(value).digest('hex')
    if (!known.some((one) => one.value === value))
      known = [...known, { value, forms: secretForms(value), hash }].toSorted(longestFirst)
    return placeholder(hash, value.length)
  }
  const text = (value: string): string => known.reduce(withoutSecret, value)
  const credential = (value: string): string =>
    known.filter(({ forms }) => forms.length === 0).reduce(withoutWord, text(value))
  const placeholders = secrets.filter((secret) => secret !== '').map(addSecret)
  return {
    placeholders: [...new Set(placeholders)].toSorted((left, right) => right.length - left.length),
    addSecret,
    hideField: (name) => credentialFields.add(name.toLowerCase()),
    text,
    headers: (list) =>
      list.map(([name, value]) => [
        text(name),
        credentialFields.has(name.toLowerCase()) ? credential(value) : text(value),
      ]),
    bytes(value) {
      if (known.length === 0) return value
      // In Latin-1 every byte is one character, so that text replacement works on any bytes.
      const source = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')
      return new Uint8Array(Buffer.from(redactSplitSecrets(text(source), text), 'latin1'))
    },
  }
}

function longestFirst(a: Known, b: Known): number {
  return b.value.length - a.value.length
}

function placeholder(hash: string, chars: number): string {
  const length = Math.max(chars, SHORTEST_SECRET)
  return `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length)
}

function withoutSecret(text: string, { forms, hash }: Known): string {
  return forms.reduce(
    (now, form) => (now.includes(form) ? now.replaceAll(form, placeholder(hash, form.length)) : now),
    text,
  )
}

function withoutWord(text: string, { value, hash }: Known): string {
  return text.replaceAll(/[^\s,]+/g, (word) => (word === value ? placeholder(hash, word.length) : word))
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Replaces secrets that a stream splits over several events, in JSON members of the same name. Each part keeps its length. */
function redactSplitSecrets(source: string, clean: (text: string) => string): string {
  const members = new Map<string, MemberText[]>()
  for (const piece of memberTexts(source)) {
    const pieces = members.get(piece.member)
    if (pieces === undefined) members.set(piece.member, [piece])
    else pieces.push(piece)
  }
  const edits = [...members.values()].flatMap((pieces) => editsOf(source, pieces, clean))
  let shown = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    shown += source.slice(at, start) + text
    at = end
  }
  return shown + source.slice(at)
}

function editsOf(
  source: string,
  pieces: readonly MemberText[],
  clean: (text: string) => string,
): readonly Edit[] {
  const whole = pieces.map(({ start, end }) => source.slice(start, end)).join('')
  const shown = clean(whole)
  if (shown === whole) return []
  let at = 0
  return pieces.map(({ start, end }) => {
    const text = shown.slice(at, at + end - start)
    at += end - start
    return { start, end, text }
  })
}

/** A JSON member whose value is a string. `start` and `end`: the offsets of the value without quotes. */
export type MemberText = { readonly member: string; readonly start: number; readonly end: number }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const MAX_NAME_CHARS = 64

/** Yields each JSON member whose value is a string, in order. If `source` ends within a string, this string counts too. */
export function* memberTexts(source: string): Generator<MemberText, void> {
  let name: string | null = null
  let member: string | null = null
  for (let place = 0; place < source.length; place += 1) {
    const code = source.charCodeAt(place)
    if (code === QUOTE) {
      const start = place + 1
      const end = stringEnd(source, start)
      if (member === null) name = source.slice(start, Math.min(end, start + MAX_NAME_CHARS))
      else yield { member, start, end }
      if (member !== null) name = null
      member = null
      place = end
    } else if (code === COLON) {
      member = name
      name = null
    } else if (code > 0x20) {
      member = null
      name = null
    }
  }
}

// Returns the place of the closing quote, or the end of the body.
function stringEnd(source: string, start: number): number {
  for (let quote = source.indexOf('"', start); quote !== -1; quote = source.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (quote - backslashes > start && source.charCodeAt(quote - backslashes - 1) === BACKSLASH)
      backslashes += 1
    if (backslashes % 2 === 0) return quote
  }
  return source.length
}
