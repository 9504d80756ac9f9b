import { newKey } from '../accounts.ts'
import type { LimitRule } from './limit-rule.ts'
import { readLimit } from './spec.ts'

/** The default rate limits of the two limited accounts, which exist for tests of limits. The window is short, so that tests are fast. */
export const LIMITED_RULES: readonly LimitRule[] = [readLimit('fixed-window,n=6,window=2s,scope=account')]

/** The API keys of the two limited accounts. `key` and `siblingKey` belong to the first account, `otherKey` to the second. */
export type LimitedKeys = {
  readonly key: string
  readonly siblingKey: string
  readonly otherKey: string
}

/** Creates the API keys of the two limited accounts, and groups them by account. */
export function limitedAccounts() {
  const keys: LimitedKeys = { key: newKey(), siblingKey: newKey(), otherKey: newKey() }
  return { keys, accounts: [[keys.key, keys.siblingKey], [keys.otherKey]] }
}

/** Returns a function that maps an API key to the first API key of the same account. */
export function ownersOf(accounts: readonly (readonly string[])[]): (key: string) => string {
  const owners = new Map(accounts.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key] as const)))
  return (key) => owners.get(key) ?? key
}
