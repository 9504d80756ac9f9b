/** Two accounts whose keys have a limit. All other keys have none, so a run can test the limit without being limited elsewhere. */
import { newKey } from '../accounts.ts'
import type { LimitRule } from './limit-rule.ts'
import { readLimit } from './spec.ts'

/** The limit of the limited accounts. Its window is short enough to wait for, and its quota is large enough to measure. */
export const LIMITED_RULES: readonly LimitRule[] = [readLimit('fixed-window,n=6,window=2s,scope=account')]

/** The keys of two limited accounts: `key` and `siblingKey` belong to one, `otherKey` to the other. */
export type LimitedKeys = {
  readonly key: string
  readonly siblingKey: string
  readonly otherKey: string
}

/** Creates the keys of two limited accounts. The groups list the keys of each account. */
export function limitedAccounts(): {
  readonly keys: LimitedKeys
  readonly accounts: readonly (readonly string[])[]
} {
  const keys = { key: newKey(), siblingKey: newKey(), otherKey: newKey() }
  return { keys, accounts: [[keys.key, keys.siblingKey], [keys.otherKey]] }
}

/** Returns a function that names the account of a key. A key that no account lists has a separate account. */
export function ownersOf(accounts: readonly (readonly string[])[]): (key: string) => string {
  const owners = new Map(accounts.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key] as const)))
  return (key) => owners.get(key) ?? key
}
