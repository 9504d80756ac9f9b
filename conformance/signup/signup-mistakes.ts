/** Sign-up requests that are to be refused, each with one thing wrong. The order is that in which they are sent. */
import type { SignupPart } from '../statement/signup-request.ts'

/** One mistake. Those with level MUST are sent first: a target that takes one of them may reach the limit of accounts. */
export type SignupMistake = {
  readonly label: string
  readonly title: string
  readonly level: 'MUST' | 'SHOULD'
} & (
  | { readonly kind: 'part'; readonly part: SignupPart; readonly value: unknown }
  | { readonly kind: 'body'; readonly body: string }
)

/** Label of the chat call without any key, made in a run that adds header fields. */
export const USE_WITHOUT_KEY = 'use-without-key'
/** Label of the request without members, which is a mistake only where something is asked for. */
export const EMPTY = 'empty'
/** Label of JSON that breaks off. The run has words of its own for it. */
export const MALFORMED = 'malformed'
/** Label of an address without @. The run has words of its own for it. */
export const EMAIL_MALFORMED = 'email-malformed'

// Longer than an address can be (RFC 5321 section 4.5.3.1.3: 256 octets), far below any sane limit on bodies.
const LONG_EMAIL_CHARS = 4096
const LONG_NAME_CHARS = 65_536

/** All mistakes. Passwords and names are the target's own affair, so that taking odd ones only warns. */
export const SIGNUP_MISTAKES: readonly SignupMistake[] = [
  body(MALFORMED, 'JSON that breaks off', '{"email":'),
  body(EMPTY, 'an object without members', '{}'),
  part('MUST', 'email-missing', 'no address', 'email', undefined),
  part('MUST', 'email-number', 'a number as address', 'email', 7),
  part('MUST', EMAIL_MALFORMED, 'an address without @', 'email', 'mail.example.com'),
  part('SHOULD', 'email-long', 'an address of 4 KiB', 'email', longEmail()),
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

function longEmail(): string {
  return `${'x'.repeat(LONG_EMAIL_CHARS)}@example.com`
}
