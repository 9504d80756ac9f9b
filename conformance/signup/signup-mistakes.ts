import type { SignupPart } from '../statement/signup-request.ts'

/** An invalid sign-up request: one member (`part`) or the whole body is wrong. */
export type SignupMistake = {
  readonly label: string
  readonly title: string
  readonly level: 'MUST' | 'SHOULD'
} & (
  | { readonly kind: 'part'; readonly part: SignupPart; readonly value: unknown }
  | { readonly kind: 'body'; readonly body: string }
)

/** The labels of two simultaneous sign-ups that repeat the e-mail address of an earlier sign-up. */
export const RENEWED = ['renewed', 'renewed-beside'] as const
/** The label of the sign-up whose body is an empty object. */
export const EMPTY = 'empty'
/** The label of the sign-up whose body is incomplete JSON. */
export const MALFORMED = 'malformed'
/** The label of the sign-up whose e-mail address has no @. */
export const EMAIL_MALFORMED = 'email-malformed'

// The length of an invalid address. It exceeds the 256 characters of RFC 5321 section 4.5.3.1.3, but no limit on bodies.
const LONG_EMAIL_CHARS = 4096
const LONG_NAME_CHARS = 65_536

/** All invalid sign-ups. */
export const SIGNUP_MISTAKES: readonly SignupMistake[] = [
  // A run stops sign-ups after four accounts. So the sign-ups that a service MUST refuse come first.
  body(MALFORMED, 'JSON that breaks off', '{"email":'),
  body(EMPTY, 'an object without members', '{}'),
  part('MUST', 'email-missing', 'no address', 'email', undefined),
  part('MUST', 'email-number', 'a number as address', 'email', 7),
  part('MUST', EMAIL_MALFORMED, 'an address without @', 'email', 'mail.example.com'),
  // New in each run: a service that knows the address may answer 409.
  part(
    'SHOULD',
    'email-long',
    'an address of 4 KiB',
    'email',
    `{nonce}${'x'.repeat(LONG_EMAIL_CHARS)}@example.com`,
  ),
  part('SHOULD', 'password-missing', 'no password', 'password', undefined),
  part('SHOULD', 'password-number', 'a number as password', 'password', 7),
  part('SHOULD', 'name-number', 'a number as name', 'name', 7),
  part('SHOULD', 'name-long', 'a name of 64 KiB', 'name', 'x'.repeat(LONG_NAME_CHARS)),
]

function part(
  level: SignupMistake['level'],
  label: string,
  title: string,
  name: SignupPart,
  value: unknown,
): SignupMistake {
  return { kind: 'part', label, title, level, part: name, value }
}

function body(label: string, title: string, text: string): SignupMistake {
  return { kind: 'body', label, title, level: 'MUST', body: text }
}
