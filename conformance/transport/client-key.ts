/** The key that client libraries under test are given: they never see the key of the user. */
import { randomBytes } from 'node:crypto'
import type { HeaderList } from '../exchange/exchange.ts'

const KEY_BYTES = 18

/** Returns a key that is shaped like others, is worth nothing at the target, and cannot be guessed by others on this machine. */
export function newStandInKey(): string {
  return `sk-assay-${randomBytes(KEY_BYTES).toString('hex')}`
}

/**
 * Returns the fields with the key of the user in place of the stand-in. Without a key of the user, the fields that hold the
 * stand-in are left out: the target must see a request without a key, not one with a wrong key.
 */
export function withKeyOfUser(headers: HeaderList, standIn: string, key: string | null): HeaderList {
  if (key === null) return headers.filter(([, value]) => !value.includes(standIn))
  return headers.map(([name, value]) => [name, value.replaceAll(standIn, () => key)])
}
