/** Stores the accounts made by sign-up in memory, and counts the sign-up attempts of each network address. */
import { randomBytes, randomUUID } from 'node:crypto'

/** The options of sign-up. `answers`: the answer has the key, has it in a wrapper, or has none (`mail`; no mail is sent). */
export type SignupOptions = {
  readonly answers?: 'key' | 'wrapped-key' | 'mail'
  /** The maximum number of sign-ups that one network address may try within `windowMs`. */
  readonly maxPerWindow?: number
  readonly windowMs?: number
}

/** An account made by sign-up. The password is not stored, because nothing reads it again. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAtSeconds: number
}

/** The store of all accounts of one reference. */
export type Accounts = {
  readonly answers: NonNullable<SignupOptions['answers']>
  /** Records one sign-up attempt of this address. Returns the seconds to wait when the address made too many attempts, else null. */
  readonly secondsToWait: (networkAddress: string) => number | null
  readonly isTaken: (email: string) => boolean
  /** Creates an account. From now on the reference accepts its key. */
  readonly add: (email: string, name: string, key: string) => Account
  readonly keys: () => readonly string[]
}

const DEFAULT_MAX = 600
const DEFAULT_WINDOW_MS = 10 * 60 * 1000
const KEY_BYTES = 24

/** Returns a new random API key that cannot be guessed. */
export function newKey(): string {
  return `sk-${randomBytes(KEY_BYTES).toString('base64url')}`
}

/** Creates an account store without accounts. */
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

// Mailboxes do not differ only in case in practice.
function canonical(email: string): string {
  return email.toLowerCase()
}
