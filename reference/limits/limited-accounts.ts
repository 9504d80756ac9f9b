/** Two accounts whose keys are limited. All other keys have no limit, so a run can judge a limit beside them. */
import { newKey } from '../accounts.ts'
import type { LimitRule } from './limit-rule.ts'
import { readLimit } from './spec.ts'

/** The limit of the limited accounts: a window short enough to wait for, and a quota large enough to observe. */
export const LIMITED_RULES: readonly LimitRule[] = [readLimit('fixed-window,n=6,window=2s,scope=account')]

/** `key` and `siblingKey` belong to one account, `otherKey` to another. */
export type LimitedKeys = {
  readonly key: string
  readonly siblingKey: string
  readonly otherKey: string
}

/** New keys, and the groups that belong to one account. */
export function limitedAccounts(): {
  readonly keys: LimitedKeys
  readonly accounts: readonly (readonly string[])[]
} {
  const keys = { key: newKey(), siblingKey: newKey(), otherKey: newKey() }
  return { keys, accounts: [[keys.key, keys.siblingKey], [keys.otherKey]] }
}

/** Returns the account of a key: the one that lists it, else an account of its own. */
export function ownersOf(accounts: readonly (readonly string[])[]): (key: string) => string {
  const owners = new Map(accounts.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key] as const)))
  return (key) => owners.get(key) ?? key
}
