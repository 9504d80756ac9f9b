import { escapedPointer } from '../codec/parse-json.ts'
import { secretPlaceholder } from '../exchange/placeholders.ts'
import { numberOf, stringsOf, type Readings } from './readings.ts'
import { isRecord } from '../exchange/reply.ts'

/** The path of the sign-up endpoint, which contains no version (interface section 4). */
export const SIGNUP_PATH = '/auth/signup'

/** The name of the secret that holds the API key of the first account. */
export const SIGNUP_KEY = 'signup-key'
/** The name of the secret that holds the API key of the second account. */
export const SECOND_KEY = 'signup-key-second'
/** The name of the secret that holds an API key from a sign-up that the service had to refuse. */
export const UNEXPECTED_KEY = 'signup-key-stray'
/** The name of the secret that holds the password of all accounts of a run. */
export const SIGNUP_PASSWORD = 'signup-password'
/** The name of the secret that holds a second password, for a sign-up that repeats an e-mail address. */
export const OTHER_PASSWORD = 'signup-password-other'

/** A part of a sign-up request, which a test may make invalid. */
export type SignupPart = 'email' | 'password' | 'name'

/** An invalid value for one part of a sign-up request. If `value` is undefined, the request is sent without this part. */
export type InvalidPart = { readonly part: SignupPart; readonly value: unknown }

const DEFAULT_FIELDS = ['email', 'password', 'name']
/** All parts that a sign-up request may have. */
export const SIGNUP_PARTS: readonly SignupPart[] = ['email', 'password', 'name']

// Common places of the API key, for a target that declares none.
const DEFAULT_POINTERS = ['/api_key', '/apiKey', '/key', '/token', '/data/api_key', '/data/key']

/** Returns JSON Pointers to the API key in the answer to a sign-up. */
export function keyPointers(readings: Readings): readonly string[] {
  const declared = stringsOf(readings, 'signup.response', 'pointers')
  return declared.length > 0 ? declared : DEFAULT_POINTERS
}

const KEY_NAME = /key|token|secret|credential/i
const MIN_KEY_CHARS = 16
const MAX_NAMED = 5
// The maximum depth to which an answer is searched for keys. Without a limit, an extremely nested answer could exhaust the stack.
const MAX_DEPTH = 6
const MAX_MEMBERS = 100

/** Returns JSON Pointers to at most five strings of an answer that look like API keys. */
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

type Applicant = { readonly email: string; readonly person: string }

/** Returns the body of a sign-up request from the declared template. `spoilt` is the part to make invalid, or null. */
export function signupBody(
  readings: Readings,
  { email, person }: Applicant,
  spoilt: InvalidPart | null,
): unknown {
  const values = new Map<string, unknown>([
    ['{email}', email],
    ['{password}', secretPlaceholder(SIGNUP_PASSWORD)],
    ['{name}', person],
  ])
  if (spoilt !== null) values.set(`{${spoilt.part}}`, spoilt.value)
  return filled(templateOf(readings), values)
}

/** Returns whether the declared request has a placeholder for this part, such as `{email}`. */
export function hasPart(readings: Readings, part: SignupPart): boolean {
  return JSON.stringify(templateOf(readings)).includes(`"{${part}}"`)
}

/** Returns whether the statement declares that a sign-up request must contain `part`, such as a password. */
export function isNeeded(readings: Readings, part: SignupPart): boolean {
  return stringsOf(readings, 'signup.request', 'required').includes(part)
}

/** Returns whether `signup.request` declares any part of a sign-up request as required. */
export function needsAnything(readings: Readings): boolean {
  return SIGNUP_PARTS.some((part) => hasPart(readings, part) && isNeeded(readings, part))
}

/** The default time in seconds after which all servers of a service must accept a new API key. */
export const DEFAULT_PROPAGATION_SECONDS = 10
/** The longest time in seconds that a run waits for a new API key to work, even if a longer time is declared. */
export const MAX_PROPAGATION_SECONDS = 120
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** Returns the time in seconds within which a new API key must start to work. The statement declares it; otherwise it is a default. */
export function propagationSeconds(readings: Readings): number {
  return numberOf(readings, 'signup.response', 'propagationSeconds') ?? DEFAULT_PROPAGATION_SECONDS
}

/** Returns the waits in ms between calls with a new API key. Assay waits because the key may not yet work on every server. */
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

// Fills the placeholders of a template. A text that is only a placeholder may become any JSON value. Longer texts remain texts.
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
