import { randomBytes, randomUUID } from 'node:crypto'

/** The options of sign-up. `answers` is how the client gets its API key, for example by mail. */
export type SignupOptions = {
  readonly answers?: 'key' | 'wrapped-key' | 'mail'
  /** The maximum number of sign-up attempts from one IP address within `windowMs`. */
  readonly maxPerWindow?: number
  readonly windowMs?: number
}

/** An account that sign-up created. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAtSeconds: number
}

/** All accounts of one reference server, with the functions that create and find them. */
export type Accounts = {
  readonly answers: NonNullable<SignupOptions['answers']>
  /** Counts a sign-up attempt from an address. Returns null if it is allowed, or the seconds until the next attempt is allowed. */
  readonly secondsToWait: (networkAddress: string) => number | null
  readonly isTaken: (email: string) => boolean
  /** Creates an account, whose API key is accepted from now on. */
  readonly add: (email: string, name: string, key: string) => Account
  readonly keys: () => readonly string[]
}

const DEFAULT_MAX = 600
const DEFAULT_WINDOW_MS = 10 * 60 * 1000
const KEY_BYTES = 24

/** Returns a new random API key, which cannot be guessed. */
export function newKey(): string {
  return `sk-${randomBytes(KEY_BYTES).toString('base64url')}`
}

/** Creates a store for accounts. It is empty at first. */
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

// Returns an address in lower case. In practice, addresses that differ only in case belong to the same mailbox.
function canonical(email: string): string {
  return email.toLowerCase()
}
