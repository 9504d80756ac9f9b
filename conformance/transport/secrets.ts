import { randomBytes } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { HeaderList, CapturedSecret } from '../exchange/exchange.ts'
import { parseJson } from '../codec/parse-json.ts'
import type { Capture } from '../engine/probe.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { headerValues, isRecord, valueAtPointer } from '../exchange/reply.ts'
import type { LearntSecret } from '../../schemas/compiled/transcript.ts'
import type { RawExchange } from './http.ts'
import { MAX_TEXT_CHARS, type Redactor } from './request-record.ts'

type SecretsOptions = {
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

/** The secrets of one run. */
export type Secrets = ReturnType<typeof createSecrets>

/** Creates the store for the secrets of a new run. */
export function createSecrets({ redactor, readings, given, onLearnt, inventedStart }: SecretsOptions) {
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
    valueOf: (name: string): string | null => held.get(name) ?? null,
    /** Stores the secret in an answer, at one of the JSON pointers in `Capture`. Returns its record, or null if there is no secret. */
    capture(
      probe: string,
      { name, pointers }: Capture,
      { bytes, headers }: RawExchange,
    ): CapturedSecret | null {
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
    invent(probe: string, name: string): void {
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
