/**
 * Takes secrets out of everything before it is recorded. A keyed hash replaces a secret: equal secrets stay equal within a
 * run, so "the same key twice" can still be seen. Nobody can test a guess without the random key of the run.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { HeaderList } from '../exchange/exchange.ts'
import { shortSecretPattern, wordPattern } from './secret-forms.ts'
import type { Stretch } from './secret-matcher.ts'
import { createSeenFields } from './seen-fields.ts'
import { createSecretSearch, type FoundSecrets, type SecretSearch, type SourceKind } from './secret-search.ts'

/** Replaces secrets. */
export type Redactor = {
  /**
   * The placeholders of secrets, one per secret given at the start: a tilde and hexadecimal digits, 8 characters or
   * more. In place of an encoded secret, which is longer, there are more digits after these.
   */
  readonly placeholders: readonly string[]
  /** Adds a secret, from now on; returns what is in its place. Asterisks are in the place of its parts of eight characters or more. */
  readonly learn: (secret: string) => string
  /** Declares that a header field holds only secrets, so that a short one is hidden there too. */
  readonly hideField: (name: string) => void
  readonly text: (value: string) => string
  readonly headers: (list: HeaderList) => HeaderList
  /** Byte for byte: a placeholder is as long as what it stands for (8 characters or more), so offsets stay true. */
  readonly bytes: (value: Uint8Array) => Uint8Array
}

type StandIn = (chars: number) => string

type LongSecret = { readonly value: string; readonly standIn: StandIn }

type ShortSecret = {
  readonly value: string
  readonly pattern: RegExp
  /** In the value of a header field that names nothing but credentials. */
  readonly credential: RegExp
  readonly standIn: StandIn
}

// A key such as `x` or `EMPTY` is not a secret that could be kept, and occurs in ordinary text.
const SHORT_CHARS = 8
const CREDENTIAL_FIELDS = new Set(['authorization', 'proxy-authorization', 'api-key', 'x-api-key'])

/**
 * Creates a redactor for these secrets and their encoded forms. `ordinary`: texts that are not secrets, such as the name of the model, even
 * where a secret has a part in common with them.
 */
export function createRedactor(secrets: readonly string[], ordinary: readonly string[] = []): Redactor {
  const runKey = randomBytes(32)
  const long: LongSecret[] = []
  const short: ShortSecret[] = []
  const credentialFields = new Set(CREDENTIAL_FIELDS)
  let search: SecretSearch | null = null
  const learn = (value: string): string => {
    const before = [...long, ...short].find((secret) => secret.value === value)
    if (before !== undefined) return before.standIn(value.length)
    const standIn = standInFor(value, runKey)
    if (value.length < SHORT_CHARS)
      short.push({ value, standIn, pattern: shortSecretPattern(value), credential: wordPattern(value) })
    else long.push({ value, standIn })
    search = null
    fields.forget()
    return standIn(value.length)
  }
  const withoutLong = (value: string, ...kinds: readonly SourceKind[]): string => {
    if (long.length === 0) return value
    const find = (search ??= createSecretSearch(
      long.map((secret) => secret.value),
      ordinary,
    ))
    return withoutFound(value, together(kinds.map((kind) => find(value, kind))), long)
  }
  const text = (value: string): string => {
    // A header field is read byte by byte: what is not ASCII there may be UTF-8.
    const mayBeBytes = /[\u0080-\u00ff]/.test(value) && !/[^\0-\u00ff]/.test(value)
    const known = mayBeBytes ? withoutLong(value, 'text', 'bytes') : withoutLong(value, 'text')
    return short.reduce((now, secret) => withoutShort(secret, secret.pattern, now), known)
  }
  const fields = createSeenFields(text)
  const placeholders = secrets.filter((secret) => secret !== '').map(learn)
  const fieldValue = (name: string, value: string): string =>
    credentialFields.has(name.toLowerCase())
      ? short.reduce(
          (now, secret) => withoutShort(secret, secret.credential, now),
          withoutLong(value, 'text'),
        )
      : fields.textOf(value)
  return {
    placeholders: [...new Set(placeholders)].toSorted((left, right) => right.length - left.length),
    learn,
    hideField: (name) => credentialFields.add(name.toLowerCase()),
    text,
    headers: (list) => list.map(([name, value]) => [fields.textOf(name), fieldValue(name, value)]),
    bytes(value) {
      if (long.length + short.length === 0) return value
      const whole = short.reduce(
        (now, secret) => withoutShort(secret, secret.pattern, now),
        withoutLong(latin1(value), 'body'),
      )
      return new Uint8Array(Buffer.from(whole, 'latin1'))
    },
  }
}

function standInFor(value: string, runKey: Buffer): StandIn {
  const hash = createHmac('sha256', runKey).update(value).digest('hex')
  return (chars) => {
    const length = Math.max(chars, SHORT_CHARS)
    return `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length)
  }
}

function withoutShort({ value, standIn }: ShortSecret, pattern: RegExp, text: string): string {
  return text.includes(value) ? text.replaceAll(pattern, ({ length }) => standIn(length)) : text
}

// Null where one of them is.
function together(all: readonly (FoundSecrets | null)[]): FoundSecrets | null {
  const found = all.filter((one) => one !== null)
  if (found.length < all.length) return null
  return { hits: found.flatMap(({ hits }) => hits), parts: found.flatMap(({ parts }) => parts) }
}

type Edit = Stretch & { readonly text: string }

const PART = '*'

function withoutFound(source: string, found: FoundSecrets | null, secrets: readonly LongSecret[]): string {
  if (found === null) return PART.repeat(source.length)
  if (found.hits.length === 0 && found.parts.length === 0) return source
  const whole = disjoint(found.hits.flatMap(({ secret, stretches }) => editsOf(stretches, secrets[secret])))
  const edits = [...whole, ...besides(disjoint(found.parts.map(starred)), whole)].toSorted(inOrder)
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of edits) {
    pieces.push(source.slice(at, start), text)
    at = end
  }
  return pieces.join('') + source.slice(at)
}

// Of a secret that is in several places one placeholder does, spread over them.
function editsOf(stretches: readonly Stretch[], secret: LongSecret | undefined): readonly Edit[] {
  const chars = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const whole = secret?.standIn(chars) ?? PART.repeat(chars)
  let at = 0
  return stretches.map(({ start, end }) => {
    const text = whole.slice(at, at + end - start)
    at += end - start
    return { start, end, text }
  })
}

function starred({ start, end }: Stretch): Edit {
  return { start, end, text: PART.repeat(end - start) }
}

function inOrder(left: Stretch, right: Stretch): number {
  return left.start - right.start || right.end - left.end
}

/** Cuts off what overlaps with an earlier one. */
function disjoint(edits: readonly Edit[]): readonly Edit[] {
  let at = 0
  return edits.toSorted(inOrder).flatMap(({ start, end, text }) => {
    const from = Math.max(start, at)
    at = Math.max(at, end)
    return from < end ? [{ start: from, end, text: text.slice(from - start) }] : []
  })
}

/** Returns the parts of these edits outside the others. Both lists are in order, and no two edits of a list overlap. */
function besides(edits: readonly Edit[], others: readonly Edit[]): readonly Edit[] {
  let next = 0
  return edits.flatMap((edit) => {
    const pieces: Edit[] = []
    let at = edit.start
    while ((others[next]?.end ?? Infinity) <= edit.start) next += 1
    for (let place = next; (others[place]?.start ?? Infinity) < edit.end; place += 1) {
      const { start, end } = others[place] ?? edit
      if (start > at) pieces.push(starred({ start: at, end: start }))
      at = Math.max(at, end)
    }
    if (at < edit.end) pieces.push(starred({ start: at, end: edit.end }))
    return pieces
  })
}

// Every byte is one character, so text replacement works on bytes of any kind.
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
