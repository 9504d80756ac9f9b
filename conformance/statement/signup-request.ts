/** The body of a sign-up request: the declared template, filled with disposable data, one part of it spoilt. Pure. */
import { secretNamed } from '../exchange/placeholders.ts'
import { numberOf, stringsOf, type Readings } from './readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { escapedPointer } from './statement-wording.ts'

/** Interface section 4: below the base URL, without a version. */
export const SIGNUP_PATH = '/auth/signup'

/** Name of the first account's key. */
export const SIGNUP_KEY = 'signup-key'
/** Name of the second account's key. */
export const SECOND_KEY = 'signup-key-second'
/** Name of a key that came where none was due. */
export const STRAY_KEY = 'signup-key-stray'
/** Name of the password all accounts of a run share. */
export const SIGNUP_PASSWORD = 'signup-password'
/** Name of another password, for a sign-up with an address that is in use. */
export const OTHER_PASSWORD = 'signup-password-other'

/** The parts of a sign-up request that may be spoilt, as placeholders in a template name them. */
export type SignupPart = 'email' | 'password' | 'name'

/** A value to be sent in place of a good one; undefined leaves the member out. */
export type Spoilt = { readonly part: SignupPart; readonly value: unknown }

const DEFAULT_FIELDS = ['email', 'password', 'name']
/** Every part that a sign-up request may have. */
export const SIGNUP_PARTS: readonly SignupPart[] = ['email', 'password', 'name']

// Where sign-ups in the field put the key, for a target that declares nothing.
const DEFAULT_POINTERS = ['/api_key', '/apiKey', '/key', '/token', '/data/api_key', '/data/key']

/** Returns the pointers to the key in an answer. Source: reading `signup.response`. */
export function keyPointers(readings: Readings): readonly string[] {
  const declared = stringsOf(readings, 'signup.response', 'pointers')
  return declared.length > 0 ? declared : DEFAULT_POINTERS
}

const KEY_NAME = /key|token|secret|credential/i
const MIN_KEY_CHARS = 16
const MAX_NAMED = 5
// The target chooses how deep and how wide its answer is.
const MAX_DEPTH = 6
const MAX_MEMBERS = 100

/** Returns the pointers to strings in an answer that look like a key, by its name and length: JSON pointers, a few. */
export function keyLikePointers(json: unknown): readonly string[] {
  return keyLikeIn(json, '', '', 0).slice(0, MAX_NAMED)
}

function keyLikeIn(value: unknown, name: string, pointer: string, depth: number): readonly string[] {
  if (depth > MAX_DEPTH) return []
  if (typeof value === 'string')
    return KEY_NAME.test(name) && value.length >= MIN_KEY_CHARS && !/\s/.test(value) ? [pointer] : []
  if (Array.isArray(value))
    return value
      .slice(0, MAX_MEMBERS)
      .flatMap((item: unknown, index) => keyLikeIn(item, name, `${pointer}/${index}`, depth + 1))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .slice(0, MAX_MEMBERS)
    .flatMap(([member, item]) => keyLikeIn(item, member, `${pointer}/${escapedPointer(member)}`, depth + 1))
}

/** The person who signs up. */
export type Applicant = { readonly email: string; readonly person: string }

/** Returns the request body for an applicant, as the reading `signup.request` has it, with one part spoilt. */
export function signupBody(
  readings: Readings,
  { email, person }: Applicant,
  spoilt: Spoilt | null = null,
): unknown {
  const values = new Map<string, unknown>([
    ['{email}', email],
    ['{password}', secretNamed(SIGNUP_PASSWORD)],
    ['{name}', person],
  ])
  if (spoilt !== null) values.set(`{${spoilt.part}}`, spoilt.value)
  return filled(templateOf(readings), values)
}

/** Returns whether the template has a place for this part, so that it can be spoilt. */
export function hasPart(readings: Readings, part: SignupPart): boolean {
  return JSON.stringify(templateOf(readings)).includes(`"{${part}}"`)
}

/** Returns whether the reading declares that sign-up needs this part, so that a request without it must be refused. */
export function isNeeded(readings: Readings, part: SignupPart): boolean {
  return stringsOf(readings, 'signup.request', 'required').includes(part)
}

/** Returns whether the reading declares that sign-up needs anything at all. */
export function needsAnything(readings: Readings): boolean {
  return SIGNUP_PARTS.some((part) => hasPart(readings, part) && isNeeded(readings, part))
}

// Accounts take a moment to reach every machine of a service (wire conventions: up to ten seconds).
const DEFAULT_PROPAGATION_SECONDS = 10
/** The longest that a run waits for a new key to work. */
export const MAX_PROPAGATION_SECONDS = 120
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** Returns the number of seconds after which a new key has to work. Source: reading `signup.response`. */
export function propagationSeconds(readings: Readings): number {
  return numberOf(readings, 'signup.response', 'propagationSeconds') ?? DEFAULT_PROPAGATION_SECONDS
}

/** Returns the waits between tries of a new key that does not work yet, in milliseconds. Their sum is the time allowed, up to a bound. */
export function propagationWaitsMs(readings: Readings): readonly number[] {
  const limitMs = Math.min(propagationSeconds(readings), MAX_PROPAGATION_SECONDS) * 1000
  const waitsMs: number[] = []
  let leftMs = limitMs
  for (let waitMs = FIRST_WAIT_MS; leftMs > 0; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    waitsMs.push(Math.min(waitMs, leftMs))
    leftMs -= waitMs
  }
  return waitsMs
}

function templateOf(readings: Readings): unknown {
  const declared = readings.get('signup.request')?.value['body']
  if (isRecord(declared)) return declared
  const fields = stringsOf(readings, 'signup.request', 'fields')
  const names = fields.length > 0 ? fields : DEFAULT_FIELDS
  return Object.fromEntries(
    SIGNUP_PARTS.flatMap((part, index) => {
      const name = names[index]
      return name === undefined ? [] : [[name, `{${part}}`] as const]
    }),
  )
}

// A member that is a placeholder and nothing else takes a value of any type; within a longer text it takes text.
function filled(template: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof template === 'string') {
    if (values.has(template)) return values.get(template)
    return [...values].reduce(
      (text, [place, value]) => (typeof value === 'string' ? text.replaceAll(place, value) : text),
      template,
    )
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, values))
  if (!isRecord(template)) return template
  return Object.fromEntries(Object.entries(template).map(([name, item]) => [name, filled(item, values)]))
}
