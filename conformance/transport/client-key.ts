/** The key that client libraries under test are given: they never see the key of the user. */
import { randomBytes } from 'node:crypto'
import type { HeaderList } from '../exchange/exchange.ts'
import type { Origin } from './outgoing.ts'

const KEY_BYTES = 18

/** Returns a key that is shaped like others, is worth nothing at the target, and cannot be guessed by others on this machine. */
export function newStandInKey(): string {
  return `sk-assay-${randomBytes(KEY_BYTES).toString('hex')}`
}

/**
 * Returns the header fields of a request of a library as they go to the target. They ask for no compression, have the key of
 * the user in place of the stand-in, and end with the fields of `--header`.
 */
export function forwardedHeaders(headers: HeaderList, standIn: string, origin: Origin): HeaderList {
  return [
    // What other clients send in a disguised run has no such field either.
    ...(origin.client === undefined ? [['accept-encoding', 'identity'] as const] : []),
    ...withKeyOfUser(headers, standIn, origin.key),
    ...(origin.headers ?? []),
  ]
}

// Without a key of the user, the fields that hold the stand-in are left out. The target must see a request without a key, not
// one with a wrong key.
function withKeyOfUser(headers: HeaderList, standIn: string, key: string | null): HeaderList {
  if (key === null) return headers.filter(([, value]) => !value.includes(standIn))
  return headers.map(([name, value]) => [name, value.replaceAll(standIn, () => key)])
}
