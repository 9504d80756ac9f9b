/** Names that cannot be guessed. */
import { randomBytes } from 'node:crypto'

/** Returns a path segment that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(18).toString('base64url')
}
