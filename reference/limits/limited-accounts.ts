/** Two accounts whose keys are limited, so that a limit can be judged while all other keys stay without one. */
import { newKey } from '../accounts.ts'
import type { LimitRule } from './limit-rule.ts'
import { readLimit } from './spec.ts'

/** The limit of the limited accounts: short enough to be waited for, large enough to be seen. */
export const LIMITED: readonly LimitRule[] = [readLimit('fixed-window,n=6,window=2s,scope=account')]

/** `key` and `siblingKey` are of one account, `otherKey` of another. */
export type LimitedKeys = {
  readonly key: string
  readonly siblingKey: string
  readonly otherKey: string
}

/** New keys, and which of them belong together. */
export function limitedAccounts(): {
  readonly keys: LimitedKeys
  readonly accounts: readonly (readonly string[])[]
} {
  const keys = { key: newKey(), siblingKey: newKey(), otherKey: newKey() }
  return { keys, accounts: [[keys.key, keys.siblingKey], [keys.otherKey]] }
}

/** Returns the account of a key: the one that lists it, else one of its own. */
export function ownersOf(accounts: readonly (readonly string[])[]): (key: string) => string {
  const owners = new Map(accounts.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key] as const)))
  return (key) => owners.get(key) ?? key
}
