/**
 * Takes secrets out of everything before it is recorded. A secret becomes a keyed hash: equal secrets stay equal
 * within a run, so "the same key twice" can still be seen, and a guess cannot be tested without the run's random key.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { HeaderList } from '../exchange/exchange.ts'
import { longSecretPattern, shortSecretPattern, wordPattern } from './secret-forms.ts'
import { searchable, traceOf, type Searchable } from './secret-trace.ts'

/** Replaces secrets. */
export type Redactor = {
  /**
   * What is in a secret's place, one per secret given at the start: a tilde and hexadecimal digits, 8 characters or
   * more. In place of an encoded secret, which is longer, there are more digits after these.
   */
  readonly placeholders: readonly string[]
  /** Adds a secret, from now on; returns what is in its place. */
  readonly learn: (secret: string) => string
  /** Says that a header field holds nothing but secrets, so that a short one is hidden there, too. */
  readonly hideField: (name: string) => void
  readonly text: (value: string) => string
  readonly headers: (list: HeaderList) => HeaderList
  /** Byte for byte: a placeholder is as long as what it stands for (8 characters or more), so offsets stay true. */
  readonly bytes: (value: Uint8Array) => Uint8Array
}

type Secret = {
  readonly value: string
  readonly isShort: boolean
  /** False where no form of the secret can appear in a text. */
  readonly mayStandIn: (text: Searchable) => boolean
  readonly pattern: RegExp
  /** In the value of a header field that names nothing but credentials. */
  readonly credential: RegExp
  readonly standIn: (chars: number) => string
}

// A key such as `x` or `EMPTY` is not a secret that could be kept, and occurs in ordinary text.
const SHORT_CHARS = 8
const CREDENTIAL_FIELDS = new Set(['authorization', 'proxy-authorization', 'api-key', 'x-api-key'])

/** A redactor for these secrets and their encoded forms. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const runKey = randomBytes(32)
  const known: Secret[] = []
  const credentialFields = new Set(CREDENTIAL_FIELDS)
  const learn = (value: string) => {
    const before = known.find((secret) => secret.value === value)
    if (before !== undefined) return before.standIn(value.length)
    const secret = secretOf(value, runKey)
    known.push(secret)
    // Longer ones first: a part must not be replaced inside its whole.
    known.sort((left, right) => right.value.length - left.value.length)
    return secret.standIn(value.length)
  }
  for (const secret of secrets) if (secret !== '') learn(secret)
  const replaced = (value: string, pick: (secret: Secret) => RegExp) => {
    const before = searchable(value)
    return known
      .filter(({ mayStandIn }) => mayStandIn(before))
      .reduce((now, secret) => without(secret, pick(secret), now), value)
  }
  const text = (value: string) => replaced(value, ({ pattern }) => pattern)
  const fieldValue = (name: string, value: string) =>
    credentialFields.has(name.toLowerCase()) ? replaced(value, ({ credential }) => credential) : text(value)
  return {
    placeholders: known.map(({ value, standIn }) => standIn(value.length)),
    learn,
    hideField: (name) => credentialFields.add(name.toLowerCase()),
    text,
    headers: (list) => list.map(([name, value]) => [text(name), fieldValue(name, value)]),
    bytes(value) {
      if (known.length === 0) return value
      const whole = known.reduce(withoutCutSecret, text(latin1(value)))
      return new Uint8Array(Buffer.from(whole, 'latin1'))
    },
  }
}

// Nearly always a secret stands as it is; the pattern for its other forms costs milliseconds to build.
function without({ value, isShort, mayStandIn, standIn }: Secret, pattern: RegExp, text: string): string {
  const now = isShort ? text : text.replaceAll(value, standIn(value.length))
  return mayStandIn(searchable(now)) ? now.replaceAll(pattern, ({ length }) => standIn(length)) : now
}

function secretOf(value: string, runKey: Buffer): Secret {
  const isShort = value.length < SHORT_CHARS
  const hash = createHmac('sha256', runKey).update(value).digest('hex')
  const pattern = isShort ? shortSecretPattern(value) : longSecretPattern(value)
  return {
    value,
    isShort,
    mayStandIn: traceOf(value, isShort),
    pattern,
    credential: isShort ? wordPattern(value) : pattern,
    standIn(chars) {
      const length = Math.max(chars, SHORT_CHARS)
      return `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length)
    },
  }
}

// A body may have been cut off within a secret: by the target, by its connection, by our own caps.
function withoutCutSecret(text: string, { value, isShort, standIn }: Secret): string {
  if (isShort) return text
  const bytes = latin1(Buffer.from(value))
  for (let length = bytes.length - 1; length >= SHORT_CHARS; length -= 1) {
    if (text.endsWith(bytes.slice(0, length))) return text.slice(0, -length) + standIn(length)
  }
  return text
}

// Every byte is one character, so text replacement works on bytes of any kind.
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
