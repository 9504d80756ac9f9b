/** Names that cannot be guessed. */
import { randomBytes } from 'node:crypto'

/** A path segment nobody guesses. */
export function randomToken(): string {
  return randomBytes(18).toString('base64url')
}
