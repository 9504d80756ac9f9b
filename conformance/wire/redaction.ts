/**
 * Takes secrets out of everything before it is recorded. A secret becomes a keyed hash: equal secrets stay equal
 * within a run, so "the same key twice" can still be seen, and nobody without the run's random key can test a guess.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { HeaderList } from '../exchange.ts'

/** Replaces secrets. `placeholders` are what may stand in their place. */
export type Redactor = {
  readonly placeholders: readonly string[]
  readonly text: (value: string) => string
  readonly headers: (list: HeaderList) => HeaderList
  /** Byte for byte: placeholders are as long as what they stand for, so offsets stay true. */
  readonly bytes: (value: Uint8Array) => Uint8Array
}

type Pair = { readonly secret: string; readonly placeholder: string; readonly isShort: boolean }

// A key such as `x` or `EMPTY` occurs in ordinary words: only whole words of it are replaced.
const SHORT_CHARS = 8

/** A redactor for these secrets and their derived forms (base64, percent-encoded, JSON-escaped). */
export function createRedactor(secrets: readonly string[]): Redactor {
  const runKey = randomBytes(32)
  const pairs = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => formsOf(secret).map((form) => pairOf(form, runKey)))
    // Longer forms first: a part must not be replaced inside its whole.
    .toSorted((left, right) => right.secret.length - left.secret.length)
  const text = (value: string) => pairs.reduce((current, pair) => replaced(current, pair), value)
  return {
    placeholders: [...new Set(pairs.map((pair) => pair.placeholder))],
    text,
    headers: (list) => list.map(([name, value]) => [name, text(value)]),
    bytes: (value) => (pairs.length === 0 ? value : Uint8Array.from(Buffer.from(text(latin1(value)), 'latin1'))),
  }
}

// Every byte is one character, so text replacement works on bytes of any kind.
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

function formsOf(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64')
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
  const encoded = [base64, base64.replace(/=+$/, ''), Buffer.from(secret).toString('base64url')]
  // The encodings of a short secret are short too, and would be found in ordinary text.
  return [...new Set(secret.length < SHORT_CHARS ? forms : [...forms, ...encoded])]
}

function pairOf(secret: string, runKey: Buffer): Pair {
  const hash = createHmac('sha256', runKey).update(secret).digest('hex')
  const isShort = secret.length < SHORT_CHARS
  // As long as the secret; short ones need a few more characters to be told apart from ordinary text.
  const length = Math.max(secret.length, SHORT_CHARS)
  return { secret, placeholder: `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length), isShort }
}

function replaced(value: string, { secret, placeholder, isShort }: Pair): string {
  if (!value.includes(secret)) return value
  if (!isShort) return value.replaceAll(secret, placeholder)
  const word = new RegExp(`(?<![A-Za-z0-9])${secret.replaceAll(/[^A-Za-z0-9]/g, String.raw`\$&`)}(?![A-Za-z0-9])`, 'g')
  return value.replace(word, placeholder)
}
