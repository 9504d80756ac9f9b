/**
 * Holds the secrets of a run in memory: received, generated or given by the user. Replaces them by a keyed hash before recording.
 * The key of the hash is random, so that nobody can test a guess.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { HeaderList, CapturedSecret } from '../exchange/exchange.ts'
import { parseJson } from '../codec/parse-json.ts'
import { isOrdinaryWord, KEY_PART_CHARS, SHORTEST_SECRET, secretForms } from '../codec/secret-forms.ts'
import type { Capture } from '../engine/probe.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { headerValues, isRecord, valueAtPointer } from '../exchange/reply.ts'
import type { LearntSecret } from '../../schemas/compiled/transcript.ts'
import type { RawExchange } from './http.ts'

/** The secrets of one run: given by the user, received in answers, or invented. */
export type Secrets = {
  /** Returns the secret called `name`. Null if there is none, or if no header field can contain it. */
  readonly valueOf: (name: string) => string | null
  /** Returns the record of the secret that `capture` finds, or null. Redacts other texts of the answer that look like secrets. */
  readonly capture: (probe: string, capture: Capture, answer: RawExchange) => CapturedSecret | null
  readonly invent: (probe: string, name: string) => void
}

/** The options of {@link createSecrets}. `given`: secrets of the user by name, which `redactor` already replaces. */
export type SecretsOptions = {
  readonly redactor: Redactor
  readonly readings: Readings
  readonly given: ReadonlyMap<string, string>
  readonly onLearnt: (secret: LearntSecret) => void
  readonly inventedStart: string
}

// The maximum number of redacted characters of a secret. Searches for longer texts take too long. The rest of a secret alone is useless.
const MAX_CHARS = 2048
const SENDABLE = /^[\x21-\x7e]+$/
// Matches names of members that hold secrets, such as session tokens beside a key.
const SECRET_NAME = /key|token|secret|password|credential/i
const MIN_OTHER_CHARS = 16
const MAX_OTHERS = 16
const MAX_OTHER_CHARS = 512
// The maximum number of secrets in a run that Assay found beside the requested secrets. All later answers are searched for each of them.
const MAX_OTHERS_OF_RUN = 64

/** Creates the store for the secrets of a new run. */
export function createSecrets({
  redactor,
  readings,
  given,
  onLearnt,
  inventedStart,
}: SecretsOptions): Secrets {
  const held = new Map(given)
  const others = new Set<string>()
  const learn = (probe: string, name: string, value: string): string => {
    const placeholder = redactor.addSecret(value.slice(0, MAX_CHARS))
    onLearnt({ probe, name, placeholder })
    return placeholder
  }
  const learnOther = (probe: string, name: string, value: string): void => {
    const known = value.slice(0, MAX_OTHER_CHARS)
    if (others.has(known) || others.size >= MAX_OTHERS_OF_RUN) return
    others.add(known)
    onLearnt({ probe, name, placeholder: redactor.addSecret(known) })
  }
  return {
    valueOf: (name) => held.get(name) ?? null,
    capture(probe, { name, pointers }, { bytes, headers }) {
      const json = parseJson(new TextDecoder().decode(bytes))
      const found = firstString(json, pointers)
      // The key comes first, because another secret may be equal to it.
      const captured = found && { name, pointer: found.pointer, ...about(found.value, readings) }
      const placeholder = found && learn(probe, name, found.value)
      const beside = [
        ...stringsNamedSecret(json),
        ...cookiesIn(headers),
        ...secretsInText(json, bytes, headers),
      ]
      for (const other of beside.slice(0, MAX_OTHERS))
        if (other !== found?.value) learnOther(probe, `${name}-beside`, other)
      if (captured === null || found === null || placeholder === null) return null
      if (captured.isSendable) held.set(name, found.value)
      return { ...captured, placeholder }
    },
    invent(probe, name) {
      const value = `${inventedStart}${randomBytes(18).toString('base64url')}`
      learn(probe, name, value)
      held.set(name, value)
    },
  }
}

function firstString(json: unknown, pointers: readonly string[]): { pointer: string; value: string } | null {
  for (const pointer of pointers) {
    const value = valueAtPointer(json, pointer)
    if (typeof value === 'string' && value !== '') return { pointer, value }
  }
  return null
}

function about(value: string, readings: Readings): Omit<CapturedSecret, 'name' | 'pointer' | 'placeholder'> {
  const pattern = stringOf(readings, 'key.format', 'pattern')
  return {
    chars: value.length,
    bits: Math.round(bitsOf(value)),
    isSendable: SENDABLE.test(value) && value.length <= MAX_CHARS,
    matchesFormat: pattern === null ? null : isMatch(pattern, value.slice(0, MAX_CHARS)),
  }
}

const MAX_MATCH_MS = 1000

// Returns whether a pattern matches. Null if the pattern is invalid, or if the search takes more than a second.
function isMatch(pattern: string, value: string): boolean | null {
  try {
    const isFound: unknown = runInNewContext(
      "new RegExp(pattern, 'u').test(value)",
      { pattern, value },
      { timeout: MAX_MATCH_MS },
    )
    return isFound === true
  } catch {
    return null
  }
}

function bitsOf(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / value.length), 0)
}

// The maximum number of members or elements that are searched per value. The limit bounds the work for a large answer.
const MAX_WIDTH = 100

function stringsNamedSecret(value: unknown, name = '', depth = 0): readonly string[] {
  if (depth > 6) return []
  if (typeof value === 'string')
    return SECRET_NAME.test(name) && value.length >= MIN_OTHER_CHARS && !/\s/.test(value) ? [value] : []
  if (Array.isArray(value))
    return value.slice(0, MAX_WIDTH).flatMap((item) => stringsNamedSecret(item, name, depth + 1))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .slice(0, MAX_WIDTH)
    .flatMap(([member, item]) => stringsNamedSecret(item, member, depth + 1))
}

const IN_TEXT =
  /(?:key|token|secret|password)[\w-]{0,20}["']?\s{0,4}[:=]\s{0,4}["']?([^\s"'<>&,;}]{16,2048})|\b(sk-[\w-]{16,2048})/gi
const MAX_TEXT_CHARS = 65_536

// Returns texts that look like secrets, from links and from a body that is not JSON.
function secretsInText(json: unknown, bytes: Uint8Array, headers: HeaderList): readonly string[] {
  const body = json === undefined ? new TextDecoder().decode(bytes.subarray(0, MAX_TEXT_CHARS)) : ''
  const links = headerValues(headers, 'location').join(' ').slice(0, MAX_TEXT_CHARS)
  return [...`${links} ${body}`.matchAll(IN_TEXT)].map(([, named, bare]) => named ?? bare ?? '')
}

function cookiesIn(headers: HeaderList): readonly string[] {
  return headerValues(headers, 'set-cookie')
    .map((cookie) => /^[^=;]*=([^;]*)/.exec(cookie)?.[1] ?? '')
    .filter((value) => value.length >= MIN_OTHER_CHARS)
}

/** Replaces secrets by placeholders, also in encoded forms (`codec/secret-forms.ts`). `addSecret` returns the placeholder. */
export type Redactor = {
  /** The placeholders of secrets known at the start: `~` and at least 7 hexadecimal digits. */
  readonly placeholders: readonly string[]
  readonly addSecret: (secret: string) => string
  /** Declares that a header field holds nothing but credentials. Secrets below 8 characters are then also replaced in this field. */
  readonly hideField: (name: string) => void
  readonly text: (value: string) => string
  readonly headers: (list: HeaderList) => HeaderList
  /** Replaces secrets in a body, also split over stream events or cut off after 8 or more characters at the end. Keeps all byte offsets. */
  readonly bytes: (value: Uint8Array) => Uint8Array
  /** Replaces parts of the secrets known at the start in the text of a refusal: {@link KEY_PART_CHARS} or more characters in a row. */
  readonly parts: (refusal: string) => string
}

// What many keys begin with, such as `sk-or-v1-`. A word has digits only at its end, unlike the groups of a UUID.
const PUBLIC_START = /^(?:[a-z]{1,8}\d{0,2}[-_])*/i

type Known = { readonly value: string; readonly forms: readonly string[]; readonly hash: string }

const CREDENTIAL_FIELDS = ['authorization', 'proxy-authorization', 'api-key', 'x-api-key']

/** Creates a redactor. A secret below 8 characters is replaced only in header fields that hold nothing but credentials. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const runKey = randomBytes(32)
  // Sorted by length, because a longer secret may contain a shorter one.
  let known: readonly Known[] = []
  const credentialFields = new Set(CREDENTIAL_FIELDS)
  const addSecret = (value: string, forms = secretForms(value)): string => {
    const hash = createHmac('sha256', runKey).update(value).digest('hex')
    if (!known.some((one) => one.value === value))
      known = [...known, { value, forms, hash }].toSorted(longestFirst)
    return placeholderOf(hash, value.length)
  }
  const text = (value: string): string => known.reduce(withoutSecret, value)
  const credential = (value: string): string =>
    known.filter(({ forms }) => forms.length === 0).reduce(withoutWord, text(value))
  const placeholders = secrets
    .filter((secret) => secret !== '')
    .map((secret) => addSecret(secret, isOrdinaryWord(secret) ? [] : secretForms(secret)))
  const given = known
  return {
    placeholders: [...new Set(placeholders)].toSorted((left, right) => right.length - left.length),
    addSecret,
    hideField: (name) => credentialFields.add(name.toLowerCase()),
    text,
    parts: (refusal) => (refusal.length > MAX_TEXT_CHARS ? refusal : given.reduce(withoutParts, refusal)),
    headers: (list) =>
      list.map(([name, value]) => [
        text(name),
        credentialFields.has(name.toLowerCase()) ? credential(value) : text(value),
      ]),
    bytes(value) {
      if (known.length === 0) return value
      // In Latin-1 every byte is one character, so that text replacement works on any bytes.
      const source = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')
      const clean: Clean = (part, longerThan) =>
        known.reduce((now, one) => withoutBeginning(now, one, longerThan), text(part))
      return new Uint8Array(Buffer.from(redactSplitSecrets(clean(source, 0), clean), 'latin1'))
    },
  }
}

function longestFirst(a: Known, b: Known): number {
  return b.value.length - a.value.length
}

function placeholderOf(hash: string, chars: number): string {
  const length = Math.max(chars, SHORTEST_SECRET)
  return `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length)
}

function withoutSecret(text: string, { forms, hash }: Known): string {
  return forms.reduce(
    (now, form) => (now.includes(form) ? now.replaceAll(form, placeholderOf(hash, form.length)) : now),
    text,
  )
}

function withoutParts(text: string, { value, hash }: Known): string {
  let shown = text
  for (let start = PUBLIC_START.exec(value)?.[0].length ?? 0; start < value.length; start += 1) {
    let end = start + KEY_PART_CHARS
    if (end > value.length || !shown.includes(value.slice(start, end))) continue
    while (end < value.length && shown.includes(value.slice(start, end + 1))) end += 1
    shown = shown.replaceAll(value.slice(start, end), placeholderOf(hash, end - start))
  }
  return shown
}

// Replaces the beginning of a secret at the end of `text`, where an answer was cut. It may be all of the secret but its last letter.
function withoutBeginning(text: string, { forms, hash }: Known, longerThan: number): string {
  const end = text.slice(-SHORTEST_SECRET)
  for (const form of end.length < SHORTEST_SECRET ? [] : forms) {
    const length = form.indexOf(end) + end.length
    if (length >= end.length && length > longerThan && text.endsWith(form.slice(0, length)))
      return text.slice(0, -length) + placeholderOf(hash, length)
  }
  return text
}

function withoutWord(text: string, { value, hash }: Known): string {
  return text.replaceAll(/[^\s,]+/g, (word) => (word === value ? placeholderOf(hash, word.length) : word))
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Replaces secrets in a text, and the beginning of a secret at its end if it has more than `longerThan` characters. */
type Clean = (text: string, longerThan: number) => string

/** Replaces secrets that a stream splits over several events, in JSON members of the same name. Each part keeps its length. */
function redactSplitSecrets(source: string, clean: Clean): string {
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

function editsOf(source: string, pieces: readonly MemberText[], clean: Clean): readonly Edit[] {
  const texts = pieces.map(({ start, end }) => source.slice(start, end))
  const whole = texts.join('')
  // The beginning of a secret within one part may be another value, such as the name of a model.
  const shown = clean(whole, texts.at(-1)?.length ?? 0)
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
