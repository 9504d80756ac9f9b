/** Keeps the accounts made by sign-up, and how many more each network address may make. In memory, one set per reference. */
import { randomBytes, randomUUID } from 'node:crypto'

/** The behavior of sign-up. `answers`: the place of the key: `api_key`, below `data`, or by mail. The reference cannot send mail, so then there is no key. */
export type SignupOptions = {
  readonly answers?: 'key' | 'wrapped-key' | 'mail'
  /** Sign-ups that one network address may try within `windowMs`. */
  readonly maxPerWindow?: number
  readonly windowMs?: number
}

/** An account. The password is not kept, because nothing asks for it again. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAtSeconds: number
}

/** All accounts of one reference. */
export type Accounts = {
  readonly answers: NonNullable<SignupOptions['answers']>
  /** Records one attempt. Returns the seconds to wait after too many attempts, else null. */
  readonly secondsToWait: (networkAddress: string) => number | null
  readonly isTaken: (email: string) => boolean
  /** Creates the account. Its key is accepted from now on. */
  readonly add: (email: string, name: string, key: string) => Account
  readonly keys: () => readonly string[]
}

const DEFAULT_MAX = 600
const DEFAULT_WINDOW_MS = 10 * 60 * 1000
const KEY_BYTES = 24

/** A key that cannot be guessed. */
export function newKey(): string {
  return `sk-${randomBytes(KEY_BYTES).toString('base64url')}`
}

/** Creates an empty set of accounts. */
export function createAccounts(options: SignupOptions = {}): Accounts {
  const { answers = 'key', maxPerWindow = DEFAULT_MAX, windowMs = DEFAULT_WINDOW_MS } = options
  const emails = new Set<string>()
  const keys: string[] = []
  const windows = new Map<string, { readonly untilMs: number; tries: number }>()
  return {
    answers,
    secondsToWait(networkAddress) {
      const nowMs = performance.now()
      const before = windows.get(networkAddress)
      const window =
        before === undefined || before.untilMs <= nowMs ? { untilMs: nowMs + windowMs, tries: 0 } : before
      windows.set(networkAddress, window)
      window.tries += 1
      return window.tries <= maxPerWindow ? null : Math.ceil((window.untilMs - nowMs) / 1000)
    },
    isTaken: (email) => emails.has(canonical(email)),
    add(email, name, key) {
      emails.add(canonical(email))
      keys.push(key)
      return { id: `acct_${randomUUID()}`, email, name, createdAtSeconds: Math.floor(Date.now() / 1000) }
    },
    keys: () => keys,
  }
}

// Mailboxes whose names differ only in case do not exist in practice.
function canonical(email: string): string {
  return email.toLowerCase()
}
